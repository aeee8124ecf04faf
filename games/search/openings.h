// The moves that games begin with, as a tree of positions of a board of 19 lines, from the empty board on.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "games/search/indexed_search.h"

namespace katachi::games {

// Moves that lead to one position, turned, mirrored or with colours exchanged, are one; so are positions.
struct OpeningMove {
    std::optional<std::size_t> parent = std::nullopt;  // index of the move before it; none on the empty board
    int number = 1;                                    // of the move in the line of play
    board::Move move;                                  // as it is drawn behind its parents
    ContinuationCount count;                           // what was to be expected, too, where the tree tells it
    // The most frequent answer, drawn the same way, and how often it came.
    std::optional<std::pair<board::Move, std::uint64_t>> reply = std::nullopt;
    std::uint64_t stood = 0;        // how often the position before the move stood
    std::uint64_t games_after = 0;  // in which the one behind it stood, by whatever order of moves
    // An earlier move of the tree that leads to the same position; it is followed there.
    std::optional<std::size_t> same = std::nullopt;
};

struct OpeningTree {
    std::uint64_t games = 0;       // that were looked through
    std::uint64_t from_empty = 0;  // of them those that begin with the empty board of 19 lines
    std::vector<OpeningMove> moves;
    bool is_whole = true;  // no move up to the depth is left out
    bool tells_expected = false;
};

// The `limit` most played moves up to move `depth` of a line. A move stands behind its parent. Expected wins are told
// if the chances of all games are known.
OpeningTree opening_tree(std::span<const SearchedSegment> segments, int depth, std::size_t limit);

// The indices of its moves, each behind its parent and what follows from moves that were played more often.
std::vector<std::size_t> by_lines(const OpeningTree& tree);

}  // namespace katachi::games
