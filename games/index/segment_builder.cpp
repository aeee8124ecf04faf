#include "games/index/segment_builder.h"

#include <cstring>
#include <vector>

#include "games/index/event_code.h"
#include "games/index/segment_checksum.h"
#include "games/index/segment_layout.h"

namespace katachi::games {

namespace {

StoredGame stored(const SegmentGame& game, std::size_t first_event) {
    StoredGame stored{.first_event = static_cast<std::uint32_t>(first_event),
                      .events = static_cast<std::uint32_t>(game.game->events.size()),
                      .handicap = game.game->handicap,
                      .year = game.year,
                      .size = static_cast<std::uint8_t>(game.game->size)};
    if (game.winner) stored.flags |= *game.winner == board::Colour::black ? black_won : white_won;
    if (game.is_counted) stored.flags |= counted;
    return stored;
}

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

}  // namespace

std::string segment_bytes(std::span<const SegmentGame> games) {
    std::vector<StoredGame> records;
    std::vector<std::uint16_t> events;
    for (const SegmentGame& game : games) {
        records.push_back(stored(game, events.size()));
        for (const sgf::Event& event : game.game->events) events.push_back(event_code(event));
    }
    SegmentText text;
    SegmentHeader header{
        .magic = segment_magic, .version = segment_version, .games = static_cast<std::uint32_t>(games.size())};
    header.records = text.append(records);
    header.events = text.append(events);
    return text.finished(header);
}

}  // namespace katachi::games
