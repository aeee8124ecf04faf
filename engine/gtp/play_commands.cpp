// The engine's own moves, and the time that it has for them.
#include <chrono>

#include "engine/board/score.h"
#include "engine/gtp/commands.h"

namespace katachi {

namespace {

constexpr const char* cannot_play = "no moves can be made here";

// All that White is given.
double points_of_white(const GtpSession& session) {
    return session.komi + handicap_points(session.game.rules().handicap, session.handicap);
}

MoveQuestion question(const GtpSession& session, const Game& game, Colour colour) {
    MoveQuestion result{.game = game, .to_move = colour, .komi = points_of_white(session)};
    const int points = session.size() * session.size();
    const int played = static_cast<int>(session.game.history().size());
    const int moves_left = std::max(points / 12, (points * 3 / 4 - played) / 2);
    if (const auto budget = session.play.clocks[static_cast<std::size_t>(colour)].budget(moves_left)) {
        result.time = *budget;
        result.has_time = true;
    }
    return result;
}

std::string move_name(const GtpSession& session, const MoveDecision& decision) {
    return decision.resigns ? "resign" : session.name(decision.vertex);
}

GtpAnswer generate(GtpSession& session, Colour colour, bool is_cleanup, bool is_played) {
    if (!session.game.trials().empty()) return failure("trial moves are on the board; popgo takes them back");
    Player* const player = session.play.asked();
    if (player == nullptr) return failure(cannot_play);
    const auto begin = std::chrono::steady_clock::now();
    MoveQuestion asked = question(session, session.game.game(), colour);
    asked.is_cleanup = is_cleanup;
    asked.may_resign = !is_cleanup;
    const MoveDecision decision = player->decide(asked);
    session.play.clocks[static_cast<std::size_t>(colour)].spend(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    if (is_played && !decision.resigns) session.game.play(colour, decision.vertex);
    return success(move_name(session, decision));
}

GtpAnswer genmove(GtpSession& session, const GtpArguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    return colour ? generate(session, *colour, false, true) : failure("invalid color");
}

GtpAnswer kgs_genmove_cleanup(GtpSession& session, const GtpArguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    return colour ? generate(session, *colour, true, true) : failure("invalid color");
}

GtpAnswer reg_genmove(GtpSession& session, const GtpArguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    return colour ? generate(session, *colour, false, false) : failure("invalid color");
}

GtpAnswer time_settings(GtpSession& session, const GtpArguments& arguments) {
    const auto main = parse_real(arguments[0]);
    const auto period = parse_real(arguments[1]);
    const auto stones = parse_integer(arguments[2]);
    if (!main || !period || !stones || *main < 0 || *period < 0 || *stones < 0) return failure("not three integers");
    session.play.time = {.main_seconds = *main, .period_seconds = *period, .period_stones = *stones};
    session.play.clocks.fill(Clock(session.play.time));
    return success();
}

GtpAnswer time_left(GtpSession& session, const GtpArguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto seconds = parse_real(arguments[1]);
    const auto stones = parse_integer(arguments[2]);
    if (!colour) return failure("invalid color");
    if (!seconds || !stones) return failure("time not two integers");
    session.play.clocks[static_cast<std::size_t>(*colour)].set_left(*seconds, *stones);
    return success();
}

VertexSet dead_stones(GtpSession& session, Player& player) {
    return player.dead_stones(session.game.game(), points_of_white(session));
}

GtpAnswer final_score(GtpSession& session, const GtpArguments&) {
    Player* const player = session.play.asked();
    if (player == nullptr) return failure(cannot_play);
    const int balance =
        board_balance(session.game.board(), session.game.rules().scoring, dead_stones(session, *player));
    return success(result_text(balance - points_of_white(session)));
}

constexpr GtpCommand commands[] = {
    {"genmove", "COLOUR", "plays the move that the engine finds best", genmove},
    {"kgs-genmove_cleanup", "COLOUR", "the same, but dead stones are captured before it passes", kgs_genmove_cleanup},
    {"reg_genmove", "COLOUR", "the move that the engine finds best, not played", reg_genmove},
    {"time_settings", "MAIN PERIOD STONES", "seconds of main time, then for each so many stones", time_settings},
    {"time_left", "COLOUR SECONDS STONES", "what is left of a side's time", time_left},
    {"final_score", "", "the result once dead stones are off the board", final_score},
};

}  // namespace

std::span<const GtpCommand> play_commands() { return commands; }

}  // namespace katachi
