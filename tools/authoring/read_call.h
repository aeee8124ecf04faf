// The calls of an explained constraint that read ahead, with what they read.
#pragma once

#include <vector>

#include "compiler/constraint/explanation.h"
#include "engine/analysis/line_reading.h"

namespace katachi {

struct ReadCall {
    const Expression* call = nullptr;
    LineReading reading;
};

// Of all calls of `part`, each once.
std::vector<ReadCall> read_calls(const ExplainedPart& part, Colour own, const Board& board, Tactics& tactics);

// Of one call; null where it reads nothing.
const LineReading* reading_of(const Expression& call, const std::vector<ReadCall>& read);

}  // namespace katachi
