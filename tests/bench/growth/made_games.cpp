#include "tests/bench/growth/made_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

#include "base/random/split_mix.h"

namespace katachi::bench {

namespace {

constexpr int exchange_tries = 8;         // in a game
constexpr std::uint64_t most_turns = 10;  // of one side between two moves that change places
constexpr int least_distance = 6;         // along the lines
constexpr std::uint64_t most_cut = 30;    // moves at the end
constexpr std::uint64_t players = 2000;
constexpr std::uint64_t first_year = 1960, years = 66;

int distance(board::Vertex a, board::Vertex b) {
    return std::abs(board::row_of(a) - board::row_of(b)) + std::abs(board::column_of(a) - board::column_of(b));
}

bool is_legal(int size, std::span<const sgf::Event> events) {
    board::Board board(size);
    return std::ranges::none_of(events,
                                [&](const sgf::Event& event) { return sgf::execute(event, board).has_value(); });
}

using Exchange = std::pair<std::size_t, std::size_t>;

// The exchanges are those of moves of one side that lie far apart.
std::vector<Exchange> drawn_exchanges(const std::vector<sgf::Event>& events, base::SplitMix& random) {
    const auto is_stone = [](const sgf::Event& event) {
        return event.kind == sgf::Event::Kind::move && event.vertex != board::pass_vertex;
    };
    std::vector<Exchange> drawn;
    for (int i = 0; i < exchange_tries && !events.empty(); ++i) {
        const std::size_t first = random.below(events.size());
        const std::size_t second = first + 2 * (1 + random.below(most_turns));
        if (second >= events.size()) continue;
        const sgf::Event &a = events[first], &b = events[second];
        if (is_stone(a) && is_stone(b) && a.colour == b.colour && distance(a.vertex, b.vertex) >= least_distance)
            drawn.emplace_back(first, second);
    }
    return drawn;
}

std::vector<sgf::Event> exchanged(std::vector<sgf::Event> events, const std::vector<Exchange>& exchanges) {
    for (const auto& [first, second] : exchanges) std::swap(events[first].vertex, events[second].vertex);
    return events;
}

std::string coordinates(board::Vertex vertex) {
    if (vertex == board::pass_vertex) return "";
    return {static_cast<char>('a' + board::column_of(vertex)), static_cast<char>('a' + board::row_of(vertex))};
}

}  // namespace

MadeGames::MadeGames(std::vector<sgf::Game> real, std::uint64_t seed) : real_(std::move(real)), seed_(seed) {}

std::vector<sgf::Event> MadeGames::changed_moves(const sgf::Game& game, std::uint64_t seed) const {
    base::SplitMix random(seed);
    std::vector<sgf::Event> events = game.events;
    const std::uint64_t cut = random.below(most_cut + 1);
    if (events.size() > 2 * most_cut) events.resize(events.size() - cut);
    std::vector<Exchange> exchanges = drawn_exchanges(events, random);
    std::vector<sgf::Event> changed = exchanged(events, exchanges);
    while (!exchanges.empty() && !is_legal(game.size, changed)) {
        exchanges.resize(exchanges.size() / 2);
        changed = exchanged(events, exchanges);
    }
    return changed;
}

std::string MadeGames::sgf(std::uint64_t number) const {
    const sgf::Game& game = real_[number % real_.size()];
    const std::uint64_t own_seed = base::mixed(seed_, number);
    base::SplitMix random(own_seed);
    std::string text = fmt::format("(;GM[1]FF[4]SZ[{}]PB[Player {}]PW[Player {}]", game.size, random.below(players),
                                   random.below(players));
    text +=
        fmt::format("DT[{}-{:02}-{:02}]", first_year + random.below(years), 1 + random.below(12), 1 + random.below(28));
    text += fmt::format("KM[6.5]RE[{}+R]", random.below(2) == 0 ? 'B' : 'W');
    for (const sgf::Event& event : changed_moves(game, own_seed)) {
        const char colour = event.colour == board::Colour::black ? 'B' : 'W';
        if (event.kind == sgf::Event::Kind::move) text += fmt::format(";{}[{}]", colour, coordinates(event.vertex));
        if (event.kind == sgf::Event::Kind::set_up) text += fmt::format("A{}[{}]", colour, coordinates(event.vertex));
    }
    return text + ")\n";
}

}  // namespace katachi::bench
