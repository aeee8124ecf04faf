#include "engine/moves/sources/ko_source.h"

namespace katachi::moves {

KoSource::KoSource(std::shared_ptr<MoveFacts> facts)
    : FactSource("ko", std::move(facts),
                 {FeatureAxis{{"takes", "takes a ko"}, {"ends", "ends a ko"}},
                  FeatureAxis{{"", ""}, {"in-fight", "while another ko was just taken"}}}) {}

void KoSource::find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const {
    const board::Board& board = situation.board;
    const bool is_fight = board.ko_point() != board::pass_vertex;
    for (const WeakString& prey : facts.opponent_in_atari())
        if (prey.size == 1 && board.is_ko_capture(situation.to_move, prey.liberties[0]))
            proposals.push_back({prey.liberties[0], feature(0, is_fight)});
    for (const WeakString& own : facts.own_in_atari())
        if (own.size == 1 && board.is_ko_capture(board::opponent(situation.to_move), own.liberties[0]))
            proposals.push_back({own.liberties[0], feature(1, is_fight)});
}

}  // namespace katachi::moves
