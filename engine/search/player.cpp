#include "engine/search/player.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/counting/score.h"
#include "engine/search/settled_board.h"

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

bool is_reply_to_pass(const board::Game& game) {
    const auto& history = game.board().history();
    return !history.empty() && history.back().vertex == board::pass_vertex;
}

// The passes at its end taken back.
board::Game before_passes(board::Game game) {
    while (is_reply_to_pass(game)) game.undo();
    return game;
}

// Fewer do not tell whose points are whose.
constexpr std::uint64_t playouts_to_judge = 30;

// The stones that are lost, by more than `certainty`, in a search of the position that is set.
board::VertexSet searched_lost_stones(TreeSearch& search, const SearchLimit& limit, float certainty) {
    search.search(limit);
    return lost_stones(search.board(), search.ownership(), certainty);
}

// One thread alone finds the same each time.
SearchSettings settings_of_judge(SearchSettings settings) {
    constexpr std::uint32_t nodes = 1U << 18;  // more than some hundred playouts make
    settings.threads = 1;
    settings.nodes = std::min(settings.nodes, nodes);
    return settings;
}

bool is_all_sure(const board::Board& board, const std::array<float, board::vertex_count>& owners) {
    constexpr float settled = 0.85F;
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column)
            if (std::abs(owners[static_cast<std::size_t>(board::vertex_at(row, column))]) < settled) return false;
    return true;
}

}  // namespace

Player::Player(const PlayerSettings& settings, const TreeSearch::NewKnowledge& new_knowledge,
               const match::PlayoutPatterns& patterns)
    : settings_(settings),
      search_(settings.search, new_knowledge, patterns),
      new_judge_([of_judge = settings_of_judge(settings.search), new_knowledge, patterns] {
          return std::make_unique<TreeSearch>(of_judge, new_knowledge, patterns);
      }) {}

MoveDecision Player::decide(const MoveQuestion& question) {
    Time time;
    if (!settings_.playouts && question.time) time.emplace(*question.time);
    search_.set(question.game, question.to_move, question.komi,
                meaning_of_pass(question.game, question.to_move, question.komi, time));
    if (question.only) search_.restrict_root(*question.only);
    think(question, time);

    MoveDecision decision{.candidates = search_.candidates(), .score = search_.score()};
    if (decision.candidates.empty()) return decision;
    const MoveCandidate& best = decision.candidates.front();
    decision.vertex = best.vertex;
    const std::uint64_t playouts = search_.standing().playouts;
    const std::uint64_t more = std::max(time ? time->spare_playouts(playouts) : playouts, playouts_to_judge);
    if (decision.vertex != board::pass_vertex && playouts >= playouts_to_judge &&
        is_time_to_pass(question, std::min(more, settings_.judging_playouts)))
        decision.vertex = board::pass_vertex;
    constexpr std::uint64_t visits_to_be_sure = 30;
    decision.resigns = question.may_resign && !is_early(question.game.board()) &&
                       decision.vertex != board::pass_vertex && best.visits >= visits_to_be_sure &&
                       best.win_rate < settings_.resign_below;
    return decision;
}

// A pass on an open board offers no end of the game, which the search would take as soon as it is ahead. The pass stays
// in the game all the same, since it lifts the ban of a ko.
LastPass Player::meaning_of_pass(const board::Game& game, board::Colour to_move, double komi, const Time& time) {
    if (!is_reply_to_pass(game)) return LastPass::counts;
    const std::uint64_t playouts = settings_.playouts.value_or(playouts_of_level(settings_.level));
    search_.set(game, to_move, komi, LastPass::is_nothing);
    const board::VertexSet dead = searched_lost_stones(
        search_,
        {.playouts = std::min(playouts, settings_.judging_playouts),
         .is_enough = [&] { return time && time->is_half_over() && search_.standing().playouts >= playouts_to_judge; }},
        0);
    return is_settled(game.board(), dead, search_.ownership()) ? LastPass::counts : LastPass::is_nothing;
}

void Player::look_at(const board::Game& game, board::Colour to_move, double komi) {
    search_.set(game, to_move, komi, meaning_of_pass(game, to_move, komi, std::nullopt));
}

// The engine thinks in one search, or in as many as there are reports.
void Player::think(const MoveQuestion& question, const Time& time) {
    std::uint64_t left = settings_.playouts.value_or(playouts_of_level(settings_.level));
    for (bool is_over = false; !is_over;) {
        const Stopwatch since_report;
        SearchLimit limit;
        if (!time) limit.playouts = left;
        limit.is_enough = [&] {
            is_over = (time && time->is_over(search_.standing())) || question.is_abandoned();
            return is_over || (question.report && since_report.seconds() >= question.report_seconds);
        };
        left -= std::min(left, search_.search(limit));
        if (!time) is_over = is_over || left == 0;
        if (question.report) question.report();
    }
}

board::VertexSet Player::dead_stones(const board::Game& game, double komi) {
    if (counting::dead_stones_stay(game.rules())) return {};
    return judge_end(game, game.to_move(), komi).dead;
}

// Always with the same random numbers and whoever has passed, so that what is dead stays dead.
EndJudgement Player::judge_end(const board::Game& game, board::Colour to_move, double komi) {
    EndJudgement judgement{.dead =
                               game.board().stones(board::Colour::black) | game.board().stones(board::Colour::white)};
    const board::Game open = before_passes(game);
    if (judge_ == nullptr) judge_ = new_judge_();
    judge_->set_seed(settings_.search.seed);
    for (const board::Colour side : {board::Colour::black, board::Colour::white}) {
        judge_->set(open, side, komi);
        judgement.dead &= searched_lost_stones(*judge_, {.playouts = settings_.judging_playouts}, 0);
        const auto owners = judge_->ownership();
        for (std::size_t i = 0; i < owners.size(); ++i) judgement.ownership[i] += owners[i] / 2;
        if (side == to_move) judgement.score = judge_->score();
    }
    return judgement;
}

// When no point is left whose owner is in doubt; and in reply to a pass, when the board can be counted and what stands
// there is enough. Nothing may hang on who moves next.
bool Player::is_time_to_pass(const MoveQuestion& question, std::uint64_t playouts) {
    const board::Board& board = question.game.board();
    const board::Rules& rules = question.game.rules();
    const auto owners = search_.ownership();
    constexpr float sure = 0.6F;
    const board::VertexSet dead = lost_stones(board, owners, sure);
    const bool dead_stay = counting::dead_stones_stay(rules);
    const double balance =
        counting::board_balance(board, rules.scoring, dead_stay ? board::VertexSet() : dead) - question.komi;
    const bool is_won = question.to_move == board::Colour::black ? balance > 0 : balance < 0;
    const bool ends_won = is_won && is_reply_to_pass(question.game) && is_settled(board, dead, owners);
    const bool must_capture = question.is_cleanup || settings_.captures_dead || (dead_stay && !ends_won);
    if (must_capture && dead.intersects(board.stones(board::opponent(question.to_move)))) return false;
    if (!ends_won && !is_all_sure(board, owners)) return false;
    // The search has seen the side move: what it can still kill or save may hang on that move.
    board::Game after = question.game;
    after.play(question.to_move, board::pass_vertex);
    search_.set(after, board::opponent(question.to_move), question.komi);
    return dead == searched_lost_stones(search_, {.playouts = playouts}, sure);
}

}  // namespace katachi::search
