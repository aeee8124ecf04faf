// The games of one segment file, read in place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/sgf/game.h"
#include "games/index/segment_layout.h"

namespace katachi::games {

// A regular game (segment_layout.h) as it lies in the file.
struct RegularGame {
    int size = 0;
    std::span<const std::uint16_t> before;  // events before the moves, see event_code
    std::span<const std::uint16_t> moves;   // number 1 first
    std::span<const LaterChange> later;     // by number
};

// Checked once, when it is opened: nothing that is read later can lead outside of it. A copy shares the memory. May be
// read by several threads at once.
class Segment {
  public:
    // Maps the file. Throws base::FileError, with the path first, where it cannot be read, is no segment, is one of
    // another version, or is damaged.
    explicit Segment(const std::filesystem::path& path);
    // A segment of bytes in memory; `name` stands for the path.
    Segment(std::string bytes, const std::filesystem::path& name);

    std::uint32_t games() const { return static_cast<std::uint32_t>(records_.size()); }
    // Its size, handicap and events, exactly as they were given; offsets of events are 0.
    sgf::Game game(std::uint32_t index) const;
    // The same events, see event_code.
    std::span<const std::uint16_t> events(std::uint32_t index) const {
        return events_.subspan(records_[index].first_event, records_[index].events);
    }
    int handicap(std::uint32_t index) const { return records_[index].handicap; }
    std::optional<board::Colour> winner(std::uint32_t index) const;
    std::uint16_t year(std::uint32_t index) const { return records_[index].year; }  // 0: not known
    bool is_counted(std::uint32_t index) const { return (records_[index].flags & counted) != 0; }

    int size(std::uint32_t index) const { return records_[index].size; }
    bool is_regular(std::uint32_t index) const { return (records_[index].flags & regular) != 0; }
    int move_count(std::uint32_t index) const {  // of one that is regular
        return static_cast<int>(records_[index].events) - records_[index].first_move;
    }
    RegularGame regular_game(std::uint32_t index) const;  // of one that is regular
    // Asks the processor for the moves of a game that is read soon: they lie too far apart to be foreseen.
    void prefetch(std::uint32_t index) const;

    // Where the stones of a key stood (standing_keys.h), packed as in standing.h: in all games that are counted,
    // regular and on 19 lines.
    std::span<const std::uint64_t> corner_standings(std::uint64_t key) const { return corners_.of(key); }
    std::span<const std::uint64_t> board_standings(std::uint64_t key) const { return boards_.of(key); }
    // The games that are counted, but have no keys. None of them is of a board of no size.
    std::span<const std::uint32_t> games_without_keys() const { return games_without_keys_; }
    // How many are counted and have a board.
    std::uint32_t searched_games() const { return searched_games_; }
    bool is_searched(std::uint32_t index) const { return is_counted(index) && size(index) != 0; }

    // What the file takes for the moves, and beside them.
    std::size_t moves_bytes() const { return events_.size_bytes(); }
    std::size_t index_bytes() const { return bytes_.size() - moves_bytes(); }

  private:
    // Bytes, and who keeps them.
    struct Held {
        std::shared_ptr<const void> owner;
        std::span<const std::byte> bytes;
    };

    struct Keyed {
        std::span<const std::uint64_t> keys, standings;

        std::span<const std::uint64_t> of(std::uint64_t key) const;
    };

    static Held mapped(const std::filesystem::path& path);
    static Held held(std::string text);
    Segment(Held held, const std::filesystem::path& name);
    bool is_sound(const SegmentHeader& header) const;
    void list_games();

    std::shared_ptr<const void> owner_;
    std::span<const std::byte> bytes_;
    std::span<const StoredGame> records_;
    std::span<const std::uint16_t> events_;
    std::span<const LaterChange> changes_;
    Keyed corners_, boards_;
    std::vector<std::uint32_t> games_without_keys_;
    std::uint32_t searched_games_ = 0;
};

}  // namespace katachi::games
