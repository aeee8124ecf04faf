#include "tools/authoring/match_report.h"

#include "compiler/reference_matcher/reference_matcher.h"
#include "engine/analysis/board_analysis.h"

namespace katachi::authoring {

std::vector<FoundMatch> find_matches(const std::vector<compiler::PatternDatabase>& databases,
                                     const AskedPosition& asked, const std::vector<board::Colour>& sides,
                                     std::optional<board::Vertex> at) {
    std::vector<FoundMatch> found;
    std::vector<match::Match> matches;
    for (const compiler::PatternDatabase& database : databases) {
        matches.clear();
        for (const board::Colour side : sides) compiler::reference_match(database, asked.position, side, matches);
        for (const match::Match& match : matches)
            if (!at || match.move == *at) found.push_back({&database, &database.patterns[match.pattern], match});
    }
    return found;
}

void judge_all(MatchReport& report) {
    analysis::BoardAnalysis analysis;
    analysis.set(board::Board(report.asked.position));
    for (FoundMatch& found : report.matches) judge(found, analysis);
}

}  // namespace katachi::authoring
