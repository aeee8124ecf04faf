#include "compiler/model/pattern.h"

#include <algorithm>

#include "base/text/trim.h"
#include "compiler/model/tool_comment.h"

namespace katachi::compiler {

std::optional<DeclaredSymmetry> declared_symmetry(char c) {
    switch (c) {
        case '8':
        case '|':
        case '-':
        case '\\':
        case '/':
        case '+':
        case 'X':
        case 'O': return static_cast<DeclaredSymmetry>(c);
        default: return std::nullopt;
    }
}

// One axis: the four rotations reach every image. Both axes or both diagonals: the shape as drawn and a
// quarter turn. Half a turn: these two and their mirror images.
const std::vector<board::Orientation>& orientations(DeclaredSymmetry symmetry) {
    using enum board::Orientation;
    static const std::vector<board::Orientation> all(board::all_orientations.begin(), board::all_orientations.end());
    static const std::vector<board::Orientation> rotations{identity, rotated_90, rotated_180, rotated_270};
    static const std::vector<board::Orientation> quarter_turn{identity, rotated_90};
    static const std::vector<board::Orientation> quarter_turn_and_mirrored{identity, rotated_90, mirrored, transposed};
    switch (symmetry) {
        case DeclaredSymmetry::none: return all;
        case DeclaredSymmetry::both_axes:
        case DeclaredSymmetry::both_diagonals: return quarter_turn;
        case DeclaredSymmetry::point: return quarter_turn_and_mirrored;
        default: return rotations;
    }
}

const Attribute* Pattern::attribute(std::string_view attribute_name) const {
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [&](const Attribute& attribute) { return attribute.name == attribute_name; });
    return found == attributes.end() ? nullptr : &*found;
}

std::vector<std::string> Pattern::remarks() const {
    std::vector<std::string> texts;
    const auto add = [&](std::string_view text) {
        const auto visible = base::trimmed_front(text, " \t");
        if (!visible.empty()) texts.emplace_back(visible);
    };
    for (const DiagramLine& line : diagram.lines) add(line.remark);
    for (const Comment& comment : comments)
        if (!base::trimmed_front(comment.text, " \t").starts_with(tool_comment_mark)) add(comment.text);
    return texts;
}

std::string Pattern::remark() const {
    std::string text;
    for (const std::string& line : remarks()) text += (text.empty() ? "" : " ") + line;
    return text;
}

Diagram drawn_points(const Pattern& pattern) {
    if (pattern.board_size == 0) return pattern.diagram;
    Diagram board;
    board.rows = board.columns = pattern.board_size;
    board.edges = {.north = true, .south = true, .west = true, .east = true};
    const auto size = static_cast<std::size_t>(pattern.board_size);
    board.cells.assign(size * size, character(Cell::empty));
    const auto put = [&](board::Offset at, Cell cell) {
        board.cells[static_cast<std::size_t>(at.row) * size + static_cast<std::size_t>(at.column)] = character(cell);
    };
    for (const PlacedStone& stone : pattern.stones) put(stone.at, stone.own ? Cell::own : Cell::opponent);
    if (pattern.whole_board_move) put(*pattern.whole_board_move, Cell::move);
    return board;
}

namespace {

std::string text_of(const std::vector<Statement>& statements) {
    std::string text;
    for (const Statement& statement : statements) text += to_text(statement) + "\n";
    return text;
}

std::string text_of(const std::optional<Expression>& expression) { return expression ? to_text(*expression) : ""; }

// A Monte Carlo entry is called by its line, which is no part of its meaning.
bool same_name(const Pattern& a, const Pattern& b) {
    return a.name == b.name || (!a.weights.empty() && !b.weights.empty());
}

}  // namespace

bool same_meaning(const Pattern& a, const Pattern& b) {
    return same_name(a, b) && a.diagram == b.diagram && a.symmetry_text == b.symmetry_text && a.classes == b.classes &&
           a.attributes == b.attributes && a.helper == b.helper && a.constraint_diagram == b.constraint_diagram &&
           text_of(a.constraint) == text_of(b.constraint) && text_of(a.actions) == text_of(b.actions) &&
           a.eye_value == b.eye_value && a.weights == b.weights && a.board_size == b.board_size &&
           a.stones == b.stones && a.whole_board_move == b.whole_board_move && a.remarks() == b.remarks();
}

}  // namespace katachi::compiler
