// Who is ahead, and what is whose at the end.
#include <array>
#include <cmath>

#include "engine/counting/score.h"
#include "engine/gtp/commands.h"
#include "engine/gtp/generated_move.h"
#include "engine/gtp/search_text.h"

namespace katachi::gtp {

namespace {

// Null where no player can be asked.
const counting::FinalStatus* settled_status(Session& session) {
    search::Player* const player = session.play.asked();
    if (player == nullptr) return nullptr;
    auto& settled = session.play.settled;
    const board::Board& board = session.game.board();
    const double komi = points_of_white(session);
    const std::string_view rules = session.game.rules().name;
    if (!settled || settled->position != board.position() || settled->komi != komi || settled->rules != rules) {
        const board::VertexSet dead = player->dead_stones(session.game.game(), komi);
        settled = SettledPosition{board.position(), komi, rules, counting::final_status(board, dead)};
    }
    return &settled->status;
}

Answer final_score(Session& session, const Arguments&) {
    const counting::FinalStatus* const status = settled_status(session);
    if (status == nullptr) return failure(cannot_play);
    const board::Rules& rules = session.game.rules();
    const board::VertexSet dead = counting::dead_stones_stay(rules) ? board::VertexSet() : status->dead;
    const int balance = counting::board_balance(session.game.board(), rules.scoring, dead);
    return success(counting::result_text(balance - points_of_white(session)));
}

struct NamedStatus {
    std::string_view name;
    board::VertexSet (*points)(const board::Board& board, const counting::FinalStatus& status);
};

constexpr std::array<NamedStatus, 6> statuses{{
    {"alive", [](const board::Board&, const counting::FinalStatus& status) { return status.alive; }},
    {"dead", [](const board::Board&, const counting::FinalStatus& status) { return status.dead; }},
    {"seki", [](const board::Board&, const counting::FinalStatus& status) { return status.seki; }},
    {"white_territory", [](const board::Board& board,
                           const counting::FinalStatus& status) { return status.points.white & board.empty_points(); }},
    {"black_territory", [](const board::Board& board,
                           const counting::FinalStatus& status) { return status.points.black & board.empty_points(); }},
    {"dame", [](const board::Board& board,
                const counting::FinalStatus& status) { return status.points.neutral & board.empty_points(); }},
}};

Answer final_status_of(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure("invalid coordinate");
    const counting::FinalStatus* const status = settled_status(session);
    if (status == nullptr) return failure(cannot_play);
    for (const NamedStatus& named : statuses)
        if (named.points(session.game.board(), *status).contains(*vertex)) return success(std::string(named.name));
    return failure("no status");
}

Answer final_status_list(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0) return failure("missing status");
    for (const NamedStatus& named : statuses) {
        if (named.name != arguments[0]) continue;
        const counting::FinalStatus* const status = settled_status(session);
        if (status == nullptr) return failure(cannot_play);
        return success(session.names(named.points(session.game.board(), *status)));
    }
    return failure("invalid status");
}

std::optional<search::ScoreEstimate> estimate(Session& session, board::Colour to_move) {
    search::Player* const player = session.play.asked();
    if (player == nullptr) return std::nullopt;
    return player->estimated_score(session.game.game(), to_move, points_of_white(session));
}

Answer estimate_score(Session& session, const Arguments&) {
    const auto found = estimate(session, session.game.game().to_move());
    if (!found) return failure(cannot_play);
    const std::string winner = found->mean > 0 ? "W+" : "B+";
    return success(winner + decimals(std::abs(found->mean), 1) + " (upper bound: " + decimals(found->upper, 1) +
                   ", lower: " + decimals(found->lower, 1) + ")");
}

Answer experimental_score(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
    const auto found = estimate(session, *colour);
    return found ? success(decimals(found->mean, 1)) : failure(cannot_play);
}

}  // namespace

std::span<const Command> score_commands() {
    static constexpr Command commands[] = {
        {"final_score", "", "the result once dead stones are off the board", final_score},
        {"final_status", "VERTEX", "alive, dead, seki, white_territory, black_territory or dame", final_status_of},
        {"final_status_list", "STATUS", "the points of that status", final_status_list},
        {"estimate_score", "", "who is ahead, and White's points if all in dispute were White's or Black's",
         estimate_score},
        {"new_score", "", "the same", estimate_score},
        {"experimental_score", "COLOUR", "White's points less Black's with this side to move", experimental_score},
    };
    return commands;
}

}  // namespace katachi::gtp
