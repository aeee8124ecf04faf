#include "tools/authoring/life/training/settled_examples.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <unordered_map>

#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/life_reader.h"
#include "engine/life/moves/life_outlook.h"
#include "engine/life/moves/move_adviser.h"
#include "engine/life/moves/move_promise.h"
#include "tools/authoring/life/training/closed_region.h"

namespace katachi::authoring {

namespace {

constexpr std::uint64_t few_positions = 3;  // with fewer a position is hardly worth an order
constexpr std::uint32_t share_of_quick = 4;

void add_row(const auto& each_group, FeatureRows& rows) {
    if (rows.group_sizes.empty()) each_group([&](int, int count) { rows.group_sizes.push_back(count); });
    each_group([&](int number, int) { rows.numbers.push_back(static_cast<std::uint8_t>(number)); });
}

// Hears the searches of one region.
class SettledCollector : public life::MoveAdviser {
  public:
    SettledCollector(const ClosedRegion& region, bool wants_settled)
        : safe_(life::safe_stones(board::Board(region.position), region.goal, region.goal.attacker())),
          wants_settled_(wants_settled) {}

    std::span<const life::OfferedMove> offer(const life::SearchedPosition& position) override {
        leave(static_cast<std::size_t>(position.depth));
        if (position.depth == 0) {
            ++examples_.searches;
            took_.clear();
        }
        path_.push_back({key_of(position), 1});
        return {};
    }

    void hear(const life::SearchedPosition& position, const life::ProvedMoves& proved) override {
        leave(static_cast<std::size_t>(position.depth) + 1);
        const std::uint64_t took = took_[path_.back().key] + path_.back().positions;
        const board::VertexSet safe = life::still_safe(position.board, position.goal.attacker(), safe_);
        if (proved.is_won && proved.winner != board::pass_vertex && took >= few_positions)
            add_won(position, proved, safe, took);
        if (wants_settled_ && (took >= few_positions || quick_++ % share_of_quick == 0))
            add_settled(position, proved, safe, took);
    }

    SettledExamples take() { return std::move(examples_); }

  private:
    struct OnPath {
        std::uint64_t key;
        std::uint64_t positions;  // expanded, itself among them, since it was come to
    };

    static std::uint64_t key_of(const life::SearchedPosition& position) {
        return position.board.hash_with(position.to_move);
    }

    // Positions on the path from this depth on.
    void leave(std::size_t depth) {
        while (path_.size() > depth) {
            const OnPath left = path_.back();
            path_.pop_back();
            took_[left.key] += left.positions;
            if (!path_.empty()) path_.back().positions += left.positions;
        }
    }

    void add_won(const life::SearchedPosition& position, const life::ProvedMoves& proved, const board::VertexSet& safe,
                 std::uint64_t took) {
        board::VertexSet moves = proved.tried;
        moves.insert(proved.winner);
        const int count = moves.count();
        const life::MoveSurroundings around =
            life::move_surroundings(position.board, position.goal, position.goal_stones, position.to_move, safe);
        if (count < 2 || !around.is_by_net) return;
        WonPosition won{.is_attack = position.is_attacker(),
                        .weight = std::log1p(static_cast<float>(took)),
                        .first_row = examples_.moves.count(),
                        .moves = static_cast<std::uint16_t>(count)};
        for (std::uint16_t number = 0; const board::Vertex move : moves) {
            if (move == proved.winner) won.winner = number;
            ++number;
            const life::MoveCounts counts = life::move_counts(around, move);
            add_row([&](auto add) { life::each_closed_promise_group(counts, add); }, examples_.moves);
        }
        examples_.won.push_back(won);
    }

    void add_settled(const life::SearchedPosition& position, const life::ProvedMoves& proved,
                     const board::VertexSet& safe, std::uint64_t took) {
        const float times = took >= few_positions ? 1 : static_cast<float>(share_of_quick);
        examples_.settled.push_back({.search = examples_.searches - 1,
                                     .is_attack = position.is_attacker(),
                                     .is_captured = proved.is_won == position.is_attacker(),
                                     .weight = times * std::log1p(static_cast<float>(took))});
        const life::OutlookCounts counts =
            life::outlook_counts(position.board, position.goal, position.goal_stones, safe);
        add_row([&](auto add) { life::each_outlook_group(counts, add); }, examples_.positions);
    }

    board::VertexSet safe_;
    bool wants_settled_;
    std::vector<OnPath> path_;
    std::unordered_map<std::uint64_t, std::uint64_t> took_;  // by position, in the search at hand
    std::uint32_t quick_ = 0;
    SettledExamples examples_;
};

void add_rows(FeatureRows& of_region, FeatureRows& all) {
    if (all.group_sizes.empty()) all.group_sizes = of_region.group_sizes;
    all.numbers.insert(all.numbers.end(), of_region.numbers.begin(), of_region.numbers.end());
}

void add_examples(SettledExamples of_region, SettledExamples& all) {
    for (WonPosition& won : of_region.won) {
        won.region = all.regions;
        won.first_row += all.moves.count();
        all.won.push_back(won);
    }
    add_rows(of_region.moves, all.moves);
    for (SettledPosition& settled : of_region.settled) {
        settled.region = all.regions;
        settled.search += all.searches;
        all.settled.push_back(settled);
    }
    add_rows(of_region.positions, all.positions);
    all.searches += of_region.searches;
    ++all.regions;
}

}  // namespace

SettledExamples settled_examples(const ExampleDrawing& drawing) {
    SettledExamples all;
    const auto is_stopped = [&] { return base::is_stopped(drawing.stop); };
    const int regions = drawing.regions * static_cast<int>(drawing.seeds.size());
    base::OrderedWork<ClosedRegion, SettledExamples> work(
        drawing.jobs,
        [&](const ClosedRegion& region) {
            SettledCollector collector(region, drawing.wants_settled);
            life::LifeReader reader({.nodes = drawing.positions, .means = {.net = false}});
            reader.take_advice(&collector);
            board::Board board(region.position);
            for (const board::Colour side : {region.goal.attacker(), region.goal.defender})
                if (!is_stopped()) reader.ask(board, region.goal, side, side);
            return collector.take();
        },
        [&](SettledExamples of_region) {
            add_examples(std::move(of_region), all);
            if (drawing.progress) drawing.progress(static_cast<int>(all.regions), regions);
        });
    for (const std::uint32_t seed : drawing.seeds) {
        std::mt19937 random(seed);
        for (int i = 0; i < drawing.regions && !is_stopped(); ++i)
            work.add(random_closed_region(drawing.least_empty, drawing.most_empty, random));
    }
    work.finish();
    all.complete = !is_stopped();
    return all;
}

}  // namespace katachi::authoring
