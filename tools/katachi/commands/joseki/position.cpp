#include "tools/katachi/commands/joseki/position.h"

#include <algorithm>
#include <sstream>

#include "base/files/file_error.h"
#include "engine/board/board.h"
#include "engine/sgf/values.h"
#include "tools/authoring/match_input.h"

namespace katachi::cli {

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

board::Vertex read_move(const std::string& word) {
    if (word == "pass" || word == "tenuki") return board::pass_vertex;
    if (word.find_first_of(",;") != std::string::npos) {
        std::string moves = word;
        std::replace_if(
            moves.begin(), moves.end(), [](char c) { return c == ',' || c == ';'; }, ' ');
        throw base::FileError("`" + word + "`: moves stand apart with blanks between: " + moves);
    }
    return authoring::read_point("`" + word + "`", word, board::max_board_size);
}

NamedJoseki named(const board::Position& board, board::Colour to_move) {
    return {.board = board, .to_move = to_move, .normal = joseki::normal_form(joseki::joseki_stones(board, to_move))};
}

// The joseki is drawn in the upper right corner. Black began: with as many stones of both, Black is to move.
NamedJoseki drawn(const joseki::Node& node) {
    const auto own = std::count_if(node.stones.begin(), node.stones.end(),
                                   [](const joseki::JosekiStone& stone) { return stone.own; });
    const auto other = static_cast<std::ptrdiff_t>(node.stones.size()) - own;
    const board::Colour to_move = own == other ? board::Colour::black : board::Colour::white;
    return named(joseki::board_of(joseki::turned(node.stones, board::Orientation::mirrored), to_move), to_move);
}

}  // namespace

bool is_move(const std::string& word) { return word == "tenuki" || sgf::written_vertex(word, board::max_board_size); }

NamedJoseki read_joseki_position(const std::vector<std::string>& moves) {
    board::Board board;
    board::Colour colour = board::Colour::black;
    board::Vertex last = board::pass_vertex;
    for (const std::string& word : words_of(moves)) {
        last = read_move(word);
        const board::Legality legality = board.play(colour, last);
        if (legality != board::Legality::ok)
            throw base::FileError("the move " + word + " cannot be played: " + board::reason(legality) +
                                  "; moves are Black's and White's by turns, `pass` for tenuki");
        colour = board::opponent(colour);
    }
    NamedJoseki result = named(board.position(), colour);
    if (last != board::pass_vertex) result.last_move = last;
    return result;
}

NamedJoseki find_joseki_position(const joseki::Graph& library, const std::vector<std::string>& words) {
    const auto separate = words_of(words);
    if (separate.size() == 1)
        for (const joseki::Node& node : library.nodes())
            if (joseki::identity_code(node.stones) == separate.front() || node.code == separate.front())
                return drawn(node);
    const bool is_code =
        separate.size() == 1 && separate.front().find_first_of(",;") == std::string::npos && !is_move(separate.front());
    if (is_code)
        throw base::FileError("`" + separate.front() +
                              "`: the library has no position of this code, and it is no move such as Q16; katachi "
                              "joseki show MOVES tells the code of a position");
    return read_joseki_position(words);
}

}  // namespace katachi::cli
