// The moves of real games with the names that the entries of a folder give them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "compiler/emit/table_builder.h"
#include "engine/naming/move_namer.h"

namespace katachi::naming {

struct PlayedMove {
    std::string game;  // file below games19/loose
    int number = 0;    // from 1
    board::Move move;
    board::Position before;
    std::vector<std::string> entries;  // that name it, the best first
};

// Compiled anew, so that a change of an entry needs no build.
class NamesOfFolder {
  public:
    // Throws std::runtime_error where an entry has an error.
    explicit NamesOfFolder(const std::filesystem::path& folder);

    MoveNamer& namer() { return *namer_; }
    const match::PatternTables& tables() const { return built_->tables(); }

  private:
    std::unique_ptr<compiler::BuiltTables> built_;
    std::unique_ptr<MoveNamer> namer_;
};

// `count` of the games on 19 lines with at least 100 moves below games19/loose, by the seed; with another part of the
// same seed other games.
std::vector<std::filesystem::path> chosen_games(std::uint64_t seed, std::size_t part, std::size_t count);

// The folder games19/loose of the shared data.
std::filesystem::path games_folder();

// The moves of the main line of a file's first game, passes left out.
std::vector<PlayedMove> named_moves(const std::filesystem::path& game, MoveNamer& namer);

// The moves are those of the game with these numbers.
std::vector<PlayedMove> named_moves(const std::filesystem::path& game, MoveNamer& namer, const std::set<int>& numbers);

// The name of a move's first entry, "" for none.
std::string first_name(const PlayedMove& move);

}  // namespace katachi::naming
