#include "engine/gtp/score/judged_owners.h"

#include "engine/gtp/play/generated_move.h"

namespace katachi::gtp {

analysis::OwnerJudge& owner_judge(Session& session) {
    if (session.owner_judge == nullptr) session.owner_judge = std::make_unique<analysis::OwnerJudge>();
    return *session.owner_judge;
}

position::ExpectedScore expected_score(Session& session) {
    const board::Game& game = session.game.game();
    return owner_judge(session).score(game.board(), {.scoring = game.rules().scoring,
                                                     .komi = points_of_white(session),
                                                     .to_move = game.to_move(),
                                                     .black_played_more = analysis::black_played_more(
                                                         game.board(), game.handicap(), game.to_move())});
}

}  // namespace katachi::gtp
