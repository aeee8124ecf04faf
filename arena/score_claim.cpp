#include "arena/score_claim.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <sstream>

namespace katachi {

std::optional<double> read_score(const std::string& answer) {
    std::istringstream words(answer);
    std::string text;
    words >> text;
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
    if (text == "0" || text == "draw" || text == "jigo") return 0;
    if (text.size() < 3 || (text[0] != 'b' && text[0] != 'w') || text[1] != '+') return std::nullopt;
    double points = 0;
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data() + 2, end, points);
    if (error != std::errc{} || after != end || !std::isfinite(points)) return std::nullopt;
    return text[0] == 'b' ? points : -points;
}

std::optional<VertexSet> named_stones(const std::string& answer, const Board& board) {
    VertexSet stones;
    std::istringstream words(answer);
    for (std::string word; words >> word;) {
        const auto vertex = parse_vertex(word, board.size());
        if (!vertex || !board.on_board(*vertex) || !is_stone(board.at(*vertex))) return std::nullopt;
        stones |= board.string_stones(*vertex);
    }
    return stones;
}

}  // namespace katachi
