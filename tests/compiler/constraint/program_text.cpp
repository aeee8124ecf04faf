#include "tests/compiler/constraint/program_text.h"

#include <fmt/core.h>

#include <array>
#include <bit>
#include <string_view>

#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

namespace {

constexpr std::array<std::string_view, match::step_count> step_names{
    "number",        "undecided",  "own_colour",   "is_scoring",    "pattern_value", "call",        "call_named",
    "logical_not",   "negate",     "equal",        "not_equal",     "less",          "less_equal",  "greater",
    "greater_equal", "add",        "subtract",     "skip_if_false", "skip_if_true",  "logical_and", "logical_or",
    "begin_choice",  "end_choice", "choose",       "recall",        "keep",          "effect",      "drop",
    "branch",        "jump",       "return_result"};

std::string points_text(std::span<const match::TablePoint> points) {
    std::string text;
    for (const match::TablePoint& point : points)
        text += point == match::pass_point ? " ?" : fmt::format(" ({},{})", point.row, point.column);
    return text;
}

std::string operand_text(const match::PatternTables& tables, const match::TableProgram& program, std::size_t at) {
    const match::TableInstruction& instruction = tables.constraints.code_of(program)[at];
    const std::string landing = fmt::format(" to {}", at + 1 + instruction.detail);
    const auto points = [&] {
        return points_text(tables.constraints.points_of(program).subspan(instruction.detail, instruction.count));
    };
    const auto step = static_cast<match::ProgramStep>(instruction.step);
    switch (step) {
        case match::ProgramStep::number: return fmt::format(" {}", std::bit_cast<float>(instruction.operand));
        case match::ProgramStep::call:
        case match::ProgramStep::effect:
            return fmt::format(" {}{}", match::helper(static_cast<match::Autohelper>(instruction.operand)).name,
                               points());
        case match::ProgramStep::call_named: return fmt::format(" {}{}", tables.text(instruction.operand), points());
        case match::ProgramStep::recall: return fmt::format(" slot {},{}", instruction.count, landing);
        case match::ProgramStep::keep: return fmt::format(" slot {}", instruction.count);
        case match::ProgramStep::branch:
            return fmt::format("{}, undecided to {}", landing, at + 1 + instruction.operand);
        default: return match::skips(step) ? landing : "";
    }
}

}  // namespace

std::string program_text(const match::PatternTables& tables, std::uint32_t program) {
    const match::TableProgram& row = tables.constraints.programs[program];
    std::string text;
    for (std::size_t at = 0; at < row.instruction_count; ++at)
        text += fmt::format("{:>3} {}{}\n", at, step_names[tables.constraints.code_of(row)[at].step],
                            operand_text(tables, row, at));
    return text;
}

}  // namespace katachi::compiler
