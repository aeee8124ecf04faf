#include "tools/authoring/edit/transform_entry.h"

#include <algorithm>
#include <map>

#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/emit/pattern_text.h"
#include "compiler/model/entry_faults.h"
#include "compiler/model/shape_key.h"
#include "tools/authoring/edit/diagram_edit.h"
#include "tools/authoring/edit/sides_exchanged.h"

namespace katachi::authoring {

namespace {

// A declared axis or diagonal as its transformed self.
compiler::DeclaredSymmetry transformed(compiler::DeclaredSymmetry symmetry, board::Orientation orientation) {
    const bool on_its_side = board::exchanges_axes(orientation);
    const board::Offset diagonal = board::transform({1, 1}, orientation);
    const bool diagonals_change = diagonal.row != diagonal.column;
    switch (symmetry) {
        case compiler::DeclaredSymmetry::vertical_axis:
            return on_its_side ? compiler::DeclaredSymmetry::horizontal_axis
                               : compiler::DeclaredSymmetry::vertical_axis;
        case compiler::DeclaredSymmetry::horizontal_axis:
            return on_its_side ? compiler::DeclaredSymmetry::vertical_axis
                               : compiler::DeclaredSymmetry::horizontal_axis;
        case compiler::DeclaredSymmetry::main_diagonal:
            return diagonals_change ? compiler::DeclaredSymmetry::other_diagonal
                                    : compiler::DeclaredSymmetry::main_diagonal;
        case compiler::DeclaredSymmetry::other_diagonal:
            return diagonals_change ? compiler::DeclaredSymmetry::main_diagonal
                                    : compiler::DeclaredSymmetry::other_diagonal;
        default: return symmetry;
    }
}

// Whether the transformed shape is tried in just the orientations that the shape is tried in now.
bool tries_the_same(const compiler::Pattern& pattern, board::Orientation orientation) {
    const compiler::DeclaredSymmetry declared = *pattern.symmetry;
    if ((compiler::symmetries(declared) & ~symmetries(pattern.diagram)) == 0) return true;
    const auto& before = compiler::orientations(declared);
    for (const board::Orientation tried : compiler::orientations(transformed(declared, orientation)))
        if (std::find(before.begin(), before.end(), board::composed(orientation, tried)) == before.end()) return false;
    return true;
}

// Only what is one side's in an eye shape or a playout pattern has no counterpart.
std::string refusal_of_cells(const compiler::Pattern& pattern, compiler::DatabaseKind kind) {
    if (kind == compiler::DatabaseKind::eye_shape) return "an eye shape has no sides to exchange";
    if (kind == compiler::DatabaseKind::monte_carlo &&
        pattern.diagram.find(compiler::character(compiler::Cell::opponent_anchor)))
        return "`Y`, the stone that the opponent played last, has no counterpart";
    return "";
}

std::string refusal_of_names(const compiler::Pattern& pattern) {
    if (!pattern.helper.empty())
        return "what the helper `" + pattern.helper + "` makes of exchanged sides is not known";
    std::string refusal;
    compiler::walk_constraint_and_actions(pattern, [&](const compiler::Expression& expression) {
        if (!refusal.empty()) return;
        if (expression.kind == compiler::Expression::Kind::constant && expression.text == "color")
            refusal = "`color` is the side that draws O, and no constant is the other one";
        if (expression.kind == compiler::Expression::Kind::call && call_of_other_side(expression.text).empty())
            refusal = "`" + expression.text + "` speaks of one side, and no call says it of the other";
    });
    return refusal;
}

std::string refusal_of(const compiler::Pattern& pattern, compiler::DatabaseKind kind, EntryTransform transform) {
    if (!compiler::has_cells(pattern)) return "its diagram cannot be understood; katachi check says why";
    const bool has_colon_line = pattern.board_size == 0 && pattern.weights.empty() && pattern.eye_value.empty();
    if (has_colon_line && !pattern.symmetry) return "`" + pattern.symmetry_text + "` is no symmetry";
    if (has_colon_line && !tries_the_same(pattern, transform.orientation))
        return "it declares `" + pattern.symmetry_text +
               "`, which its shape has not: turned, it would match elsewhere; katachi check says more";
    if (!transform.exchange_sides) return "";
    const std::string refusal = refusal_of_cells(pattern, kind);
    return refusal.empty() ? refusal_of_names(pattern) : refusal;
}

std::string roles_in(const std::string& classes) {
    std::string roles;
    for (const char letter : classes)
        if (std::string_view("CcBbadAD").find(letter) != std::string_view::npos)
            roles += (roles.empty() ? "`" : ", `") + std::string(1, letter) + "`";
    return roles;
}

// The shape without rows and columns at its rim that hold no point of the eye space: turned, a column would become a
// row without cells, which is none.
compiler::Diagram cropped(const compiler::Diagram& diagram) {
    int top = diagram.rows, bottom = -1, left = diagram.columns, right = -1;
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column)
            if (diagram.at(row, column) != compiler::character(compiler::Cell::outside)) {
                top = std::min(top, row);
                bottom = std::max(bottom, row);
                left = std::min(left, column);
                right = std::max(right, column);
            }
    if (diagram.edges.north) top = 0;
    if (diagram.edges.south) bottom = diagram.rows - 1;
    if (diagram.edges.west) left = 0;
    if (diagram.edges.east) right = diagram.columns - 1;
    compiler::Diagram result;
    result.edges = diagram.edges;
    result.rows = bottom - top + 1;
    result.columns = right - left + 1;
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column) result.cells.push_back(diagram.at(row, column));
    return result;
}

