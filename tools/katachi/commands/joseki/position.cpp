#include "tools/katachi/commands/joseki/position.h"

#include <algorithm>
#include <sstream>

#include "base/files/file_error.h"
#include "engine/board/board.h"
#include "tools/authoring/match_input.h"

namespace katachi {

namespace {

// "Q16 O17" as one argument is two moves.
std::vector<std::string> words_of(const std::vector<std::string>& arguments) {
    std::vector<std::string> words;
    for (const std::string& argument : arguments) {
        std::istringstream stream(argument);
        for (std::string word; stream >> word;) words.push_back(word);
    }
    return words;
}

Vertex read_move(const std::string& word) {
    if (word == "pass" || word == "tenuki") return pass_vertex;
    return read_point("`" + word + "`", word, max_board_size);
}

NamedJoseki named(const Position& board, Colour to_move) {
    return {.board = board, .to_move = to_move, .normal = normal_form(joseki_stones(board, to_move))};
}

// In the upper right corner. Black began: with as many stones of both, Black is to move.
NamedJoseki drawn(const JosekiNode& node) {
    const auto own =
        std::count_if(node.stones.begin(), node.stones.end(), [](const JosekiStone& stone) { return stone.own; });
    const auto other = static_cast<std::ptrdiff_t>(node.stones.size()) - own;
    const Colour to_move = own == other ? Colour::black : Colour::white;
    return named(board_of(turned(node.stones, Orientation::mirrored), to_move), to_move);
}

}  // namespace

NamedJoseki read_joseki_position(const std::vector<std::string>& moves) {
    Board board;
    Colour colour = Colour::black;
    Vertex last = pass_vertex;
    for (const std::string& word : words_of(moves)) {
        last = read_move(word);
        const Legality legality = board.play(colour, last);
        if (legality != Legality::ok)
            throw FileError("the move " + word + " cannot be played: " + reason(legality) +
                            "; moves are Black's and White's by turns, `pass` for tenuki");
        colour = opponent(colour);
    }
    NamedJoseki result = named(board.position(), colour);
    if (last != pass_vertex) result.last_move = last;
    return result;
}

NamedJoseki find_joseki_position(const JosekiGraph& library, const std::vector<std::string>& words) {
    const auto separate = words_of(words);
    if (separate.size() == 1)
        for (const JosekiNode& node : library.nodes())
            if (identity_code(node.stones) == separate.front() || node.code == separate.front()) return drawn(node);
    return read_joseki_position(words);
}

}  // namespace katachi
