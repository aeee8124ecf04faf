// How the corners of a game follow a joseki library, and what it has where they leave it. What belongs to a corner is
// told by the rule that mining has (joseki/mining/corner_rule.h). Positions are looked up, not moves: a corner that
// goes by an order of moves which the library has not follows it again where it comes to a position of it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "joseki/graph/library_answer.h"
#include "joseki/mining/corner_rule.h"

namespace katachi::authoring {

struct FollowedMove {
    joseki::CornerMove move;                       // pass_vertex: tenuki; its number is 0 or less for handicap stones
    std::optional<joseki::EdgeIndex> known;        // nothing where the library has not this move
    std::optional<joseki::NodeIndex> behind = {};  // the position after it, where the library has it
};

// A move that the library knows and nobody should copy.
struct DoubtfulMove {
    std::size_t move = 0;                      // its place among those of the corner
    std::vector<joseki::AnsweredMove> better;  // what the library has instead, the most played first
};

struct FollowedCorner {
    std::vector<FollowedMove> moves;  // none: nobody played there
    std::size_t followed = 0;         // so many first moves lead to the last position of the library
    joseki::Ending ending = joseki::Ending::game_over;
    // After the followed moves: the position, the board with the corner alone, the side to move, and the library's
    // moves for that side; none at the end of a line of the library.
    std::optional<joseki::NodeIndex> position = {};
    board::Position stones{};
    board::Colour to_move = board::Colour::black;
    std::optional<joseki::LibraryAnswer> next = {};
    std::optional<DoubtfulMove> doubtful = {};  // the first one that was followed

    bool has_left() const { return followed < moves.size(); }
    // The name of the last followed move that has one. Where the order of moves was another than the library's, it is
    // the last one along the library's first way to the position that they met in.
    std::string name(const joseki::Graph& library) const;
};

// What was followed in each corner, as board::four_corners has them.
using FollowedGame = std::array<FollowedCorner, board::four_corners.size()>;

// The library's moves for these stones in a corner, alone on the board, the most played first; nothing where the
// library lacks the position, or has no move after it.
std::optional<joseki::LibraryAnswer> library_there(const board::Position& stones, board::Colour to_move,
                                                   board::Corner place, const joseki::Graph& library);

// `played` is the board at the end of the game with its moves, the last of which has the number `last_number`. Throws
// FileError for boards that are not of 19 lines, and for games that begin with other stones than handicap.
FollowedGame followed_game(const board::Board& played, int last_number, const joseki::Graph& library,
                           const joseki::CornerRule& rule = {});

}  // namespace katachi::authoring