class Transformer {
  public:
    Transformer(const compiler::Pattern& pattern, compiler::DatabaseKind kind, EntryTransform transform)
        : pattern_(pattern), source_(*pattern.source), kind_(kind), transform_(transform) {
        if (transform.exchange_sides) labels_ = labels_with_sides_exchanged(pattern);
    }

    std::vector<base::TextEdit> edits() {
        if (pattern_.board_size > 0) {
            edit_points();
            return std::move(edits_);
        }
        edit_diagrams();
        if (pattern_.symmetry)
            replace(pattern_.symmetry_span,
                    std::string(1, static_cast<char>(transformed(*pattern_.symmetry, transform_.orientation))));
        if (transform_.exchange_sides) edit_names();
        std::stable_sort(edits_.begin(), edits_.end(), [](const base::TextEdit& a, const base::TextEdit& b) {
            return std::pair(a.span.begin, a.span.end) < std::pair(b.span.begin, b.span.end);
        });
        return std::move(edits_);
    }

  private:
    void replace(base::Span span, const std::string& text) {
        if (span.length() > 0 && source_.text(span) != text) edits_.push_back({span, text});
    }

    void edit_diagrams() {
        const int name_line = source_.line_column(pattern_.name_span.begin).line;
        const auto behind_name = name_line < source_.line_count() ? source_.line_span(name_line + 1).begin
                                                                  : source_.line_span(name_line).end;
        const compiler::Diagram shape =
            kind_ == compiler::DatabaseKind::eye_shape ? cropped(pattern_.diagram) : pattern_.diagram;
        redraw(source_, pattern_.diagram, drawn(shape, false), behind_name, edits_);
        if (!pattern_.constraint_diagram) return;
        const compiler::Diagram& labels = *pattern_.constraint_diagram;
        const int first_line = source_.line_column(labels.lines.front().span.begin).line;
        redraw(source_, labels, drawn(labels, true), source_.line_span(first_line).begin, edits_);
    }

    compiler::Diagram drawn(const compiler::Diagram& diagram, bool has_labels) const {
        compiler::Diagram result = compiler::transformed(diagram, transform_.orientation);
        if (!transform_.exchange_sides) return result;
        for (char& cell : result.cells)
            cell = has_labels && labels_.contains(cell) ? labels_.at(cell) : compiler::colours_exchanged(cell);
        return result;
    }

