// Combinations of threats of any kind (GNU Go's manual, chapter 6.3.10: threats that are one too many): moves that
// threaten several targets, of which one cannot be saved.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "engine/combinations/target.h"

namespace katachi::combinations {

// Whatever the opponent answers, the attacker takes one of the targets. It is proved as far as these are.
struct TargetCombination {
    // The first threat, an answer to it, and so on, to the last threat.
    std::vector<board::Vertex> line;
    // Of which one is taken in the end, two at least, by their places in the question.
    std::set<std::size_t> targets;

    friend bool operator==(const TargetCombination&, const TargetCombination&) = default;
};

struct TargetLimits {
    int threats = 2;             // that a combination may need
    int reach = 3;               // after the first threat, steps from the stones played so far where threats are made
    std::size_t takes = 10'000;  // how often it is read whether a target is taken
};

class TargetSearch {
  public:
    // The targets are the opponent's; all but the limits outlives this. A target that is not safe now is none: that
    // needs no combination. The board is the same after each question.
    TargetSearch(board::Board& board, board::Colour attacker, std::span<Target* const> targets,
                 const TargetLimits& limits = {});

    // All combinations of one threat, by their moves.
    std::vector<TargetCombination> double_threats();
    // The first one found of the fewest threats.
    std::optional<TargetCombination> shortest();
    // Whether all that was asked so far was read within the limit of takes.
    bool is_complete() const { return takes_ < limits_.takes; }

  private:
    using Targets = std::set<std::size_t>;
    struct Threat {
        board::Vertex move;
        Targets aims;  // that it may threaten
    };

    // All threats near these points, those to the most targets first.
    std::vector<Threat> threats_near(const board::VertexSet& points) const;
    // One that begins with the threat, and has so many more.
    std::optional<TargetCombination> combine(const Threat& threat, int threats);
    // The attacker to move, with so many threats before he takes a target: one of the `suspects`, those that were
    // threatened before, or one near. `near`: around what was played.
    std::optional<TargetCombination> attack(int threats, const board::VertexSet& near, const Targets& suspects);
    // Goes on after a threat, so many more of which are allowed.
    std::optional<TargetCombination> threaten(const Threat& threat, int threats, const board::VertexSet& near,
                                              Targets suspects);
    // Nothing where an answer saves all.
    std::optional<TargetCombination> refute_all(const board::VertexSet& answers, int threats,
                                                const board::VertexSet& near, const Targets& suspects);
    // As Target::take has it; nothing where the limit is reached, too.
    std::optional<board::VertexSet> take(std::size_t target);
    board::VertexSet around(board::Vertex move) const;

    board::Board& board_;
    board::Colour attacker_;
    std::span<Target* const> targets_;
    TargetLimits limits_;
    Targets safe_;
    std::size_t takes_ = 0;
    std::map<std::pair<std::uint64_t, std::size_t>, std::optional<board::VertexSet>> taken_;  // by position, target
    board::Vertex saving_ = board::pass_vertex;  // the last answer that saved all
};

}  // namespace katachi::combinations
