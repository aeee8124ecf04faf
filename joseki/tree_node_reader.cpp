#include "joseki/tree_node_reader.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "compiler/check/labels.h"
#include "compiler/check/rules/rules.h"
#include "compiler/sgf/sgf_text.h"
#include "engine/board/sgf_values.h"

namespace katachi {

namespace {

constexpr std::array<std::string_view, 2> mark_names{"SQ", "MA"};

bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 && static_cast<unsigned char>(c) < 128;
}

// A name is one word.
std::string name_of(std::string_view text) {
    std::string name;
    for (const char c : sgf_trimmed(text)) {
        const bool is_blank = sgf_blanks.find(c) != std::string_view::npos;
        if (!is_blank)
            name += c;
        else if (!name.ends_with('-'))
            name += '-';
    }
    return name;
}

// A stone that the rectangle leaves out although it touches it.
std::optional<Vertex> stone_beside(const Board& board, const MarkedCorner& corner) {
    for (int row = 0; row < corner.rows; ++row)
        for (int column = 0; column < corner.columns; ++column) {
            if (column > 0 && row + 1 < corner.rows) continue;
            for (const int step : neighbour_steps) {
                const Vertex vertex = corner.vertex_of({row, column}) + step;
                if (is_stone(board.at(vertex)) && !corner.place_of(vertex)) return vertex;
            }
        }
    return std::nullopt;
}

// Empty where the label may stand in a constraint diagram.
std::string fault_of(std::string_view label, std::optional<Vertex> vertex, const MarkedCorner& corner,
                     const std::vector<Vertex>& labelled) {
    const std::string quoted = "`" + std::string(label) + "`";
    if (label.size() != 1 || !is_letter(label.front())) return quoted + " is no single letter";
    if (!is_label(label.front())) return quoted + " draws a cell in diagrams";
    if (!vertex || !corner.place_of(*vertex))
        return quoted + " lies outside of the rectangle from the corner to the mark";
    if (std::find(labelled.begin(), labelled.end(), *vertex) != labelled.end())
        return quoted + " stands on a point that has a label already";
    return "";
}

}  // namespace

bool has_marks(const SgfTree& tree) {
    return std::any_of(tree.nodes.begin(), tree.nodes.end(), [](const SgfNode& node) {
        return std::any_of(mark_names.begin(), mark_names.end(),
                           [&](std::string_view name) { return node.find(name) != nullptr; });
    });
}

std::optional<TreeEntry> TreeNodeReader::entry(const TreeWalk& walk) {
    if (walk.moves().empty()) return std::nullopt;
    const SgfNode& node = walk.node();
    const int size = walk.board().size();
    const TreeMove move = walk.moves().front();
    const SgfProperty& move_property = *node.find(move.colour == Colour::black ? "B" : "W");
    const Span move_span = span_of(move_property.values.front());
    const SgfProperty* comment_property = node.find("C");
    const SgfValue* comment_value = comment_property == nullptr ? nullptr : &comment_property->values.front();
    JosekiComment comment = comment_value == nullptr ? JosekiComment{} : parse_joseki_comment(comment_value->text);

    const bool can_be_played = is_playable(walk, move, move_span);
    const auto mark = mark_of(node, size);
    if (!mark && move.vertex != pass_vertex) note_missing_mark(node, comment, move_span);
    if (!mark || move.vertex == pass_vertex || !can_be_played) return std::nullopt;

    const MarkedCorner corner = marked_corner(walk.board().position(), *mark, move.vertex);
    if (!corner.place_of(move.vertex)) {
        add(move_outside_corner, move_span,
            "the move at " + vertex_name(move.vertex, size) +
                " lies outside of the rectangle from the corner to the mark at " + vertex_name(*mark, size))
            .help = "set the mark (SQ or MA) farther from the corner";
        return std::nullopt;
    }
    note_stone_outside(walk, corner, move_span);
    if (comment_value != nullptr) check_comment(comment, *comment_value);
    TreeEntry entry{.source = source_,
                    .name = std::string(),
                    .name_span = move_span,
                    .move_span = move_span,
                    .drawing = CornerDrawing(walk.board().position(), corner, move.colour, move.vertex),
                    .labels = labels_of(node, corner, size),
                    .comment = std::move(comment),
                    .comment_value = comment_value};
    if (const SgfProperty* name = node.find("N")) {
        entry.name = name_of(name->values.front().text);
        if (!entry.name.empty()) entry.name_span = span_of(name->values.front());
    }
    return entry;
}

void TreeNodeReader::finish() {
    if (unmarked_ == 0) return;
    const std::string count = unmarked_ == 1 ? "a move has" : std::to_string(unmarked_) + " moves have";
    add(missing_mark, first_unmarked_,
        count + " a class in the comment but no mark" + (unmarked_ == 1 ? "" : "; this is the first"))
        .help = "no pattern is made without a mark (SQ or MA) at the far end of the rectangle from the corner";
}

std::optional<Vertex> TreeNodeReader::mark_of(const SgfNode& node, int size) {
    std::optional<Vertex> first;
    for (const std::string_view name : mark_names) {
        const SgfProperty* marks = node.find(name);
        if (marks == nullptr) continue;
        for (const SgfValue& value : marks->values) {
            const auto rectangle = sgf_rectangle(value.text, size);
            if (!rectangle) continue;
            const bool is_area = rectangle->top != rectangle->bottom || rectangle->left != rectangle->right;
            if (first || is_area) {
                if (!first) first = vertex_at(rectangle->top, rectangle->left);
                add(several_marks, span_of(value),
                    "a node has one mark; the one at " + vertex_name(*first, size) + " is taken")
                    .help = "leave one SQ or MA: the far end of the rectangle from the corner";
                return first;
            }
            first = vertex_at(rectangle->top, rectangle->left);
        }
    }
    return first;
}

