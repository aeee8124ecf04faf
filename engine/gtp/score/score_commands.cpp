// Who is ahead, and what is whose at the end.
#include <array>
#include <cmath>

#include "engine/counting/score.h"
#include "engine/gtp/play/generated_move.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/score/judged_owners.h"
#include "engine/gtp/score/score_estimate.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

// Null where no player can be asked.
const counting::FinalStatus* final_status_here(Session& session) {
    const JudgedPosition* const judged = judged_position(session, session.game.game().to_move());
    return judged == nullptr ? nullptr : &judged->status;
}

// The score has a decimal at least, as in GNU Go; a draw is "0".
std::string final_text(double black) {
    std::string text = counting::result_text(black);
    const bool is_whole = black != 0 && text.find_first_of(".e") == std::string::npos;
    return is_whole ? text + ".0" : text;
}

Answer final_score(Session& session, const Arguments&) {
    const JudgedPosition* const judged = judged_position(session, session.game.game().to_move());
    if (judged == nullptr) return failure(cannot_play);
    const board::Game& game = session.game.game();
    const ScoreEstimate estimate = estimated_score(game, *judged);
    const std::string is_open = "the owner of " + std::to_string(estimate.open) + " points is open";
    const bool ends_as_it_stands = game.is_over() || counting::dead_stones_stay(game.rules());
    if (estimate.source == ScoreSource::guessed && !ends_as_it_stands)
        return failure("cannot score: " + is_open + "; estimate_score guesses who is ahead");
    if (estimate.open > 0)
        session.notice("final_score counts a board on which " + is_open + "; katachi-score says how far it can change");
    return success(final_text(-counted_score(game, *judged)));
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
    if (!vertex) return failure(invalid_coordinate);
    const counting::FinalStatus* const status = final_status_here(session);
    if (status == nullptr) return failure(cannot_play);
    for (const NamedStatus& named : statuses)
        if (named.points(session.game.board(), *status).contains(*vertex)) return success(std::string(named.name));
    return failure("no status");
}

Answer final_status_list(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0) return failure("missing status");
    for (const NamedStatus& named : statuses) {
        if (named.name != arguments[0]) continue;
        const counting::FinalStatus* const status = final_status_here(session);
        if (status == nullptr) return failure(cannot_play);
        return success(session.names(named.points(session.game.board(), *status)));
    }
    return failure("invalid status");
}

std::string ahead_text(const ScoreEstimate& estimate) {
    return (estimate.mean > 0 ? "W+" : "B+") + decimals(std::abs(estimate.mean), 1);
}

std::string bounds_text(const ScoreEstimate& estimate) {
    return "upper bound: " + decimals(estimate.upper, 1) + ", lower: " + decimals(estimate.lower, 1);
}

Answer estimate_score(Session& session, const Arguments&) {
    const JudgedPosition* const judged = judged_position(session, session.game.game().to_move());
    if (judged == nullptr) return failure(cannot_play);
    const ScoreEstimate estimate = estimated_score(session.game.game(), *judged);
    return success(ahead_text(estimate) + " (" + bounds_text(estimate) + ")");
}

std::string_view source_text(ScoreSource source) {
    switch (source) {
        case ScoreSource::counted: return " counted";
        case ScoreSource::likely: return " counted by likely owners";
        case ScoreSource::guessed: return " guessed by playouts";
    }
    return "";
}

// The expectation is told by the likely owners of points, without a search.
std::string expectation_text(Session& session) { return "expected: " + analysis::text(expected_score(session)); }

Answer score(Session& session, const Arguments&) {
    const JudgedPosition* const judged = judged_position(session, session.game.game().to_move());
    if (judged == nullptr) return success(expectation_text(session));
    const ScoreEstimate estimate = estimated_score(session.game.game(), *judged);
    const std::string dead = session.names(judged->status.dead);
    return success(ahead_text(estimate).append(source_text(estimate.source)) +
                   "\nopen: " + std::to_string(estimate.open) + " of " +
                   std::to_string(session.size() * session.size()) + " points\n" + bounds_text(estimate) +
                   "\ndead: " + (dead.empty() ? "none" : dead) + '\n' + expectation_text(session));
}

Answer experimental_score(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    const JudgedPosition* const judged = judged_position(session, *colour);
    return judged == nullptr ? failure(cannot_play)
                             : success(decimals(estimated_score(session.game.game(), *judged).mean, 1));
}

}  // namespace

std::span<const Command> score_commands() {
    static constexpr Command commands[] = {
        {"final_score", "[SEED]",
         "the result, counted once dead stones are off the board; it ends no game, and refuses an open board on which "
         "not both have passed",
         final_score},
        {"final_status", "VERTEX [SEED]", "alive, dead, seki, white_territory, black_territory or dame",
         final_status_of},
        {"final_status_list", "STATUS [SEED]", "the points of that status", final_status_list},
        {"estimate_score", "",
         "who is ahead: final_score where that is settled, else a guess by playouts; and White's points were all "
         "that is open White's or Black's",
         estimate_score},
        {"new_score", "", "the same", estimate_score},
        {"katachi-score", "",
         "the same in lines: whether it is counted, counted by likely owners or guessed, open points, bounds, dead "
         "stones; and the score to be expected without a search",
         score},
        {"experimental_score", "COLOUR", "White's points less Black's with this side to move", experimental_score},
    };
    return commands;
}

}  // namespace katachi::gtp
