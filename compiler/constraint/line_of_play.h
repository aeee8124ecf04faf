// The moves that a call such as oplay_attack(*,a,?,b,c) plays before it answers.
#pragma once

#include <vector>

#include "compiler/model/expression.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

struct LineMove {
    const Expression* point = nullptr;  // `?` is a pass
    bool own = true;                    // by the pattern's owner
};

// The moves of a call to `helper`; none where it plays no line, or has fewer arguments than it takes.
std::vector<LineMove> line_of_play(const Expression& call, const match::Helper& helper);

}  // namespace katachi::compiler
