#include "compiler/constraint/program_compiler.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <set>

#include "compiler/constraint/terms.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t largest_detail = std::numeric_limits<std::uint16_t>::max();

// A text that needs more than a program may have.
struct TooLarge {};

class Emitter {
  public:
    Emitter(const Pattern& pattern, board::Offset anchor) : pattern_(pattern), anchor_(anchor) {}

    Program constraint(const Expression& expression) {
        const TermId term = lowered(expression);
        share();
        emit(term);
        return finished();
    }

    Program action(const std::vector<Statement>& statements) {
        for (const Statement& statement : statements) lower(statement);
        share();
        emit_all(statements);
        for (const std::size_t jump : jumps_to_end_)
            program_.instructions[jump].operand = static_cast<std::uint32_t>(program_.instructions.size() - jump - 1);
        return finished();
    }

  private:
    using Label = std::size_t;  // an instruction that skips to a place not yet known

    TermId lowered(const Expression& expression) {
        const TermId term = term_of(expression, pattern_, anchor_, terms_);
        roots_.emplace(&expression, term);
        return term;
    }

    static bool is_effect(const Statement& statement) {
        if (statement.kind != Statement::Kind::evaluate) return false;
        const match::Helper* const called = match::find_helper(statement.expression.text);
        return called != nullptr && called->is_action;
    }

    void lower(const Statement& statement) {
        if (is_effect(statement))
            effects_.emplace(&statement, call_term(statement.expression, pattern_, anchor_));
        else if (statement.kind != Statement::Kind::block)
            lowered(statement.expression);
        for (const Statement& branch : statement.branches) lower(branch);
    }

    // Gives a slot to each term that asks something and stands in several places.
    void share() {
        std::vector<int> uses(terms_.size());
        for (const auto& [expression, term] : roots_) count_uses(term, uses);
        for (TermId term = 0; term < uses.size() && slots_.size() < match::slot_limit; ++term)
            if (uses[term] > 1 && terms_.asks(term)) slots_.emplace(term, static_cast<std::uint8_t>(slots_.size()));
    }

    // What stands only within a shared term is used once.
    void count_uses(TermId term, std::vector<int>& uses) {
        if (++uses[term] > 1) return;
        for (const TermId operand : terms_[term].operands) count_uses(operand, uses);
    }

    void emit(TermId id) {
        const auto slot = slots_.find(id);
        if (slot == slots_.end()) return emit_evaluation(id);
        // Programs only go forward: where the term comes first, its slot is empty.
        const bool is_first = kept_.insert(id).second;
        const Label known = is_first ? 0 : put(match::ProgramStep::recall, slot->second);
        emit_evaluation(id);
        put(match::ProgramStep::keep, slot->second);
        if (!is_first) land(known);
    }

    void emit_evaluation(TermId id) {
        const Term& term = terms_[id];
        if (term.step == match::ProgramStep::number) {
            program_.instructions[put(term.step)].operand = std::bit_cast<std::uint32_t>(term.number);
        } else if (is_call(term)) {
            emit_call(term.step, term);
        } else if (is_chain(term)) {
            emit_chain(term);
        } else if (term.step == match::ProgramStep::choose) {
            emit_choice(term);
        } else {
            for (const TermId operand : term.operands) emit(operand);
            put(term.step);
        }
    }

    void emit_call(match::ProgramStep step, const Term& call) {
        const Label at = put(step, static_cast<std::uint8_t>(call.points.size()));
        if (program_.points.size() + call.points.size() > largest_detail) throw TooLarge{};
        program_.instructions[at].detail = static_cast<std::uint16_t>(program_.points.size());
        program_.points.insert(program_.points.end(), call.points.begin(), call.points.end());
        program_.instructions[at].operand = call.helper;
        if (call.step != match::ProgramStep::call_named) return;
        program_.instructions[at].operand = static_cast<std::uint32_t>(program_.names.size());
        program_.names.push_back(call.name);
    }

    void emit_chain(const Term& chain) {
        emit(chain.operands.front());
        std::vector<Label> settled{put(chain.step == match::ProgramStep::logical_and
                                           ? match::ProgramStep::skip_if_false
                                           : match::ProgramStep::skip_if_true)};
        for (std::size_t i = 1; i < chain.operands.size(); ++i) {
            emit(chain.operands[i]);
            settled.push_back(put(chain.step));
        }
        for (const Label label : settled) land(label);
    }

