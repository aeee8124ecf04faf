#include "engine/match/constraint/check_constraints.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "engine/match/constraint/autohelpers.h"
#include "engine/match/turned_cells.h"

namespace katachi::match {

namespace {

constexpr int unreached = -1;

enum class ProgramKind { constraint, action };

// What a step does to the stack: it needs `takes` values and leaves `leaves` in their place, `leaves_skipping` where
// it skips.
struct StackUse {
    int takes = 0;
    int leaves = 0;
    int leaves_skipping = 0;
};

StackUse stack_use(ProgramStep step) {
    switch (step) {
        case ProgramStep::logical_not:
        case ProgramStep::negate:
        case ProgramStep::skip_if_false:
        case ProgramStep::skip_if_true:
        case ProgramStep::keep: return {1, 1, 1};
        case ProgramStep::begin_choice: return {1, 1, 2};
        case ProgramStep::end_choice: return {2, 2, 1};
        case ProgramStep::choose: return {3, 1, 1};
        case ProgramStep::recall: return {0, 0, 1};
        case ProgramStep::effect:
        case ProgramStep::jump: return {0, 0, 0};
        case ProgramStep::drop:
        case ProgramStep::branch:
        case ProgramStep::return_result: return {1, 0, 0};
        case ProgramStep::number:
        case ProgramStep::undecided:
        case ProgramStep::own_colour:
        case ProgramStep::is_scoring:
        case ProgramStep::pattern_value:
        case ProgramStep::call:
        case ProgramStep::call_named: return {0, 1, 1};
        default: return {2, 1, 1};
    }
}

// Follows all ways through a program at once: however an instruction is come to, the stack must be as high.
class ProgramCheck {
  public:
    ProgramCheck(const PatternTables& tables, const TableProgram& program, ProgramKind kind)
        : tables_(tables),
          code_(tables.constraints.code_of(program)),
          points_(tables.constraints.points_of(program)),
          kind_(kind),
          heights_(code_.size() + 1, unreached) {}

    std::string wrong() {
        heights_[0] = 0;
        for (std::size_t at = 0; at < code_.size(); ++at) {
            if (code_[at].step >= step_count) return "a step that nobody knows";
            if (heights_[at] == unreached) return "a step that nothing leads to";
            if (!has_sound_operand(code_[at])) return "a step with an operand that cannot be";
            if (!follow(at)) return "a step that spoils the stack or leads outside";
        }
        const int last = heights_.back();
        if (kind_ == ProgramKind::constraint) return last == 1 ? "" : "a constraint without a value";
        return last == 0 || last == unreached ? "" : "an action that leaves a value behind";
    }

  private:
    bool follow(std::size_t at) {
        const auto step = static_cast<ProgramStep>(code_[at].step);
        const StackUse use = stack_use(step);
        const int below = heights_[at] - use.takes;
        if (below < 0) return false;
        const bool ends_statement = step >= ProgramStep::effect;
        if (ends_statement && (kind_ == ProgramKind::constraint || below != 0)) return false;
        if (skips(step) && !come_to(at + 1 + code_[at].detail, below + use.leaves_skipping)) return false;
        if (step == ProgramStep::branch && !come_to(at + std::size_t{1} + code_[at].operand, below)) return false;
        if (step == ProgramStep::jump || step == ProgramStep::return_result) return true;
        return come_to(at + 1, below + use.leaves);
    }

    bool come_to(std::size_t at, int height) {
        if (at >= heights_.size() || height > largest_value_stack) return false;
        if (heights_[at] == unreached) heights_[at] = height;
        return heights_[at] == height;
    }

    bool has_sound_operand(const TableInstruction& instruction) const {
        switch (static_cast<ProgramStep>(instruction.step)) {
            case ProgramStep::number: return std::isfinite(std::bit_cast<float>(instruction.operand));
            case ProgramStep::recall:
            case ProgramStep::keep: return instruction.count < slot_limit;
            case ProgramStep::call: return is_call(instruction);
            case ProgramStep::effect:
                return is_call(instruction) && helper(static_cast<Autohelper>(instruction.operand)).is_action;
            case ProgramStep::call_named:
                return instruction.operand < tables_.strings.size() && has_points(instruction);
            default: return true;
        }
    }

