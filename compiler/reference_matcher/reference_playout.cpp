#include "compiler/reference_matcher/reference_playout.h"

#include <algorithm>
#include <string>

#include "compiler/reference_matcher/cell.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t middle = 4;

// Row and column from 0 to 2, or nothing where the last move was far away.
std::optional<board::Offset> last_move_of(const match::PlayoutContext& context) {
    if (context.last_neighbour == match::PlayoutContext::far_away) return std::nullopt;
    return board::Offset{1, 1} + board::eight_neighbours[static_cast<std::size_t>(context.last_neighbour)];
}

bool matches(const Diagram& diagram, const PlayoutPosition& points, board::Colour own,
             std::optional<board::Offset> last_move) {
    const board::Offset upper_left = board::Offset{1, 1} - diagram.find(character(Cell::move)).value();
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column) {
            const board::Offset at{row, column};
            const board::Colour found = points[static_cast<std::size_t>(3 * row + column)];
            const board::Offset drawn = at - upper_left;
            const bool is_beyond_edge =
                (diagram.edges.north && drawn.row < 0) || (diagram.edges.south && drawn.row >= diagram.rows) ||
                (diagram.edges.west && drawn.column < 0) || (diagram.edges.east && drawn.column >= diagram.columns);
            if (is_beyond_edge && found != board::Colour::off_board) return false;
            if (!diagram.contains(drawn.row, drawn.column)) continue;
            const char cell = diagram.at(drawn.row, drawn.column);
            if (!holds(cell, found, own)) return false;
            if (cell == character(Cell::opponent_anchor) && last_move != at) return false;
        }
    return true;
}

bool holds(const std::string& condition, const match::PlayoutContext& context) {
    if (condition == "near") return context.last_neighbour != match::PlayoutContext::far_away;
    if (condition == "far") return context.last_neighbour == match::PlayoutContext::far_away;
    if (condition == "osafe") return context.own_is_safe;
    if (condition == "xsafe") return context.opponent_is_safe;
    const int captures = condition.front() == 'o' ? context.own_captures : context.opponent_captures;
    const int wanted = condition.at(4) - '0';
    return condition.ends_with('+') || wanted == 3 ? captures >= wanted : captures == wanted;
}

}  // namespace

PlayoutPosition playout_position(board::EightPoints code, board::Colour own) {
    PlayoutPosition points{};
    for (std::size_t i = 0; i < board::eight_neighbours.size(); ++i) {
        const board::Offset at = board::Offset{1, 1} + board::eight_neighbours[i];
        board::Colour& point = points[static_cast<std::size_t>(3 * at.row + at.column)];
        switch (match::point_of(code, static_cast<int>(i))) {
            case match::PlayoutPoint::empty: point = board::Colour::empty; break;
            case match::PlayoutPoint::own: point = own; break;
            case match::PlayoutPoint::opponent: point = board::opponent(own); break;
            case match::PlayoutPoint::off_board: point = board::Colour::off_board; break;
        }
    }
    points[middle] = board::Colour::empty;
    return points;
}

ReferencePlayout::ReferencePlayout(const PatternDatabase& database) {
    for (const Pattern& pattern : database.patterns) {
        Entry& entry = entries_.emplace_back();
        entry.weights = pattern.weights;
        for (const board::Orientation orientation : board::all_orientations)
            entry.turned.push_back(transformed(pattern.diagram, orientation));
    }
}

float ReferencePlayout::weight(const PlayoutPosition& points, board::Colour own,
                               const match::PlayoutContext& context) const {
    for (const Entry& entry : entries_) {
        const bool found = std::ranges::any_of(
            entry.turned, [&](const Diagram& diagram) { return matches(diagram, points, own, last_move_of(context)); });
        if (!found) continue;
        for (const WeightLine& line : entry.weights)
            if (std::ranges::all_of(line.conditions, [&](const auto& condition) { return holds(condition, context); }))
                return std::stof(line.weight);
    }
    return match::plain_playout_weight;
}

}  // namespace katachi::compiler
