#include "tests/gtp/tiny_player.h"

#include <array>

namespace katachi::gtp {

namespace {

match::PlayoutPatterns plain_patterns() {
    static constexpr std::array<match::PlayoutSet, 1> sets{
        {{.database = 0, .pattern_count = 0, .first_line = 0, .line_count = 1}}};
    static constexpr std::array<std::uint16_t, board::eight_points_count> codes{};
    static constexpr std::array<match::PlayoutLine, 1> lines{{{.refused = 0, .weight = match::plain_playout_weight}}};
    return {{.sets = sets, .codes = codes, .lines = lines}, 0};
}

// Something to say about moves: those on the first line are bad.
class FirstLine : public moves::MoveSource {
  public:
    std::string_view name() const override { return "edge"; }
    std::uint32_t feature_count() const override { return 1; }
    std::string feature_name(std::uint32_t) const override { return "first-line"; }
    std::string reason(std::uint32_t) const override { return "on the first line"; }
    float weight_unlearned(std::uint32_t) const override { return -1.5F; }
    void propose(const moves::MoveSituation& situation, std::vector<moves::Proposal>& proposals) override {
        const int last = situation.board.size() - 1;
        for (const board::Vertex vertex : situation.board.empty_points()) {
            const int row = board::row_of(vertex);
            const int column = board::column_of(vertex);
            if (row == 0 || column == 0 || row == last || column == last) proposals.push_back({vertex, 0});
        }
    }
};

// Points beside the last move are good.
class BesideTheLast : public moves::MoveSource {
  public:
    std::string_view name() const override { return "last"; }
    std::uint32_t feature_count() const override { return 1; }
    std::string feature_name(std::uint32_t) const override { return "beside"; }
    float weight_unlearned(std::uint32_t) const override { return 3; }
    void propose(const moves::MoveSituation& situation, std::vector<moves::Proposal>& proposals) override {
        const board::Vertex last = situation.played(1);
        if (last == board::pass_vertex) return;
        for (const int step : board::neighbour_steps)
            if (situation.board.at(last + step) == board::Colour::empty) proposals.push_back({last + step, 0});
    }
};

template <typename Source>
std::unique_ptr<search::Player> new_player(search::PlayerSettings settings, int threads) {
    settings.search.nodes = 20'000;
    settings.search.threads = threads;
    const auto new_knowledge = [] {
        std::vector<std::unique_ptr<moves::MoveSource>> sources;
        sources.push_back(std::make_unique<Source>());
        return std::make_unique<moves::MoveKnowledge>(std::move(sources), moves::MoveWeights());
    };
    return std::make_unique<search::Player>(settings, new_knowledge, plain_patterns());
}

search::PlayerSettings settings_with(std::uint64_t playouts) {
    search::PlayerSettings settings;
    settings.playouts = settings.judging_playouts = playouts;
    return settings;
}

}  // namespace

std::unique_ptr<search::Player> new_tiny_player(std::uint64_t playouts, int threads) {
    return new_player<FirstLine>(settings_with(playouts), threads);
}

std::unique_ptr<search::Player> new_tiny_follower(std::uint64_t playouts) {
    return new_player<BesideTheLast>(settings_with(playouts), 1);
}

std::unique_ptr<search::Player> new_tiny_thinker(int threads) { return new_player<FirstLine>({}, threads); }

}  // namespace katachi::gtp
