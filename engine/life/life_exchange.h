// What is won or lost besides where a dragon is attacked or defended: for the codes GAIN and LOSS of GNU Go's manual,
// chapter 11.1.2, which stand beside the answer here and not in its place, as those of strings do.
#pragma once

#include "engine/life/life_reader.h"
#include "engine/reading/exchange.h"

namespace katachi::life {

// Who is asked for what falls.
struct ExchangeReaders {
    LifeReader& lives;          // for strings of the dragon; believed where it comes to an end without a judge
    reading::Tactics& strings;  // for all others
};

// `attack` answers the question about the goal. Where it fails, the gain is a string that the attacker, who begins,
// takes: of the goal, although the rest lives, or else one that stands with it. Where a move of his works, the loss is
// a string of his around the goal that the defender captures after it. No string is told that is given as safe. The
// board is the same afterwards.
reading::Exchange exchange_of_attack(const LifeAnswer& attack, board::Board& board, const DragonGoal& goal,
                                     const ExchangeReaders& readers);

// `defence` answers the question about the goal. Where it fails, the gain is a string around the goal that the
// defender, who begins, captures. Where a move of his works, the loss is a string that the attacker takes after it: of
// the goal, although the rest lives, or else one that stands with it.
reading::Exchange exchange_of_defence(const LifeAnswer& defence, board::Board& board, const DragonGoal& goal,
                                      const ExchangeReaders& readers);

}  // namespace katachi::life
