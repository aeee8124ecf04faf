#include "compiler/constraint/terms.h"

#include <algorithm>
#include <cmath>

#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/operations.h"

namespace katachi::compiler {

namespace {

// This is the cost of a function that nobody has measured.
constexpr double cost_of_function = 1;

double own_cost(const Term& term) {
    if (term.step == match::ProgramStep::call) return match::helper(static_cast<match::Autohelper>(term.helper)).cost;
    return term.step == match::ProgramStep::call_named ? cost_of_function : 0;
}

}  // namespace

bool is_chain(const Term& term) {
    return term.step == match::ProgramStep::logical_and || term.step == match::ProgramStep::logical_or;
}

bool is_call(const Term& term) {
    return term.step == match::ProgramStep::call || term.step == match::ProgramStep::call_named;
}

TermId Terms::add(Term term) {
    Facts facts{.cost = own_cost(term), .asks = is_call(term)};
    for (const TermId operand : term.operands) {
        facts.cost += facts_[operand].cost;
        facts.asks = facts.asks || facts_[operand].asks;
    }
    const auto [entry, is_new] = ids_.emplace(std::move(term), terms_.size());
    if (is_new) {
        terms_.push_back(&entry->first);
        facts_.push_back(facts);
    }
    return entry->second;
}

TermId Terms::unary(match::ProgramStep step, TermId operand) {
    if (is_number(operand)) return number(match::apply(step, (*this)[operand].number).number());
    return add({.step = step, .operands = {operand}});
}

TermId Terms::binary(match::ProgramStep step, TermId left, TermId right) {
    if (is_number(left) && is_number(right)) {
        const float folded = match::apply(step, (*this)[left].number, (*this)[right].number).number();
        if (std::isfinite(folded)) return number(folded);  // programs hold no other numbers
    }
    return add({.step = step, .operands = {left, right}});
}

TermId Terms::choice(TermId condition, TermId a, TermId b) {
    if (is_number(condition)) return (*this)[condition].number != 0 ? a : b;
    return add({.step = match::ProgramStep::choose, .operands = {condition, a, b}});
}

TermId Terms::chain(match::ProgramStep step, const std::vector<TermId>& operands) {
    const bool neutral = step == match::ProgramStep::logical_and;
    std::vector<TermId> tried;
    for (const TermId operand : operands) {
        if (!is_number(operand)) {
            if (std::ranges::find(tried, operand) == tried.end()) tried.push_back(operand);
        } else if (((*this)[operand].number != 0) != neutral) {
            return number(neutral ? 0 : 1);
        }
    }
    if (tried.empty()) return number(neutral ? 1 : 0);
    // A chain is worth 0 or 1, whatever its operand is.
    if (tried.size() == 1)
        return unary(match::ProgramStep::logical_not, unary(match::ProgramStep::logical_not, tried.front()));
    std::ranges::stable_sort(tried, {}, [&](TermId operand) { return facts_[operand].cost; });
    return add({.step = step, .operands = std::move(tried)});
}

}  // namespace katachi::compiler
