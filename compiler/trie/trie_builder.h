// From compiled patterns to the trie of their tests.
#pragma once

#include <cstdint>
#include <vector>

#include "compiler/trie/pattern_tests.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// What is common to all patterns below, then those that end here, then the rest by their next tests.
struct TrieNode {
    std::vector<std::uint16_t> tests;  // numbers of Trie::tests; the root has none of its own
    std::vector<std::uint32_t> ended;  // orientations without a further test
    std::vector<TrieNode> children;

    bool is_leaf() const { return children.empty() && ended.size() == 1; }
};

struct Trie {
    std::vector<OffsetTest> tests;
    TrieNode root;
    // The reach of an orientation says how far it looks from its anchor: upwards, downwards, left and right.
    struct Reach {
        int up = 0, down = 0, left = 0, right = 0;
    };
    std::vector<Reach> reach;
};

// Every orientation of the tables but those of the corner tree's patterns. The same tables always give the same trie.
Trie build_trie(const match::PatternTables& tables);

}  // namespace katachi::compiler
