#include "tests/match/graph_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/text/trim.h"
#include "compiler/automaton/conditions.h"

namespace katachi::match {

namespace {

std::string next_text(std::uint32_t next) { return next == compiler::no_state ? "-" : std::to_string(next); }

std::string point_text(int point) {
    return point == compiler::no_point
               ? ""
               : fmt::format("{:+},{:+}", compiler::row_of_point(point), compiler::column_of_point(point));
}

}  // namespace

std::string graph_text(const compiler::StateGraph& graph) {
    std::string text = "state  reads    .     O     X     #  names\n";
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        const compiler::State& state = graph.states[i];
        std::string line = fmt::format("{:5}  {:>5}", i, point_text(state.point));
        for (const std::uint32_t next : state.next)
            line += fmt::format("{:>{}}", next_text(next), &next == state.next.data() ? 5 : 6);
        line += fmt::format("  {}", fmt::join(state.names, " "));
        text.append(base::trimmed_back(line)) += '\n';
    }
    return text;
}

}  // namespace katachi::match
