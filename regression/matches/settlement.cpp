#include "regression/matches/settlement.h"

#include <fmt/core.h>

#include <cmath>

#include "engine/counting/score.h"
#include "regression/matches/score_claim.h"

namespace katachi::regression {

namespace {

Settlement settled(double balance, std::string explanation) {
    return {.winner = winner_of(balance),
            .result = counting::result_text(balance),
            .explanation = std::move(explanation),
            .is_disputed = false};
}

std::string claim_text(const std::optional<double>& claim) { return claim ? counting::result_text(*claim) : "nothing"; }

// The stones that both call dead, where they name the same ones.
std::optional<board::VertexSet> agreed_dead_stones(const board::Board& board, Engine& black, Engine& white) {
    std::optional<board::VertexSet> agreed;
    for (Engine* engine : {&black, &white}) {
        if (!engine->knows("final_status_list")) return std::nullopt;
        const auto answer = engine->answer("final_status_list dead");
        if (!answer) return std::nullopt;
        const auto dead = named_stones(*answer, board);
        if (!dead || (agreed && *agreed != *dead)) return std::nullopt;
        agreed = dead;
    }
    return agreed;
}

std::optional<double> claimed_score(Engine& engine) {
    if (!engine.knows("final_score")) return std::nullopt;
    const auto answer = engine.answer("final_score");
    return answer ? read_score(*answer) : std::nullopt;
}

// Both players name the same winner: a count by others can tell by how much, but not that another has won.
Settlement won_by(Winner winner, Settlement counted, const std::string& claims) {
    if (counted.winner == winner) return counted;
    if (counted.winner != Winner::unknown)
        counted.explanation = "both name the winner; " + claims + "; a count says " + counted.result;
    counted.winner = winner;
    counted.result = winner == Winner::black ? "B+" : "W+";
    return counted;
}

bool are_equal(double a, double b) { return std::abs(a - b) < 0.01; }

}  // namespace

Winner winner_of(double balance) { return balance > 0 ? Winner::black : balance < 0 ? Winner::white : Winner::draw; }

Referee::Referee(const MatchSettings& settings, const std::atomic<bool>& stop)
    : settings_(settings), stop_(stop), player_{.command = settings.referee, .name = {}, .set_up = {}} {}

std::optional<double> Referee::count(const board::Game& game, std::string& trouble) {
    if (settings_.referee.empty()) return trouble = "there is no referee", std::nullopt;
    if (!engine_) engine_ = std::make_unique<Engine>("referee", player_, settings_, stop_);
    if (transcript_ != nullptr) engine_->write_to(*transcript_);
    engine_->start();
    if (!engine_->knows("final_score")) return trouble = "the referee knows no final_score", std::nullopt;
    if (const auto refusal = begin_game(*engine_, settings_, 0))
        return trouble = "the referee refuses " + refusal->command, std::nullopt;
    for (const board::Move& move : game.board().history())
        if (!engine_->answer(play_command(move, game.board().size())))
            return trouble = "the referee refuses " + play_command(move, game.board().size()), std::nullopt;
    const auto score = claimed_score(*engine_);
    if (!score) trouble = "the referee cannot tell";
    return score;
}

Settlement settle(const board::Game& game, const MatchSettings& settings, Engine& black, Engine& white,
                  Referee& referee) {
    const board::Board& board = game.board();
    const board::Scoring scoring = settings.rules.scoring;
    if (counting::dead_stones_stay(settings.rules))
        return settled(counting::board_balance(board, scoring) - settings.komi, "every stone counts");
    const auto of_black = claimed_score(black);
    const auto of_white = claimed_score(white);
    if (of_black && of_white && are_equal(*of_black, *of_white)) return settled(*of_black, "both say so");

    const std::string claims = fmt::format("Black says {}, White says {}", claim_text(of_black), claim_text(of_white));
    std::string trouble;
    Settlement settlement;
    if (const auto score = referee.count(game, trouble))
        settlement = settled(*score, "the referee says so; " + claims);
    else if (const auto dead = agreed_dead_stones(board, black, white))
        settlement = settled(counting::board_balance(board, scoring, *dead) - settings.komi,
                             "counted without the stones that both call dead; " + claims + "; " + trouble);
    else
        settlement.explanation = claims + "; " + trouble;
    if (!of_black || !of_white) return settlement;
    const Winner agreed = winner_of(*of_black);
    settlement.is_disputed = agreed != winner_of(*of_white);
    return settlement.is_disputed ? settlement : won_by(agreed, std::move(settlement), claims);
}

}  // namespace katachi::regression
