// From what a question gives: where one side's influence comes from, and what is in its way.
#pragma once

#include "engine/influence/influence.h"

namespace katachi::influence {

// The sources are the side's living stones, the extra ones, and its intrusions. Intrusions of one stone have at most
// six tenths of its strength together; the surplus is taken off all of them alike.
//
// At a point without a living stone patterns say how much passes; all of it passes where the side has a source. Where
// territory is asked for, each living stone of the other side lets only a quarter pass beside it, and 65 hundredths at
// its corners. Nothing passes where a stone of the side itself is lost. The side's influence passes its own living
// stones where territory is asked for; it passes no other living stone.
Origins origins(const Question& question, board::Colour colour);

}  // namespace katachi::influence