    void emit_choice(const Term& choice) {
        emit(choice.operands[0]);
        const Label to_second = put(match::ProgramStep::begin_choice);
        emit(choice.operands[1]);
        const Label to_end = put(match::ProgramStep::end_choice);
        land(to_second);
        emit(choice.operands[2]);
        put(match::ProgramStep::choose);
        land(to_end);
    }

    // Whether control comes to the end of what was emitted; what stands behind a `return` never runs.
    bool emit_all(const std::vector<Statement>& statements) {
        return std::ranges::all_of(statements, [&](const Statement& statement) { return emit(statement); });
    }

    bool emit(const Statement& statement) {
        switch (statement.kind) {
            case Statement::Kind::block: return emit_all(statement.branches);
            case Statement::Kind::condition: return emit_condition(statement);
            case Statement::Kind::return_value:
                emit(roots_.at(&statement.expression));
                put(match::ProgramStep::return_result);
                return false;
            case Statement::Kind::evaluate: emit_evaluation(statement); return true;
        }
        return true;
    }

    void emit_evaluation(const Statement& statement) {
        const auto effect = effects_.find(&statement);
        if (effect != effects_.end()) return emit_call(match::ProgramStep::effect, effect->second);
        emit(roots_.at(&statement.expression));
        put(match::ProgramStep::drop);
    }

    bool emit_condition(const Statement& statement) {
        emit(roots_.at(&statement.expression));
        const Label test = put(match::ProgramStep::branch);
        bool goes_on = emit(statement.branches[0]);
        const bool has_else = statement.branches.size() > 1;
        if (!has_else) {
            land(test);
            goes_on = true;
        } else if (goes_on) {
            const Label to_end = put(match::ProgramStep::jump);
            land(test);
            emit(statement.branches[1]);
            land(to_end);
        } else {
            land(test);
            goes_on = emit(statement.branches[1]);
        }
        // Undecided, it is unknown whether a branch with a `return` would have let anything behind it run.
        if (returns(statement))
            jumps_to_end_.push_back(test);
        else
            program_.instructions[test].operand = static_cast<std::uint32_t>(program_.instructions.size() - test - 1);
        return goes_on;
    }

    static bool returns(const Statement& statement) {
        return statement.kind == Statement::Kind::return_value || std::ranges::any_of(statement.branches, returns);
    }

    Label put(match::ProgramStep step, std::uint8_t count = 0) {
        program_.instructions.push_back({static_cast<std::uint8_t>(step), count, 0, 0});
        return program_.instructions.size() - 1;
    }

    // The place behind the last instruction is where `label` skips to.
    void land(Label label) {
        const std::size_t skipped = program_.instructions.size() - label - 1;
        if (skipped > largest_detail) throw TooLarge{};
        program_.instructions[label].detail = static_cast<std::uint16_t>(skipped);
    }

    Program finished() {
        if (program_.instructions.size() > largest_detail) throw TooLarge{};
        return std::move(program_);
    }

    const Pattern& pattern_;
    board::Offset anchor_;
    Terms terms_;
    std::map<const Expression*, TermId> roots_;
    std::map<const Statement*, Term> effects_;
    std::map<TermId, std::uint8_t> slots_;
    std::set<TermId> kept_;  // emitted before
    std::vector<Label> jumps_to_end_;
    Program program_;
};

Program undecided() { return {{{static_cast<std::uint8_t>(match::ProgramStep::undecided), 0, 0, 0}}, {}, {}}; }

}  // namespace

Program compile_constraint(const Expression& constraint, const Pattern& pattern, board::Offset anchor) {
    try {
        return Emitter(pattern, anchor).constraint(constraint);
    } catch (const FaultyExpression&) {
        return undecided();
    } catch (const TooLarge&) {
        return undecided();
    }
}

Program compile_action(const std::vector<Statement>& statements, const Pattern& pattern, board::Offset anchor) {
    Program nothing = undecided();
    nothing.instructions.push_back({static_cast<std::uint8_t>(match::ProgramStep::return_result), 0, 0, 0});
    try {
        return Emitter(pattern, anchor).action(statements);
    } catch (const FaultyExpression&) {
        return nothing;
    } catch (const TooLarge&) {
        return nothing;
    }
}

}  // namespace katachi::compiler
