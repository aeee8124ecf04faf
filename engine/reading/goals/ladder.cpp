#include "engine/reading/goals/ladder.h"

#include <array>
#include <utility>

namespace katachi::reading {

namespace {

class Ladder {
  public:
    Ladder(board::Board& board, board::Vertex target, std::uint64_t node_limit)
        : board_(board), target_(target), defender_(board.at(target)), node_limit_(node_limit) {}

    LadderAnswer read() {
        answer_.works = is_taken(&answer_.move);
        return answer_;
    }

    LadderAnswer read_after_atari() {
        answer_.works = !escapes();
        return answer_;
    }

  private:
    // The attacker to move.
    bool is_taken(board::Vertex* first_move) {
        const int liberties = board_.liberties(target_);
        if (liberties < 1 || liberties > 2) return false;
        const board::Vertex first = board_.liberty_points(target_).first();
        if (liberties == 1) return takes(first, first_move);
        if (!count_node()) return false;
        const board::Vertex second = board_.liberty_points(target_).second();
        std::array<std::pair<board::Vertex, int>, 2> ataris{
            {{first, run_to(second, first)}, {second, run_to(first, second)}}};
        if (ataris[1].second < ataris[0].second) std::swap(ataris[0], ataris[1]);
        for (const auto& [atari, liberties_then] : ataris) {
            if (liberties_then > 2 || !play(board::opponent(defender_), atari)) continue;
            const bool has_escaped = escapes();
            board_.undo();
            if (has_escaped) continue;
            if (first_move != nullptr) *first_move = atari;
            return true;
        }
        return false;
    }

    bool takes(board::Vertex last, board::Vertex* first_move) {
        if (may_come_back(1) || !is_allowed(board_.is_legal(board::opponent(defender_), last))) return false;
        if (first_move != nullptr) *first_move = last;
        return true;
    }

    // A single stone may be taken back by a ko or a snapback, where what takes it has no more than `liberties`.
    bool may_come_back(int liberties) {
        if (board_.string_size(target_) > 1) return false;
        const board::Vertex last = board_.liberty_points(target_).first();
        if (board_.liberties_after(board::opponent(defender_), last).count() > liberties) return false;
        answer_.met_ko = true;
        return true;
    }

    // The defender to move, in atari.
    bool escapes() {
        // Before it is taken he has a move that may make it a ko.
        if (!count_node() || may_come_back(2)) return true;
        for (const board::Vertex chaser : board_.adjacent_strings(target_))
            if (board_.liberties(chaser) == 1 && escapes_at(board_.liberty_points(chaser).first())) return true;
        return escapes_at(board_.liberty_points(target_).first());
    }

    bool escapes_at(board::Vertex vertex) {
        if (board_.is_legal(defender_, vertex) == board::Legality::ko) {
            answer_.met_ko = true;
            return true;
        }
        if (!play(defender_, vertex)) return false;
        const bool has_escaped = !is_taken(nullptr);
        board_.undo();
        return has_escaped;
    }

    // How many liberties the string has at least after it runs to `liberty` while a stone of the attacker's is at
    // `atari`.
    int run_to(board::Vertex liberty, board::Vertex atari) const {
        board::VertexSet then = board_.liberties_without_captures(defender_, liberty);
        then.remove(atari);
        return then.count();
    }

    bool is_allowed(board::Legality legality) {
        answer_.met_ko = answer_.met_ko || legality == board::Legality::ko;
        return legality == board::Legality::ok;
    }

    bool play(board::Colour colour, board::Vertex vertex) {
        answer_.points.insert(vertex);
        return is_allowed(board_.play(colour, vertex));
    }

    bool count_node() {
        answer_.is_settled = answer_.nodes < node_limit_;
        if (answer_.is_settled) ++answer_.nodes;
        return answer_.is_settled;
    }

    board::Board& board_;
    board::Vertex target_;
    board::Colour defender_;
    std::uint64_t node_limit_;
    LadderAnswer answer_;
};

}  // namespace

LadderAnswer read_ladder(board::Board& board, board::Vertex target, std::uint64_t node_limit) {
    return Ladder(board, target, node_limit).read();
}

LadderAnswer read_ladder_after_atari(board::Board& board, board::Vertex target, std::uint64_t node_limit) {
    return Ladder(board, target, node_limit).read_after_atari();
}

}  // namespace katachi::reading
