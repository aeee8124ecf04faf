// Which joseki the corners of a game are: what they are called, where they began, and how they were left.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/authoring/joseki/followed_game.h"
#include "tools/authoring/joseki/shipped_joseki.h"

namespace katachi::authoring {

enum class JosekiEnding : std::uint8_t {
    not_played,   // nobody played in the corner
    unknown,      // its first move is none of the trees'
    complete,     // the tree's line ends there
    other_move,   // a move there that the tree has not
    tenuki,       // the side to move played elsewhere, and the tree has not what came of it
    end_of_game,  // the tree goes on, and the game does not
};

// "complete", "other move", …
const char* name(JosekiEnding ending);

// A move of the game.
struct JosekiMove {
    board::Move move;
    int number = 0;  // 0 or less for handicap stones
};

struct CornerJoseki {
    FollowedCorner followed;  // by the trees
    JosekiEnding ending = JosekiEnding::not_played;
    // None of these where the corner is unknown or nobody played there.
    std::string name = {};   // of the joseki; of a first move alone, that of its tree
    std::string tree = {};   // "hoshi"
    std::string title = {};  // "Joseki around the star point"
    std::string code = {};   // of the last position of the tree, as katachi joseki show takes it
    // Its first move, and its last one that is no tenuki.
    std::optional<JosekiMove> first = {}, last = {};
    // What left it: the move in the corner, or the one elsewhere. Where the line was complete, what came next, here or
    // there.
    std::optional<JosekiMove> left = {};

    bool is_known() const { return !name.empty(); }
};

// The joseki of each corner, as board::four_corners has them.
using GameJoseki = std::array<CornerJoseki, board::four_corners.size()>;

// The corners are followed as in followed_game(). Throws FileError as it does.
GameJoseki game_joseki(const board::Board& played, int last_number, const JosekiTrees& trees);

}  // namespace katachi::authoring
