#include "joseki/trees/tree_findings.h"

#include <algorithm>

#include "compiler/check/rules/rules.h"
#include "engine/sgf/values.h"

namespace katachi::joseki {

namespace {

constexpr std::string_view classes = "classes are U, S or J, s or j, T, t, 0 or A; remarks begin with `#`";
constexpr std::string_view antisuji = "a bad move is `0` or `A` in a comment; `N` means that in a colon line";
constexpr std::size_t longest_character = 4;  // of UTF-8

// Two letters in a row.
bool has_word(std::string_view line) {
    return std::adjacent_find(line.begin(), line.end(),
                              [](char a, char b) { return is_ascii_letter(a) && is_ascii_letter(b); }) != line.end();
}

// A stone that the rectangle leaves out although it touches it.
std::optional<board::Vertex> stone_beside(const board::Board& board, const MarkedCorner& corner) {
    for (int row = 0; row < corner.rows; ++row)
        for (int column = 0; column < corner.columns; ++column) {
            if (column > 0 && row + 1 < corner.rows) continue;
            for (const int step : board::neighbour_steps) {
                const board::Vertex vertex = corner.vertex_of({row, column}) + step;
                if (board::is_stone(board.at(vertex)) && !corner.place_of(vertex)) return vertex;
            }
        }
    return std::nullopt;
}

// A mark that looks meant for the corner: alone, and on an empty point.
const compiler::SgfProperty* mark_of_other_kind(const TreeWalk& walk) {
    for (const char* name : {"TR", "CR", "SL"}) {
        const compiler::SgfProperty* marks = walk.node().find(name);
        if (marks == nullptr || marks->values.size() != 1) continue;
        const auto vertex = sgf::sgf_point(sgf::sgf_trimmed(marks->values.front().text), walk.board().size());
        if (vertex && *vertex != walk.moves().front().vertex && !board::is_stone(walk.board().at(*vertex)))
            return marks;
    }
    return nullptr;
}

}  // namespace

// Says it once for moves in a row.
void TreeFindings::add_stone_outside(const TreeWalk& walk, const MarkedCorner& corner, base::Span move_span) {
    const auto stone = stone_beside(walk.board(), corner);
    if (!stone) return;
    leaving_stones_out_.insert(walk.index());
    if (leaving_stones_out_.contains(walk.node().parent)) return;
    add(compiler::stone_outside_corner, move_span,
        "the stone at " + board::vertex_name(*stone, walk.board().size()) + " touches the rectangle and is not in it")
        .help = "set the mark (SQ or MA) farther from the corner, unless the stone makes no difference";
}

void TreeFindings::add_missing_mark(const TreeWalk& walk, const JosekiComment& comment, base::Span move_span) {
    constexpr std::string_view help =
        "mark the far end of the rectangle from the corner with SQ or MA, or take this out";
    const compiler::SgfNode& node = walk.node();
    if (comment.has_code()) {
        const auto& part = !comment.colon_lines.empty()   ? comment.colon_lines.front()
                           : !comment.constraints.empty() ? comment.constraints.front()
                                                          : comment.actions.front();
        add(compiler::missing_mark, WrittenText(source_, node.find("C")->values.front()).span(part),
            "this line belongs to a pattern, but the node has no mark")
            .help = help;
    } else if (const compiler::SgfProperty* other = mark_of_other_kind(walk)) {
        add(compiler::missing_mark, {other->offset, other->offset + static_cast<std::uint32_t>(other->name.size())},
            other->name + " marks no corner, and the node has no SQ or MA")
            .help = help;
    } else if (comment.names_class) {
        unmarked_.add(move_span);
    }
}

void TreeFindings::add_of_comment(const JosekiComment& comment, const WrittenText& text) {
    add_of_class(comment, text);
    if (comment.colon_lines.size() > 1)
        add(compiler::ignored_comment_line, text.span(comment.colon_lines[1]),
            "a pattern has one colon line; the first is taken")
            .help = "write all attributes in one line";
    const bool speaks = (comment.names_class || comment.has_code()) && comment.remarks.empty();
    for (const TextPart& part : comment.others) {
        const std::string_view line = sgf::sgf_trimmed(text.text(part));
        const bool is_class = line.size() == 1 && joseki_class(line.front());
        if (part.begin == 0 || !(is_class || speaks)) continue;
        add(compiler::ignored_comment_line, text.span(part),
            is_class ? "the class stands in the comment's first line" : "this line is not read")
            .help = is_class ? "put it there, or `#` in front of the line"
                             : "it should begin with `;` (constraint), `>` (action), `:` (colon line) or `#` (remark)";
        return;
    }
}

void TreeFindings::add_of_class(const JosekiComment& comment, const WrittenText& text) {
    const std::string_view line = text.text().substr(0, text.text().find('\n'));
    const TextPart first_word{0, std::min(line.find(' '), line.size())};
    if (!comment.others.empty() && comment.others.front().begin == 0)
        add_classless(text.span(first_word), line);
    else if (comment.names_class && has_word(line))
        add(compiler::doubtful_joseki_class, text.span(first_word),
            std::string("the class is read from a line of words: `") + line.front() + "`")
            .help = "write the letter alone; " + std::string(classes);
}

// A single letter may be a slip of the finger; trees with prose in many comments have one finding.
void TreeFindings::add_classless(base::Span span, std::string_view line) {
    if (line.size() > longest_character)
        prose_.add(span);
    else
        add(compiler::doubtful_joseki_class, span, "the comment begins with no class; a standard move is assumed")
            .help = sgf::sgf_trimmed(line) == "N" ? antisuji : classes;
}

void TreeFindings::finish() {
    const auto counted = [](const Counted& what, const std::string& one, const std::string& many) {
        return what.count == 1 ? one : std::to_string(what.count) + " " + many + "; this is the first";
    };
    if (unmarked_.count > 0)
        add(compiler::missing_mark, unmarked_.first,
            counted(unmarked_, "a move has a class in the comment but no mark",
                    "moves have a class in the comment but no mark"))
            .help = "no pattern is made without a mark (SQ or MA) at the far end of the rectangle from the corner";
    if (prose_.count > 0)
        add(compiler::doubtful_joseki_class, prose_.first,
            counted(prose_, "the comment begins with no class; a standard move is assumed",
                    "comments begin with no class; standard moves are assumed"))
            .help = classes;
}

base::Diagnostic& TreeFindings::add(const compiler::Rule& rule, base::Span span, std::string message) {
    return findings_.emplace_back(base::Diagnostic{.rule = std::string(rule.id),
                                                   .severity = rule.severity,
                                                   .message = std::move(message),
                                                   .source = source_,
                                                   .span = span,
                                                   .pattern = ""});
}

}  // namespace katachi::joseki
