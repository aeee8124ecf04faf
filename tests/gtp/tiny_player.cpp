#include "tests/gtp/tiny_player.h"

#include <array>

namespace katachi {

namespace {

PlayoutPatterns plain_patterns() {
    static constexpr std::array<PlayoutSet, 1> sets{
        {{.name = 0, .pattern_count = 0, .first_line = 0, .line_count = 1}}};
    static constexpr std::array<std::uint16_t, playout_code_count> codes{};
    static constexpr std::array<PlayoutLine, 1> lines{{{.refused = 0, .weight = plain_playout_weight}}};
    return {{.sets = sets, .codes = codes, .lines = lines}, 0};
}

// Something to say about moves: those on the first line are bad.
class FirstLine : public MoveSource {
  public:
    std::string_view name() const override { return "edge"; }
    std::uint32_t feature_count() const override { return 1; }
    std::string feature_name(std::uint32_t) const override { return "first-line"; }
    std::string reason(std::uint32_t) const override { return "on the first line"; }
    float weight_unlearned(std::uint32_t) const override { return -1.5F; }
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override {
        const int last = situation.board.size() - 1;
        for (const Vertex vertex : situation.board.empty_points()) {
            const int row = row_of(vertex);
            const int column = column_of(vertex);
            if (row == 0 || column == 0 || row == last || column == last) proposals.push_back({vertex, 0});
        }
    }
};

std::unique_ptr<Player> new_player(PlayerSettings settings, int threads) {
    settings.search.nodes = 20'000;
    settings.search.threads = threads;
    const auto new_knowledge = [] {
        std::vector<std::unique_ptr<MoveSource>> sources;
        sources.push_back(std::make_unique<FirstLine>());
        return std::make_unique<MoveKnowledge>(std::move(sources), MoveWeights());
    };
    return std::make_unique<Player>(settings, new_knowledge, plain_patterns());
}

}  // namespace

std::unique_ptr<Player> new_tiny_player(std::uint64_t playouts, int threads) {
    PlayerSettings settings;
    settings.playouts = settings.judging_playouts = playouts;
    return new_player(settings, threads);
}

std::unique_ptr<Player> new_tiny_thinker(int threads) { return new_player({}, threads); }

}  // namespace katachi
