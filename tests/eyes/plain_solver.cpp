#include "tests/eyes/plain_solver.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>

#include "tests/eyes/game_graph.h"

namespace katachi::eyes {

namespace {

constexpr int nowhere = -1;

struct Board {
    std::string points;  // '.', 'X' the attacker's, 'O' the defender's
    int outer = 0;
    int attacker_threats = 0;
    int defender_threats = 0;
    int ko = nowhere;
    bool extra_eye = false;
    bool attacker_to_move = true;
    bool wall_is_captured = false;

    friend auto operator<=>(const Board&, const Board&) = default;
};

class Game {
  public:
    Game(const match::BareEyeSpace& space, const LocalRules& rules) : space_(space), rules_(rules) {}

    Board beginning() const {
        Board board{.points = {},
                    .outer = rules_.outer_liberties,
                    .attacker_threats = rules_.attacker_threats,
                    .defender_threats = rules_.defender_threats};
        for (std::size_t i = 0; i < space_.size; ++i)
            board.points += is_in(space_.stones, i) ? 'X' : is_in(space_.islands, i) ? 'O' : '.';
        const Board drawn = board;  // stones without a liberty are off the board
        for (std::size_t i = 0; i < drawn.points.size(); ++i)
            if (drawn.points[i] != '.' && !is_safe(drawn, i) && !has_liberty(drawn, string(drawn, i)))
                board.points[i] = '.';
        return board;
    }

    // Also where a move that only the extra eye allowed has left the wall without a liberty.
    bool is_captured(const Board& board) const { return board.wall_is_captured || wall_liberties(board) == 0; }

    std::vector<Board> point_moves(const Board& board) const {
        std::vector<Board> found;
        for (std::size_t i = 0; i < board.points.size(); ++i)
            if (const auto next = played(board, i)) found.push_back(*next);
        return found;
    }

    std::vector<Board> moves(const Board& board) const {
        std::vector<Board> found = point_moves(board);
        Board next = board;
        next.ko = nowhere;
        next.attacker_to_move = !board.attacker_to_move;
        if (!board.attacker_to_move) {
            found.push_back(next);  // a pass
        } else if (board.outer > 0) {
            --next.outer;
            next.wall_is_captured = wall_liberties(next) == 0;
            found.push_back(next);
        } else if (board.extra_eye && wall_liberties(board) == 1) {
            next.wall_is_captured = true;
            found.push_back(next);
        }
        return found;
    }

  private:
    static bool is_in(match::EyePoints points, std::size_t point) { return (points & match::eye_point(point)) != 0; }

    bool adjacent(std::size_t a, std::size_t b) const { return is_in(space_.neighbours[a], b); }

    // For stones within the space: the attacker alone can fill an approach.
    bool is_liberty(const Board& board, std::size_t point) const {
        return board.points[point] == '.' && !is_in(space_.approaches, point);
    }

    std::set<std::size_t> string(const Board& board, std::size_t start) const {
        std::set<std::size_t> found{start};
        for (std::size_t size = 0; size != found.size();) {
            size = found.size();
            for (const std::size_t a : std::set(found))
                for (std::size_t b = 0; b < board.points.size(); ++b)
                    if (adjacent(a, b) && board.points[b] == board.points[start]) found.insert(b);
        }
        return found;
    }

    bool has_liberty(const Board& board, const std::set<std::size_t>& stones) const {
        for (const std::size_t stone : stones)
            for (std::size_t i = 0; i < board.points.size(); ++i)
                if (adjacent(stone, i) && is_liberty(board, i)) return true;
        return false;
    }

    bool touches_wall(const std::set<std::size_t>& stones) const {
        return std::any_of(stones.begin(), stones.end(),
                           [&](std::size_t stone) { return is_in(space_.walled, stone); });
    }

    bool touches_outside(const std::set<std::size_t>& stones) const {
        return std::any_of(stones.begin(), stones.end(),
                           [&](std::size_t stone) { return is_in(space_.margins, stone); });
    }

    // Hangs together with what cannot be captured.
    bool is_safe(const Board& board, std::size_t stone) const {
        const auto stones = string(board, stone);
        return board.points[stone] == 'X' ? touches_outside(stones) : touches_wall(stones);
    }

