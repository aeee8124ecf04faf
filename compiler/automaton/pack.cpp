#include "compiler/automaton/pack.h"

#include <algorithm>

namespace katachi::compiler {

namespace {

constexpr std::size_t narrow_limit = 0x10000;

std::uint16_t low_word(std::size_t number) { return static_cast<std::uint16_t>(number & 0xffff); }

// Which next state each symbol takes, and the different next states in their order.
struct Fork {
    std::uint16_t number = 0;
    std::vector<std::uint32_t> next;
};

Fork fork_of(const State& state) {
    Fork fork;
    std::uint8_t slots = 0;
    for (std::size_t s = 0; s < match::symbol_count; ++s) {
        const auto known = std::find(fork.next.begin(), fork.next.end(), state.next[s]);
        slots = static_cast<std::uint8_t>(slots | (known - fork.next.begin()) << 2 * s);
        if (known == fork.next.end()) fork.next.push_back(state.next[s]);
    }
    fork.number =
        static_cast<std::uint16_t>(std::find(match::automaton_forks.begin(), match::automaton_forks.end(), slots) -
                                   match::automaton_forks.begin());
    return fork;
}

// Without names, a last state still says so, and others say nothing.
std::size_t run_count(const State& state) {
    const std::size_t runs = (state.names.size() + match::name_limit - 1) / match::name_limit;
    return state.point == no_point ? std::max<std::size_t>(runs, 1) : runs;
}

std::size_t word_count(const State& state, std::size_t words_a_state) {
    const std::size_t fork = state.point == no_point ? 0 : 1 + fork_of(state).next.size() * words_a_state;
    return run_count(state) + state.names.size() + fork;
}

// Where each state begins, and behind them the end.
std::vector<std::size_t> places(const StateGraph& graph, std::size_t words_a_state) {
    std::vector<std::size_t> places{0};
    for (const State& state : graph.states) places.push_back(places.back() + word_count(state, words_a_state));
    return places;
}

void append_names(const State& state, std::vector<std::uint16_t>& words) {
    const std::size_t runs = run_count(state);
    auto name = state.names.begin();
    for (std::size_t run = 0; run < runs; ++run) {
        const auto length = std::min<std::ptrdiff_t>(state.names.end() - name, match::name_limit);
        const bool is_last = state.point == no_point && run + 1 == runs;
        words.push_back(static_cast<std::uint16_t>(match::naming_flag | (is_last ? match::last_flag : 0) | length));
        for (const auto end = name + length; name != end; ++name) words.push_back(low_word(*name));
    }
}

}  // namespace

PackedAutomaton packed(const StateGraph& graph) {
    PackedAutomaton automaton;
    std::vector<std::size_t> place = places(graph, 1);
    automaton.wide_states = place.back() > narrow_limit;
    if (automaton.wide_states) place = places(graph, 2);
    automaton.words.reserve(place.back());
    for (const State& state : graph.states) {
        append_names(state, automaton.words);
        if (state.point == no_point) continue;
        const Fork fork = fork_of(state);
        automaton.words.push_back(static_cast<std::uint16_t>(fork.number << match::point_bits | state.point));
        for (const std::uint32_t next : fork.next) {
            automaton.words.push_back(low_word(place[next]));
            if (automaton.wide_states) automaton.words.push_back(low_word(place[next] >> 16));
        }
    }
    return automaton;
}

}  // namespace katachi::compiler
