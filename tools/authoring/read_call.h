// The calls of an explained constraint that read ahead or ask about eyes, with what they read or found.
#pragma once

#include <variant>
#include <vector>

#include "compiler/constraint/explanation.h"
#include "engine/analysis/board_analysis.h"
#include "engine/analysis/line_reading.h"

namespace katachi::authoring {

// The eye spaces of both sides to which a point belongs.
struct AskedEyes {
    board::Vertex point = board::pass_vertex;
    std::vector<eyespaces::EyeSpace> spaces;  // none or more
};

struct ReadCall {
    const compiler::Expression* call = nullptr;
    std::variant<analysis::LineReading, AskedEyes> found;
};

// The calls are all those of `part`, each once, in the position of `analysis`.
std::vector<ReadCall> read_calls(const compiler::ExplainedPart& part, board::Colour own,
                                 analysis::BoardAnalysis& analysis, reading::Tactics& tactics);

// What one call read; null where it reads nothing.
const ReadCall* read_for(const compiler::Expression& call, const std::vector<ReadCall>& read);

}  // namespace katachi::authoring
