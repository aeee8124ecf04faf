// How the game on the board stands, counted where playouts agree on the owner of each point, guessed where they do not.
#pragma once

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// What playouts of the player say of the board as it is, and searches of so many positions of lives that they doubt;
// komi in points of White.
JudgedPosition judge_position(search::Player& player, const board::Game& game, board::Colour to_move, double komi,
                              std::uint64_t life_positions = usual_life_positions);

// The same at the board of the session, kept until something changes; null where no player can be asked.
const JudgedPosition* judged_position(Session& session, board::Colour to_move);

enum class ScoreSource : std::uint8_t {
    counted,  // no point is open
    likely,   // counted as most playouts have it
    guessed,  // the mean of playouts
};

// White's points less Black's.
struct ScoreEstimate {
    ScoreSource source = ScoreSource::guessed;
    double mean = 0;
    double upper = 0;  // were all open points White's
    double lower = 0;  // were they Black's
    int open = 0;      // points whose owner playouts do not agree on, dame among them
};

// The count once dead stones are off the board.
double counted_score(const board::Game& game, const JudgedPosition& judged);
ScoreEstimate estimated_score(const board::Game& game, const JudgedPosition& judged);

}  // namespace katachi::gtp
