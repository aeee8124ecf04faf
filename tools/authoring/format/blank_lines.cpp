#include "tools/authoring/format/blank_lines.h"

#include <algorithm>

#include "base/text/lines.h"
#include "tools/authoring/format/source_lines.h"

namespace katachi::authoring {

namespace {

// How many blank lines may stand where the author decides.
int most_blanks(compiler::DatabaseKind kind) { return kind == compiler::DatabaseKind::whole_board ? 1 : 2; }

// Blank lines between neighbours without a comment between them, where the author has `found`.
int blanks_between(Neighbour above, Neighbour below, int found, compiler::DatabaseKind kind) {
    if (above == Neighbour::end_of_text || below == Neighbour::end_of_text) return 0;
    if (kind == compiler::DatabaseKind::whole_board) return std::min(found, 1);
    if (kind == compiler::DatabaseKind::monte_carlo) return std::clamp(found, 1, 2);
    return above == Neighbour::directive && below == Neighbour::directive ? std::min(found, 1) : 2;
}

bool is_glued(const CommentsBetween& comments) {
    return comments.blanks_below == 0 && std::all_of(comments.lines.begin(), comments.lines.end(),
                                                     [](const auto& line) { return line.blanks_above == 0; });
}

std::string blank_lines(int count) { return std::string(static_cast<std::size_t>(count), '\n'); }

}  // namespace

std::optional<CommentsBetween> comments_of(std::string_view text, compiler::DatabaseKind kind) {
    CommentsBetween comments;
    for (const std::string_view line : base::lines_of(text)) {
        switch (sort_of(line, kind)) {
            case LineSort::blank: ++comments.blanks_below; break;
            case LineSort::comment:
                comments.lines.push_back({std::string(comment_text(line)), comments.blanks_below});
                comments.blanks_below = 0;
                break;
            case LineSort::other: return std::nullopt;
        }
    }
    return comments;
}

std::string text_between(const CommentsBetween& comments, Neighbour above, Neighbour below,
                         compiler::DatabaseKind kind) {
    if (comments.lines.empty()) return blank_lines(blanks_between(above, below, comments.blanks_below, kind));
    const int most = most_blanks(kind);
    std::string text;
    for (const auto& line : comments.lines) {
        int blanks = std::min(line.blanks_above, most);
        const bool is_first = &line == &comments.lines.front();
        if (is_first && above == Neighbour::end_of_text) blanks = 0;
        if (is_first && is_glued(comments)) blanks = blanks_between(above, below, 0, kind);
        text += blank_lines(blanks) + line.text + "\n";
    }
    return text + blank_lines(below == Neighbour::end_of_text ? 0 : std::min(comments.blanks_below, most));
}

}  // namespace katachi::authoring
