// Moves that patterns of life and death offer in a search: those of attack for the attacker, of defence for the
// defender, and vital points for both.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/life/moves/move_adviser.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/constraint/placement.h"
#include "engine/match/matcher.h"

namespace katachi::authoring {

class ShapeMoves : public life::MoveAdviser {
  public:
    struct Fit {
        std::uint16_t pattern = 0;
        board::Vertex move = board::pass_vertex;
    };

    // Patterns about life with a move, of which `wants` may leave some out; the tables stay while this is in use. Moves
    // are offered at positions less than `plies` moves from the question, and fitting patterns told of at all.
    explicit ShapeMoves(const match::PatternTables& tables, int plies = all_plies,
                        const std::function<bool(std::uint16_t)>& wants = nullptr);

    static constexpr int all_plies = 1 << 20;

    std::span<const life::OfferedMove> offer(const life::SearchedPosition& position) override;

    // What fits for the side to move, with a goal stone where the pattern has a stone of the defender; each pattern
    // once for a move. A constraint that cannot be told here counts as held. Valid until the next call.
    std::span<const Fit> fits(const life::SearchedPosition& position);

  private:
    bool holds(const life::SearchedPosition& position, const match::Placement& placement,
               match::Analysis& answers) const;

    match::Matcher matcher_;
    match::PatternFilter for_attacker_, for_defender_;
    int plies_;
    std::vector<Fit> fits_;
    std::vector<life::OfferedMove> offered_;
};

}  // namespace katachi::authoring
