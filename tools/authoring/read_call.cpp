#include "tools/authoring/read_call.h"

#include <algorithm>

namespace katachi {

std::vector<ReadCall> read_calls(const ExplainedPart& part, Colour own, const Board& board, Tactics& tactics) {
    std::vector<ReadCall> read;
    for (const ExplainedPart* call : calls(part)) {
        const Helper* helper = find_helper(call->expression->text);
        if (helper == nullptr || !call->value.is_decided()) continue;
        if (auto reading = read_line(helper->id, own, call->points, board, tactics))
            read.push_back({call->expression, std::move(*reading)});
    }
    return read;
}

const LineReading* reading_of(const Expression& call, const std::vector<ReadCall>& read) {
    const auto found =
        std::find_if(read.begin(), read.end(), [&](const ReadCall& candidate) { return candidate.call == &call; });
    return found == read.end() ? nullptr : &found->reading;
}

}  // namespace katachi
