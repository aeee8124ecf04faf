#include "engine/search/player.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/counting/score.h"
#include "engine/search/thinking_time.h"

namespace katachi::search {

std::uint64_t playouts_of_level(int level) {
    static constexpr std::array<std::uint64_t, greatest_level> playouts{50,   100,  250,  500,   1000,
                                                                        2000, 4000, 8000, 16000, 32000};
    return playouts[static_cast<std::size_t>(std::clamp(level, least_level, greatest_level) - 1)];
}

namespace {

// Before so much is played nobody can know that a game is lost; handicap games would be over before they begin.
bool is_early(const board::Board& board) {
    constexpr int points_a_move = 6;
    return static_cast<int>(board.history().size()) < board.size() * board.size() / points_a_move;
}

// Those on points that are rather the other side's, by more than `certainty`.
board::VertexSet lost_stones(const board::Board& board, const std::array<float, board::vertex_count>& owners,
                             float certainty) {
    board::VertexSet lost;
    for (const board::Vertex stone : board.stones(board::Colour::black))
        if (owners[static_cast<std::size_t>(stone)] < -certainty) lost.insert(stone);
    for (const board::Vertex stone : board.stones(board::Colour::white))
        if (owners[static_cast<std::size_t>(stone)] > certainty) lost.insert(stone);
    return lost;
}

bool is_all_settled(const board::Board& board, const std::array<float, board::vertex_count>& owners) {
    constexpr float settled = 0.85F;
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column)
            if (std::abs(owners[static_cast<std::size_t>(board::vertex_at(row, column))]) < settled) return false;
    return true;
}

}  // namespace

Player::Player(const PlayerSettings& settings, const TreeSearch::NewKnowledge& new_knowledge,
               const match::PlayoutPatterns& patterns)
    : settings_(settings), search_(settings.search, new_knowledge, patterns) {}

MoveDecision Player::decide(const MoveQuestion& question) {
    search_.set(question.game, question.to_move, question.komi);
    if (question.only) search_.restrict_root(question.only);
    think(question);

    MoveDecision decision{.candidates = search_.candidates(), .score = search_.score()};
    const std::uint64_t playouts = search_.standing().playouts;
    if (question.only) search_.restrict_root(std::nullopt);
    if (decision.candidates.empty()) return decision;
    const MoveCandidate& best = decision.candidates.front();
    decision.vertex = best.vertex;
    // A few playouts do not tell whose points are whose.
    constexpr std::uint64_t playouts_to_judge = 30;
    if (decision.vertex != board::pass_vertex && playouts >= playouts_to_judge && is_time_to_pass(question, playouts))
        decision.vertex = board::pass_vertex;
    constexpr std::uint64_t visits_to_be_sure = 30;
    decision.resigns = question.may_resign && !is_early(question.game.board()) &&
                       decision.vertex != board::pass_vertex && best.visits >= visits_to_be_sure &&
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
        left -= std::min(left, search_.search(limit));
        if (!time) is_over = left == 0;
        if (question.report) question.report();
    }
}

board::VertexSet Player::lost_if_moving(board::Colour side, const board::Game& game, double komi,
                                        std::uint64_t playouts, float certainty) {
    search_.set(game, side, komi);
    search_.search({.playouts = playouts});
    return lost_stones(game.board(), search_.ownership(), certainty);
}

board::VertexSet Player::dead_stones(const board::Game& game, double komi) {
    if (counting::dead_stones_stay(game.rules())) return {};
    const auto lost = [&](board::Colour side) {
        return lost_if_moving(side, game, komi, settings_.judging_playouts, 0);
    };
    return lost(board::Colour::black) & lost(board::Colour::white);
}

ScoreEstimate Player::estimated_score(const board::Game& game, board::Colour to_move, double komi) {
    search_.set(game, to_move, komi);
    search_.search({.playouts = settings_.judging_playouts});
    ScoreEstimate found;
    found.mean = found.upper = found.lower = -search_.score();
    const auto owners = search_.ownership();
    constexpr float settled = 0.5F;
    const int size = game.board().size();
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const float owner = owners[static_cast<std::size_t>(board::vertex_at(row, column))];
            if (std::abs(owner) >= settled) continue;
            found.upper += 1 + owner;
            found.lower -= 1 - owner;
        }
    return found;
}

// When the opponent has passed and what stands there is enough; and when no point is left whose owner is in doubt.
bool Player::is_time_to_pass(const MoveQuestion& question, std::uint64_t playouts) {
    const board::Board& board = question.game.board();
    const board::Rules& rules = question.game.rules();
    const auto is_won = [&](const board::VertexSet& dead) {
        const double balance = counting::board_balance(board, rules.scoring, dead) - question.komi;
        return question.to_move == board::Colour::black ? balance > 0 : balance < 0;
    };
    constexpr float sure = 0.6F;
    const bool is_answer = !board.history().empty() && board.history().back().vertex == board::pass_vertex;
    if (counting::dead_stones_stay(rules) && is_answer && is_won({})) return true;
    const auto owners = search_.ownership();
    const board::VertexSet dead = lost_stones(board, owners, sure);
    const bool must_capture = question.is_cleanup || counting::dead_stones_stay(rules);
    if (must_capture && dead.intersects(board.stones(board::opponent(question.to_move)))) return false;
    if (!is_all_settled(board, owners) && !(is_answer && is_won(dead))) return false;
    // The search has seen the side move: what it can still kill or save may hang on that move.
    board::Game after = question.game;
    after.play(question.to_move, board::pass_vertex);
    const board::VertexSet dead_then = lost_if_moving(board::opponent(question.to_move), after, question.komi,
                                                      std::min(playouts, settings_.judging_playouts), sure);
    return dead_then == dead || (is_answer && is_won(dead_then));
}

}  // namespace katachi::search