    bool has_points(const TableInstruction& instruction) const {
        return std::size_t{instruction.detail} + instruction.count <= points_.size();
    }

    bool is_call(const TableInstruction& instruction) const {
        if (instruction.operand >= autohelper_count || !has_points(instruction)) return false;
        const Helper& called = helper(static_cast<Autohelper>(instruction.operand));
        if (!called.accepts(instruction.count)) return false;
        for (int i = 0; i < instruction.count; ++i)
            if (points_[instruction.detail + static_cast<std::size_t>(i)] == pass_point &&
                !called.takes_pass(i, instruction.count))
                return false;
        return true;
    }

    const PatternTables& tables_;
    std::span<const TableInstruction> code_;
    std::span<const TablePoint> points_;
    ProgramKind kind_;
    std::vector<int> heights_;  // of the stack in front of each instruction, and at the end
};

std::string of_pattern(std::size_t pattern, const std::string& what) {
    return what.empty() ? "" : "pattern " + std::to_string(pattern) + ": " + what;
}

// Programs, instructions and points one behind the other: whatever the tables claim, there is no more to look at than
// there is.
class ProgramsCheck {
  public:
    explicit ProgramsCheck(const PatternTables& tables) : tables_(tables), constraints_(tables.constraints) {}

    std::string wrong() {
        for (std::size_t i = 0; i < tables_.patterns.size(); ++i) {
            const PatternRow& pattern = tables_.patterns[i];
            std::string fault = check_next(pattern.constraint, ProgramKind::constraint);
            if (fault.empty()) fault = check_next(pattern.action, ProgramKind::action);
            if (!fault.empty()) return of_pattern(i, fault);
        }
        const bool all_seen = next_program_ == constraints_.programs.size() &&
                              next_instruction_ == constraints_.instructions.size() &&
                              next_point_ == constraints_.points.size();
        if (!all_seen) return "programs of no pattern";
        return check_points();
    }

  private:
    std::string check_next(std::uint32_t index, ProgramKind kind) {
        if (index == no_program) return "";
        if (index != next_program_ || index >= constraints_.programs.size()) return "a program that is not there";
        const TableProgram& program = constraints_.programs[next_program_++];
        if (program.first_instruction != next_instruction_ || program.first_point != next_point_)
            return "a program with a gap";
        next_instruction_ += program.instruction_count;
        next_point_ += program.point_count;
        if (next_instruction_ > constraints_.instructions.size() || next_point_ > constraints_.points.size())
            return "a program that is cut off";
        return ProgramCheck(tables_, program, kind).wrong();
    }

    // Every point of a program must lie in the rectangle, and so on the board, however it is turned.
    std::string check_points() {
        for (const TableOrientation& shape : tables_.orientations)
            for (const std::uint32_t program :
                 {tables_.patterns[shape.pattern].constraint, tables_.patterns[shape.pattern].action})
                if (program != no_program && !are_in(shape, constraints_.points_of(constraints_.programs[program])))
                    return of_pattern(shape.pattern, "a program with points outside of the diagram");
        return "";
    }

    static bool are_in(const TableOrientation& shape, std::span<const TablePoint> points) {
        return std::ranges::all_of(
            points, [&](const TablePoint& point) { return point == pass_point || lies_in(shape, point); });
    }

    const PatternTables& tables_;
    const ConstraintTables& constraints_;
    std::size_t next_program_ = 0;
    std::size_t next_instruction_ = 0;
    std::size_t next_point_ = 0;
};

}  // namespace

std::string check_constraints(const PatternTables& tables) { return ProgramsCheck(tables).wrong(); }

}  // namespace katachi::match
