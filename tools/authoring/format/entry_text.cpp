#include "tools/authoring/format/entry_text.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "tools/authoring/format/entry_lines.h"
#include "tools/authoring/format/source_lines.h"

namespace katachi::authoring {

namespace {

// A line of the entry or, where it has no part, a comment.
struct Piece {
    std::optional<EntryPart> part;
    std::string text;
    bool below_blank = false;
};

bool stands_below_blank(const base::SourceFile& source, std::uint32_t at, compiler::DatabaseKind kind) {
    const int line = source.line_column(at).line;
    if (line == 1) return false;
    const base::Span above = source.line_span(line - 1);
    return sort_of(source.text(above), kind) == LineSort::blank;
}

// A comment stands before the line that says what follows it in the source, or what it stood in the middle of, so
// that it stays within the entry.
std::vector<Piece> pieces_of(const compiler::Pattern& pattern, compiler::DatabaseKind kind) {
    const base::SourceFile& source = *pattern.source;
    std::vector<EntryLine> lines = entry_lines(pattern, kind);
    lines.back().span.end = pattern.span.end;
    std::vector<Piece> pieces;
    auto comment = pattern.comments.begin();
    for (EntryLine& line : lines) {
        for (; comment != pattern.comments.end() && comment->span.begin < line.span.end; ++comment)
            pieces.push_back({std::nullopt, std::string(comment_text(source.text(comment->span))),
                              stands_below_blank(source, comment->span.begin, kind)});
        pieces.push_back({line.part, std::move(line.text), stands_below_blank(source, line.span.begin, kind)});
    }
    return pieces;
}

// Sets the blank lines among the comments that stand between pieces[above] and pieces[below], which are of two
// parts: comments stay with the part that they stood with. Those that stood with both go with the part below, but
// the comments under a name always stay there.
void part_comments(std::vector<Piece>& pieces, std::size_t above, std::size_t below) {
    if (pieces[above].part == EntryPart::name) {
        pieces[above + 1].below_blank = false;
        pieces[below].below_blank = true;
        return;
    }
    const bool parted = std::any_of(pieces.begin() + static_cast<std::ptrdiff_t>(above) + 1,
                                    pieces.begin() + static_cast<std::ptrdiff_t>(below) + 1,
                                    [](const Piece& piece) { return piece.below_blank; });
    if (!parted) pieces[above + 1].below_blank = true;
}

void set_blank_lines(std::vector<Piece>& pieces) {
    pieces.front().below_blank = false;
    std::size_t above = 0;
    for (std::size_t below = 1; below < pieces.size(); ++below) {
        if (!pieces[below].part) continue;
        if (pieces[below].part == pieces[above].part)
            for (std::size_t i = above + 1; i <= below; ++i) pieces[i].below_blank = false;
        else if (below == above + 1)
            pieces[below].below_blank = true;
        else
            part_comments(pieces, above, below);
        above = below;
    }
}

}  // namespace

std::string entry_text(const compiler::Pattern& pattern, compiler::DatabaseKind kind) {
    std::vector<Piece> pieces = pieces_of(pattern, kind);
    set_blank_lines(pieces);
    std::string text;
    for (const Piece& piece : pieces) text += (piece.below_blank ? "\n" : "") + piece.text + "\n";
    return text;
}

}  // namespace katachi::authoring
