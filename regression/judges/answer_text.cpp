#include "regression/judges/answer_text.h"

#include <algorithm>

#include "engine/board/vertex.h"

namespace katachi::regression {

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

bool is_right_answer(std::string_view answer, Code code, bool are_moves_open, const std::vector<board::Vertex>& right,
                     const std::vector<board::Vertex>& open) {
    const std::vector<std::string_view> words = parts_of(answer, ' ');
    if (words.front() != std::to_string(static_cast<int>(code))) return false;
    if (code == Code::fails || are_moves_open) return true;
    const auto move = words.size() > 1 ? board::parse_vertex(words[1], board::max_board_size) : std::nullopt;
    const auto is_among = [&](const std::vector<board::Vertex>& moves) {
        return move && std::find(moves.begin(), moves.end(), *move) != moves.end();
    };
    return is_among(right) || is_among(open);
}

}  // namespace katachi::regression
