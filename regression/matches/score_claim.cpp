#include "regression/matches/score_claim.h"

#include <sstream>

#include "base/text/ascii_case.h"
#include "base/text/number.h"

namespace katachi::regression {

std::optional<double> read_score(const std::string& answer) {
    std::istringstream words(answer);
    std::string text;
    words >> text;
    text = base::lower_case(text);
    if (text == "0" || text == "draw" || text == "jigo") return 0;
    if (text.size() < 3 || (text[0] != 'b' && text[0] != 'w') || text[1] != '+') return std::nullopt;
    const auto points = base::finite_number_from<double>(std::string_view(text).substr(2));
    if (!points) return std::nullopt;
    return text[0] == 'b' ? *points : -*points;
}

std::optional<board::VertexSet> named_stones(const std::string& answer, const board::Board& board) {
    board::VertexSet stones;
    std::istringstream words(answer);
    for (std::string word; words >> word;) {
        const auto vertex = board::parse_vertex(word, board.size());
        if (!vertex || !board.on_board(*vertex) || !board::is_stone(board.at(*vertex))) return std::nullopt;
        stones |= board.string_stones(*vertex);
    }
    return stones;
}

}  // namespace katachi::regression
