#include "tools/authoring/position/position_report.h"

#include <algorithm>
#include <cmath>

#include "engine/analysis/position_owners.h"
#include "engine/analysis/position_patterns.h"
#include "engine/counting/score.h"
#include "engine/eyes/solved_eyes.h"
#include "engine/eyespaces/known_games.h"
#include "engine/reading/tactics.h"
#include "engine/sgf/komi.h"
#include "engine/worms/capturable.h"

namespace katachi::authoring {

namespace {

std::vector<std::vector<position::CrudeReason>> reasons_of(analysis::Stages& stages) {
    const position::Dragons& dragons = stages.dragons_before_life();
    std::vector<std::vector<position::CrudeReason>> reasons;
    for (int number = 0; number < dragons.count(); ++number) {
        reasons.push_back(stages.crude_judge().reasons(dragons, number));
        std::stable_sort(reasons.back().begin(), reasons.back().end(),
                         [](const position::CrudeReason& a, const position::CrudeReason& b) {
                             return std::abs(a.log_odds) > std::abs(b.log_odds);
                         });
    }
    return reasons;
}

std::vector<InfluencePattern> influence_patterns_of(const std::vector<analysis::InfluenceEffect>& effects,
                                                    const match::PatternTables& tables) {
    std::vector<InfluencePattern> found;
    for (const analysis::InfluenceEffect& effect : effects) {
        const match::PatternRow& row = tables.patterns[effect.placement.pattern];
        found.push_back({tables.text(row.name), tables.text(tables.databases[row.database].name), effect.kind,
                         effect.side, effect.points});
    }
    std::ranges::stable_sort(found, {}, &InfluencePattern::name);
    return found;
}

// The stages of a position, with all that they are made by; the patterns outlive them.
struct BelievedStages {
    BelievedStages(const CompiledPatterns& patterns, const board::Board& board, board::Colour to_move)
        : found(patterns.tables()), known(solved_eyes().eyes), stages(tactics, known, {}, &found) {
        stages.set(board, to_move);
    }
    BelievedStages(const BelievedStages&) = delete;
    BelievedStages& operator=(const BelievedStages&) = delete;

    analysis::PositionPatterns found;
    reading::Tactics tactics;
    eyespaces::KnownGames known;
    analysis::Stages stages;
};

void add_owners(PositionReport& report) {
    analysis::OwnerJudge judge;
    const board::Board board = played_board(report.asked);
    const int handicap = report.asked.handicap.value_or(board::Handicap{}).stones;
    report.owners = judge.owners(board, report.to_move);
    report.score =
        judge.score(board, {.scoring = report.counted_by.rules->scoring,
                            .komi = report.counted_by.points_of_white(handicap),
                            .to_move = report.to_move,
                            .black_played_more = analysis::black_played_more(board, handicap, report.to_move)});
}

PositionReport report_of(analysis::Stages& stages, const AskedPosition& asked, const std::string& patterns_from,
                         const CompiledPatterns& patterns) {
    PositionReport report{.asked = asked,
                          .to_move = stages.to_move(),
                          .patterns_from = patterns_from,
                          .counted_by = counted_by(asked),
                          .eyes = stages.eyes(),
                          .dragons = stages.dragons_before_life(),
                          .life = stages.life(),
                          .reasons = reasons_of(stages),
                          .readings = {},
                          .judged = stages.dragons(),
                          .weakness = stages.weakness(),
                          .influence = stages.influence(),
                          .influence_patterns = influence_patterns_of(stages.influence_effects(), patterns.tables()),
                          .owners = {},
                          .score = {}};
    add_owners(report);
    return report;
}

}  // namespace

double CountedBy::points_of_white(int handicap) const {
    return komi + counting::handicap_points(rules->handicap, handicap);
}

board::Board played_board(const AskedPosition& asked) { return asked.played.value_or(board::Board(asked.position)); }

CountedBy counted_by(const board::Rules* rules, std::optional<double> komi, int handicap) {
    CountedBy counted{.rules = rules, .is_assumed = rules == nullptr || !komi};
    if (counted.rules == nullptr) counted.rules = board::find_rules("japanese");
    counted.komi = komi.value_or(sgf::unstated_komi(*counted.rules, handicap));
    return counted;
}

PositionReport position_report(const AskedPosition& asked, board::Colour to_move, const std::string& patterns_from,
                               const CompiledPatterns& patterns) {
    BelievedStages believed(patterns, played_board(asked), to_move);
    return report_of(believed.stages, asked, patterns_from, patterns);
}

PositionReport read_position_report(const AskedPosition& asked, board::Colour to_move, const std::string& patterns_from,
                                    const CompiledPatterns& patterns, const life::ReadingJudge::Begins& begins) {
    require_liberties(asked);
    const board::Board board = played_board(asked);
    BelievedStages believed(patterns, board, to_move);
    analysis::Stages& stages = believed.stages;
    life::LifeReader lives({.nodes = life::life_positions_of_many}, solved_eyes().eyes);
    life::RaceReader races({.nodes = life::race_positions_of_many});
    reading::Tactics connections;
    life::ReadingJudge judge(board, stages.crude_life(), worms::capturable_stones(stages.worms()),
                             {lives, races, connections}, begins);
    stages.let_judge(judge);
    PositionReport report = report_of(stages, asked, patterns_from, patterns);
    report.readings = judge.readings();
    for (std::size_t i = 0; i < report.readings.size(); ++i)
        if (const auto& read = report.readings[i])
            report.judged.safety[i] = read->safety(report.dragons.number(static_cast<int>(i)), report.life[i]);
    return report;
}

}  // namespace katachi::authoring
