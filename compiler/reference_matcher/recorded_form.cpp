#include "compiler/reference_matcher/recorded_form.h"

#include <algorithm>

#include "compiler/reference_matcher/automaton_orientation.h"
#include "compiler/reference_matcher/reference_matcher.h"

namespace katachi {

namespace {

// Corners of a rectangle on the board or, where an automaton's anchor moves it, beside it.
struct Corners {
    Offset upper_left, lower_right;
};

// A point that need not be on the board, named as the record names it: letters and numbers go on beyond the edges.
std::string point_name(Offset point, int size) {
    const int letter = 'A' + point.column + (point.column >= 'I' - 'A' ? 1 : 0);
    return static_cast<char>(letter) + std::to_string(size - point.row);
}

std::string corner_columns(const Corners& corners, int size) {
    return point_name(corners.upper_left, size) + "\t" + point_name(corners.lower_right, size);
}

Corners corners_of(const Match& match) {
    return {{row_of(match.upper_left), column_of(match.upper_left)},
            {row_of(match.lower_right), column_of(match.lower_right)}};
}

// The diagram as drawn around its anchor, turned by `reported` alone, where the match is turned by match.orientation.
Corners corners_around_anchor(const Match& match, const Diagram& diagram, Offset anchor, Orientation reported) {
    const Offset on_board = corners_of(match).upper_left + transformed_point(diagram, anchor, match.orientation);
    const Offset first = on_board + transform(Offset{} - anchor, reported);
    const Offset last = on_board + transform(Offset{diagram.rows - 1, diagram.columns - 1} - anchor, reported);
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
    LineWriter(const PatternDatabase& database, const Position& position, std::optional<Vertex> at,
               const JudgeMatch& judge, std::vector<std::string>& lines)
        : database_(database), position_(position), at_(at), judge_(judge), lines_(lines) {}

    void write(const Pattern& pattern, Colour own) {
        const auto automaton = automaton_orientation(database_.spec.name, pattern);
        for (const Orientation reported : orientations(pattern.symmetry.value_or(DeclaredSymmetry::none))) {
            matches_.clear();
            if (automaton) {
                match_turned(pattern, composed(automaton->orientation, reported), position_, own, matches_);
                for (const Match& match : matches_)
                    add(pattern, match, corners_around_anchor(match, pattern.diagram, automaton->anchor, reported));
            } else {
                match_turned(pattern, reported, position_, own, matches_);
                for (const Match& match : matches_) add(pattern, match, corners_of(match));
            }
        }
    }

  private:
    void add(const Pattern& pattern, const Match& match, const Corners& corners) {
        if (at_ && match.move != *at_) return;
        const DatabaseKind kind = database_.spec.kind;
        const bool has_corners = kind != DatabaseKind::corner && kind != DatabaseKind::whole_board;
        const std::string colour = match.colour == Colour::black ? "b" : "w";
        const Attribute* value = kind == DatabaseKind::whole_board ? pattern.attribute("value") : nullptr;
        lines_.push_back(database_.spec.name + "\t" + (value != nullptr ? value->argument : colour) + "\t" +
                         pattern.name + "\t" +
                         (match.move == pass_vertex ? "-" : vertex_name(match.move, position_.size)) + "\t" +
                         (has_corners ? corner_columns(corners, position_.size) : "-\t-") +
                         (judge_ ? "\t" + judge_(database_, pattern, match) : ""));
    }

    const PatternDatabase& database_;
    const Position& position_;
    std::optional<Vertex> at_;
    const JudgeMatch& judge_;
    std::vector<std::string>& lines_;
    std::vector<Match> matches_;
};

bool is_asked_of_positions(const DatabaseSpec& spec) {
    using enum DatabaseKind;
    constexpr DatabaseKind asked[] = {move, attack, defence, connection, endgame};
    return is_recorded(spec) && std::find(std::begin(asked), std::end(asked), spec.kind) != std::end(asked);
}

}  // namespace

std::vector<std::string> recorded_lines(const std::vector<PatternDatabase>& databases, const Position& position,
                                        const std::vector<Colour>& sides, std::optional<Vertex> at) {
    const JudgeMatch no_judge;
    std::vector<std::string> lines;
    for (const PatternDatabase& database : databases) {
        if (!is_recorded(database.spec)) continue;
        LineWriter writer(database, position, at, no_judge, lines);
        for (const Colour own : sides)
            for (const Pattern& pattern : database.patterns) writer.write(pattern, own);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::vector<std::string> recorded_constraints(const std::vector<PatternDatabase>& databases, const Position& position,
                                              const JudgeMatch& judge, const std::vector<Colour>& sides,
                                              std::optional<Vertex> at) {
    std::vector<std::string> lines;
    for (const PatternDatabase& database : databases) {
        if (!is_asked_of_positions(database.spec)) continue;
        LineWriter writer(database, position, at, judge, lines);
        for (const Colour own : sides)
            for (const Pattern& pattern : database.patterns)
                if (pattern.constraint) writer.write(pattern, own);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

}  // namespace katachi
