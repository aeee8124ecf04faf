#include "compiler/playout/line.h"

#include "base/text/number.h"

namespace katachi::compiler {

namespace {

// A condition is such as "cap1" or "cap1+": the answer is the facts of `takes` that it does not allow.
std::optional<match::PlayoutFacts> refused_by_captures(std::string_view condition, match::PlayoutFacts question,
                                                       match::PlayoutFacts (*takes)(int)) {
    constexpr std::string_view word = "cap";
    if (!condition.starts_with(word)) return std::nullopt;
    condition.remove_prefix(word.size());
    const bool at_least = condition.ends_with('+');
    if (at_least) condition.remove_suffix(1);
    if (condition.size() != 1 || condition.front() < '1' || condition.front() > '0' + match::most_counted_stones)
        return std::nullopt;
    const int stones = condition.front() - '0';
    match::PlayoutFacts allowed = 0;
    for (int count = stones; count <= (at_least ? match::most_counted_stones : stones); ++count)
        allowed |= takes(count);
    return question & ~allowed;
}

}  // namespace

std::optional<match::PlayoutFacts> refused_by(std::string_view condition) {
    if (condition == "near") return match::last_move_far;
    if (condition == "far") return match::last_move_question & ~match::last_move_far;
    if (condition == "osafe") return match::own_unsafe;
    if (condition == "xsafe") return match::opponent_unsafe;
    if (condition.starts_with('o'))
        return refused_by_captures(condition.substr(1), match::own_takes_question, match::own_takes);
    if (condition.starts_with('x'))
        return refused_by_captures(condition.substr(1), match::opponent_takes_question, match::opponent_takes);
    return std::nullopt;
}

std::optional<float> playout_weight(std::string_view text) {
    const auto weight = base::finite_number_from<float>(text);
    return weight && *weight >= 0 ? weight : std::nullopt;
}

std::optional<match::PlayoutLine> playout_line(const WeightLine& line) {
    const auto weight = playout_weight(line.weight);
    if (!weight) return std::nullopt;
    match::PlayoutFacts refused = 0;
    for (const std::string& condition : line.conditions) {
        const auto facts = refused_by(condition);
        if (!facts) return std::nullopt;
        refused |= *facts;
    }
    return match::PlayoutLine{refused, *weight};
}

}  // namespace katachi::compiler
