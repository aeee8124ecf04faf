#include "games/index/segment.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/files/file_error.h"
#include "base/files/mapped_file.h"
#include "games/index/event_code.h"
#include "games/index/segment_checksum.h"

namespace katachi::games {

namespace {

class SegmentReader {
  public:
    SegmentReader(std::span<const std::byte> bytes, const std::filesystem::path& name) : bytes_(bytes), name_(name) {
        if (bytes.size() < sizeof(SegmentHeader)) throw no_segment();
        std::memcpy(&header_, bytes.data(), sizeof header_);
        if (header_.magic != segment_magic) throw no_segment();
        if (header_.version != segment_version)
            throw error("is of version " + std::to_string(header_.version) + ", and this program reads version " +
                        std::to_string(segment_version) + "; import the games again");
        if (header_.bytes != bytes.size() || header_.checksum != segment_checksum(bytes)) throw damaged();
    }

    const SegmentHeader& header() const { return header_; }

    template <typename T>
    std::span<const T> section(const SegmentSection& section) const {
        if (section.offset % section_alignment != 0 || section.bytes % sizeof(T) != 0 ||
            section.offset > bytes_.size() || section.bytes > bytes_.size() - section.offset)
            throw damaged();
        return {reinterpret_cast<const T*>(bytes_.data() + section.offset), section.bytes / sizeof(T)};
    }

    base::FileError damaged() const { return error("is damaged; import the games again"); }

  private:
    base::FileError error(const std::string& message) const { return base::FileError(name_.string() + ": " + message); }
    base::FileError no_segment() const { return error("holds no games of a base"); }

    std::span<const std::byte> bytes_;
    const std::filesystem::path& name_;
    SegmentHeader header_;
};

bool is_sound(std::uint16_t code, int size) {
    const sgf::Event event = event_of(code);
    if (event.kind > sgf::Event::Kind::turn) return false;
    if (event.colour > board::Colour::white) return false;
    if (event.kind != sgf::Event::Kind::set_up && event.colour == board::Colour::empty) return false;
    if (event.vertex == board::pass_vertex) return event.kind != sgf::Event::Kind::set_up;
    const int row = board::row_of(event.vertex), column = board::column_of(event.vertex);
    return row >= 0 && row < size && column >= 0 && column < size;
}

bool is_sound(const StoredGame& game, std::span<const std::uint16_t> events) {
    if (game.size > board::max_board_size || game.size == 1) return false;
    if (game.first_event > events.size() || game.events > events.size() - game.first_event) return false;
    return std::ranges::all_of(events.subspan(game.first_event, game.events),
                               [&](std::uint16_t code) { return is_sound(code, game.size); });
}

}  // namespace

Segment::Segment(Held held, const std::filesystem::path& name) : owner_(std::move(held.owner)), bytes_(held.bytes) {
    const SegmentReader reader(bytes_, name);
    records_ = reader.section<StoredGame>(reader.header().records);
    events_ = reader.section<std::uint16_t>(reader.header().events);
    if (records_.size() != reader.header().games) throw reader.damaged();
    for (const StoredGame& game : records_)
        if (!is_sound(game, events_)) throw reader.damaged();
}

Segment::Held Segment::mapped(const std::filesystem::path& path) {
    auto file = std::make_shared<const base::MappedFile>(path);
    const auto bytes = file->bytes();
    return {std::move(file), bytes};
}

Segment::Held Segment::held(std::string text) {
    auto owner = std::make_shared<const std::string>(std::move(text));
    const auto bytes = std::as_bytes(std::span(*owner));
    return {std::move(owner), bytes};
}

Segment::Segment(const std::filesystem::path& path) : Segment(mapped(path), path) {}

Segment::Segment(std::string bytes, const std::filesystem::path& name) : Segment(held(std::move(bytes)), name) {}

sgf::Game Segment::game(std::uint32_t index) const {
    const StoredGame& stored = records_[index];
    sgf::Game game;
    game.size = stored.size;
    game.handicap = stored.handicap;
    game.events.reserve(stored.events);
    for (const std::uint16_t code : events_.subspan(stored.first_event, stored.events))
        game.events.push_back(event_of(code));
    return game;
}

std::optional<board::Colour> Segment::winner(std::uint32_t index) const {
    if (records_[index].flags & black_won) return board::Colour::black;
    if (records_[index].flags & white_won) return board::Colour::white;
    return std::nullopt;
}

}  // namespace katachi::games
