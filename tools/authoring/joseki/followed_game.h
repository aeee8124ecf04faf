// How the corners of a game follow a joseki library, and what it has where they leave it. What belongs to a corner is
// told by the rule that mining has (joseki/mining/corner_rule.h).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "joseki/graph/library_answer.h"
#include "joseki/mining/corner_rule.h"

namespace katachi::authoring {

struct FollowedMove {
    joseki::CornerMove move;                 // pass_vertex: tenuki; its number is 0 or less for handicap stones
    std::optional<joseki::EdgeIndex> known;  // nothing where the library has not this move
};

// A move that the library knows and nobody should copy.
struct DoubtfulMove {
    std::size_t move = 0;                      // its place among those of the corner
    std::vector<joseki::AnsweredMove> better;  // what the library has instead, the most played first
};

struct FollowedCorner {
    std::vector<FollowedMove> moves;  // none: nobody played there
    std::size_t followed = 0;         // so many first moves are those of the library
    joseki::Ending ending = joseki::Ending::game_over;
    // Behind the followed moves: who is to move, and what the library has for him; nothing at the end of its line.
    board::Colour to_move = board::Colour::black;
    std::optional<joseki::LibraryAnswer> next = {};
    std::optional<DoubtfulMove> doubtful = {};  // the first one that was followed

    bool has_left() const { return followed < moves.size(); }
    // The name of the last followed move that has one.
    std::string name(const joseki::Graph& library) const;
};

// By corner, as joseki::four_corners has them.
using FollowedGame = std::array<FollowedCorner, joseki::four_corners.size()>;

// `played` is the board at the end of the game with its moves, the last of which has the number `last_number`. Throws
// FileError for boards that are not of 19 lines, and for games that begin with other stones than handicap.
FollowedGame followed_game(const board::Board& played, int last_number, const joseki::Graph& library);

}  // namespace katachi::authoring
