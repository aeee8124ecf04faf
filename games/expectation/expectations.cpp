#include "games/expectation/expectations.h"

#include <numeric>

namespace katachi::games {

namespace {

using MovesOfBands = std::array<std::uint64_t, band_count>;

MovesOfBands moves_of(const sgf::Game& game, board::Colour mover) {
    MovesOfBands moves{};
    int number = 0;
    for (const sgf::Event& event : game.events) {
        if (event.kind != sgf::Event::Kind::move) continue;
        ++number;
        if (event.colour == mover && event.vertex != board::pass_vertex)
            ++moves[static_cast<std::size_t>(mover_group({}, mover, number).band)];
    }
    return moves;
}

}  // namespace

Expectations::Expectations() {
    for (std::vector<Count>& level : counts_) level.resize(mover_group_count);
}

MoverGroup Expectations::coarsened(MoverGroup group, std::size_t level) {
    if (level >= 1) group.band = 0;
    if (level >= 2) group.komi = KomiClass::unknown;
    if (level >= 3) group.rank_difference.reset();
    return group;
}

void Expectations::add(const sgf::Game& game, const GameChances& chances) {
    if (!chances.winner) return;
    for (const board::Colour mover : {board::Colour::black, board::Colour::white}) {
        const MovesOfBands moves = moves_of(game, mover);
        const auto count = [&](const MoverGroup& group, std::size_t level, std::uint64_t played) {
            if (played == 0) return;
            Count& counted = counts_[level][number_of(coarsened(group, level))];
            ++counted.games;
            counted.moves += played;
            if (mover == *chances.winner) counted.won += played;
        };
        MoverGroup group = mover_group(chances, mover, 1);
        for (group.band = 0; group.band < band_count; ++group.band)
            count(group, 0, moves[static_cast<std::size_t>(group.band)]);
        const std::uint64_t all = std::accumulate(moves.begin(), moves.end(), std::uint64_t{0});
        for (std::size_t level = 1; level < level_count; ++level) count(group, level, all);
    }
}

std::uint32_t Expectations::of(const MoverGroup& group) const {
    for (std::size_t level = 0; level < level_count; ++level) {
        const Count& counted = counts_[level][number_of(coarsened(group, level))];
        if (counted.games >= games_to_tell)
            return static_cast<std::uint32_t>((counted.won * certain + counted.moves / 2) / counted.moves);
    }
    return certain / 2;
}

void MoverCounts::add(const MoverGroup& group) {
    Count& counted = counts_[number_of(group)];
    counted.group = group;
    ++counted.times;
}

std::uint64_t MoverCounts::expected(const Expectations& expectations) const {
    std::uint64_t sum = 0;
    for (const auto& [number, counted] : counts_) sum += counted.times * expectations.of(counted.group);
    return sum;
}

}  // namespace katachi::games
