#include "compiler/automaton/minimise.h"

#include <algorithm>
#include <unordered_set>

namespace katachi::compiler {

namespace {

std::size_t hash_of(const State& state) {
    std::size_t hash = static_cast<std::size_t>(state.point + 1);
    const auto mix = [&](std::uint32_t number) { hash = (hash ^ number) * 0x9e3779b97f4a7c15U + (hash >> 29); };
    for (const std::uint32_t next : state.next) mix(next);
    for (const std::uint32_t name : state.names) mix(name);
    return hash;
}

void fill_unseen(State& state) {
    std::uint32_t seen = no_state;
    for (const std::uint32_t next : state.next)
        if (seen == no_state) seen = next;
    std::replace(state.next.begin(), state.next.end(), no_state, seen);
}

// Whatever is read, the same follows.
bool is_needless(const State& state) {
    return state.point != no_point && state.names.empty() &&
           std::equal(state.next.begin() + 1, state.next.end(), state.next.begin());
}

}  // namespace

StateGraph minimised(const StateGraph& graph) {
    std::vector<State> kept;  // each after those it leads to
    std::vector<std::uint32_t> kept_as(graph.states.size());
    const auto hash = [&](std::uint32_t i) { return hash_of(kept[i]); };
    const auto equal = [&](std::uint32_t a, std::uint32_t b) { return kept[a] == kept[b]; };
    std::unordered_set<std::uint32_t, decltype(hash), decltype(equal)> different(graph.states.size(), hash, equal);
    for (std::size_t i = graph.states.size(); i-- > 0;) {
        State state = graph.states[i];
        for (std::uint32_t& next : state.next)
            if (next != no_state) next = kept_as[next];
        fill_unseen(state);
        if (i > 0 && is_needless(state)) {
            kept_as[i] = state.next.front();
            continue;
        }
        const auto index = static_cast<std::uint32_t>(kept.size());
        kept.push_back(std::move(state));
        const auto [same, is_new] = different.insert(index);
        kept_as[i] = *same;
        if (!is_new) kept.pop_back();
    }
    const auto last = static_cast<std::uint32_t>(kept.size()) - 1;
    std::reverse(kept.begin(), kept.end());
    for (State& state : kept)
        for (std::uint32_t& next : state.next)
            if (next != no_state) next = last - next;
    return {std::move(kept)};
}

}  // namespace katachi::compiler
