#include "engine/match/constraint/class_conditions.h"

#include <array>
#include <string_view>

#include "engine/match/constraint/constants.h"

namespace katachi {

namespace {

// A letter about stones: of which side, and which statuses refuse.
struct StatusCondition {
    char letter;
    PointSet stones;
    int refused;
    int refused_too;
};

constexpr std::array status_conditions{
    StatusCondition{'O', point_own, status_dead, status_critical},
    StatusCondition{'o', point_own, status_alive, status_critical},
    StatusCondition{'X', point_opponent, status_dead, status_dead},
    StatusCondition{'x', point_opponent, status_alive, status_alive},
};

class ClassConditions {
  public:
    ClassConditions(const PatternTables& tables, const Placement& placement, Analysis& analysis)
        : tables_(tables), pattern_(tables.patterns[placement.pattern]), placement_(placement), analysis_(analysis) {}

    ClassVerdict verdict() {
        const std::string_view letters = tables_.text(pattern_.classes);
        const auto has = [&](char letter) { return letters.find(letter) != std::string_view::npos; };
        for (const StatusCondition& condition : status_conditions)
            if (has(condition.letter) && !check_stones(condition)) return verdict_;
        if (placement_.move == pass_vertex) return verdict_;
        if (!check_move(Autohelper::legal_omove, 's')) return verdict_;
        if (!has('s') && !check_move(Autohelper::safe_omove, 's')) return verdict_;
        if (has('n')) check_move(Autohelper::safe_xmove, 'n');
        return verdict_;
    }

  private:
    Value ask(Autohelper helper, Vertex point) { return analysis_.answer(helper, placement_.own, {&point, 1}); }

    // Whether there is still something to find out.
    bool add(Value value, char letter, Vertex vertex) {
        verdict_.value = logical_and(verdict_.value, value);
        if (!verdict_.value.is_false()) return true;
        verdict_.letter = letter;
        verdict_.vertex = vertex;
        return false;
    }

    bool check_move(Autohelper helper, char letter) {
        return add(ask(helper, placement_.move), letter, placement_.move);
    }

    bool check_stones(const StatusCondition& condition) {
        const TurnedSteps steps(placement_.orientation);
        for (const TableCell& cell : tables_.cells.subspan(pattern_.first_cell, pattern_.cell_count)) {
            if (cell.allowed != condition.stones) continue;
            const Vertex stone = placement_.anchor + (cell.row - pattern_.anchor_row) * steps.row +
                                 (cell.column - pattern_.anchor_column) * steps.column;
            const Value status = ask(Autohelper::status, stone);
            const auto is = [&](int code) { return status.number() == static_cast<float>(code); };
            const Value accepted = status.is_decided() ? Value::of(!is(condition.refused) && !is(condition.refused_too))
                                                       : Value::undecided();
            if (!add(accepted, condition.letter, stone)) return false;
        }
        return true;
    }

    const PatternTables& tables_;
    const TablePattern& pattern_;
    const Placement& placement_;
    Analysis& analysis_;
    ClassVerdict verdict_{.value = Value::of(true)};
};

}  // namespace

ClassVerdict evaluate_classes(const PatternTables& tables, const Placement& placement, Analysis& analysis) {
    return ClassConditions(tables, placement, analysis).verdict();
}

}  // namespace katachi
