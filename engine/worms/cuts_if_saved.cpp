#include "engine/worms/cuts_if_saved.h"

#include <utility>
#include <vector>

namespace katachi::worms {

namespace {

using Pair = std::pair<board::Vertex, board::Vertex>;

// The stones of the opponent that meet at a corner of the string.
std::vector<Pair> corners(const board::Board& board, board::Vertex string) {
    const board::Colour other = board::opponent(board.at(string));
    std::vector<Pair> found;
    for (const board::Vertex stone : board.string_stones(string))
        for (const int along : {-board::stride, board::stride})
            for (const int across : {-1, 1})
                if (board.at(stone + along) == other && board.at(stone + across) == other &&
                    board.at(stone + along + across) == board::Colour::empty)
                    found.emplace_back(stone + along, stone + across);
    return found;
}

// Whether they are taken, or can be kept apart.
reading::TacticalAnswer cut(board::Board& board, reading::Tactics& tactics, const Pair& pair) {
    const auto [a, b] = pair;
    if (!board::is_stone(board.at(a)) || !board::is_stone(board.at(b))) return {reading::TacticalCode::win};
    return board.same_string(a, b) ? reading::TacticalAnswer() : tactics.disconnect(board, a, b);
}

}  // namespace

NewCuts cuts_if_saved(board::Board& board, reading::Tactics& tactics, board::Vertex string, board::Vertex defence) {
    NewCuts cuts;
    const std::vector<Pair> pairs = corners(board, string);
    if (pairs.empty() || board.play(board.at(string), defence) != board::Legality::ok) return cuts;
    for (const Pair& pair : pairs) {
        const reading::TacticalAnswer answer = cut(board, tactics, pair);
        if (answer.code != reading::TacticalCode::failure) ++cuts.count;
        cuts.is_settled = cuts.is_settled && answer.is_settled;
    }
    board.undo();
    return cuts;
}

}  // namespace katachi::worms
