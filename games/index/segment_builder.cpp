#include "games/index/segment_builder.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "games/index/event_code.h"
#include "games/index/game_changes.h"
#include "games/index/segment_checksum.h"
#include "games/index/segment_layout.h"

namespace katachi::games {

namespace {

struct KeyedEntry {
    std::uint64_t key;
    std::uint64_t standing;

    friend auto operator<=>(const KeyedEntry&, const KeyedEntry&) = default;
};

// It sorts as std::sort does. Keys are spread evenly but for some that many share, so that the first bits part them
// into small heaps, whose order stays that of the games.
void sort_entries(std::vector<KeyedEntry>& entries) {
    constexpr unsigned heap_bits = 14;
    const auto heap_of = [](const KeyedEntry& entry) { return entry.key >> (64 - heap_bits); };
    std::vector<std::size_t> begins((std::size_t{1} << heap_bits) + 1);
    for (const KeyedEntry& entry : entries) ++begins[heap_of(entry) + 1];
    for (std::size_t i = 1; i < begins.size(); ++i) begins[i] += begins[i - 1];
    std::vector<KeyedEntry> sorted(entries.size());
    std::vector<std::size_t> next(begins.begin(), begins.end() - 1);
    for (const KeyedEntry& entry : entries) sorted[next[heap_of(entry)]++] = entry;
    for (std::size_t heap = 0; heap + 1 < begins.size(); ++heap)
        std::sort(sorted.begin() + static_cast<std::ptrdiff_t>(begins[heap]),
                  sorted.begin() + static_cast<std::ptrdiff_t>(begins[heap + 1]));
    entries = std::move(sorted);
}

// The text of a segment file, section by section.
class SegmentText {
  public:
    SegmentText() : text_(sizeof(SegmentHeader), '\0') {}

    template <typename T>
    SegmentSection append(const std::vector<T>& values) {
        text_.resize((text_.size() + section_alignment - 1) / section_alignment * section_alignment);
        const SegmentSection section{.offset = text_.size(), .bytes = values.size() * sizeof(T)};
        text_.append(reinterpret_cast<const char*>(values.data()), section.bytes);
        return section;
    }

    KeyedSections append_keyed(std::vector<KeyedEntry>& entries) {
        sort_entries(entries);
        std::vector<std::uint64_t> keys, standings;
        keys.reserve(entries.size());
        standings.reserve(entries.size());
        for (const KeyedEntry& entry : entries) {
            keys.push_back(entry.key);
            standings.push_back(entry.standing);
        }
        const SegmentSection of_keys = append(keys);
        return {.keys = of_keys, .standings = append(standings)};
    }

    std::string finished(SegmentHeader header) {
        header.bytes = text_.size();
        std::memcpy(text_.data(), &header, sizeof header);
        header.checksum = segment_checksum(std::as_bytes(std::span(text_)));
        std::memcpy(text_.data(), &header, sizeof header);
        return std::move(text_);
    }

  private:
    std::string text_;
};

class SegmentBuilder {
  public:
    explicit SegmentBuilder(std::span<const SegmentGame> games) {
        std::size_t events = 0;
        for (const SegmentGame& game : games) events += game.game->events.size();
        records_.reserve(games.size());
        events_.reserve(events);
    }

    void add(const SegmentGame& given) {
        const GameChanges changes = changes_of(*given.game);
        records_.push_back(record(given, changes));
        for (const sgf::Event& event : given.game->events) events_.push_back(event_code(event));
        changes_.insert(changes_.end(), changes.later.begin(), changes.later.end());
        if (!given.is_counted) return;
        add_keyed(given, changes.corners, corners_);
        add_keyed(given, changes.boards, boards_);
    }

    std::string finished() {
        SegmentText text;
        SegmentHeader header{
            .magic = segment_magic, .version = segment_version, .games = static_cast<std::uint32_t>(records_.size())};
        header.records = text.append(records_);
        header.events = text.append(events_);
        header.changes = text.append(changes_);
        header.corners = text.append_keyed(corners_);
        header.boards = text.append_keyed(boards_);
        return text.finished(header);
    }

  private:
    StoredGame record(const SegmentGame& given, const GameChanges& changes) const {
        StoredGame stored{.first_event = static_cast<std::uint32_t>(events_.size()),
                          .events = static_cast<std::uint32_t>(given.game->events.size()),
                          .first_change = static_cast<std::uint32_t>(changes_.size()),
                          .changes = static_cast<std::uint16_t>(changes.later.size()),
                          .first_move = static_cast<std::uint16_t>(changes.first_move),
                          .handicap = given.game->handicap,
                          .year = given.year,
                          .size = static_cast<std::uint8_t>(given.game->size)};
        if (given.winner) stored.flags |= *given.winner == board::Colour::black ? black_won : white_won;
        if (given.is_counted) stored.flags |= counted;
        if (changes.is_regular) stored.flags |= regular;
        return stored;
    }

    // The standings are those of the game that was added last.
    void add_keyed(const SegmentGame& given, const std::vector<KeyedStanding>& found,
                   std::vector<KeyedEntry>& entries) const {
        for (const KeyedStanding& keyed : found) {
            Standing standing = keyed.standing;
            standing.game = static_cast<std::uint32_t>(records_.size() - 1);
            standing.winner = given.winner;
            entries.push_back({keyed.key, packed(standing)});
        }
    }

    std::vector<StoredGame> records_;
    std::vector<std::uint16_t> events_;
    std::vector<LaterChange> changes_;
    std::vector<KeyedEntry> corners_, boards_;
};

}  // namespace

std::string segment_bytes(std::span<const SegmentGame> games) {
    if (games.size() > most_segment_games) throw std::length_error("too many games for one segment");
    SegmentBuilder builder(games);
    for (const SegmentGame& game : games) builder.add(game);
    return builder.finished();
}

}  // namespace katachi::games
