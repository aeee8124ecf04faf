#include "tests/authoring/problems/life_certificate.h"

#include <string>
#include <unordered_map>

namespace katachi::authoring {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;

class Certificate {
  public:
    Certificate(life::LifeReader& reader, const life::DragonGoal& goal, Colour winner, Colour ko_winner,
                std::size_t most)
        : reader_(reader), goal_(goal), winner_(winner), ko_winner_(ko_winner), most_(most) {}

    bool holds(Board& board, Colour to_move) {
        life::DragonGoal left = goal_;
        left.stones &= board.stones(goal_.defender);
        if (left.stones.empty()) return winner_ == goal_.attacker();
        // A line that comes back to where it was is no capture.
        const auto [known, is_new] = known_.try_emplace(key_of(board, left, to_move), winner_ == goal_.defender);
        if (!is_new) return known->second;
        if (known_.size() > most_) return false;
        const std::string key = known->first;
        const bool does_hold =
            to_move == winner_ ? holds_behind_answer(board, left) : holds_behind_all(board, left, to_move);
        known_[key] = does_hold;
        return does_hold;
    }

    bool is_too_large() const { return known_.size() > most_; }

  private:
    static std::string key_of(const Board& board, const life::DragonGoal& left, Colour to_move) {
        std::string key(1, to_move == Colour::black ? 'b' : 'w');
        for (const Vertex point : left.region)
            key += left.stones.contains(point) ? 'S' : static_cast<char>('0' + static_cast<int>(board.at(point)));
        return key + std::to_string(board.ko_point());
    }

    bool play(Board& board, Colour colour, Vertex vertex) const {
        return (colour == ko_winner_ ? board.play_ko(colour, vertex) : board.play(colour, vertex)) ==
               board::Legality::ok;
    }

    // The move of `colour`, which was just played.
    bool holds_behind(Board& board, Colour colour) {
        const bool does_hold = holds(board, board::opponent(colour));
        board.undo();
        return does_hold;
    }

    bool holds_behind_answer(Board& board, const life::DragonGoal& left) {
        const life::LifeAnswer answer = reader_.ask(board, left, winner_, winner_);
        return answer.succeeds() && play(board, winner_, answer.move) && holds_behind(board, winner_);
    }

    bool holds_behind_all(Board& board, const life::DragonGoal& left, Colour loser) {
        const board::VertexSet moves = left.region & board.empty_points();
        for (const Vertex move : moves)
            if (play(board, loser, move) && !holds_behind(board, loser)) return false;
        return play(board, loser, board::pass_vertex) && holds_behind(board, loser);
    }

    life::LifeReader& reader_;
    const life::DragonGoal& goal_;
    Colour winner_, ko_winner_;
    std::size_t most_;
    std::unordered_map<std::string, bool> known_;
};

}  // namespace

std::optional<bool> wins_for_sure(life::LifeReader& reader, const Board& board, const life::DragonGoal& goal,
                                  Colour winner, Colour to_move, Colour ko_winner, std::size_t most) {
    Certificate certificate(reader, goal, winner, ko_winner, most);
    Board copy = board;
    const bool does_hold = certificate.holds(copy, to_move);
    if (certificate.is_too_large()) return std::nullopt;
    return does_hold;
}

}  // namespace katachi::authoring
