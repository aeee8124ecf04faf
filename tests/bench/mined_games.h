// Collections of games to mine, and mining them as katachi joseki mine does once their text is read.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

#include "joseki/mining/mining_store.h"

namespace katachi::bench {

// The first `count` of the 18,867 games of both servers; empty where the data are absent.
std::string_view server_games(std::size_t count);
constexpr std::size_t server_game_count = 18867;

// Counts a text into a new catalogue file.
void mine_text(std::string_view text, int workers, const std::filesystem::path& catalogue);

// What is left to do then: to leave out what fewer games played.
joseki::Graph kept_graph(const std::filesystem::path& catalogue, joseki::SummedMoves& sums,
                         std::int64_t least_games = 10);

}  // namespace katachi::bench
