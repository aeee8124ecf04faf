#include "engine/match/constraint/constraint_evaluator.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/match/constraint/constants.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/constraint/operations.h"

namespace katachi::match {

namespace {

// Places for values that are written before they are read: to clear them all would take longer than a program does.
template <std::size_t count>
class UnsetValues {
  public:
    Value& operator[](std::size_t i) { return reinterpret_cast<Value*>(memory_)[i]; }

  private:
    alignas(Value) std::byte memory_[count * sizeof(Value)];
};

void ignore_effect(void*, const ActionEffect&) {}

// Runs one program. check_constraints has seen that no step of it reads or writes anything that is not there.
class Machine {
  public:
    Machine(const PatternTables& tables, const TableProgram& program, const Placement& placement, Analysis& analysis,
            EffectFunction visit, void* visitor)
        : tables_(tables),
          code_(tables.constraints.code_of(program)),
          points_(tables.constraints.points_of(program)),
          placement_(placement),
          steps_(turned_steps(placement.orientation)),
          analysis_(analysis),
          visit_(visit),
          visitor_(visitor) {}

    // The value that is left on the stack, or what the action returns; true where there is nothing.
    Value run() {
        std::size_t next = 0;
        while (next < code_.size()) next = after(next);
        if (is_uncertain_) return {};
        return top_ == 0 ? Value::of(true) : stack_[top_ - 1];
    }

  private:
    void push(Value value) { stack_[top_++] = value; }
    Value pop() { return stack_[--top_]; }
    Value& top() { return stack_[top_ - 1]; }

    // Executes the instruction `at` and says which comes next.
    std::size_t after(std::size_t at) {
        const TableInstruction& instruction = code_[at];
        const std::size_t next = at + 1;
        const std::size_t skipped = next + instruction.detail;
        switch (const ProgramStep step = static_cast<ProgramStep>(instruction.step)) {
            case ProgramStep::number: push(std::bit_cast<float>(instruction.operand)); return next;
            case ProgramStep::undecided: push({}); return next;
            case ProgramStep::own_colour: push(colour_number(placement_.own)); return next;
            case ProgramStep::is_scoring: push(Value::of(analysis_.is_scoring())); return next;
            case ProgramStep::pattern_value: push(tables_.patterns[placement_.pattern].value); return next;
            case ProgramStep::call: call(instruction); return next;
            case ProgramStep::call_named: call_named(instruction); return next;
            case ProgramStep::logical_not:
            case ProgramStep::negate: top() = apply(step, top()); return next;
            case ProgramStep::equal:
            case ProgramStep::not_equal:
            case ProgramStep::less:
            case ProgramStep::less_equal:
            case ProgramStep::greater:
            case ProgramStep::greater_equal:
            case ProgramStep::add:
            case ProgramStep::subtract: combine(step); return next;
            case ProgramStep::skip_if_false: return top().is_false() ? skipped : next;
            case ProgramStep::skip_if_true: return settle_true() ? skipped : next;
            case ProgramStep::logical_and: combine(step); return top().is_false() ? skipped : next;
            case ProgramStep::logical_or: combine(step); return top().is_true() ? skipped : next;
            case ProgramStep::begin_choice:
                if (!top().is_false()) return next;
                push({});
                return skipped;
            case ProgramStep::end_choice: return settle_choice() ? skipped : next;
            case ProgramStep::choose: join_choice(); return next;
            case ProgramStep::recall: return recall(instruction.count) ? skipped : next;
            case ProgramStep::keep: keep(instruction.count); return next;
            case ProgramStep::effect: hand_out(instruction); return next;
            case ProgramStep::drop: pop(); return next;
            case ProgramStep::branch: return branch(instruction, next);
            case ProgramStep::jump: return skipped;
            case ProgramStep::return_result: return code_.size();
        }
        return code_.size();
    }

    void combine(ProgramStep step) {
        const Value right = pop();
        top() = apply(step, top(), right);
    }

    // Any number but 0 is true, and a chain is worth 1.
    bool settle_true() {
        if (!top().is_true()) return false;
        top() = Value::of(true);
        return true;
    }

    bool settle_choice() {
        const Value a = pop();
        if (!top().is_true()) {
            push(a);
            return false;
        }
        top() = a;
        return true;
    }

    void join_choice() {
        const Value b = pop();
        const Value a = pop();
        top() = choose(top(), a, b);
    }

    bool recall(int slot) {
        if ((kept_ >> slot & 1) == 0) return false;
        push(slots_[static_cast<std::size_t>(slot)]);
        return true;
    }

    void keep(int slot) {
        kept_ |= std::uint64_t{1} << slot;
        slots_[static_cast<std::size_t>(slot)] = top();
    }

    std::size_t branch(const TableInstruction& instruction, std::size_t next) {
        const Value condition = pop();
        if (condition.is_true()) return next;
        if (condition.is_false()) return next + instruction.detail;
        is_uncertain_ = true;
        return next + instruction.operand;
    }

    // The vertices of a call's points, until the next call.
    std::span<const board::Vertex> vertices_of(const TableInstruction& instruction) {
        const TablePoint* const points = points_.data() + instruction.detail;
        for (std::size_t i = 0; i < instruction.count; ++i)
            vertices_[i] = points[i] == pass_point
                               ? board::pass_vertex
                               : placement_.anchor + points[i].row * steps_.row + points[i].column * steps_.column;
        return {vertices_, instruction.count};
    }

    void call(const TableInstruction& instruction) {
        push(analysis_.answer(static_cast<Autohelper>(instruction.operand), placement_.own, vertices_of(instruction)));
    }

    void call_named(const TableInstruction& instruction) {
        push(ask_function(tables_.text(instruction.operand),
                          {.own = placement_.own,
                           .move = placement_.move,
                           .orientation = placement_.orientation,
                           .points = vertices_of(instruction)},
                          analysis_));
    }

    void hand_out(const TableInstruction& instruction) {
        visit_(visitor_, {.helper = static_cast<Autohelper>(instruction.operand),
                          .own = placement_.own,
                          .points = vertices_of(instruction)});
    }

    const PatternTables& tables_;
    std::span<const TableInstruction> code_;
    std::span<const TablePoint> points_;
    const Placement& placement_;
    TurnedSteps steps_;
    Analysis& analysis_;
    EffectFunction visit_;
    void* visitor_;

    UnsetValues<largest_value_stack> stack_;
    UnsetValues<slot_limit> slots_;
    board::Vertex vertices_[most_call_points];
    std::size_t top_ = 0;
    std::uint64_t kept_ = 0;  // a bit for each slot that is filled
    bool is_uncertain_ = false;
};

}  // namespace

Value evaluate_constraint(const PatternTables& tables, const Placement& placement, Analysis& analysis) {
    const std::uint32_t program = tables.patterns[placement.pattern].constraint;
    if (program == no_program) return Value::of(true);
    return Machine(tables, tables.constraints.programs[program], placement, analysis, ignore_effect, nullptr).run();
}

Value run_action(const PatternTables& tables, const Placement& placement, Analysis& analysis, EffectFunction visit,
                 void* visitor) {
    const std::uint32_t program = tables.patterns[placement.pattern].action;
    if (program == no_program) return Value::of(true);
    return Machine(tables, tables.constraints.programs[program], placement, analysis, visit, visitor).run();
}

}  // namespace katachi::match
