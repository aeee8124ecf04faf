#include "engine/match/constraint/class_conditions.h"

#include <array>

#include "engine/match/constraint/constants.h"

namespace katachi::match {

namespace {

// A letter about stones: of which side, and which statuses refuse.
struct StatusCondition {
    char letter;
    board::VertexSet ClassQuestion::*stones;
    int refused;
    int refused_too;
};

constexpr std::array status_conditions{
    StatusCondition{'O', &ClassQuestion::own_stones, status_dead, status_critical},
    StatusCondition{'o', &ClassQuestion::own_stones, status_alive, status_critical},
    StatusCondition{'X', &ClassQuestion::opponents_stones, status_dead, status_dead},
    StatusCondition{'x', &ClassQuestion::opponents_stones, status_alive, status_alive},
};

class ClassConditions {
  public:
    ClassConditions(const ClassQuestion& question, Analysis& analysis) : question_(question), analysis_(analysis) {}

    ClassVerdict verdict() {
        const auto has = [&](char letter) { return question_.letters.find(letter) != std::string_view::npos; };
        for (const StatusCondition& condition : status_conditions)
            if (has(condition.letter) && !check_stones(condition)) return verdict_;
        if (question_.move == board::pass_vertex) return verdict_;
        if (!check_move(Autohelper::legal_omove, '*')) return verdict_;
        if (!has('s') && !check_move(Autohelper::safe_omove, 's')) return verdict_;
        if (has('n')) check_move(Autohelper::safe_xmove, 'n');
        return verdict_;
    }

  private:
    Value ask(Autohelper helper, board::Vertex point) { return analysis_.answer(helper, question_.own, {&point, 1}); }

    // Whether there is still something to find out.
    bool add(Value value, char letter, board::Vertex vertex) {
        verdict_.value = logical_and(verdict_.value, value);
        if (!verdict_.value.is_false()) return true;
        verdict_.letter = letter;
        verdict_.vertex = vertex;
        return false;
    }

    bool check_move(Autohelper helper, char letter) { return add(ask(helper, question_.move), letter, question_.move); }

    bool check_stones(const StatusCondition& condition) {
        for (const board::Vertex stone : question_.*condition.stones) {
            const Value status = ask(Autohelper::status, stone);
            const auto is = [&](int code) { return status.number() == static_cast<float>(code); };
            const Value accepted = status.is_decided() ? Value::of(!is(condition.refused) && !is(condition.refused_too))
                                                       : Value::undecided();
            if (add(accepted, condition.letter, stone)) continue;
            verdict_.status = status;
            return false;
        }
        return true;
    }

    const ClassQuestion& question_;
    Analysis& analysis_;
    ClassVerdict verdict_{.value = Value::of(true)};
};

}  // namespace

ClassVerdict evaluate_classes(const ClassQuestion& question, Analysis& analysis) {
    return ClassConditions(question, analysis).verdict();
}

ClassVerdict evaluate_classes(const PatternTables& tables, const Placement& placement, Analysis& analysis) {
    const PatternRow& pattern = tables.patterns[placement.pattern];
    ClassQuestion question{.letters = tables.text(pattern.classes), .own = placement.own, .move = placement.move};
    const TurnedSteps steps = turned_steps(placement.orientation);
    for (const TableCell& cell : tables.cells.subspan(pattern.first_cell, pattern.cell_count)) {
        if (cell.allowed != point_own && cell.allowed != point_opponent) continue;
        board::VertexSet& stones = cell.allowed == point_own ? question.own_stones : question.opponents_stones;
        stones.insert(placement.anchor + (cell.row - pattern.anchor_row) * steps.row +
                      (cell.column - pattern.anchor_column) * steps.column);
    }
    return evaluate_classes(question, analysis);
}

}  // namespace katachi::match
