#include "tools/authoring/pattern_test/coverage.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "compiler/reference_matcher/fit.h"

namespace katachi::authoring {

namespace {

struct Mutant {
    compiler::Pattern pattern;
    bool changes_constraint = false;
    std::optional<board::Offset> cell = {};  // the one that is another
    std::string description = {};            // "row 2, column 3: X could be x"
};

// What a cell could be by mistake.
std::string_view other_cells(char cell, compiler::DatabaseKind kind) {
    if (kind == compiler::DatabaseKind::eye_shape) switch (static_cast<compiler::Cell>(cell)) {
            case compiler::Cell::opponent_or_empty: return ".X";
            case compiler::Cell::empty_bang:
            case compiler::Cell::marginal_key_point:
            case compiler::Cell::marginal_attack_point:
            case compiler::Cell::marginal_defence_point: return ".";
            case compiler::Cell::marginal_opponent: return "X";
            case compiler::Cell::outside: return "";
            default: return "x";
        }
    switch (static_cast<compiler::Cell>(cell)) {
        case compiler::Cell::empty:
        case compiler::Cell::empty_comma:
        case compiler::Cell::empty_bang: return "ox";
        case compiler::Cell::own:
        case compiler::Cell::own_anchor: return "o?";
        case compiler::Cell::opponent:
        case compiler::Cell::opponent_anchor: return "x?";
        case compiler::Cell::own_or_empty: return "?.O";
        case compiler::Cell::opponent_or_empty: return "?.X";
        default: return "";
    }
}

void add_cells(const compiler::Pattern& pattern, compiler::DatabaseKind kind, std::vector<Mutant>& mutants) {
    const compiler::Diagram& diagram = pattern.diagram;
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const char cell = diagram.at(row, column);
            for (const char other : other_cells(cell, kind)) {
                Mutant& mutant = mutants.emplace_back(Mutant{pattern});
                mutant.pattern.diagram.cells[static_cast<std::size_t>(row * diagram.columns + column)] = other;
                mutant.cell = board::Offset{row, column};
                mutant.description = "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1) +
                                     ": `" + cell + "` could be `" + other + "`";
            }
        }
}

void add_edges(const compiler::Pattern& pattern, std::vector<Mutant>& mutants) {
    struct Side {
        bool compiler::DrawnEdges::*edge;
        const char* name;
    };
    for (const Side side : {Side{&compiler::DrawnEdges::north, "upper"}, Side{&compiler::DrawnEdges::south, "lower"},
                            Side{&compiler::DrawnEdges::west, "left"}, Side{&compiler::DrawnEdges::east, "right"}}) {
        if (!(pattern.diagram.edges.*side.edge)) continue;
        Mutant& mutant = mutants.emplace_back(Mutant{pattern});
        mutant.pattern.diagram.edges.*side.edge = false;
        mutant.description = std::string("the ") + side.name + " edge could be left out";
    }
}

void add_stones(const compiler::Pattern& pattern, std::vector<Mutant>& mutants) {
    for (std::size_t i = 0; i < pattern.stones.size(); ++i) {
        Mutant& mutant = mutants.emplace_back(Mutant{pattern});
        mutant.pattern.stones.erase(mutant.pattern.stones.begin() + static_cast<std::ptrdiff_t>(i));
        mutant.description = "stone " + std::to_string(i + 1) + " could be left out";
    }
}

void add_constraints(const compiler::Pattern& pattern, std::vector<Mutant>& mutants) {
    if (!pattern.constraint) return;
    Mutant& left_out = mutants.emplace_back(
        Mutant{.pattern = pattern, .changes_constraint = true, .description = "the constraint could be left out"});
    left_out.pattern.constraint.reset();
    Mutant& opposite = mutants.emplace_back(
        Mutant{.pattern = pattern, .changes_constraint = true, .description = "the constraint could be its opposite"});
    opposite.pattern.constraint = compiler::Expression{.kind = compiler::Expression::Kind::unary,
                                                       .op = compiler::Operator::logical_not,
                                                       .operands = {*pattern.constraint}};
}

std::vector<Mutant> mutants_of(const compiler::Pattern& pattern, compiler::DatabaseKind kind) {
    std::vector<Mutant> mutants;
    add_cells(pattern, kind, mutants);
    if (kind != compiler::DatabaseKind::corner) add_edges(pattern, mutants);  // corners have theirs by what they are
    add_stones(pattern, mutants);
    add_constraints(pattern, mutants);
    return mutants;
}

// A case of a test, with what the entry as it is gives there.
struct JudgedCase {
    PlacedTest placed;
    TestCase tried;
    std::vector<match::Match> matches;
    TestAnswer given = TestAnswer::no_match;
    // Where the entry does not match at the test's point, these cells alone keep it from matching, in some orientation.
    std::optional<std::vector<board::Offset>> nearly = {};

