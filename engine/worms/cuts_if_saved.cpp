#include "engine/worms/cuts_if_saved.h"

#include <algorithm>
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

bool are_cut(board::Board& board, reading::Tactics& tactics, const Pair& pair) {
    const auto [a, b] = pair;
    if (!board::is_stone(board.at(a)) || !board::is_stone(board.at(b))) return true;
    return !board.same_string(a, b) && tactics.disconnect(board, a, b).code != reading::TacticalCode::failure;
}

}  // namespace

int cuts_if_saved(board::Board& board, reading::Tactics& tactics, board::Vertex string, board::Vertex defence) {
    const std::vector<Pair> pairs = corners(board, string);
    if (pairs.empty() || board.play(board.at(string), defence) != board::Legality::ok) return 0;
    const auto cuts =
        std::count_if(pairs.begin(), pairs.end(), [&](const Pair& pair) { return are_cut(board, tactics, pair); });
    board.undo();
    return static_cast<int>(cuts);
}

}  // namespace katachi::worms
