#include "tests/reading/exhaustive_solver.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace katachi {

namespace {

struct State {
    Position position;
    Vertex ko_point;
    Colour to_move;
    std::vector<std::size_t> next = {};
    bool is_captured = false;
};

class Solver {
  public:
    Solver(Vertex target, Colour defender, std::size_t most) : target_(target), defender_(defender), most_(most) {}

    std::optional<bool> solve(const Board& board, Colour to_move) {
        add(board, to_move);
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (states_.size() > most_) return std::nullopt;
            expand(i);
        }
        while (spread_captures()) {
        }
        return states_.front().is_captured;
    }

  private:
    // The stone that was taken: of a greater string, points beside it are empty now.
    bool was_alone(const Board& board) const {
        return std::none_of(neighbour_steps.begin(), neighbour_steps.end(),
                            [&](int step) { return board.at(target_ + step) == Colour::empty; });
    }

    // The board, where a ko is and who is to move make a position.
    std::size_t add(const Board& board, Colour to_move) {
        const std::string key =
            to_rows(board.position()) + ' ' + std::to_string(board.ko_point()) + (to_move == Colour::black ? 'b' : 'w');
        const auto [place, is_new] = number_.emplace(key, states_.size());
        if (is_new) states_.push_back({board.position(), board.ko_point(), to_move});
        return place->second;
    }

    void expand(std::size_t i) {
        const Colour to_move = states_[i].to_move;
        const Vertex ko_point = states_[i].ko_point;
        Board board(states_[i].position);
        // A stone that takes its captors back is the only answer to a capture.
        const bool is_taken = board.at(target_) != defender_;
        const bool comes_back = is_taken && to_move == defender_ && target_ != ko_point &&
                                board.at(target_) == Colour::empty && was_alone(board) &&
                                board.is_capture(defender_, target_);
        if (is_taken && !comes_back) {
            states_[i].is_captured = true;
            return;
        }
        std::vector<std::size_t> next;
        const auto try_move = [&](Vertex vertex) {
            if (vertex != pass_vertex && vertex == ko_point) return;
            if (board.play(to_move, vertex) != Legality::ok) return;
            next.push_back(add(board, opponent(to_move)));
            board.undo();
        };
        const VertexSet candidates = is_taken ? VertexSet::of(target_) : board.empty_points();
        for (const Vertex vertex : candidates) try_move(vertex);
        if (!is_taken) try_move(pass_vertex);
        states_[i].next = next;
    }

    // One step back from what is known; false when that shows nothing new.
    bool spread_captures() {
        bool is_new = false;
        for (State& state : states_) {
            if (state.is_captured || state.next.empty()) continue;
            std::size_t captured = 0;
            for (const std::size_t next : state.next) captured += states_[next].is_captured ? 1 : 0;
            state.is_captured = state.to_move == defender_ ? captured == state.next.size() : captured > 0;
            is_new = is_new || state.is_captured;
        }
        return is_new;
    }

    Vertex target_;
    Colour defender_;
    std::size_t most_;
    std::vector<State> states_;
    std::map<std::string, std::size_t> number_;
};

}  // namespace

std::optional<bool> captured_by_best_play(const Board& board, Vertex target, Colour to_move, std::size_t most) {
    return Solver(target, board.at(target), most).solve(Board(board.position()), to_move);
}

}  // namespace katachi
