#include "tools/authoring/position/position_report.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/eyes/solved_eyes.h"
#include "engine/eyespaces/known_games.h"
#include "engine/reading/tactics.h"

namespace katachi::authoring {

board::Board played_board(const AskedPosition& asked) { return asked.played.value_or(board::Board(asked.position)); }

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

}  // namespace

PositionReport position_report(const AskedPosition& asked, board::Colour to_move, const std::string& patterns_from,
                               const std::vector<compiler::PatternDatabase>&) {
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    analysis::Stages stages(tactics, known);
    stages.set(played_board(asked), to_move);
    return {.asked = asked,
            .to_move = to_move,
            .patterns_from = patterns_from,
            .eyes = stages.eyes(),
            .dragons = stages.dragons_before_life(),
            .life = stages.life(),
            .reasons = reasons_of(stages),
            .judged = stages.dragons(),
            .weakness = stages.weakness(),
            .influence = stages.influence()};
}

std::vector<int> dragons_by_size(const PositionReport& report) {
    std::vector<int> numbers(report.dragons.all().size());
    std::iota(numbers.begin(), numbers.end(), 0);
    std::stable_sort(numbers.begin(), numbers.end(), [&](int a, int b) {
        return report.dragons.number(a).effective_size > report.dragons.number(b).effective_size;
    });
    return numbers;
}

}  // namespace katachi::authoring
