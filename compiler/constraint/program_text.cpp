#include "compiler/constraint/program_text.h"

#include <fmt/core.h>

#include <array>
#include <bit>
#include <string_view>

#include "engine/match/constraint/autohelpers.h"

namespace katachi {

namespace {

constexpr std::array<std::string_view, step_count> step_names{
    "number",        "undecided",  "own_colour",   "is_scoring",    "pattern_value", "call",        "call_named",
    "logical_not",   "negate",     "equal",        "not_equal",     "less",          "less_equal",  "greater",
    "greater_equal", "add",        "subtract",     "skip_if_false", "skip_if_true",  "logical_and", "logical_or",
    "begin_choice",  "end_choice", "choose",       "recall",        "keep",          "effect",      "drop",
    "branch",        "jump",       "return_result"};

std::string points_text(std::span<const TablePoint> points) {
    std::string text;
    for (const TablePoint& point : points)
        text += point == pass_point ? " ?" : fmt::format(" ({},{})", point.row, point.column);
    return text;
}

std::string operand_text(const PatternTables& tables, const TableProgram& program, std::size_t at) {
    const TableInstruction& instruction = tables.constraints.code_of(program)[at];
    const std::string landing = fmt::format(" to {}", at + 1 + instruction.detail);
    const auto points = [&] {
        return points_text(tables.constraints.points_of(program).subspan(instruction.detail, instruction.count));
    };
    const auto step = static_cast<ProgramStep>(instruction.step);
    switch (step) {
        case ProgramStep::number: return fmt::format(" {}", std::bit_cast<float>(instruction.operand));
        case ProgramStep::call:
        case ProgramStep::effect:
            return fmt::format(" {}{}", helper(static_cast<Autohelper>(instruction.operand)).name, points());
        case ProgramStep::call_named: return fmt::format(" {}{}", tables.text(instruction.operand), points());
        case ProgramStep::recall: return fmt::format(" slot {},{}", instruction.count, landing);
        case ProgramStep::keep: return fmt::format(" slot {}", instruction.count);
        case ProgramStep::branch: return fmt::format("{}, undecided to {}", landing, at + 1 + instruction.operand);
        default: return skips(step) ? landing : "";
    }
}

}  // namespace

std::string program_text(const PatternTables& tables, std::uint32_t program) {
    const TableProgram& row = tables.constraints.programs[program];
    std::string text;
    for (std::size_t at = 0; at < row.instruction_count; ++at)
        text += fmt::format("{:>3} {}{}\n", at, step_names[tables.constraints.code_of(row)[at].step],
                            operand_text(tables, row, at));
    return text;
}

}  // namespace katachi
