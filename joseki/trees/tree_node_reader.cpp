#include "joseki/trees/tree_node_reader.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include "compiler/check/rules/rules.h"
#include "compiler/model/labels.h"
#include "engine/sgf/values.h"

namespace katachi::joseki {

namespace {

constexpr std::array<std::string_view, 2> mark_names{"SQ", "MA"};

// A name is one word.
std::string name_of(std::string_view text) {
    std::string name;
    for (const char c : sgf::sgf_trimmed(text)) {
        const bool is_blank = sgf::sgf_blanks.find(c) != std::string_view::npos;
        if (!is_blank)
            name += c;
        else if (!name.ends_with('-'))
            name += '-';
    }
    return name;
}

// Empty where the label may stand in a constraint diagram.
std::string fault_of(std::string_view label, std::optional<board::Vertex> vertex, const MarkedCorner& corner,
                     const std::vector<board::Vertex>& labelled) {
    const std::string quoted = "`" + std::string(label) + "`";
    if (label.size() != 1 || !is_ascii_letter(label.front())) return quoted + " is no single letter";
    if (!compiler::is_label(label.front())) return quoted + " draws a cell in diagrams";
    if (!vertex || !corner.place_of(*vertex))
        return quoted + " lies outside of the rectangle from the corner to the mark";
    if (std::find(labelled.begin(), labelled.end(), *vertex) != labelled.end())
        return quoted + " stands on a point that has a label already";
    return "";
}

}  // namespace

bool has_marks(const compiler::SgfTree& tree) {
    return std::any_of(tree.nodes.begin(), tree.nodes.end(), [](const compiler::SgfNode& node) {
        return std::any_of(mark_names.begin(), mark_names.end(),
                           [&](std::string_view name) { return node.find(name) != nullptr; });
    });
}

std::optional<TreeEntry> TreeNodeReader::entry(const TreeWalk& walk) {
    if (walk.moves().empty()) return std::nullopt;
    const compiler::SgfNode& node = walk.node();
    const int size = walk.board().size();
    const TreeMove move = walk.moves().front();
    const compiler::SgfProperty& move_property = *node.find(sgf::sgf_side_letter(move.colour));
    const base::Span move_span = findings_.span_of(move_property.values.front());
    const compiler::SgfProperty* comment_property = node.find("C");
    const auto comment_text = comment_property == nullptr ? nullptr
                                                          : std::make_shared<const WrittenText>(
                                                                findings_.source(), comment_property->values.front());
    JosekiComment comment = comment_text == nullptr ? JosekiComment{} : parse_joseki_comment(comment_text->text());

    const bool can_be_played = is_playable(walk, move, move_span);
    const auto mark = mark_of(node, size);
    if (!mark && move.vertex != board::pass_vertex) findings_.add_missing_mark(walk, comment, move_span);
    if (!mark || move.vertex == board::pass_vertex || !can_be_played) return std::nullopt;

    const MarkedCorner corner = marked_corner(walk.board().position(), *mark, move.vertex);
    if (!corner.place_of(move.vertex)) {
        findings_
            .add(compiler::move_outside_corner, move_span,
                 "the move at " + board::vertex_name(move.vertex, size) +
                     " lies outside of the rectangle from the corner to the mark at " + board::vertex_name(*mark, size))
            .help = "set the mark (SQ or MA) farther from the corner";
        return std::nullopt;
    }
    findings_.add_stone_outside(walk, corner, move_span);
    if (comment_text != nullptr) findings_.add_of_comment(comment, *comment_text);
    TreeEntry entry{.source = findings_.source(),
                    .name = std::string(),
                    .name_span = move_span,
                    .move_span = move_span,
                    .drawing = CornerDrawing(walk.board().position(), corner, move.colour, move.vertex),
                    .labels = labels_of(node, corner, size),
                    .comment = std::move(comment),
                    .comment_text = comment_text};
    if (const compiler::SgfProperty* name = node.find("N")) {
        entry.name = name_of(name->values.front().text);
        if (!entry.name.empty()) entry.name_span = findings_.span_of(name->values.front());
    }
    return entry;
}

std::optional<board::Vertex> TreeNodeReader::mark_of(const compiler::SgfNode& node, int size) {
    std::optional<board::Vertex> first;
    for (const std::string_view name : mark_names) {
        const compiler::SgfProperty* marks = node.find(name);
        if (marks == nullptr) continue;
        for (const compiler::SgfValue& value : marks->values) {
            const auto rectangle = sgf::sgf_rectangle(value.text, size);
            if (!rectangle) continue;
            const bool is_area = rectangle->top != rectangle->bottom || rectangle->left != rectangle->right;
            if (first || is_area) {
                if (!first) first = board::vertex_at(rectangle->top, rectangle->left);
                findings_
                    .add(compiler::several_marks, findings_.span_of(value),
                         "a node has one mark; the one at " + board::vertex_name(*first, size) + " is taken")
                    .help = "leave one SQ or MA: the far end of the rectangle from the corner";
                return first;
            }
            first = board::vertex_at(rectangle->top, rectangle->left);
        }
    }
    return first;
}

std::vector<EntryLabel> TreeNodeReader::labels_of(const compiler::SgfNode& node, const MarkedCorner& corner, int size) {
    std::vector<EntryLabel> labels;
    std::vector<board::Vertex> labelled;
    std::set<board::Vertex> faulty;  // one finding a point is enough
    const compiler::SgfProperty* property = node.find("LB");
    if (property == nullptr) return labels;
    for (const compiler::SgfValue& value : property->values) {
        const auto vertex = sgf::sgf_point(sgf::sgf_trimmed(value.before_colon()), size);
        const std::string_view letter = sgf::sgf_trimmed(value.behind_colon());
        const std::string fault = fault_of(letter, vertex, corner, labelled);
        if (!fault.empty()) {
            if (!faulty.insert(vertex.value_or(board::pass_vertex)).second) continue;
            findings_.add(compiler::unusable_label, findings_.span_of(value), fault + "; the label is left out").help =
                "a label is a letter, other than o O x X t Q Y";
            continue;
        }
        labels.push_back({letter.front(), corner.place_of(*vertex).value(), findings_.span_of(value)});
        labelled.push_back(*vertex);
    }
    return labels;
}

bool TreeNodeReader::is_playable(const TreeWalk& walk, const TreeMove& move, base::Span span) {
    // A ko may be taken back at once: threats and their answers are rarely recorded.
    const board::Legality legality = walk.board().is_legal(move.colour, move.vertex);
    if (legality == board::Legality::ok || legality == board::Legality::ko) return true;
    findings_
        .add(compiler::illegal_move, span,
             board::vertex_name(move.vertex, walk.board().size()) + " cannot be played: " + board::reason(legality))
        .help = "the variation goes on as if it had been played; no pattern is made of it";
    return false;
}

}  // namespace katachi::joseki
