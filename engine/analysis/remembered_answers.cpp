#include "engine/analysis/remembered_answers.h"

#include <algorithm>

namespace katachi::analysis {

std::size_t RememberedAnswers::place_of(match::Autohelper helper, board::Colour own,
                                        std::span<const board::Vertex> points) const {
    // FNV-1a over the parts of the call.
    std::uint64_t hash = 0xcbf29ce484222325;
    const auto add = [&](std::uint64_t part) { hash = (hash ^ part) * 0x100000001b3; };
    add(static_cast<std::uint64_t>(helper));
    add(static_cast<std::uint64_t>(own));
    for (const board::Vertex point : points) add(static_cast<std::uint64_t>(point));
    return static_cast<std::size_t>((hash ^ hash >> 32) % entries_.size());
}

std::optional<match::Value> RememberedAnswers::find(match::Autohelper helper, board::Colour own,
                                                    std::span<const board::Vertex> points) const {
    const Entry& entry = entries_[place_of(helper, own, points)];
    const bool is_known = entry.position == position_ && entry.helper == helper && entry.own == own &&
                          entry.count == points.size() &&
                          std::equal(points.begin(), points.end(), entry.points.begin());
    return is_known ? std::optional(entry.value) : std::nullopt;
}

void RememberedAnswers::store(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points,
                              match::Value value) {
    if (points.size() > longest) return;
    Entry& entry = entries_[place_of(helper, own, points)];
    entry.position = position_;
    entry.helper = helper;
    entry.own = own;
    entry.count = static_cast<std::uint8_t>(points.size());
    std::transform(points.begin(), points.end(), entry.points.begin(),
                   [](board::Vertex point) { return static_cast<std::uint16_t>(point); });
    entry.value = value;
}

}  // namespace katachi::analysis
