#include "games/expectation/expectations.h"

#include <numeric>

namespace katachi::games {

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
    BandedMoves moves;
    int number = 0;
    for (const sgf::Event& event : game.events) {
        if (event.kind != sgf::Event::Kind::move) continue;
        ++number;
        if (event.vertex != board::pass_vertex) moves.add(event.colour, number);
    }
    add(moves, chances);
}

void Expectations::add(const BandedMoves& moves, const GameChances& chances) {
    if (!chances.winner) return;
    for (const board::Colour mover : {board::Colour::black, board::Colour::white}) {
        const auto& of_bands = moves.of(mover);
        const auto count = [&](const MoverGroup& group, std::size_t level, std::uint64_t played) {
            if (played == 0) return;
            Count& counted = counts_[level][number_of(coarsened(group, level))];
            ++counted.games;
            counted.moves += played;
            if (mover == *chances.winner) counted.won += played;
        };
        MoverGroup group = mover_group(chances, mover, 1);
        for (group.band = 0; group.band < band_count; ++group.band)
            count(group, 0, of_bands[static_cast<std::size_t>(group.band)]);
        const std::uint64_t all = std::accumulate(of_bands.begin(), of_bands.end(), std::uint64_t{0});
        for (std::size_t level = 1; level < level_count; ++level) count(group, level, all);
    }
}

void Expectations::add(const Expectations& other) {
    for (const Row& row : other.rows()) add(row);
}

std::vector<Expectations::Row> Expectations::rows() const {
    std::vector<Row> rows;
    for (std::size_t level = 0; level < level_count; ++level)
        for (std::size_t number = 0; number < counts_[level].size(); ++number)
            if (const Count& counted = counts_[level][number]; counted.games > 0)
                rows.push_back({level, number, counted.games, counted.moves, counted.won});
    return rows;
}

bool Expectations::add(const Row& row) {
    const auto& [level, number, games, moves, won] = row;
    if (level >= level_count || number >= mover_group_count || won > moves || moves == 0) return false;
    Count& counted = counts_[level][number];
    counted.games += games;
    counted.moves += moves;
    counted.won += won;
    return true;
}

std::uint32_t Expectations::of(const MoverGroup& group) const {
    for (std::size_t level = 0; level < level_count; ++level) {
        const Count& counted = counts_[level][number_of(coarsened(group, level))];
        if (counted.games >= games_to_tell)
            return static_cast<std::uint32_t>((counted.won * certain + counted.moves / 2) / counted.moves);
    }
    return certain / 2;
}

void MoverCounts::add(const MoverCounts& other) {
    for (const auto& [number, times] : other.counts_) counts_[number] += times;
}

std::uint64_t MoverCounts::expected(const Expectations& expectations) const {
    std::uint64_t sum = 0;
    for (const auto& [number, times] : counts_) sum += times * expectations.of(group_of(number));
    return sum;
}

}  // namespace katachi::games