std::vector<EntryLabel> TreeNodeReader::labels_of(const SgfNode& node, const MarkedCorner& corner, int size) {
    std::vector<EntryLabel> labels;
    std::vector<Vertex> labelled;
    const SgfProperty* property = node.find("LB");
    if (property == nullptr) return labels;
    for (const SgfValue& value : property->values) {
        const auto vertex = sgf_point(sgf_trimmed(value.before_colon()), size);
        const std::string_view letter = sgf_trimmed(value.behind_colon());
        const std::string fault = fault_of(letter, vertex, corner, labelled);
        if (!fault.empty()) {
            add(unusable_label, span_of(value), fault + "; the label is left out").help =
                "a label is a letter, other than o O x X t Q Y";
            continue;
        }
        labels.push_back({letter.front(), corner.place_of(*vertex).value(), span_of(value)});
        labelled.push_back(*vertex);
    }
    return labels;
}

bool TreeNodeReader::is_playable(const TreeWalk& walk, const TreeMove& move, Span span) {
    // A ko may be taken back at once: threats and their answers are rarely recorded.
    const Legality legality = walk.board().is_legal(move.colour, move.vertex);
    if (legality == Legality::ok || legality == Legality::ko) return true;
    add(illegal_move, span, vertex_name(move.vertex, walk.board().size()) + " cannot be played: " + reason(legality))
        .help = "the variation goes on as if it had been played; no pattern is made of it";
    return false;
}

// Says it once for moves in a row.
void TreeNodeReader::note_stone_outside(const TreeWalk& walk, const MarkedCorner& corner, Span move_span) {
    const auto stone = stone_beside(walk.board(), corner);
    if (!stone) return;
    leaving_stones_out_.insert(walk.index());
    if (leaving_stones_out_.contains(walk.node().parent)) return;
    add(stone_outside_corner, move_span,
        "the stone at " + vertex_name(*stone, walk.board().size()) + " touches the rectangle and is not in it")
        .help = "set the mark (SQ or MA) farther from the corner, unless the stone makes no difference";
}

void TreeNodeReader::note_missing_mark(const SgfNode& node, const JosekiComment& comment, Span move_span) {
    if (comment.has_code()) {
        const auto& part = !comment.colon_lines.empty()   ? comment.colon_lines.front()
                           : !comment.constraints.empty() ? comment.constraints.front()
                                                          : comment.actions.front();
        add(missing_mark, span_of(node.find("C")->values.front(), part),
            "this line belongs to a pattern, but the node has no mark")
            .help = "mark the far end of the rectangle from the corner with SQ or MA, or take the line out";
    } else if (comment.names_class) {
        if (unmarked_ == 0) first_unmarked_ = move_span;
        ++unmarked_;
    }
}

void TreeNodeReader::check_comment(const JosekiComment& comment, const SgfValue& value) {
    check_class(comment, value);
    for (std::size_t i = 1; i < comment.colon_lines.size(); ++i)
        add(ignored_comment_line, span_of(value, comment.colon_lines[i]),
            "a pattern has one colon line; the first is taken")
            .help = "write all attributes in one line";
    const bool speaks = comment.names_class || comment.has_code();
    for (const CommentPart& part : comment.others) {
        const std::string_view line = sgf_trimmed(std::string_view(value.text).substr(part.begin, part.length));
        if (part.begin == 0) continue;
        if (line.size() == 1 && joseki_class(line.front()))
            add(ignored_comment_line, span_of(value, part), "the class stands in the comment's first line").help =
                "put it there, or `#` in front of the line";
        else if (speaks && comment.remarks.empty())
            add(ignored_comment_line, span_of(value, part), "this line is not read").help =
                "it should begin with `;` (constraint), `>` (action), `:` (colon line) or `#` (remark)";
    }
}

void TreeNodeReader::check_class(const JosekiComment& comment, const SgfValue& value) {
    constexpr std::string_view classes = "classes are U, S or J, s or j, T, t, 0 or A; remarks begin with `#`";
    const std::string_view text = value.text;
    if (!comment.others.empty() && comment.others.front().begin == 0) {
        add(doubtful_joseki_class, span_of(value, {0, 1}),
            "the comment begins with no class; a standard move is assumed")
            .help = classes;
    } else if (comment.names_class && text.size() > 1 && is_letter(text[1])) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        add(doubtful_joseki_class, span_of(value, {0, end}),
            std::string("the class is read from a word: `") + text[0] + "`")
            .help = "write the letter alone; " + std::string(classes);
    }
}

Span TreeNodeReader::span_of(const SgfValue& value) const { return span_of(value, {0, value.text.size()}); }

Span TreeNodeReader::span_of(const SgfValue& value, CommentPart part) const {
    const std::string_view source = source_->text();
    return {written_offset(source, value, part.begin), written_offset(source, value, part.begin + part.length)};
}

Diagnostic& TreeNodeReader::add(const Rule& rule, Span span, std::string message) {
    return findings_.emplace_back(Diagnostic{.rule = std::string(rule.id),
                                             .severity = rule.severity,
                                             .message = std::move(message),
                                             .source = source_,
                                             .span = span,
                                             .pattern = ""});
}

}  // namespace katachi
