#include "compiler/trie/trie_builder.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <tuple>

namespace katachi::compiler {

namespace {

// An orientation and its tests that are still to be placed.
struct Candidate {
    std::uint32_t orientation;
    std::uint32_t first, last;  // in the pool
};

// How much a test is worth to the patterns that have it: the logarithm of how many anchors it is guessed to leave,
// sharpened. MEASURED.md has what other guesses cost; they hardly matter.
double weight(match::PointTest test) {
    constexpr std::array<double, match::point_test_count> weights{1.7, 1.7, 0.43, 0.15, 0.15, 0.025, 3.2};
    return weights[static_cast<std::size_t>(test)];
}

// So few candidates are not worth sharing any more: each becomes a leaf.
constexpr std::size_t few = 8;

class TrieBuilder {
  public:
    explicit TrieBuilder(const match::PatternTables& tables) : tables_(tables) {}

    Trie build() {
        std::vector<Candidate> all;
        std::vector<bool> is_in_corner_tree(tables_.patterns.size());
        for (const match::CornerEntry& entry : tables_.corners.entries) is_in_corner_tree[entry.pattern] = true;
        trie_.reach.resize(tables_.orientations.size());
        for (std::uint32_t i = 0; i < tables_.orientations.size(); ++i)
            if (!is_in_corner_tree[tables_.orientations[i].pattern]) all.push_back(candidate(i));
        counts_.assign(trie_.tests.size(), 0);
        for (const OffsetTest& test : trie_.tests) weights_.push_back(weight(test.test));
        fill(trie_.root, all);
        return std::move(trie_);
    }

  private:
    Candidate candidate(std::uint32_t orientation) {
        const auto first = static_cast<std::uint32_t>(pool_.size());
        Trie::Reach& reach = trie_.reach[orientation];
        for (const OffsetTest& test : offset_tests(tables_, tables_.orientations[orientation])) {
            pool_.push_back(number_of(test));
            if (match::allowed_points(test.test) == 0 || test.test == match::PointTest::on_board)
                continue;  // stones change nothing
            reach.up = std::max(reach.up, -test.step.row);
            reach.down = std::max(reach.down, test.step.row);
            reach.left = std::max(reach.left, -test.step.column);
            reach.right = std::max(reach.right, test.step.column);
        }
        return {orientation, first, static_cast<std::uint32_t>(pool_.size())};
    }

    std::uint16_t number_of(const OffsetTest& test) {
        const std::tuple key(test.step.row, test.step.column, test.test);
        const auto [entry, is_new] = numbers_.try_emplace(key, static_cast<std::uint16_t>(trie_.tests.size()));
        if (is_new) trie_.tests.push_back(test);
        return entry->second;
    }

    std::span<std::uint16_t> open_tests(const Candidate& candidate) {
        return std::span(pool_).subspan(candidate.first, candidate.last - candidate.first);
    }

    // Sorts what `candidates` still ask below `node`.
    void fill(TrieNode& node, std::span<Candidate> candidates) {
        if (candidates.size() == 1) return end_alone(node, candidates.front());
        const auto open = std::partition(candidates.begin(), candidates.end(),
                                         [](const Candidate& candidate) { return candidate.first == candidate.last; });
        for (auto ended = candidates.begin(); ended != open; ++ended) node.ended.push_back(ended->orientation);
        std::sort(node.ended.begin(), node.ended.end());
        if (candidates.size() <= few) return end_each(node, std::span(open, candidates.end()));
        const auto groups = split(std::span(open, candidates.end()));
        if (groups.size() == 1 && node.ended.empty()) {  // shared by all
            node.tests.push_back(groups.front().test);
            return fill(node, groups.front().members);
        }
        for (const Group& group : groups) {
            node.children.push_back({{group.test}, {}, {}});
            fill(node.children.back(), group.members);
        }
    }

    void end_each(TrieNode& node, std::span<Candidate> candidates) {
        for (const Candidate& candidate : candidates) end_alone(node.children.emplace_back(), candidate);
    }

    void end_alone(TrieNode& node, const Candidate& candidate) {
        const auto tests = open_tests(candidate);
        sort_by_weight(tests);
        node.tests.insert(node.tests.end(), tests.begin(), tests.end());
        node.ended.push_back(candidate.orientation);
    }

    void sort_by_weight(std::span<std::uint16_t> tests) const {
        std::sort(tests.begin(), tests.end(), [&](std::uint16_t a, std::uint16_t b) {
            return std::pair(-weights_[a], a) < std::pair(-weights_[b], b);
        });
    }

    struct Group {
        std::uint16_t test;
        std::span<Candidate> members;  // all have the test, which is taken from them
    };

    // Again and again, the test that is worth most to all who have it together.
    std::vector<Group> split(std::span<Candidate> open) {
        std::vector<Group> groups;
        std::vector<std::uint16_t> present;
        for (const Candidate& candidate : open)
            for (const std::uint16_t test : open_tests(candidate))
                if (counts_[test]++ == 0) present.push_back(test);
        while (!open.empty()) {
            const std::uint16_t test = *std::min_element(
                present.begin(), present.end(),
                [&](std::uint16_t a, std::uint16_t b) { return std::pair(-worth(a), a) < std::pair(-worth(b), b); });
            const auto rest =
                std::partition(open.begin(), open.end(), [&](Candidate& candidate) { return take(candidate, test); });
            groups.push_back({test, std::span(open.begin(), rest)});
            open = std::span(rest, open.end());
            std::erase_if(present, [&](std::uint16_t other) { return counts_[other] == 0; });
        }
        return groups;
    }

    double worth(std::uint16_t test) const { return counts_[test] * weights_[test]; }

    // Takes `test` from the candidate, and the candidate's tests from the counts, if it has it.
    bool take(Candidate& candidate, std::uint16_t test) {
        const auto tests = open_tests(candidate);
        const auto place = std::find(tests.begin(), tests.end(), test);
        if (place == tests.end()) return false;
        for (const std::uint16_t other : tests) --counts_[other];
        std::swap(*place, tests.front());
        ++candidate.first;
        return true;
    }

    const match::PatternTables& tables_;
    Trie trie_;
    std::map<std::tuple<int, int, match::PointTest>, std::uint16_t> numbers_;
    std::vector<std::uint16_t> pool_;  // the tests of all candidates
    std::vector<int> counts_;          // of each test, among the candidates that split looks at
    std::vector<double> weights_;
};

}  // namespace

Trie build_trie(const match::PatternTables& tables) { return TrieBuilder(tables).build(); }

}  // namespace katachi::compiler
