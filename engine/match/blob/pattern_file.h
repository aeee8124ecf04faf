// A `.kpb` file of compiled patterns, mapped into memory and used in place.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// A read-only mapping of a whole file, undone at the end. Who replaces the file meanwhile must do so by renaming:
// the mapping keeps the old content, whereas a file that is cut short under it takes the program with it.
class MappedFile {
  public:
    // Or one line for people that begins with the path.
    static std::variant<MappedFile, std::string> open(const std::filesystem::path& path);

    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    ~MappedFile();

    std::span<const std::byte> bytes() const { return bytes_; }

  private:
    explicit MappedFile(std::span<const std::byte> bytes) : bytes_(bytes) {}

    std::span<const std::byte> bytes_;
};

// The tables of a file, good as long as this.
class PatternFile {
  public:
    // Or one line for people that begins with the path: what the system says, or what open_blob does.
    static std::variant<PatternFile, std::string> open(const std::filesystem::path& path);

    const PatternTables& tables() const { return tables_; }

  private:
    PatternFile(MappedFile file, const PatternTables& tables) : file_(std::move(file)), tables_(tables) {}

    MappedFile file_;
    PatternTables tables_;
};

}  // namespace katachi::match
