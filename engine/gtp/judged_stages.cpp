#include "engine/gtp/judged_stages.h"

#include "engine/eyes/solved_eyes.h"
#include "engine/gtp/tactical_question.h"

namespace katachi::gtp {

Answer judged_stages(Session& session, const std::function<Answer(analysis::Stages&)>& answer) {
    if (!session.position_patterns)
        session.position_patterns = std::make_unique<analysis::PositionPatterns>(session.matcher.tables());
    const board::Colour to_move = session.game.game().to_move();
    return read_tactics(session, string_reader, "dragons", [&](reading::Tactics& tactics, const board::Board& board) {
        eyespaces::KnownGames known(solved_eyes().eyes);
        analysis::StageLimits limits;
        limits.worms.strings = tactics.limits();
        analysis::Stages stages(tactics, known, limits, session.position_patterns.get());
        stages.set(board, to_move);
        return answer(stages);
    });
}

void judged_unrecorded(Session& session, const std::function<void(analysis::Stages&)>& use) {
    std::optional<reading::SgfTrace> record;
    record.swap(session.reading_trace);
    judged_stages(session, [&](analysis::Stages& stages) {
        use(stages);
        return success();
    });
    record.swap(session.reading_trace);
}

board::VertexSet capturable_stones(analysis::Stages& stages) {
    board::VertexSet capturable;
    for (const worms::Worm& worm : stages.worms().all())
        if (!worm.attacks.empty()) capturable |= worm.stones;
    return capturable;
}

}  // namespace katachi::gtp
