#include "tools/authoring/read_call.h"

#include <algorithm>

namespace katachi::authoring {

std::vector<ReadCall> read_calls(const compiler::ExplainedPart& part, board::Colour own, const board::Board& board,
                                 reading::Tactics& tactics) {
    std::vector<ReadCall> read;
    for (const compiler::ExplainedPart* call : compiler::calls(part)) {
        const match::Helper* helper = match::find_helper(call->expression->text);
        if (helper == nullptr || !call->value.is_decided()) continue;
        if (auto reading = analysis::read_line(helper->id, own, call->points, board, tactics))
            read.push_back({call->expression, std::move(*reading)});
    }
    return read;
}

const analysis::LineReading* reading_of(const compiler::Expression& call, const std::vector<ReadCall>& read) {
    const auto found =
        std::find_if(read.begin(), read.end(), [&](const ReadCall& candidate) { return candidate.call == &call; });
    return found == read.end() ? nullptr : &found->reading;
}

}  // namespace katachi::authoring
