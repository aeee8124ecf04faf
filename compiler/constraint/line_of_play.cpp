#include "compiler/constraint/line_of_play.h"

namespace katachi::compiler {

std::vector<LineMove> line_of_play(const Expression& call, const match::Helper& helper) {
    std::vector<LineMove> moves;
    const auto targets = static_cast<std::size_t>(helper.labels);
    if (helper.line == match::FirstMove::no_line || call.operands.size() < targets) return moves;
    bool own = helper.line == match::FirstMove::own;
    for (std::size_t i = 0; i + targets < call.operands.size(); ++i, own = !own)
        moves.push_back({&call.operands[i], own});
    return moves;
}

}  // namespace katachi::compiler
