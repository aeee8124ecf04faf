#include "engine/match/blob/check_automata.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <vector>

namespace katachi::match {

namespace {

// `count` rows from `first` on, of `size`.
bool is_run(std::size_t first, std::size_t count, std::size_t size) { return first <= size && count <= size - first; }

// Walks the words of an automaton, state for state.
class StateCheck {
  public:
    StateCheck(std::span<const std::uint16_t> words, const Automaton& automaton)
        : words_(words), automaton_(automaton), is_state_(words.size()) {}

    std::string wrong() {
        if (words_.empty()) return "an automaton without states";
        while (at_ < words_.size()) {
            begin_ = at_;
            is_state_[begin_] = true;
            if (!read_names()) return "an automaton's names that cannot be";
            if (!is_last_ && !read_fork()) return "an automaton's state that cannot be";
        }
        const bool are_states =
            std::all_of(next_.begin(), next_.end(), [&](std::size_t next) { return is_state_[next]; });
        return are_states ? "" : "an automaton that leads between its states";
    }

  private:
    bool read_names() {
        is_last_ = false;
        while (!is_last_ && at_ < words_.size() && (words_[at_] & naming_flag) != 0) {
            is_last_ = (words_[at_] & last_flag) != 0;
            const std::size_t count = words_[at_++] & name_limit;
            if (!is_run(at_, count, words_.size())) return false;
            const auto names = words_.subspan(at_, count);
            if (std::any_of(names.begin(), names.end(), [&](auto name) { return name >= automaton_.pattern_count; }))
                return false;
            at_ += count;
        }
        return true;
    }

    // Next states stand behind, so that every walk ends.
    bool read_fork() {
        if (at_ >= words_.size()) return false;
        const std::size_t fork = words_[at_] >> point_bits;
        if (fork >= fork_count || (words_[at_++] & point_mask) >= point_count) return false;
        const std::size_t width = automaton_.wide_states != 0 ? 2 : 1;
        const std::size_t next_count = next_states_of_fork(automaton_forks[fork]);
        if (!is_run(at_, next_count * width, words_.size())) return false;
        for (std::size_t i = 0; i < next_count; ++i, at_ += width) {
            const std::size_t next = words_[at_] | (width == 2 ? std::size_t{words_[at_ + 1]} << 16 : 0);
            if (next <= begin_ || next >= words_.size()) return false;
            next_.push_back(next);
        }
        return true;
    }

    std::span<const std::uint16_t> words_;
    const Automaton& automaton_;
    std::vector<bool> is_state_;
    std::vector<std::size_t> next_;
    std::size_t at_ = 0, begin_ = 0;
    bool is_last_ = false;
};

std::string check_automaton(const AutomatonTables& tables, const Automaton& automaton, std::size_t database_count) {
    if (!is_run(automaton.first_word, automaton.word_count, tables.words.size()))
        return "an automaton outside of the words";
    if (!is_run(automaton.first_pattern, automaton.pattern_count, tables.patterns.size()))
        return "an automaton outside of its patterns";
    if (automaton.database >= database_count) return "an automaton of no database";
    if (automaton.wide_states > 1) return "an automaton neither wide nor narrow";
    return StateCheck(tables.words.subspan(automaton.first_word, automaton.word_count), automaton).wrong();
}

std::string check_patterns(const AutomatonTables& tables, std::size_t orientation_count) {
    if (tables.patterns.size() != tables.accepts.size()) return "patterns of automata that accept nothing";
    if (tables.accepts.empty()) return "";
    if (tables.far_cells.empty() || tables.far_cells.back().allowed != 0) return "far cells without an end";
    for (const AutomatonAccept& accept : tables.accepts)
        if (accept.orientation >= orientation_count || accept.first_far_cell >= tables.far_cells.size())
            return "an automaton that accepts what is not there";
    for (const AutomatonFarCell& cell : tables.far_cells)
        if (std::abs(int{cell.step}) > anchor_point) return "a far cell that is too far";
    return "";
}

}  // namespace

std::string check_automata(const AutomatonTables& tables, std::size_t orientation_count, std::size_t database_count) {
    if (std::string wrong = check_patterns(tables, orientation_count); !wrong.empty()) return wrong;
    for (const auto automata : {tables.by_database, tables.joint})
        for (const Automaton& automaton : automata)
            if (std::string wrong = check_automaton(tables, automaton, database_count); !wrong.empty()) return wrong;
    return "";
}

}  // namespace katachi::match