    int wall_liberties(const Board& board) const {
        std::set<std::size_t> liberties;
        for (std::size_t i = 0; i < board.points.size(); ++i) {
            if (board.points[i] == '.' && is_in(space_.walled, i)) liberties.insert(i);
            if (board.points[i] != 'O' || !touches_wall(string(board, i))) continue;
            for (std::size_t j = 0; j < board.points.size(); ++j)
                if (adjacent(i, j) && board.points[j] == '.') liberties.insert(j);
        }
        return board.outer + (board.extra_eye ? 1 : 0) + static_cast<int>(liberties.size());
    }

    // Takes the strings of `colour` beside `point` that have no liberty off the board, and returns their stones.
    std::vector<std::size_t> take(Board& board, std::size_t point, char colour) const {
        std::set<std::size_t> taken;
        for (std::size_t i = 0; i < board.points.size(); ++i) {
            if (!adjacent(point, i) || board.points[i] != colour) continue;
            const auto stones = string(board, i);
            if (!is_safe(board, i) && !has_liberty(board, stones)) taken.insert(stones.begin(), stones.end());
        }
        for (const std::size_t stone : taken) board.points[stone] = '.';
        return {taken.begin(), taken.end()};
    }

    std::optional<Board> played(const Board& board, std::size_t point) const {
        if (board.points[point] != '.') return std::nullopt;
        if (!board.attacker_to_move && is_in(space_.approaches, point)) return std::nullopt;
        Board next = board;
        next.ko = nowhere;
        next.attacker_to_move = !board.attacker_to_move;
        if (board.ko == static_cast<int>(point)) {
            int& threats = board.attacker_to_move ? next.attacker_threats : next.defender_threats;
            if (threats == 0) return std::nullopt;
            --threats;
        }
        const char own = board.attacker_to_move ? 'X' : 'O', opponent = board.attacker_to_move ? 'O' : 'X';
        next.points[point] = own;
        const auto taken = take(next, point, opponent);
        if (board.attacker_to_move && wall_liberties(next) == 0) {
            next.wall_is_captured = true;
            return next;
        }
        const auto stones = string(next, point);
        if (is_safe(next, point)) {
            if (own == 'O' && wall_liberties(next) == 0) return std::nullopt;
            return next;
        }
        if (!has_liberty(next, stones)) {
            if (stones.size() == 1 || !rules_.suicide) return std::nullopt;
            for (const std::size_t stone : stones) next.points[stone] = '.';
            return next;
        }
        int liberties = 0;
        for (std::size_t i = 0; i < next.points.size(); ++i)
            liberties += adjacent(point, i) && is_liberty(next, i) ? 1 : 0;
        if (taken.size() == 1 && stones.size() == 1 && liberties == 1) next.ko = static_cast<int>(taken[0]);
        return next;
    }

    const match::BareEyeSpace& space_;
    LocalRules rules_;
};

// All positions of the game, whoever begins, and whether the wall is captured in them.
class Worths {
  public:
    explicit Worths(const Game& game) : game_(game) {}

    int worth(Board board, bool attacker_to_move) {
        board.attacker_to_move = attacker_to_move;
        board.extra_eye = false;
        if (!captured(board)) return 2;
        board.extra_eye = true;
        return captured(board) ? 0 : 1;
    }

    // What the side to move gets that begins, where one of its moves is left unanswered.
    int begun(const Board& board, std::size_t depth) {
        const bool attacks = board.attacker_to_move;
        const int kept = worth(board, attacks);
        int best = kept;
        if (depth > board.points.size()) return best;
        for (const Board& next : game_.point_moves(board)) {
            if (worse(worth(next, !attacks), kept, attacks)) continue;
            int unanswered = worth(passed(next), attacks);
            for (const Board& answer : game_.point_moves(next))
                if (worse(worth(answer, !attacks), kept, attacks)) {
                    const int later = begun(answer, depth + 1);
                    if (worse(later, unanswered, attacks)) unanswered = later;
                }
            if (worse(best, unanswered, attacks)) best = unanswered;
        }
        return best;
    }

