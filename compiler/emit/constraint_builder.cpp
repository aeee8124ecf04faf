#include "compiler/emit/constraint_builder.h"

namespace katachi::compiler {

void ConstraintBuilder::add(const Pattern& pattern, StringPool& strings, match::PatternRow& entry) {
    const board::Offset anchor{entry.anchor_row, entry.anchor_column};
    if (pattern.constraint) entry.constraint = add(compile_constraint(*pattern.constraint, pattern, anchor), strings);
    if (!pattern.actions.empty()) entry.action = add(compile_action(pattern.actions, pattern, anchor), strings);
}

std::uint32_t ConstraintBuilder::add(Program program, StringPool& strings) {
    for (match::TableInstruction& instruction : program.instructions)
        if (static_cast<match::ProgramStep>(instruction.step) == match::ProgramStep::call_named)
            instruction.operand = strings.offset(program.names[instruction.operand]);
    programs_.push_back({static_cast<std::uint32_t>(instructions_.size()), static_cast<std::uint32_t>(points_.size()),
                         static_cast<std::uint16_t>(program.instructions.size()),
                         static_cast<std::uint16_t>(program.points.size())});
    instructions_.insert(instructions_.end(), program.instructions.begin(), program.instructions.end());
    points_.insert(points_.end(), program.points.begin(), program.points.end());
    return static_cast<std::uint32_t>(programs_.size() - 1);
}

}  // namespace katachi::compiler
