// What sources find, added up by their weights.
#include "engine/moves/move_knowledge.h"

#include <gtest/gtest.h>

namespace katachi::moves {
namespace {

constexpr board::Vertex here = board::vertex_at(2, 2), there = board::vertex_at(3, 3);

// Has three features; it finds what it was told to find.
class ToldSource : public MoveSource {
  public:
    ToldSource(std::string_view name, SourceCost cost, std::vector<Proposal> finds)
        : name_(name), cost_(cost), finds_(std::move(finds)) {}

    std::string_view name() const override { return name_; }
    SourceCost cost() const override { return cost_; }
    std::uint32_t feature_count() const override { return 3; }
    std::string feature_name(std::uint32_t feature) const override { return std::to_string(feature); }
    float weight_unlearned(std::uint32_t feature) const override { return 10 * static_cast<float>(feature); }
    void propose(const MoveSituation&, std::vector<Proposal>& proposals) override {
        proposals.insert(proposals.end(), finds_.begin(), finds_.end());
    }

  private:
    std::string_view name_;
    SourceCost cost_;
    std::vector<Proposal> finds_;
};

// The second source is dear, and nobody has learned what its last feature is worth.
MoveKnowledge knowledge() {
    std::vector<std::unique_ptr<MoveSource>> sources;
    sources.push_back(std::make_unique<ToldSource>("quick", SourceCost::every_node,
                                                   std::vector<Proposal>{{here, 0}, {here, 1}, {there, 1}}));
    sources.push_back(
        std::make_unique<ToldSource>("dear", SourceCost::root, std::vector<Proposal>{{here, 1}, {here, 2}}));
    MoveWeights weights;
    weights.set("quick", "0", {1, 1});
    weights.set("quick", "1", {-4, 1});
    weights.set("dear", "1", {2, 1});
    return {std::move(sources), weights};
}

TEST(MoveKnowledge, AddsTheWeightsOfWhatIsFound) {
    const board::Board board(5);
    MoveKnowledge all = knowledge();
    for (int times = 0; times < 2; ++times) {
        const auto& quick = all.weigh({.board = board}, SourceCost::every_node);
        EXPECT_EQ(quick[static_cast<std::size_t>(here)], -3);
        EXPECT_EQ(quick[static_cast<std::size_t>(there)], -4);
        EXPECT_EQ(quick[static_cast<std::size_t>(board::vertex_at(0, 0))], 0);
        EXPECT_EQ(all.weigh({.board = board}, SourceCost::root)[static_cast<std::size_t>(here)], 19);
    }
}

TEST(MoveKnowledge, TellsTheStrongestReasonFirstWhetherForOrAgainst) {
    const board::Board board(5);
    MoveKnowledge all = knowledge();
    std::vector<float> weights;
    for (const MoveReason& reason : all.reasons({.board = board}, here)) weights.push_back(reason.weight);
    EXPECT_EQ(weights, (std::vector<float>{20, -4, 2, 1}));
}

}  // namespace
}  // namespace katachi::moves
