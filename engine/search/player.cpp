#include "engine/search/player.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/board/score.h"
#include "engine/search/thinking_time.h"

namespace katachi {

std::uint64_t playouts_of_level(int level) {
    static constexpr std::array<std::uint64_t, greatest_level> playouts{50,   100,  250,  500,   1000,
                                                                        2000, 4000, 8000, 16000, 32000};
    return playouts[static_cast<std::size_t>(std::clamp(level, least_level, greatest_level) - 1)];
}

Player::Player(const PlayerSettings& settings, const TreeSearch::NewKnowledge& new_knowledge,
               const PlayoutPatterns& patterns)
    : settings_(settings), search_(settings.search, new_knowledge, patterns) {}

MoveDecision Player::decide(const MoveQuestion& question) {
    search_.set(question.game, question.to_move, question.komi);
    if (question.only) search_.restrict_root(question.only);
    think(question);

    MoveDecision decision{.candidates = search_.candidates(), .score = search_.score()};
    const std::uint64_t playouts = search_.standing().playouts;
    if (question.only) search_.restrict_root(std::nullopt);
    if (decision.candidates.empty()) return decision;
    decision.vertex = decision.candidates.front().vertex;
    // A few playouts do not tell whose points are whose.
    constexpr std::uint64_t playouts_to_judge = 30;
    if (playouts >= playouts_to_judge && is_time_to_pass(question)) decision.vertex = pass_vertex;
    constexpr std::uint64_t visits_to_be_sure = 30;
    const MoveCandidate& best = decision.candidates.front();
    decision.resigns = question.may_resign && decision.vertex != pass_vertex && best.visits >= visits_to_be_sure &&
                       best.win_rate < settings_.resign_below;
    return decision;
}

// In one search, or in as many as there are reports.
void Player::think(const MoveQuestion& question) {
    std::optional<ThinkingTime> time;
    if (!settings_.playouts && question.has_time) time.emplace(question.time);
    std::uint64_t left = settings_.playouts.value_or(playouts_of_level(settings_.level));
    for (bool is_over = false; !is_over;) {
        const Stopwatch since_report;
        SearchLimit limit;
        if (!time) limit.playouts = left;
        limit.is_enough = [&] {
            is_over = time && time->is_over(search_.standing());
            return is_over || (question.report && since_report.seconds() >= question.report_seconds);
        };
        const std::uint64_t before = search_.standing().playouts;
        search_.search(limit);
        left -= std::min(left, search_.standing().playouts - before);
        if (!time) is_over = left == 0;
        if (question.report) question.report();
    }
}

VertexSet Player::dead_stones(const Board& board) const {
    constexpr float sure = 0.6F;
    const auto owners = search_.ownership();
    VertexSet dead;
    for (const Vertex stone : board.stones(Colour::black))
        if (owners[static_cast<std::size_t>(stone)] < -sure) dead.insert(stone);
    for (const Vertex stone : board.stones(Colour::white))
        if (owners[static_cast<std::size_t>(stone)] > sure) dead.insert(stone);
    return dead;
}

VertexSet Player::dead_stones(const Game& game, double komi) {
    search_.set(game, game.to_move(), komi);
    search_.search({.playouts = settings_.judging_playouts});
    return dead_stones(game.board());
}

// When the opponent has passed and what stands there is enough; and when no point is left whose owner is in doubt.
bool Player::is_time_to_pass(const MoveQuestion& question) const {
    const Board& board = question.game.board();
    const VertexSet dead = dead_stones(board);
    if (question.is_cleanup && dead.intersects(board.stones(opponent(question.to_move)))) return false;
    const double balance = board_balance(board, question.game.rules().scoring, dead) - question.komi;
    const bool is_won = question.to_move == Colour::black ? balance > 0 : balance < 0;
    const auto& history = board.history();
    if (is_won && !history.empty() && history.back().vertex == pass_vertex) return true;
    constexpr float settled = 0.85F;
    const auto owners = search_.ownership();
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column)
            if (std::abs(owners[static_cast<std::size_t>(vertex_at(row, column))]) < settled) return false;
    return true;
}

}  // namespace katachi
