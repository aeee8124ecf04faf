#include "engine/gtp/reading/read_worms.h"

#include <vector>

#include "engine/gtp/reading/tactical_question.h"

namespace katachi::gtp {

namespace {

constexpr reading::SearchLimits moves{.nodes = 1000};
constexpr reading::SearchLimits threats{.nodes = 100};

std::vector<worms::OfferedMove> offered_moves(Session& session) {
    const board::Board& board = session.game.board();
    if (!session.analysis) session.analysis.emplace();
    if (!session.move_offers) session.move_offers.emplace(session.matcher.tables());
    session.analysis->set(board);
    session.matcher.set(board.position());
    const std::uint64_t before = session.analysis->nodes();
    std::vector<worms::OfferedMove> offered = session.move_offers->of(session.matcher, *session.analysis);
    session.reading_nodes += session.analysis->nodes() - before;
    return offered;
}

}  // namespace

worms::Worms read_worms(Session& session) {
    const std::vector<worms::OfferedMove> offered = offered_moves(session);
    return read_tactics(session, string_reader, "worms", [&](reading::Tactics& tactics, const board::Board& board) {
        return worms::Worms(board, tactics, {.strings = tactics.limits(), .moves = moves, .threats = threats}, offered);
    });
}

}  // namespace katachi::gtp