  private:
    // Whether `a` is worse than `b` for the attacker, or for the defender.
    static bool worse(int a, int b, bool attacker) { return attacker ? a > b : a < b; }

    static Board passed(Board board) {
        board.ko = nowhere;
        board.attacker_to_move = !board.attacker_to_move;
        return board;
    }

    bool captured(const Board& board) {
        if (!index_.contains(board)) list(board);
        return captured_[index_.at(board)];
    }

    void list(const Board& start) {
        std::vector<Board> open{start};
        index_.emplace(start, nodes_.size());
        nodes_.emplace_back();
        while (!open.empty()) {
            const Board board = open.back();
            open.pop_back();
            const std::size_t node = index_.at(board);
            nodes_[node].attacker_to_move = board.attacker_to_move;
            nodes_[node].captured = game_.is_captured(board);
            if (nodes_[node].captured) continue;
            for (const Board& next : game_.moves(board)) {
                const auto [place, is_new] = index_.emplace(next, nodes_.size());
                nodes_[node].next.push_back(place->second);
                if (!is_new) continue;
                nodes_.emplace_back();
                open.push_back(next);
            }
        }
        captured_ = captured_positions(nodes_);
    }

    const Game& game_;
    std::map<Board, std::size_t> index_;
    std::vector<GameNode> nodes_;
    std::vector<bool> captured_;
};

// Whether the attacker takes the wall where the defender only passes. He may wait until no ko is forbidden.
bool falls_by_itself(const Game& game, Board board) {
    board.ko = nowhere;
    board.attacker_to_move = true;
    std::set<Board> known{board};
    for (std::vector<Board> open{board}; !open.empty();) {
        const Board here = open.back();
        open.pop_back();
        if (game.is_captured(here)) return true;
        for (Board next : game.moves(here)) {
            if (next.wall_is_captured) return true;
            next.attacker_to_move = true;
            next.ko = nowhere;
            if (known.insert(next).second) open.push_back(next);
        }
    }
    return false;
}

// The defender pursues such a position, and the attacker may pass: the game of captures with the sides exchanged.
bool is_seki(const Game& game, Board start, int worth) {
    if (worth == 0) return false;
    start.extra_eye = worth == 1;
    std::map<Board, std::size_t> index{{start, 0}};
    std::vector<GameNode> nodes(1);
    for (std::vector<Board> open{start}; !open.empty();) {
        const Board board = open.back();
        open.pop_back();
        const std::size_t node = index.at(board);
        nodes[node].attacker_to_move = !board.attacker_to_move;
        if (game.is_captured(board)) continue;
        nodes[node].captured = !falls_by_itself(game, board);
        if (nodes[node].captured) continue;
        std::vector<Board> moves = game.moves(board);
        if (board.attacker_to_move) {
            moves.push_back(board);
            moves.back().ko = nowhere;
            moves.back().attacker_to_move = false;
        }
        for (const Board& next : moves) {
            const auto [place, is_new] = index.emplace(next, nodes.size());
            nodes[node].next.push_back(place->second);
            if (!is_new) continue;
            nodes.emplace_back();
            open.push_back(next);
        }
    }
    return !captured_positions(nodes)[0];
}

}  // namespace

match::EyeAnswer plain_answer(const match::BareEyeSpace& space, const LocalRules& rules) {
    const Game game(space, rules);
    Worths worths(game);
    Board board = game.beginning();
    board.extra_eye = true;  // so that a threat does not end with the wall
    match::EyeAnswer answer;
    match::EyeValue& value = answer.value;
    value.attacked = static_cast<std::uint8_t>(worths.worth(board, true));
    value.defended = static_cast<std::uint8_t>(worths.worth(board, false));
    value.attacked_twice = static_cast<std::uint8_t>(worths.begun(board, 0));
    answer.attacked_is_seki = is_seki(game, board, value.attacked);
    board.attacker_to_move = false;
    value.defended_twice = static_cast<std::uint8_t>(worths.begun(board, 0));
    answer.defended_is_seki = is_seki(game, board, value.defended);
    return answer;
}

}  // namespace katachi::eyes
