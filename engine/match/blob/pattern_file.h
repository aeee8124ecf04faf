// A `.kpb` file of compiled patterns, read into memory once.
//
// The file is read and not mapped: whoever cuts a mapped file short, or writes over it, ends each program that uses it
// with a bus error. Reading costs little, since the checks of a blob touch each page of it anyway. Start and end of
// katachi-gtp, before and after: the shipped library (0.2 MB) 16 and 18 ms of processor time, 21.8 MB of memory; 8,000
// mined shapes (7 MB) 28 and 35 ms, 28.5 and 28.6 MB. Programs that use the same file no longer share its memory.
#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "engine/match/blob/pattern_blob.h"

namespace katachi::match {

// The tables of a file, good as long as this; whatever becomes of the file meanwhile.
class PatternFile {
  public:
    // Or one line for people that begins with the path: what the system says, or what open_blob does.
    static std::variant<PatternFile, std::string> open(const std::filesystem::path& path);

    const PatternTables& tables() const { return tables_; }

  private:
    struct alignas(blob_alignment) Line {
        std::array<std::byte, blob_alignment> bytes;
    };

    PatternFile(std::unique_ptr<Line[]> content, const PatternTables& tables)
        : content_(std::move(content)), tables_(tables) {}

    std::unique_ptr<Line[]> content_;
    PatternTables tables_;
};

}  // namespace katachi::match
