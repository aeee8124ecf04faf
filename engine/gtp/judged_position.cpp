#include "engine/gtp/judged_position.h"

#include <algorithm>
#include <cmath>

#include "engine/counting/score.h"
#include "engine/gtp/generated_move.h"

namespace katachi::gtp {

namespace {

// From here on playouts agree on the owner of a point.
constexpr float agreed = 0.5F;

// More points that belong to nobody there are at no end of a game.
int most_dame(int size) { return size; }

// The stones that are taken off before the board is counted.
board::VertexSet dead_in_count(const board::Rules& rules, const JudgedPosition& judged) {
    return counting::dead_stones_stay(rules) ? board::VertexSet() : judged.status.dead;
}

// Whether the board is counted rightly as it stands: most playouts give each point to the side to which the count
// gives it, and the count leaves to nobody no more than a few points.
bool is_settled(const board::Board& board, const board::Rules& rules, const JudgedPosition& judged) {
    const board::VertexSet dead = dead_in_count(rules, judged);
    const counting::Surrounded points = counting::surrounded_points(board, dead);
    if ((points.neutral & board.empty_points()).count() > most_dame(board.size())) return false;
    const auto is_given = [&](const board::VertexSet& owned, float sign) {
        return std::all_of(owned.begin(), owned.end(), [&](board::Vertex vertex) {
            return sign * judged.judgement.ownership[static_cast<std::size_t>(vertex)] >= 0;
        });
    };
    return is_given((board.stones(board::Colour::black) - dead) | points.black, 1) &&
           is_given((board.stones(board::Colour::white) - dead) | points.white, -1);
}

}  // namespace

JudgedPosition judge_position(search::Player& player, const board::Game& game, board::Colour to_move, double komi) {
    const search::EndJudgement judgement = player.judge_end(game, to_move, komi);
    return {game.board().position(), to_move,   komi,
            game.rules().name,       judgement, counting::final_status(game.board(), judgement.dead)};
}

const JudgedPosition* judged_position(Session& session, board::Colour to_move) {
    search::Player* const player = session.play.asked();
    if (player == nullptr) return nullptr;
    auto& judged = session.play.judged;
    const board::Board& board = session.game.board();
    const double komi = points_of_white(session);
    const std::string_view rules = session.game.rules().name;
    if (!judged || judged->position != board.position() || judged->to_move != to_move || judged->komi != komi ||
        judged->rules != rules)
        judged = judge_position(*player, session.game.game(), to_move, komi);
    return &*judged;
}

double counted_score(const board::Game& game, const JudgedPosition& judged) {
    const board::Rules& rules = game.rules();
    return judged.komi - counting::board_balance(game.board(), rules.scoring, dead_in_count(rules, judged));
}

Estimate estimated_score(const board::Game& game, const JudgedPosition& judged) {
    const board::Board& board = game.board();
    Estimate found;
    found.is_counted = is_settled(board, game.rules(), judged);
    found.mean = found.is_counted ? counted_score(game, judged) : -judged.judgement.score;
    found.upper = found.lower = found.mean;
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column) {
            const float owner = judged.judgement.ownership[static_cast<std::size_t>(board::vertex_at(row, column))];
            if (std::abs(owner) >= agreed) continue;
            ++found.open;
            found.upper += 1 + owner;
            found.lower -= 1 - owner;
        }
    return found;
}

}  // namespace katachi::gtp
