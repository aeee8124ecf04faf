// What a game record says of its game beside the moves, made comparable.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/sgf/game.h"
#include "games/base/header_date.h"
#include "games/base/header_rank.h"
#include "games/base/header_result.h"

namespace katachi::games {

// Texts are UTF-8 on one line, without SGF's escapes.
struct GameHeaders {
    int board_size = 0;  // lines
    int moves = 0;
    int handicap = 0;  // of HA; where that names none, the black stones that the record begins with, from two on
    std::string black, white, event;
    std::optional<HeaderRank> black_rank, white_rank;
    std::optional<HeaderDate> date;
    HeaderResult result;
    std::optional<double> komi;
    std::string rules;  // SGF's name, empty where not known
    // Each text that says more than is told above, by the name of its property: "RE" with "黑中盘胜", "PC" with
    // "Tokyo".
    std::vector<std::pair<std::string, std::string>> written;
};

// The texts of `game` are UTF-8, whatever its CA says.
GameHeaders game_headers(const sgf::Game& game);

// A number as headers write it: "6.5", "7".
std::string komi_text(double komi);

}  // namespace katachi::games
