#include "tests/eyespaces/listed_captures.h"

#include <bit>
#include <unordered_map>

#include "tests/eyes/game_graph.h"

namespace katachi::eyespaces {

namespace {

class Positions {
  public:
    explicit Positions(const CutOut& game) : game_(game) {}

    std::size_t number_of(const CutOutPosition& position, CutOutEnd end = CutOutEnd::none) {
        const auto [place, is_new] = numbers_.emplace(position, nodes_.size());
        if (is_new) {
            positions_.push_back(position);
            ends_.push_back(end);
            nodes_.push_back(
                {.attacker_to_move = position.attacker_to_move, .captured = end == CutOutEnd::captured, .next = {}});
        }
        return place->second;
    }

    // False where there are more than that.
    bool list(std::size_t most_positions) {
        for (std::size_t i = 0; i < nodes_.size() && i <= most_positions; ++i) {
            if (ends_[i] != CutOutEnd::none) continue;
            const CutOutPosition position = positions_[i];
            std::vector<std::size_t> next{number_of(passed(position))};
            for (Cells left = moves(game_, position); left != 0; left &= left - 1)
                if (const auto move = played(game_, position, static_cast<std::size_t>(std::countr_zero(left))))
                    next.push_back(number_of(move->next, move->end));
            nodes_[i].next = next;
        }
        return nodes_.size() <= most_positions;
    }

    const std::vector<eyes::GameNode>& nodes() const { return nodes_; }

  private:
    const CutOut& game_;
    std::unordered_map<CutOutPosition, std::size_t, CutOutPositionHash> numbers_;
    std::vector<CutOutPosition> positions_;
    std::vector<CutOutEnd> ends_;
    std::vector<eyes::GameNode> nodes_;
};

}  // namespace

std::optional<std::array<bool, 2>> listed_captures(const CutOut& game, std::size_t most_positions) {
    Positions positions(game);
    const std::size_t attacker = positions.number_of(beginning(game, true));
    const std::size_t defender = positions.number_of(beginning(game, false));
    if (!positions.list(most_positions)) return std::nullopt;
    const std::vector<bool> captured = eyes::captured_positions(positions.nodes());
    return std::array<bool, 2>{captured[attacker], captured[defender]};
}

}  // namespace katachi::eyespaces
