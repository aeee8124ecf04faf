#include "games/harvest/mined_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/emit/pattern_text.h"

namespace katachi::games {

namespace {

constexpr std::string_view introduction =
    "# Shapes around moves, mined from games.  O is the side to move and * its\n"
    "# move; value(…) is how many times as often as an average move it was\n"
    "# played where it could be, or, once `katachi train` has learned it beside\n"
    "# all else that is known of moves, how many times as likely it makes one.\n"
    "# Of several entries that hold for a move the first one counts, so larger\n"
    "# shapes stand before smaller ones.\n";

char drawn(ShapeCell cell) {
    switch (cell) {
        case ShapeCell::own: return compiler::character(compiler::Cell::own);
        case ShapeCell::opponent: return compiler::character(compiler::Cell::opponent);
        default: return compiler::character(compiler::Cell::empty);
    }
}

// The rectangle of the shape's points that are on the board, and what is around it.
compiler::Diagram diagram_of(const ShapeCode& code, int size) {
    const auto& points = board::points_by_distance;
    const int reach = board::reach_of(size);
    board::Offset first{-reach, -reach}, last{reach, reach};
    for (std::size_t point = 0; point < board::points_of_size(size); ++point) {
        if (code.cell(point) != ShapeCell::off_board) continue;
        const board::Offset step = points[point];
        if (step.column == 0 && step.row < 0) first.row = std::max(first.row, step.row + 1);
        if (step.column == 0 && step.row > 0) last.row = std::min(last.row, step.row - 1);
        if (step.row == 0 && step.column < 0) first.column = std::max(first.column, step.column + 1);
        if (step.row == 0 && step.column > 0) last.column = std::min(last.column, step.column - 1);
    }
    compiler::Diagram diagram;
    diagram.rows = last.row - first.row + 1;
    diagram.columns = last.column - first.column + 1;
    diagram.edges = {first.row > -reach, last.row<reach, first.column> - reach, last.column < reach};
    diagram.cells.assign(static_cast<std::size_t>(diagram.rows * diagram.columns),
                         compiler::character(compiler::Cell::any));
    const auto put = [&](board::Offset step, char cell) {
        const board::Offset at = step - first;
        diagram.cells[static_cast<std::size_t>(at.row * diagram.columns + at.column)] = cell;
    };
    for (std::size_t point = 0; point < board::points_of_size(size); ++point)
        if (code.cell(point) != ShapeCell::off_board) put(points[point], drawn(code.cell(point)));
    put({0, 0}, compiler::character(compiler::Cell::move));
    return diagram;
}

// Says the size, and stays the same from one file to the next.
std::string name_of(const ChosenShape& shape, std::set<std::string>& taken) {
    std::uint64_t hash = (shape.code.low + 1) * 0x9e3779b97f4a7c15U ^ shape.code.high * 0xc2b2ae3d27d4eb4fU;
    hash = (hash ^ hash >> 30) * 0xbf58476d1ce4e5b9U;
    hash ^= hash >> 31;
    std::string name = fmt::format("d{}-{:08x}", shape.size, hash >> 32);
    if (!taken.insert(name).second) taken.insert(name = fmt::format("d{}-{:016x}", shape.size, hash));
    return name;
}

}  // namespace

std::string value_text(double worth) {
    constexpr double least = 0.001;
    constexpr double most = 361;
    return fmt::format("{:.3}", std::clamp(worth, least, most));
}

compiler::Pattern mined_pattern(const ChosenShape& shape, const std::string& name) {
    compiler::Pattern pattern;
    pattern.name = name;
    pattern.comments.push_back({fmt::format(" played {} of {}", shape.count.played, shape.count.seen), {}});
    pattern.diagram = diagram_of(shape.code, shape.size);
    pattern.symmetry = compiler::best_declaration(compiler::symmetries(pattern.diagram));
    pattern.symmetry_text = static_cast<char>(*pattern.symmetry);
    pattern.classes = "s";  // safe or not, it was played
    const std::string value = value_text(shape.worth);
    pattern.attributes.push_back({"value", value, std::stod(value)});
    return pattern;
}

std::string mined_text(std::span<const ChosenShape> shapes, const std::string& origin) {
    std::string text(introduction);
    if (!origin.empty()) text += "#\n# " + origin + "\n";
    text += "\n\nattribute_map value_only\n";
    std::set<std::string> taken;
    for (const ChosenShape& shape : shapes)
        text +=
            "\n\n" + compiler::pattern_text(mined_pattern(shape, name_of(shape, taken)), compiler::DatabaseKind::move);
    return text;
}

}  // namespace katachi::games
