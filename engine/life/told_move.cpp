#include "engine/life/told_move.h"

#include <algorithm>
#include <vector>

#include "engine/life/ends/sure_death.h"
#include "engine/life/moves/life_moves.h"

namespace katachi::life {

namespace {

// These limits hold where a win is settled.
constexpr std::uint64_t least_reply_nodes = 1'000;
constexpr std::uint64_t settled_reply_nodes = 3'000;
constexpr std::size_t settled_compared_moves = 8;

constexpr std::uint64_t leaning_nodes = 6'000;  // of a move that an open search can be believed to lean to
constexpr std::uint64_t much_more = 2;

bool wins(const LifeResult& result, const DragonGoal& goal, board::Colour side) {
    return result.is_captured == (side == goal.attacker());
}

// The most promising first.
std::vector<board::Vertex> promising_moves(const board::Board& board, const DragonGoal& goal, board::Colour side) {
    LifeMoves moves, legal;
    add_moves(move_surroundings(board, goal, goal.stones, side, safe_stones(board, goal, goal.attacker())),
              life_points(board, goal, goal.stones), moves);
    for (std::size_t i = 0; i < moves.count(); ++i)
        if (board.is_legal(side, moves[i].vertex) == board::Legality::ok) legal.add(moves[i].vertex, moves[i].doubt);
    legal.sort();
    std::vector<board::Vertex> vertices;
    for (std::size_t i = 0; i < legal.count(); ++i) vertices.push_back(legal[i].vertex);
    return vertices;
}

// Whether the search leans much more to a capture by `move` than by `other`.
bool leans_more(const RootMove& move, const RootMove& other) {
    return std::uint64_t{move.numbers.disproof} * other.numbers.proof >=
           much_more * other.numbers.disproof * move.numbers.proof;
}

// What the attacker plays instead of a move that the judge takes to capture; null for nothing.
const RootMove* leaned_to(std::span<const RootMove> left_open, board::Vertex told) {
    const auto is_told = [&](const RootMove& move) { return move.vertex == told; };
    const auto found = std::find_if(left_open.begin(), left_open.end(), is_told);
    if (found == left_open.end()) return nullptr;
    const RootMove* best = nullptr;
    for (const RootMove& move : left_open) {
        if (move.vertex == board::pass_vertex || move.nodes < leaning_nodes || move.numbers.is_settled()) continue;
        if (best == nullptr || std::uint64_t{move.numbers.disproof} * best->numbers.proof >
                                   std::uint64_t{best->numbers.disproof} * move.numbers.proof)
            best = &move;
    }
    return best != nullptr && leans_more(*best, *found) ? best : nullptr;
}

// A win, and what reads the replies to its moves.
class Win {
  public:
    Win(const ReplyReader& reader, board::Board& board, const WonQuestion& won, LifeAnswer& answer)
        : reader_(reader), board_(board), goal_(won.goal), side_(won.side), answer_(answer) {}

    void tell_shortest();
    // The first move to be read after the one that was found, if there is one.
    void tell_standing(board::Vertex first);
    void tell_better(const std::vector<PlayedMove>& played);

  private:
    LifeResult reply_to(board::Vertex move, const LifeLimits& limits, EyeJudge* judge);
    LifeResult reply_to(board::Vertex move, std::uint64_t nodes) {
        return reply_to(move, {.nodes = nodes, .depth = reader_.most.search.depth}, nullptr);
    }
    bool stands(board::Vertex move);
    std::vector<board::Vertex> other_moves(std::size_t most, board::Vertex first = board::pass_vertex) const;

    const ReplyReader& reader_;
    board::Board& board_;
    const DragonGoal& goal_;
    board::Colour side_;
    LifeAnswer& answer_;
};

// The opponent to move after `move`, who wins kos.
LifeResult Win::reply_to(board::Vertex move, const LifeLimits& limits, EyeJudge* judge) {
    board_.play(side_, move);
    DragonGoal left = goal_;
    left.stones &= board_.stones(goal_.defender);
    const board::Colour opponent = board::opponent(side_);
    const LifeResult result = left.stones.empty()
                                  ? LifeResult{.is_captured = true, .is_settled = true}
                                  : reader_.search.run(board_, left, opponent, {opponent}, limits, {.judge = judge});
    board_.undo();
    answer_.nodes += result.nodes;
    return result;
}

// No move is read further than the shortest win before it.
void Win::tell_shortest() {
    const LifeResult told = reply_to(answer_.move, std::min(settled_reply_nodes, answer_.nodes + least_reply_nodes));
    if (!told.is_settled) return;
    std::uint64_t shortest = told.nodes;
    for (const board::Vertex move : other_moves(settled_compared_moves)) {
        if (shortest <= 1) continue;
        const LifeResult other = reply_to(move, shortest);
        const bool is_as_certain = other.is_settled && (!other.is_believed || answer_.certainty != Certainty::proved);
        if (!is_as_certain || !wins(other, goal_, side_) || other.nodes >= shortest) continue;
        shortest = other.nodes;
        answer_.move = move;
    }
}

bool Win::stands(board::Vertex move) {
    LifeLimits judged = judged_limits(reader_.most.search);
    judged.nodes = std::min(judged.nodes, reader_.most.beliefs.judged_reply_nodes);
    LifeResult result = reply_to(move, reader_.most.beliefs.reply_nodes);
    if (!result.is_settled) result = reply_to(move, judged, &reader_.judge);
    return wins(result, goal_, side_);
}

// So many moves to be compared with the one that was found, `first` and then the most promising ones.
std::vector<board::Vertex> Win::other_moves(std::size_t most, board::Vertex first) const {
    std::vector<board::Vertex> moves = promising_moves(board_, goal_, side_);
    if (first != board::pass_vertex) {
        std::erase(moves, first);
        moves.insert(moves.begin(), first);
    }
    moves.resize(std::min(moves.size(), most));
    std::erase(moves, answer_.move);
    return moves;
}

// Where no other move stands, the move stays.
void Win::tell_standing(board::Vertex first) {
    if (stands(answer_.move)) return;
    const std::vector<board::Vertex> moves = other_moves(reader_.most.beliefs.compared_moves, first);
    const auto found = std::find_if(moves.begin(), moves.end(), [&](board::Vertex move) { return stands(move); });
    if (found != moves.end()) answer_.move = *found;
}

void Win::tell_better(const std::vector<PlayedMove>& played) {
    const board::Vertex better = better_move(played, answer_.move);
    if (better == answer_.move) return;
    const LifeResult reply = reply_to(better, reader_.most.beliefs.reply_nodes);
    if (!reply.is_settled || wins(reply, goal_, side_)) answer_.move = better;
}

}  // namespace

void tell_surest(const ReplyReader& reader, board::Board& board, const WonQuestion& won, LifeAnswer& answer) {
    Win win(reader, board, won, answer);
    if (!answer.is_judged) {
        win.tell_shortest();
        return;
    }
    const board::Vertex first = most_played(won.played);
    if (first == answer.move) return;
    const RootMove* const leaned = won.side == won.goal.attacker() ? leaned_to(won.left_open, answer.move) : nullptr;
    if (leaned != nullptr)
        answer.move = leaned->vertex;
    else
        win.tell_standing(first);
    win.tell_better(won.played);
}

}  // namespace katachi::life
