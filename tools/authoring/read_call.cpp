#include "tools/authoring/read_call.h"

#include <algorithm>

namespace katachi::authoring {

namespace {

AskedEyes eyes_at(board::Vertex point, analysis::BoardAnalysis& analysis) {
    AskedEyes asked{.point = point, .spaces = {}};
    for (const board::Colour owner : {board::Colour::black, board::Colour::white})
        if (const auto space = analysis.eye_space(point, owner)) asked.spaces.push_back(*space);
    return asked;
}

}  // namespace

std::vector<ReadCall> read_calls(const compiler::ExplainedPart& part, board::Colour own,
                                 analysis::BoardAnalysis& analysis, reading::Tactics& tactics) {
    std::vector<ReadCall> read;
    for (const compiler::ExplainedPart* call : compiler::calls(part)) {
        const match::Helper* helper = match::find_helper(call->expression->text);
        if (helper == nullptr || !call->value.is_decided()) continue;
        if (helper->needs == match::Knowledge::eyes && call->points.size() == 1)
            read.push_back({call->expression, eyes_at(call->points.front(), analysis)});
        else if (auto reading = analysis::read_line(helper->id, own, call->points, analysis.board(), tactics))
            read.push_back({call->expression, std::move(*reading)});
    }
    return read;
}

const ReadCall* read_for(const compiler::Expression& call, const std::vector<ReadCall>& read) {
    const auto found =
        std::find_if(read.begin(), read.end(), [&](const ReadCall& candidate) { return candidate.call == &call; });
    return found == read.end() ? nullptr : &*found;
}

}  // namespace katachi::authoring
