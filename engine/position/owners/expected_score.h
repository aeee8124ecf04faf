// The score to be expected, from the chances of all points.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rules.h"
#include "engine/influence/spread.h"

namespace katachi::position {

// How far sums of chances are from results of games that were counted to the end. Points, all above 0.
struct ScoreWeights {
    float spread_of_results = 10;  // of games between equals, whatever the position: their root mean square
    float doubt = 1;               // of a sum, for each root of its doubt
    float least_error = 1;         // of a sum without doubt
    float interval = 1.3F;         // so many times the error to be expected holds four in five results

    friend bool operator==(const ScoreWeights&, const ScoreWeights&) = default;
};

// Black's points less White's, komi taken off.
struct ExpectedScore {
    double by_chances = 0;  // by the chances of the points alone
    // Players of even strength come closer than a doubtful sum says: the more doubtful it is, the nearer is the score
    // that is expected to none.
    double mean = 0;
    double lower = 0, upper = 0;  // four in five results lie between
};

struct ScoreQuestion {
    board::Scoring scoring = board::Scoring::area;
    double komi = 0;  // White's
    board::Colour to_move = board::Colour::black;
    // How many more stones Black has played and was given than White; where territory counts, these stones are no
    // points.
    int black_played_more = 0;
};

// The sum over all points of four times the chance by the counter-chance: the variance of the sum of their balances, if
// points were independent.
double doubt(const board::Board& board, const influence::Field& black);

// `black` are the chances by vertex, 0 outside of the board.
ExpectedScore expected_score(const board::Board& board, const influence::Field& black, const ScoreQuestion& question,
                             const ScoreWeights& weights);

}  // namespace katachi::position
