#include "games/base/game_signature.h"

#include <xxhash.h>

#include <algorithm>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "engine/board/turned_vertex.h"

namespace katachi::games {

namespace {

using sgf::Event;

struct View {
    board::Orientation orientation;
    bool exchanges_colours;
};

std::vector<View> all_views() {
    std::vector<View> views;
    for (const bool exchanges : {false, true})
        for (const board::Orientation orientation : board::all_orientations) views.push_back({orientation, exchanges});
    return views;
}

// An event as a number that is less than 2^16: kind, colour and place.
std::uint16_t seen_event(const Event& event, const View& view, int size) {
    const bool has_stone = event.colour != board::Colour::empty;
    const board::Colour colour = view.exchanges_colours && has_stone ? board::opponent(event.colour) : event.colour;
    const auto vertex = static_cast<unsigned>(board::turned(event.vertex, view.orientation, size));
    return static_cast<std::uint16_t>((static_cast<unsigned>(event.kind) << 12U) |
                                      (static_cast<unsigned>(colour) << 10U) | vertex);
}

// A move, or all stones that are set up between two moves.
std::span<const Event> group_at(std::span<const Event> events) {
    const auto is_move = [](const Event& event) { return event.kind == Event::Kind::move; };
    if (is_move(events.front())) return events.first(1);
    return events.first(static_cast<std::size_t>(std::find_if(events.begin(), events.end(), is_move) - events.begin()));
}

void see_group(std::span<const Event> group, const View& view, int size, std::vector<std::uint16_t>& seen) {
    seen.clear();
    for (const Event& event : group)
        if (event.kind != Event::Kind::turn) seen.push_back(seen_event(event, view, size));
    std::sort(seen.begin(), seen.end());
}

}  // namespace

// Views that fall behind in a group are dropped; one that is alone goes on without comparing.
std::optional<GameSignature> game_signature(const sgf::Game& game) {
    if (game.move_count() == 0) return std::nullopt;
    std::vector<View> views = all_views();
    std::vector<View> least_views;
    std::vector<std::uint16_t> seen, least, sequence{static_cast<std::uint16_t>(game.size)};
    sequence.reserve(game.events.size() + 1);
    for (std::span<const Event> events = game.events; !events.empty();) {
        const auto group = group_at(events);
        events = events.subspan(group.size());
        least_views.clear();
        for (const View& view : views) {
            see_group(group, view, game.size, seen);
            if (!least_views.empty() && least < seen) continue;
            if (least_views.empty() || seen < least) {
                least = seen;
                least_views.clear();
            }
            least_views.push_back(view);
        }
        views.swap(least_views);
        sequence.insert(sequence.end(), least.begin(), least.end());
    }
    std::vector<std::uint8_t> bytes;
    bytes.reserve(sequence.size() * 2);
    for (const std::uint16_t event : sequence) {
        bytes.push_back(static_cast<std::uint8_t>(event & 0xFFU));
        bytes.push_back(static_cast<std::uint8_t>(event >> 8U));
    }
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH3_128bits(bytes.data(), bytes.size()));
    GameSignature signature;
    std::memcpy(signature.data(), canonical.digest, signature.size());
    return signature;
}

}  // namespace katachi::games
