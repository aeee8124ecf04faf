#include "tools/authoring/why/why.h"

#include <algorithm>

#include "engine/analysis/board_analysis.h"

namespace katachi::authoring {

namespace {

bool is_same_cell(const NearMiss& a, const NearMiss& b) {
    return a.found.pattern == b.found.pattern && a.found.match.colour == b.found.match.colour &&
           a.fit.cells.front().at == b.fit.cells.front().at;
}

class Finder {
  public:
    Finder(WhyReport& report, const CompiledPatterns& patterns) : report_(report), patterns_(patterns) {
        analysis_.use_connection_patterns(patterns.tables());
        analysis_.use_influence_patterns(patterns.tables());
        analysis_.set(board::Board(report.asked.position), report.asked.handicap);
        tactics_.set_caching(false);
    }

    void find_matches() {
        for (FoundMatch& found : patterns_.matches(report_.asked.position, report_.sides, report_.move))
            if (found.database->spec.kind != compiler::DatabaseKind::eye_shape) matched(std::move(found));
    }

    // Once the matches are found. Only the reference matcher knows by how little a pattern fails.
    void find_near_misses(const compiler::PatternDatabase& database, const compiler::Pattern& pattern,
                          board::Colour side) {
        if (is_proposed_by(pattern, side)) return;
        for (compiler::Fit& fit : compiler::fits_at(pattern, report_.move, report_.asked.position, side, 1))
            if (!fit.cells.empty() && fit.cells.front().found != board::Colour::off_board)
                missed({.database = &database, .pattern = &pattern, .match = fit.match}, std::move(fit));
    }

    void sort() {
        const auto in_order = [](auto& group) {
            std::stable_sort(group.begin(), group.end(),
                             [](const auto& a, const auto& b) { return comes_before(a.found, b.found); });
        };
        in_order(report_.proposed);
        in_order(report_.undecided);
        in_order(report_.refused);
        in_order(report_.refused_by_classes);
        in_order(report_.refused_by_helper);
        in_order(report_.near_misses);
    }

  private:
    // A move that a pattern proposes in one orientation is no near miss of it in another.
    bool is_proposed_by(const compiler::Pattern& pattern, board::Colour side) const {
        return std::any_of(report_.proposed.begin(), report_.proposed.end(), [&](const Proposal& proposal) {
            return proposal.found.pattern == &pattern && proposal.found.match.colour == side;
        });
    }

    std::vector<Proposal>& group_of(Standing standing) {
        switch (standing) {
            case Standing::undecided: return report_.undecided;
            case Standing::constraint_false: return report_.refused;
            case Standing::classes_false: return report_.refused_by_classes;
            case Standing::helper_false: return report_.refused_by_helper;
            default: return report_.proposed;
        }
    }

    void matched(FoundMatch found) {
        judge(found, analysis_);
        auto& group = group_of(found.standing());
        if (!group.empty() && says_the_same(group.back().found, found)) return;
        Proposal proposal{.found = std::move(found), .read = {}, .weighings = {}};
        if (proposal.found.constraint)
            for (const compiler::ExplainedPart* reason : compiler::reasons(*proposal.found.constraint)) {
                auto read = read_calls(*reason, proposal.found.match.colour, analysis_, tactics_);
                std::move(read.begin(), read.end(), std::back_inserter(proposal.read));
            }
        group.push_back(std::move(proposal));
    }

    void missed(FoundMatch found, compiler::Fit fit) {
        NearMiss miss{.found = std::move(found), .fit = std::move(fit)};
        const bool is_known = std::any_of(report_.near_misses.rbegin(), report_.near_misses.rend(),
                                          [&](const NearMiss& known) { return is_same_cell(known, miss); });
        if (!is_known) report_.near_misses.push_back(std::move(miss));
    }

    WhyReport& report_;
    const CompiledPatterns& patterns_;
    analysis::BoardAnalysis analysis_;
    reading::Tactics tactics_;
};

}  // namespace

board::Legality legality(const WhyReport& report) {
    const board::Board board = report.asked.played.value_or(board::Board(report.asked.position));
    for (const board::Colour side : report.sides)
        if (board.is_legal(side, report.move) == board::Legality::ok) return board::Legality::ok;
    return board.is_legal(report.sides.front(), report.move);
}

void add_lives(WhyReport& report) {
    std::vector<DecidedLife>& lives = report.lives.emplace();
    for (const board::Colour side : report.sides) {
        const std::vector<DecidedLife> decided = decided_lives(report.asked, side, report.move);
        lives.insert(lives.end(), decided.begin(), decided.end());
    }
}

void find_reasons(WhyReport& report, const CompiledPatterns& patterns) {
    Finder finder(report, patterns);
    finder.find_matches();
    for (const compiler::PatternDatabase& database : patterns.databases()) {
        if (database.spec.kind == compiler::DatabaseKind::eye_shape) continue;
        for (const compiler::Pattern& pattern : database.patterns) {
            const bool has_move =
                pattern.whole_board_move || pattern.diagram.find(compiler::character(compiler::Cell::move));
            for (const board::Colour side : report.sides)
                if (has_move) finder.find_near_misses(database, pattern, side);
        }
    }
    finder.sort();
    report.engine = engine_reasons(report.asked, report.sides, report.move, patterns.tables());
}

}  // namespace katachi::authoring
