#include "tests/authoring/problems/life_certificate.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace katachi::authoring {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;

enum class Holds : std::uint8_t { yes, no, unknown };

// Along a line, by the loser, who wins kos, and in one ko alone.
constexpr int most_take_backs = 2;

class Certificate {
  public:
    Certificate(life::LifeReader& reader, const life::DragonGoal& goal, Colour winner, std::size_t most)
        : reader_(reader), goal_(goal), winner_(winner), most_(most) {}

    Holds holds(Board& board, Colour to_move) {
        life::DragonGoal left = goal_;
        left.stones &= board.stones(goal_.defender);
        if (left.stones.empty()) return winner_ == goal_.attacker() ? Holds::yes : Holds::no;
        // A line without end is life, and no capture.
        const Holds repeated = winner_ == goal_.defender ? Holds::yes : Holds::unknown;
        const auto [known, is_new] = known_.try_emplace(key_of(board, left, to_move), repeated);
        if (!is_new) return known->second;
        if (known_.size() > most_) return Holds::unknown;
        const std::string key = known->first;
        const Holds found =
            to_move == winner_ ? holds_behind_answer(board, left) : holds_behind_all(board, left, to_move);
        known_[key] = found;
        return found;
    }

  private:
    std::string key_of(const Board& board, const life::DragonGoal& left, Colour to_move) const {
        std::string key(1, to_move == Colour::black ? 'b' : 'w');
        for (const Vertex point : left.region)
            key += left.stones.contains(point) ? 'S' : static_cast<char>('0' + static_cast<int>(board.at(point)));
        return key + std::to_string(board.ko_point()) + ' ' + std::to_string(taken_back_.size()) +
               (taken_back_.empty() ? "" : ' ' + std::to_string(taken_back_.back()));
    }

    bool may_take_back(Colour colour, Vertex vertex) const {
        return colour != winner_ && taken_back_.size() < most_take_backs &&
               (taken_back_.empty() || taken_back_.back() == vertex);
    }

    // Nothing where the move is not allowed.
    std::optional<Holds> holds_behind(Board& board, Colour colour, Vertex vertex) {
        const bool takes_back = vertex != board::pass_vertex && vertex == board.ko_point();
        if (takes_back && !may_take_back(colour, vertex)) return std::nullopt;
        if (board.play_ko(colour, vertex) != board::Legality::ok) return std::nullopt;
        if (takes_back) taken_back_.push_back(vertex);
        const Holds found = holds(board, board::opponent(colour));
        if (takes_back) taken_back_.pop_back();
        board.undo();
        return found;
    }

    Holds holds_behind_answer(Board& board, const life::DragonGoal& left) {
        const life::LifeAnswer answer = reader_.ask(board, left, winner_, winner_);
        if (!answer.succeeds()) return Holds::no;
        return holds_behind(board, winner_, answer.move).value_or(Holds::no);
    }

    Holds holds_behind_all(Board& board, const life::DragonGoal& left, Colour loser) {
        Holds all = Holds::yes;
        board::VertexSet moves = left.region & board.empty_points();
        for (const Vertex move : moves) {
            const auto one = holds_behind(board, loser, move);
            if (one == Holds::no) return Holds::no;
            if (one == Holds::unknown) all = Holds::unknown;
        }
        const auto passed = holds_behind(board, loser, board::pass_vertex);
        return passed == Holds::yes ? all : passed.value_or(Holds::no);
    }

    life::LifeReader& reader_;
    const life::DragonGoal& goal_;
    Colour winner_;
    std::size_t most_;
    std::vector<Vertex> taken_back_;  // along the line
    std::unordered_map<std::string, Holds> known_;
};

}  // namespace

std::optional<bool> wins_for_sure(life::LifeReader& reader, const Board& board, const life::DragonGoal& goal,
                                  Colour winner, Colour to_move, std::size_t most) {
    Board copy = board;
    const Holds found = Certificate(reader, goal, winner, most).holds(copy, to_move);
    return found == Holds::unknown ? std::nullopt : std::optional(found == Holds::yes);
}

}  // namespace katachi::authoring
