#include "tools/authoring/match_report.h"

#include "engine/analysis/board_analysis.h"

namespace katachi::authoring {

void judge_all(MatchReport& report, const CompiledPatterns& patterns) {
    analysis::BoardAnalysis analysis;
    analysis.use_connection_patterns(patterns.tables());
    analysis.use_influence_patterns(patterns.tables());
    analysis.set(board::Board(report.asked.position), report.asked.handicap);
    for (FoundMatch& found : report.matches) judge(found, analysis);
}

}  // namespace katachi::authoring
