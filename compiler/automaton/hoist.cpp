#include "compiler/automaton/hoist.h"

#include <algorithm>
#include <iterator>

namespace katachi::compiler {

std::size_t hoist(StateGraph& graph, std::uint32_t state) {
    std::vector<std::vector<std::uint32_t>*> lists;
    for (const std::uint32_t next : graph.states[state].next)
        if (next != no_state) lists.push_back(&graph.states[next].names);
    std::vector<std::uint32_t> common = *lists.front(), rest;
    for (const auto* list : lists) {
        rest.clear();
        std::set_intersection(common.begin(), common.end(), list->begin(), list->end(), std::back_inserter(rest));
        common.swap(rest);
    }
    if (common.empty()) return 0;
    for (auto* list : lists) {
        rest.clear();
        std::set_difference(list->begin(), list->end(), common.begin(), common.end(), std::back_inserter(rest));
        *list = rest;
    }
    graph.states[state].names = common;
    return common.size() * (lists.size() - 1);
}

}  // namespace katachi::compiler
