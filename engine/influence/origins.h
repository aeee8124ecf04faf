// From what a question gives: where one side's influence comes from, and what is in its way.
#pragma once

#include "engine/influence/influence.h"

namespace katachi::influence {

// The sources are the side's living stones, the extra ones, and its intrusions. Those of one stone have at most six
// tenths of its strength together; what is more is taken off all of them alike.
//
// What passes a point without a living stone: what patterns let pass; all of it where the side has a source. Where
// territory is asked for, for each living stone of the other side a quarter of that beside it, and 65 hundredths at its
// corners, and nothing where a stone of the side is lost; it slips past its own living stones, and past no others.
// Otherwise it slips past no living stone.
Origins origins(const Question& question, board::Colour colour);

}  // namespace katachi::influence
