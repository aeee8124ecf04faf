#include "engine/match/blob/check_playouts.h"

#include <algorithm>
#include <cmath>

namespace katachi::match {

namespace {

bool has_sound_weight(const PlayoutLine& line) { return std::isfinite(line.weight) && line.weight >= 0; }

std::string check_set(const PatternTables& tables, const PlayoutSet& set, std::span<const std::uint16_t> codes) {
    const auto& lines = tables.playouts.lines;
    if (set.database >= tables.databases.size()) return "playout patterns without a database";
    if (set.first_line > lines.size() || set.line_count > lines.size() - set.first_line)
        return "weights of playouts that are not there";
    // So that no list leaves its set.
    if (set.line_count == 0 || lines[set.first_line + set.line_count - 1].refused != 0)
        return "a list of playout weights without an end";
    const bool lead_to_lines = std::ranges::all_of(codes, [&](std::uint16_t line) { return line < set.line_count; });
    return lead_to_lines ? "" : "a playout pattern whose weights are not there";
}

}  // namespace

std::string check_playouts(const PatternTables& tables) {
    const PlayoutTables& playouts = tables.playouts;
    if (playouts.codes.size() % board::eight_points_count != 0 ||
        playouts.codes.size() / board::eight_points_count != playouts.sets.size())
        return "playout patterns that do not cover all shapes";
    for (std::size_t i = 0; i < playouts.sets.size(); ++i) {
        const auto codes = playouts.codes.subspan(i * board::eight_points_count, board::eight_points_count);
        if (std::string wrong = check_set(tables, playouts.sets[i], codes); !wrong.empty()) return wrong;
    }
    return std::ranges::all_of(playouts.lines, has_sound_weight) ? "" : "a playout weight that cannot be";
}

}  // namespace katachi::match
