#include "compiler/template/reference_templates.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace katachi::compiler {

namespace {

int degree(int rows, int columns, int differences) { return rows * columns - match::difference_cost * differences; }

auto standing(const ReferenceTemplateMatch& match) {
    return std::tuple(match.has_last_move, degree(match.rows, match.columns, match.differences), -match.differences,
                      -std::abs(match.rows - match.columns), match.rows);
}

// An entry laid over the board in one orientation; all points are those of the corner frame.
class Laid {
  public:
    Laid(const Template& drawn, const board::Position& position, board::Orientation orientation, board::Colour own,
         const match::TemplateQuery& query)
        : position_(position), orientation_(orientation), own_(own), query_(query), drawn_(board::max_board_size) {
        for (const PlacedStone& stone : drawn.stones)
            drawn_.put(board::vertex_at(stone.at.row, stone.at.column), stone.own ? own : board::opponent(own));
    }

    std::optional<ReferenceTemplateMatch> match(const TemplateMove& move) const {
        if (move.at && !is_on_board(*move.at)) return std::nullopt;
        const bool has_own = move.rows > 0 && move.rows <= size() && move.columns <= size();
        const bool is_full = has_own && differing(0, move.rows, 0, move.columns).empty();
        std::optional<ReferenceTemplateMatch> best;
        // Whether no more points differ than may; else more do in every larger rectangle.
        const auto look_at = [&](int rows, int columns, bool is_own) {
            const auto points = differing(0, rows, 0, columns);
            const auto differences = static_cast<int>(points.size());
            if (differences > (is_own ? 0 : query_.differences)) return false;
            if (differences > 0 && degree(rows, columns, differences) < match::difference_cost) return true;
            if (move.at && (touches(points, *move.at) || !counts(*move.at, rows, columns))) return true;
            ReferenceTemplateMatch found{move.id, orientation_, board::pass_vertex,      rows,
                                         columns, differences,  has_last(rows, columns), is_full};
            if (!best || standing(found) > standing(*best)) best = found;
            return true;
        };
        for (int rows = match::smallest_template; rows <= size(); ++rows)
            for (int columns = match::smallest_template; columns <= size(); ++columns)
                if (!look_at(rows, columns, false)) break;
        if (has_own) look_at(move.rows, move.columns, true);
        if (!best) return std::nullopt;
        if (!move.at) return best;
        const auto place = place_of(move);
        if (!place) return std::nullopt;
        best->move = vertex(*place);
        return best;
    }

  private:
    int size() const { return position_.size; }
    bool is_on_board(board::Offset at) const { return position_.on_board(at.row, at.column); }
    board::Vertex vertex(board::Offset at) const {
        const board::Offset on_board = board::transform_on_board(at, orientation_, size());
        return board::vertex_at(on_board.row, on_board.column);
    }
    board::Colour on_board(board::Offset at) const { return position_.at(vertex(at)); }

    // Points of rows and columns from the first to before the last, as far as they are on the board.
    std::vector<board::Offset> differing(int first_row, int last_row, int first_column, int last_column) const {
        std::vector<board::Offset> points;
        for (int row = first_row; row < last_row; ++row)
            for (int column = first_column; column < last_column; ++column)
                if (is_on_board({row, column}) && on_board({row, column}) != drawn_.at(row, column))
                    points.push_back({row, column});
        return points;
    }

    static bool touches(const std::vector<board::Offset>& points, board::Offset move) {
        return std::ranges::any_of(points, [&](board::Offset point) {
            return std::abs(point.row - move.row) + std::abs(point.column - move.column) <= 1;
        });
    }

    bool counts(board::Offset move, int rows, int columns) const {
        if (move.row >= rows && move.column >= columns) return false;
        if (move.column >= columns)
            return differing(0, move.row + match::side_rows + 1, columns, move.column + match::side_margin + 1).empty();
        if (move.row >= rows)
            return differing(rows, move.row + match::side_margin + 1, 0, move.column + match::side_rows + 1).empty();
        return true;
    }

    bool has_last(int rows, int columns) const {
        if (query_.last_move == board::pass_vertex) return false;
        for (int row = 0; row < std::min(rows, size()); ++row)
            for (int column = 0; column < std::min(columns, size()); ++column)
                if (vertex({row, column}) == query_.last_move) return drawn_.at(row, column) == board::opponent(own_);
        return false;
    }

    // Whether this line and the next are empty near the edge.
    bool has_room(int line, bool along_columns) const {
        for (int i = line; i < line + 2; ++i)
            for (int depth = 0; depth < match::extension_rows; ++depth) {
                const board::Offset at = along_columns ? board::Offset{depth, i} : board::Offset{i, depth};
                if (is_on_board(at) && on_board(at) != board::Colour::empty) return false;
            }
        return true;
    }

    std::optional<board::Offset> place_of(const TemplateMove& move) const {
        board::Offset at = *move.at;
        if (move.extends_along_columns || move.extends_along_rows) {
            int& line = move.extends_along_columns ? at.column : at.row;
            if (!has_room(line, move.extends_along_columns)) --line;
            if (line < 0 || !has_room(line - 1, move.extends_along_columns)) return std::nullopt;
        }
        if (on_board(at) != board::Colour::empty) return std::nullopt;
        return at;
    }

    const board::Position& position_;
    board::Orientation orientation_;
    board::Colour own_;
    const match::TemplateQuery& query_;
    board::Position drawn_;
};

}  // namespace

std::vector<ReferenceTemplateMatch> reference_templates(std::span<const Template> templates,
                                                        const board::Position& position, board::Colour own,
                                                        const match::TemplateQuery& query) {
    std::vector<ReferenceTemplateMatch> matches;
    for (const Template& drawn : templates)
        for (const board::Orientation orientation : board::all_orientations) {
            if ((query.orientations >> static_cast<int>(orientation) & 1) == 0) continue;
            const Laid laid(drawn, position, orientation, own, query);
            for (const TemplateMove& move : drawn.moves)
                if ((move.orientations >> static_cast<int>(orientation) & 1) != 0)
                    if (const auto match = laid.match(move)) matches.push_back(*match);
        }
    return matches;
}

}  // namespace katachi::compiler
