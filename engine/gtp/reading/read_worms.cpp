#include "engine/gtp/reading/read_worms.h"

#include <utility>

#include "engine/gtp/reading/tactical_question.h"

namespace katachi::gtp {

namespace {

constexpr reading::SearchLimits moves{.nodes = 1000};
constexpr reading::SearchLimits attack_threats{.nodes = 100, .least_hope = 2};
constexpr reading::SearchLimits defence_threats{.nodes = 100};

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

worms::WormLimits limits_of(const reading::Tactics& tactics) {
    return {.strings = tactics.limits(),
            .moves = moves,
            .attack_threats = attack_threats,
            .defence_threats = defence_threats};
}

}  // namespace

ReadWorms read_worms(Session& session) {
    std::vector<worms::OfferedMove> offered = offered_moves(session);
    worms::Worms worms =
        read_tactics(session, string_reader, "worms", [&](reading::Tactics& tactics, const board::Board& board) {
            return worms::Worms(board, tactics, limits_of(tactics), offered);
        });
    return {std::move(worms), std::move(offered)};
}

ReadDetails read_details(Session& session, const ReadWorms& read, const worms::Worm& worm) {
    return read_tactics(
        session, string_reader, "worm " + session.name(worm.origin),
        [&](reading::Tactics& tactics, board::Board& board) -> ReadDetails {
            return {.attacks = worms::attacks_read_again(worm.attacks, board, tactics, worm.origin),
                    .defences = worms::defences_read_again(worm.defences, board, tactics, worm.origin),
                    .others = worms::worm_details(board, tactics, read.worms, worm, limits_of(tactics), read.offered)};
        });
}

}  // namespace katachi::gtp
