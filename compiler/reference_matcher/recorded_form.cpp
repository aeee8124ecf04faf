#include "compiler/reference_matcher/recorded_form.h"

#include <algorithm>

#include "compiler/reference_matcher/automaton_orientation.h"
#include "compiler/reference_matcher/reference_matcher.h"

namespace katachi::compiler {

namespace {

// Corners of a rectangle on the board or, where an automaton's anchor moves it, beside it.
struct Corners {
    board::Offset upper_left, lower_right;
};

// A point that need not be on the board, named as the record names it: letters and numbers go on beyond the edges.
std::string point_name(board::Offset point, int size) {
    const int letter = 'A' + point.column + (point.column >= 'I' - 'A' ? 1 : 0);
    return static_cast<char>(letter) + std::to_string(size - point.row);
}

std::string corner_columns(const Corners& corners, int size) {
    return point_name(corners.upper_left, size) + "\t" + point_name(corners.lower_right, size);
}

Corners corners_of(const match::Match& match) {
    return {{board::row_of(match.upper_left), board::column_of(match.upper_left)},
            {board::row_of(match.lower_right), board::column_of(match.lower_right)}};
}

// The diagram as drawn around its anchor, turned by `reported` alone, where the match is turned by match.orientation.
Corners corners_around_anchor(const match::Match& match, const Diagram& diagram, board::Offset anchor,
                              board::Orientation reported) {
    const board::Offset on_board = corners_of(match).upper_left + transformed_point(diagram, anchor, match.orientation);
    const board::Offset first = on_board + board::transform(board::Offset{} - anchor, reported);
    const board::Offset last =
        on_board + board::transform(board::Offset{diagram.rows - 1, diagram.columns - 1} - anchor, reported);
    return {{std::min(first.row, last.row), std::min(first.column, last.column)},
            {std::max(first.row, last.row), std::max(first.column, last.column)}};
}

bool is_recorded(const DatabaseSpec& spec) {
    constexpr std::string_view never_recorded[] = {"oracle", "fuseki9", "fuseki13"};
    return spec.kind != DatabaseKind::eye_shape && spec.kind != DatabaseKind::monte_carlo &&
           std::find(std::begin(never_recorded), std::end(never_recorded), spec.name) == std::end(never_recorded);
}

class LineWriter {
  public:
    LineWriter(const PatternDatabase& database, const board::Position& position, const JudgeMatch& judge,
               std::vector<std::string>& lines)
        : database_(database), position_(position), judge_(judge), lines_(lines) {}

    void write(const Pattern& pattern, board::Colour own) {
        const auto automaton = automaton_orientation(database_.spec.name, pattern);
        for (const board::Orientation reported : orientations(pattern.symmetry.value_or(DeclaredSymmetry::none))) {
            matches_.clear();
            if (automaton) {
                match_turned(pattern, board::composed(automaton->orientation, reported), position_, own, matches_);
                for (const match::Match& match : matches_)
                    add(pattern, match, corners_around_anchor(match, pattern.diagram, automaton->anchor, reported));
            } else {
                match_turned(pattern, reported, position_, own, matches_);
                for (const match::Match& match : matches_) add(pattern, match, corners_of(match));
            }
        }
    }

  private:
    void add(const Pattern& pattern, const match::Match& match, const Corners& corners) {
        const DatabaseKind kind = database_.spec.kind;
        const bool has_corners = kind != DatabaseKind::corner && kind != DatabaseKind::whole_board;
        const std::string colour = match.colour == board::Colour::black ? "b" : "w";
        const Attribute* value = kind == DatabaseKind::whole_board ? pattern.attribute("value") : nullptr;
        lines_.push_back(database_.spec.name + "\t" + (value != nullptr ? value->argument : colour) + "\t" +
                         pattern.name + "\t" +
                         (match.move == board::pass_vertex ? "-" : board::vertex_name(match.move, position_.size)) +
                         "\t" + (has_corners ? corner_columns(corners, position_.size) : "-\t-") +
                         (judge_ ? "\t" + judge_(database_, pattern, match) : ""));
    }

    const PatternDatabase& database_;
    const board::Position& position_;
    JudgeMatch judge_;
    std::vector<std::string>& lines_;
    std::vector<match::Match> matches_;
};

}  // namespace

bool has_recorded_constraints(const DatabaseSpec& spec) {
    using enum DatabaseKind;
    constexpr DatabaseKind asked[] = {move, attack, defence, connection, endgame};
    return is_recorded(spec) && std::find(std::begin(asked), std::end(asked), spec.kind) != std::end(asked);
}

std::vector<std::string> recorded_lines(const std::vector<PatternDatabase>& databases,
                                        const board::Position& position) {
    std::vector<std::string> lines;
    for (const PatternDatabase& database : databases) {
        if (!is_recorded(database.spec)) continue;
        LineWriter writer(database, position, {}, lines);
        for (const board::Colour own : {board::Colour::black, board::Colour::white})
            for (const Pattern& pattern : database.patterns) writer.write(pattern, own);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::vector<std::string> recorded_constraints(const std::vector<PatternDatabase>& databases,
                                              const board::Position& position, const JudgeMatch& judge,
                                              const MayLie& may_lie) {
    std::vector<std::string> lines;
    for (const PatternDatabase& database : databases) {
        if (!has_recorded_constraints(database.spec)) continue;
        LineWriter writer(database, position, judge, lines);
        for (const board::Colour own : {board::Colour::black, board::Colour::white})
            for (const Pattern& pattern : database.patterns)
                if (pattern.constraint && (!may_lie || may_lie(pattern, own))) writer.write(pattern, own);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

}  // namespace katachi::compiler