    // Whether another content of one cell could make a difference; true where nobody knows.
    bool depends_on(const Mutant& mutant) const {
        return !nearly || !mutant.cell || std::find(nearly->begin(), nearly->end(), *mutant.cell) != nearly->end();
    }
};

class Coverage {
  public:
    Coverage(const compiler::Pattern& pattern, compiler::DatabaseKind kind, const AnalyseTest& analyse)
        : pattern_(pattern), kind_(kind), analyse_(analyse) {}

    EntryCoverage measure(const std::vector<PlacedTest>& tests) {
        for (const PlacedTest& placed : tests) {
            ++(placed.test->wants_a_match() ? coverage_.positive : coverage_.negative);
            for (TestCase& tried : cases_of(*placed.test, *placed.on)) add(placed, std::move(tried));
        }
        for (const Mutant& mutant : mutants_of(pattern_, kind_)) {
            ++coverage_.mutants;
            const auto notices = [&](const JudgedCase& judged) { return is_noticed(mutant, judged); };
            if (std::none_of(cases_.begin(), cases_.end(), notices)) coverage_.unnoticed.push_back(mutant.description);
        }
        return std::move(coverage_);
    }

  private:
    void add(const PlacedTest& placed, TestCase tried) {
        JudgedCase judged{.placed = placed, .tried = std::move(tried), .matches = {}};
        judged.matches = matches(pattern_, judged);
        judged.given = answer(pattern_, judged, judged.matches);
        if (placed.test->at && judged.matches.empty() && kind_ != compiler::DatabaseKind::eye_shape)
            judged.nearly = nearly(judged);
        cases_.push_back(std::move(judged));
    }

    std::vector<board::Offset> nearly(const JudgedCase& judged) const {
        std::vector<board::Offset> cells;
        const auto& [test, on] = judged.placed;
        for (const compiler::Fit& fit : compiler::fits_at(pattern_, *test->at, judged.tried.position, on->to_move, 1))
            for (const compiler::CellMismatch& mismatch : fit.cells) cells.push_back(mismatch.drawn);
        return cells;
    }

    // Where a changed cell lets the entry match, it counts as a match whatever the constraint says: the test looks at
    // that cell.
    bool is_noticed(const Mutant& mutant, const JudgedCase& judged) const {
        if (!judged.depends_on(mutant)) return false;
        const auto found = matches(mutant.pattern, judged);
        if (!mutant.changes_constraint && found == judged.matches) return false;
        const bool has_more = std::any_of(found.begin(), found.end(), [&](const match::Match& match) {
            return std::find(judged.matches.begin(), judged.matches.end(), match) == judged.matches.end();
        });
        const TestAnswer given = has_more ? TestAnswer::is_true : answer(mutant.pattern, judged, found);
        const auto& test = *judged.placed.test;
        return test.accepts(given) != test.accepts(judged.given);
    }

    std::vector<match::Match> matches(const compiler::Pattern& pattern, const JudgedCase& judged) const {
        return matches_in_case(pattern, kind_, *judged.placed.test, *judged.placed.on, judged.tried);
    }

    TestAnswer answer(const compiler::Pattern& pattern, const JudgedCase& judged,
                      const std::vector<match::Match>& found) const {
        return best_answer(pattern, kind_, found, judged.tried, analyse_);
    }

    const compiler::Pattern& pattern_;
    compiler::DatabaseKind kind_;
    const AnalyseTest& analyse_;
    std::vector<JudgedCase> cases_;
    EntryCoverage coverage_;
};

}  // namespace

EntryCoverage coverage_of(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                          const std::vector<PlacedTest>& tests, const AnalyseTest& analyse) {
    return Coverage(pattern, kind, analyse).measure(tests);
}

}  // namespace katachi::authoring
