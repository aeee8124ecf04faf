// Decision trees whose answers add up to the logarithm of odds: what a chance is told from (J. Friedman, "Greedy
// function approximation: a gradient boosting machine", 2001).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/position/owners/owner_facts.h"

namespace katachi::position {

struct ChanceTree {
    // A question, or an answer where `fact` is none.
    struct Node {
        static constexpr std::uint8_t answer = owner_fact_count;

        std::uint8_t fact = answer;
        float value = 0;           // yes where the fact is below it; of an answer, what it adds
        std::uint16_t if_not = 0;  // the node of `no`; that of `yes` is the next one

        friend bool operator==(const Node&, const Node&) = default;
    };

    std::vector<Node> nodes;  // the first one is the root

    float answer_to(const OwnerFacts& facts) const {
        std::size_t at = 0;
        while (nodes[at].fact != Node::answer)
            at = facts[static_cast<OwnerFact>(nodes[at].fact)] < nodes[at].value ? at + 1 : nodes[at].if_not;
        return nodes[at].value;
    }

    friend bool operator==(const ChanceTree&, const ChanceTree&) = default;
};

struct ChanceTrees {
    float first = 0;  // the sum begins with it
    std::vector<ChanceTree> trees;

    // The logarithm of odds.
    float sum(const OwnerFacts& facts) const {
        float sum = first;
        for (const ChanceTree& tree : trees) sum += tree.answer_to(facts);
        return sum;
    }

    friend bool operator==(const ChanceTrees&, const ChanceTrees&) = default;
};

float chance_of(float log_odds);

}  // namespace katachi::position
