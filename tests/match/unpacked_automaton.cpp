#include "tests/match/unpacked_automaton.h"

#include <map>

namespace katachi::match {

compiler::StateGraph unpacked(std::span<const std::uint16_t> words, bool wide_states) {
    compiler::StateGraph graph;
    std::map<std::size_t, std::uint32_t> index_at;
    for (std::size_t i = 0; i < words.size();) {
        index_at[i] = static_cast<std::uint32_t>(graph.states.size());
        compiler::State& state = graph.states.emplace_back();
        bool is_last = false;
        while (!is_last && (words[i] & naming_flag) != 0) {
            is_last = (words[i] & last_flag) != 0;
            const std::size_t end = i + 1 + (words[i] & name_limit);
            while (++i < end) state.names.push_back(words[i]);
        }
        if (is_last) continue;
        const std::uint8_t fork = automaton_forks[words[i] >> point_bits];
        state.point = words[i++] & point_mask;
        const std::size_t width = wide_states ? 2 : 1;
        for (std::size_t s = 0; s < symbol_count; ++s) {
            const std::size_t at = i + (fork >> 2 * s & 3U) * width;
            state.next[s] = words[at] | (wide_states ? std::uint32_t{words[at + 1]} << 16 : 0);
        }
        i += next_states_of_fork(fork) * width;
    }
    for (compiler::State& state : graph.states)
        for (std::uint32_t& next : state.next)
            if (state.point != compiler::no_point) next = index_at.at(next);
    return graph;
}

}  // namespace katachi::match
