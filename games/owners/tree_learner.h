// Trees whose sum makes outcomes likely, grown one after the other, each along the gradient that those before leave (J.
// Friedman, "Greedy function approximation: a gradient boosting machine", 2001), from a part of the rows (the same,
// "Stochastic gradient boosting", 2002). A tree is grown from its root, the
// question first that gains most (H. Shi, "Best-first decision tree learning", 2007). Values of facts are sorted into
// few classes before, between which questions are asked.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/position/owners/chance_trees.h"

namespace katachi::games {

struct TreePace {
    int trees = 100;
    int leaves = 16;
    float rate = 0.1F;
    float least_doubt = 10;  // chance by counter-chance of the rows that an answer is for, by their weights
    float shrinking = 20;    // of answers, as so many rows that say nothing
    float share = 1;         // of the rows, drawn anew for each tree, that it is grown from
};

// Facts with what came of them.
class OutcomeRows {
  public:
    // Other facts do not count.
    explicit OutcomeRows(std::vector<position::OwnerFact> facts);

    // Rows of all kinds, from which the classes of values are told; afterwards facts that are always the same are gone.
    void look_at(const position::OwnerFacts& facts);
    void sort_values();
    // `outcome` from 0 to 1.
    void add(const position::OwnerFacts& facts, float outcome, float weight);

    std::size_t count() const { return outcomes_.size(); }

  private:
    friend class TreeGrower;

    std::vector<position::OwnerFact> facts_;
    std::vector<std::vector<float>> seen_;   // values of each fact
    std::vector<std::vector<float>> edges_;  // of each fact, from the least: a class ends below each
    std::vector<std::uint8_t> classes_;      // of each row, a class for each fact
    std::vector<float> outcomes_;
    std::vector<float> weights_;
};

// The trees are learned from these rows, by number. The same rows and pace give the same trees.
position::ChanceTrees learn_trees(const OutcomeRows& rows, std::vector<std::uint32_t> used, const TreePace& pace);
// The same from all of them.
position::ChanceTrees learn_trees(const OutcomeRows& rows, const TreePace& pace);

}  // namespace katachi::games
