// Games for tests of mining, and mining them in one breath.
#pragma once

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "joseki/mining/mining_session.h"
#include "joseki/mining/opening_moves.h"

namespace katachi::joseki {

// A record of moves "Q16 D4 pass …", Black first; a move may say its colour: "b:Q16". Properties come first.
std::string game_text(std::string_view moves, const std::string& properties = "SZ[19]RE[B+R]DT[2016-07-13]");

std::vector<board::Move> moves_of(std::string_view moves);

// Games of random moves in the corners, from few points, so that they meet. Some are broken.
std::string random_games(int count, std::mt19937& random);

// The texts as pieces, and what one worker makes of them.
std::vector<GamePiece> pieces_of(const std::vector<std::string>& texts, std::int64_t games_per_piece = 500);
CountedMoves counted(const std::vector<std::string>& texts, const CornerRule& rule = {});
Graph mined(const std::vector<std::string>& texts, std::int64_t min_games = 1, const CornerRule& rule = {});

// After moves "D16 F17 tenuki …", the first one's side moving first; must be there.
NodeIndex node_behind(const Graph& graph, std::string_view moves);

// How often each move that the text names was played behind `moves`; 0 where it is not kept.
std::int64_t times_played(const Graph& graph, std::string_view moves, std::string_view next);

}  // namespace katachi::joseki
