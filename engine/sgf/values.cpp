#include "engine/sgf/values.h"

#include <algorithm>

#include "base/text/number.h"
#include "base/text/trim.h"

namespace katachi::sgf {

std::string_view sgf_trimmed(std::string_view text) { return base::trimmed(text, sgf_blanks); }

std::optional<int> sgf_number(std::string_view text) { return base::number_from<int>(sgf_trimmed(text)); }

std::optional<SgfBoardSize> sgf_board_size(std::string_view text) {
    const auto colon = std::min(text.find(':'), text.size());
    const auto columns = sgf_number(text.substr(0, colon));
    const auto rows = colon == text.size() ? columns : sgf_number(text.substr(colon + 1));
    if (!rows || !columns) return std::nullopt;
    return SgfBoardSize{*columns, *rows};
}

std::string without_sgf_escapes(std::string_view written) {
    std::string text;
    for (std::size_t at = 0; at < written.size(); ++at) {
        if (written[at] == '\\' && at + 1 < written.size()) {
            ++at;
            const std::string_view rest = written.substr(at);
            if (rest.starts_with("\r\n") || rest.starts_with("\n\r")) ++at;
            if (rest.front() == '\r' || rest.front() == '\n') continue;
        }
        text += written[at];
    }
    return text;
}

std::optional<board::Vertex> sgf_point(std::string_view text, int size) {
    if (text.size() != 2) return std::nullopt;
    const int column = text[0] - 'a';
    const int row = text[1] - 'a';
    if (row < 0 || row >= size || column < 0 || column >= size) return std::nullopt;
    return board::vertex_at(row, column);
}

std::optional<board::Vertex> written_vertex(std::string_view text, int size) {
    const auto vertex = board::parse_vertex(text, size);
    return vertex ? vertex : sgf_point(text, size);
}

std::string sgf_point_text(board::Vertex vertex) {
    return {static_cast<char>('a' + board::column_of(vertex)), static_cast<char>('a' + board::row_of(vertex))};
}

std::optional<board::Vertex> sgf_move(std::string_view text, int size) {
    if (const auto point = sgf_point(text, size)) return point;
    text = sgf_trimmed(text);
    if (text.empty() || text == "tt") return board::pass_vertex;
    return sgf_point(text, size);
}

std::optional<SgfRectangle> sgf_rectangle(std::string_view text, int size) {
    const auto colon = text.find(':');
    const auto first = sgf_point(sgf_trimmed(text.substr(0, colon)), size);
    const auto last = colon == std::string_view::npos ? first : sgf_point(sgf_trimmed(text.substr(colon + 1)), size);
    if (!first || !last) return std::nullopt;
    const auto [top, bottom] = std::minmax({board::row_of(*first), board::row_of(*last)});
    const auto [left, right] = std::minmax({board::column_of(*first), board::column_of(*last)});
    return SgfRectangle{top, left, bottom, right};
}

std::string sgf_rectangle_text(const SgfRectangle& rectangle) {
    const std::string first = sgf_point_text(board::vertex_at(rectangle.top, rectangle.left));
    const std::string last = sgf_point_text(board::vertex_at(rectangle.bottom, rectangle.right));
    return first == last ? first : first + ":" + last;
}

std::optional<board::Colour> sgf_side(std::string_view text) {
    text = sgf_trimmed(text);
    const char side = text.empty() ? ' ' : text.front();
    if (side == 'B' || side == 'b' || side == '1') return board::Colour::black;
    if (side == 'W' || side == 'w' || side == '2') return board::Colour::white;
    return std::nullopt;
}

std::optional<board::Colour> sgf_winner(std::string_view result) {
    if (result.size() < 2 || result[1] != '+') return std::nullopt;
    if (result[0] == 'B' || result[0] == 'b') return board::Colour::black;
    if (result[0] == 'W' || result[0] == 'w') return board::Colour::white;
    return std::nullopt;
}

}  // namespace katachi::sgf