    void edit_names() {
        replace(pattern_.classes_span, with_sides_exchanged(pattern_.classes));
        for (const compiler::Attribute& attribute : pattern_.attributes)
            if (compiler::takes_label(attribute.name) && attribute.argument.size() == 1)
                replace(attribute.argument_span, renamed(attribute.argument));
        compiler::walk_constraint_and_actions(pattern_, [&](const compiler::Expression& expression) {
            if (expression.kind == compiler::Expression::Kind::vertex)
                replace(expression.span, renamed(expression.text));
            if (expression.kind == compiler::Expression::Kind::call)
                replace(expression.name_span, std::string(call_of_other_side(expression.text)));
        });
        for (const compiler::WeightLine& weight : pattern_.weights) replace(weight.span, weight_text(weight));
    }

    std::string renamed(const std::string& label) const {
        const auto found = labels_.find(label.front());
        return found == labels_.end() ? label : std::string(1, found->second);
    }

    // `ocap1`, `osafe`: the first letter is the side.
    std::string weight_text(const compiler::WeightLine& weight) const {
        std::string text(source_.text(weight.span));
        for (std::size_t comma = text.find(','); comma != std::string::npos; comma = text.find(',', comma + 1)) {
            const std::size_t name = text.find_first_not_of(" \t", comma + 1);
            if (name != std::string::npos) text[name] = compiler::colours_exchanged(text[name]);
        }
        return text;
    }

    void edit_points() {
        compiler::Pattern moved = pattern_;
        const auto place = [&](board::Offset& at) {
            at = board::transform_on_board(at, transform_.orientation, moved.board_size);
        };
        if (moved.whole_board_move) place(*moved.whole_board_move);
        for (compiler::PlacedStone& stone : moved.stones) {
            place(stone.at);
            stone.own = stone.own != transform_.exchange_sides;
        }
        const std::string text = compiler::pattern_text(moved, compiler::DatabaseKind::whole_board);
        const auto begin = source_.text().find_first_not_of(" \t", pattern_.attributes.front().argument_span.end);
        const auto end = std::min(source_.text().find_first_of(" \t\r\n#", begin), source_.text().size());
        replace({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)},
                text.substr(text.rfind(' ') + 1, text.size() - text.rfind(' ') - 2));
    }

    const compiler::Pattern& pattern_;
    const base::SourceFile& source_;
    compiler::DatabaseKind kind_;
    EntryTransform transform_;
    std::map<char, char> labels_;
    std::vector<base::TextEdit> edits_;
};

}  // namespace

TransformedEntry transform_entry(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                                 EntryTransform transform) {
    TransformedEntry result;
    result.refusal = refusal_of(pattern, kind, transform);
    if (!result.refusal.empty()) return result;
    if (transform.orientation == board::Orientation::identity && !transform.exchange_sides) return result;
    result.edits = Transformer(pattern, kind, transform).edits();
    if (const std::string roles = roles_in(pattern.classes); transform.exchange_sides && !roles.empty())
        result.notes.push_back("the move is still O's; do the class letters " + roles + " still say what it does?");
    return result;
}

std::optional<board::Orientation> turn_to_edge(const compiler::Diagram& diagram, board::Offset side) {
    using enum board::Orientation;
    const auto is_drawn = [&](board::Offset towards) {
        if (towards.row != 0) return towards.row < 0 ? diagram.edges.north : diagram.edges.south;
        return towards.column < 0 ? diagram.edges.west : diagram.edges.east;
    };
    for (const board::Orientation turn : {identity, rotated_90, rotated_270, rotated_180})
        if (is_drawn(board::transform(side, board::inverse(turn)))) return turn;
    return std::nullopt;
}

}  // namespace katachi::authoring
