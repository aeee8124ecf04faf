// The games of one segment file, read in place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "engine/sgf/game.h"
#include "games/index/segment_layout.h"

namespace katachi::games {

// Checked once, when it is opened: nothing that is read later can lead outside of it. A copy shares the memory. May be
// read by several threads at once.
class Segment {
  public:
    // Maps the file. Throws base::FileError, with the path first, where it cannot be read, is no segment, is one of
    // another version, or is damaged.
    explicit Segment(const std::filesystem::path& path);
    // Of bytes in memory; `name` stands for the path.
    Segment(std::string bytes, const std::filesystem::path& name);

    std::uint32_t games() const { return static_cast<std::uint32_t>(records_.size()); }
    // Its size, handicap and events, exactly as they were given; offsets of events are 0.
    sgf::Game game(std::uint32_t index) const;
    std::optional<board::Colour> winner(std::uint32_t index) const;
    std::uint16_t year(std::uint32_t index) const { return records_[index].year; }  // 0: not known
    bool is_counted(std::uint32_t index) const { return (records_[index].flags & counted) != 0; }

    // What the file takes for the moves, and beside them.
    std::size_t moves_bytes() const { return events_.size_bytes(); }
    std::size_t index_bytes() const { return bytes_.size() - moves_bytes(); }

  private:
    // Bytes, and who keeps them.
    struct Held {
        std::shared_ptr<const void> owner;
        std::span<const std::byte> bytes;
    };

    static Held mapped(const std::filesystem::path& path);
    static Held held(std::string bytes);
    Segment(Held held, const std::filesystem::path& name);

    std::shared_ptr<const void> owner_;
    std::span<const std::byte> bytes_;
    std::span<const StoredGame> records_;
    std::span<const std::uint16_t> events_;
};

}  // namespace katachi::games
