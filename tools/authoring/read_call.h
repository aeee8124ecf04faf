// The calls of an explained constraint that read ahead, with what they read.
#pragma once

#include <vector>

#include "compiler/constraint/explanation.h"
#include "engine/analysis/line_reading.h"

namespace katachi::authoring {

struct ReadCall {
    const compiler::Expression* call = nullptr;
    analysis::LineReading reading;
};

// Of all calls of `part`, each once.
std::vector<ReadCall> read_calls(const compiler::ExplainedPart& part, board::Colour own, const board::Board& board,
                                 reading::Tactics& tactics);

// Of one call; null where it reads nothing.
const analysis::LineReading* reading_of(const compiler::Expression& call, const std::vector<ReadCall>& read);

}  // namespace katachi::authoring
