// The bytes of compiled constraints and actions: for each a program of a small machine with a stack of values. Jumps
// lead forward alone, so that every program ends.
#pragma once

#include <cstdint>
#include <span>

namespace katachi::match {

// What an instruction does. `top` is the value on top of the stack, and a step with two operands takes off the upper
// one and puts its result in place of the lower one.
enum class ProgramStep : std::uint8_t {
    // Push a value.
    number,         // the float that `operand` holds
    undecided,      // what could not be compiled
    own_colour,     // 1 for white, 2 for black
    is_scoring,     // doing_scoring
    pattern_value,  // of the attribute value(…)
    call,           // what the helper `operand` answers
    call_named,     // what the function answers whose name is the text at `operand`
    // Change top.
    logical_not,
    negate,
    // Two operands.
    equal,
    not_equal,
    less,
    less_equal,
    greater,
    greater_equal,
    add,
    subtract,
    // Chains: behind the first operand a skip, behind each other one the joint result. What settles the chain skips
    // the rest of it.
    skip_if_false,
    skip_if_true,
    logical_and,
    logical_or,
    // `condition ? a : b` stands as: condition, begin_choice, a, end_choice, b, choose. The condition stays below its
    // branches: only a decided one skips.
    begin_choice,  // a false condition pushes undecided for `a` and skips it
    end_choice,    // a true condition leaves `a` alone in its place and skips to behind `choose`
    choose,        // three operands; of an undecided condition, what both branches agree on
    // An expression that stands several times is evaluated once: `count` is the number of its slot.
    recall,  // pushes what the slot keeps and skips, or does nothing
    keep,    // top
    // Actions alone.
    effect,         // hands a call of the action helper `operand` out
    drop,           // takes top off
    branch,         // takes top off; false skips; undecided skips `operand` and the action's result is undecided
    jump,           // skips
    return_result,  // takes top off and ends
};

constexpr int step_count = static_cast<int>(ProgramStep::return_result) + 1;

constexpr bool skips(ProgramStep step) {
    switch (step) {
        case ProgramStep::skip_if_false:
        case ProgramStep::skip_if_true:
        case ProgramStep::logical_and:
        case ProgramStep::logical_or:
        case ProgramStep::begin_choice:
        case ProgramStep::end_choice:
        case ProgramStep::recall:
        case ProgramStep::branch:
        case ProgramStep::jump: return true;
        default: return false;
    }
}

// Calls and effects have `count` points, the first of them the program's point number `detail`. For steps that skip,
// `detail` is the number of instructions skipped.
struct TableInstruction {
    std::uint8_t step;  // ProgramStep
    std::uint8_t count;
    std::uint16_t detail;
    std::uint32_t operand;
};

// A point of the diagram, from the pattern's anchor, as drawn.
struct TablePoint {
    std::int8_t row;
    std::int8_t column;

    friend auto operator<=>(const TablePoint&, const TablePoint&) = default;
};

constexpr TablePoint pass_point{-128, -128};  // a pass in a line of play

struct TableProgram {
    std::uint32_t first_instruction;
    std::uint32_t first_point;
    std::uint16_t instruction_count;
    std::uint16_t point_count;
};

constexpr std::uint32_t no_program = 0xFFFFFFFF;

// Programs stand in the order of their patterns, a pattern's constraint before its action, and their instructions and
// points in the order of the programs, without gaps.
struct ConstraintTables {
    std::span<const TableProgram> programs;
    std::span<const TableInstruction> instructions;
    std::span<const TablePoint> points;

    std::span<const TableInstruction> code_of(const TableProgram& program) const {
        return instructions.subspan(program.first_instruction, program.instruction_count);
    }
    std::span<const TablePoint> points_of(const TableProgram& program) const {
        return points.subspan(program.first_point, program.point_count);
    }
};

// What a program may need. The reader takes at most 200 brackets into each other, and each level of brackets can have
// five operands waiting, one for each precedence.
constexpr int largest_value_stack = 1024;
constexpr int slot_limit = 64;
constexpr int most_call_points = 255;

}  // namespace katachi::match
