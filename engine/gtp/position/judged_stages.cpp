#include "engine/gtp/position/judged_stages.h"

#include "engine/eyes/solved_eyes.h"
#include "engine/gtp/reading/tactical_question.h"

namespace katachi::gtp {

namespace {

// Stages ask about all strings. A capture that the first search leaves open stays open there, since the second search
// takes most of the time: one position is the same as none of it.
analysis::StageLimits limits_with(const reading::SearchLimits& strings) {
    analysis::StageLimits limits;
    limits.worms.strings = strings;
    limits.worms.strings.far_nodes = 1;
    return limits;
}

// Kept while the board stays as it is, unless the reading of its stages is to be recorded.
analysis::Stages& stages_of(Session& session, reading::Tactics& tactics, const board::Board& board,
                            board::Colour to_move) {
    std::unique_ptr<KeptStages>& kept = session.kept_stages;
    const bool is_kept =
        kept && !session.reading_trace && kept->limits == tactics.limits() && kept->stages.is_of(board);
    if (!is_kept) {
        if (!session.position_patterns)
            session.position_patterns = std::make_unique<analysis::PositionPatterns>(session.matcher.tables());
        kept = std::make_unique<KeptStages>(tactics, solved_eyes().eyes, *session.position_patterns);
    }
    kept->stages.set(board, to_move);
    return kept->stages;
}

}  // namespace

KeptStages::KeptStages(reading::Tactics& tactics, const match::EyeTables& solved, analysis::PatternFinder& finder)
    : limits(tactics.limits()), known(solved), stages(tactics, known, limits_with(limits), &finder) {}

Answer judged_stages(Session& session, const std::function<Answer(analysis::Stages&)>& answer) {
    return read_tactics(session, string_reader, "dragons", [&](reading::Tactics& tactics, const board::Board& board) {
        return answer(stages_of(session, tactics, board, session.game.game().to_move()));
    });
}

void judged_unrecorded(Session& session, const std::function<void(analysis::Stages&)>& use) {
    judged_unrecorded(session, session.game.board(), session.game.game().to_move(), use);
}

void judged_unrecorded(Session& session, const board::Board& board, board::Colour to_move,
                       const std::function<void(analysis::Stages&)>& use) {
    std::unique_ptr<reading::SgfTrace> record;
    record.swap(session.reading_trace);
    read_tactics(session, string_reader, "dragons", [&](reading::Tactics& tactics, const board::Board&) {
        use(stages_of(session, tactics, board, to_move));
        return success();
    });
    record.swap(session.reading_trace);
}

}  // namespace katachi::gtp
