#include "games/index/segment.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/files/file_error.h"
#include "base/files/mapped_file.h"
#include "games/index/event_code.h"
#include "games/index/segment_checksum.h"
#include "games/index/standing.h"
#include "games/index/standing_keys.h"

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

bool is_on_board(board::Vertex vertex, int size) {
    const int row = board::row_of(vertex), column = board::column_of(vertex);
    return row >= 0 && row < size && column >= 0 && column < size;
}

bool is_sound(std::uint16_t code, int size) {
    const sgf::Event event = event_of(code);
    if (event.kind > sgf::Event::Kind::turn || event.colour > board::Colour::white) return false;
    if (event.kind != sgf::Event::Kind::set_up && event.colour == board::Colour::empty) return false;
    if (event.vertex == board::pass_vertex) return event.kind != sgf::Event::Kind::set_up;
    return is_on_board(event.vertex, size);
}

bool is_sound(const StoredGame& game, std::span<const std::uint16_t> events) {
    if (game.size > board::max_board_size || game.size == 1) return false;
    if (game.first_event > events.size() || game.events > events.size() - game.first_event) return false;
    return std::ranges::all_of(events.subspan(game.first_event, game.events),
                               [&](std::uint16_t code) { return is_sound(code, game.size); });
}

// The game is one that says it is regular.
bool is_sound_regular(const StoredGame& game, std::span<const std::uint16_t> events,
                      std::span<const LaterChange> changes) {
    if (game.size == 0 || game.first_move > game.events || game.events - game.first_move > most_regular_moves)
        return false;
    const auto moves = events.subspan(game.first_event + game.first_move, game.events - game.first_move);
    const auto is_move = [](std::uint16_t code) { return event_of(code).kind == sgf::Event::Kind::move; };
    if (!std::ranges::all_of(moves, is_move)) return false;
    if (game.first_change > changes.size() || game.changes > changes.size() - game.first_change) return false;
    return std::ranges::all_of(changes.subspan(game.first_change, game.changes), [&](const LaterChange& change) {
        if (change.number == 0 || change.number > moves.size()) return false;
        if (!is_on_board(change.vertex(), game.size)) return false;
        if (change.colour() == board::Colour::empty) return true;
        const sgf::Event move = event_of(moves[change.number - 1U]);
        return move.vertex == change.vertex() && move.colour == change.colour();
    });
}

bool is_sound(std::uint64_t bits, std::span<const StoredGame> games, bool is_corner) {
    const Standing standing = unpacked(bits);
    if (standing.game >= games.size()) return false;
    const StoredGame& game = games[standing.game];
    if ((game.flags & regular) == 0 || game.size != board::max_board_size) return false;
    const auto moves = static_cast<int>(game.events - game.first_move);
    if (standing.first > moves || standing.next > moves || (standing.next != 0 && standing.next <= standing.first))
        return false;
    if (standing.move.vertex == board::pass_vertex) return true;
    if (standing.next == 0 || !is_on_board(standing.move.vertex, board::max_board_size)) return false;
    return !is_corner || corner_of(standing.move.vertex) == corner_of_code(standing.code);
}

}  // namespace

Segment::Segment(Held held, const std::filesystem::path& name) : owner_(std::move(held.owner)), bytes_(held.bytes) {
    const SegmentReader reader(bytes_, name);
    const SegmentHeader& header = reader.header();
    records_ = reader.section<StoredGame>(header.records);
    events_ = reader.section<std::uint16_t>(header.events);
    changes_ = reader.section<LaterChange>(header.changes);
    const auto keyed = [&](const KeyedSections& sections) {
        return Keyed{reader.section<std::uint64_t>(sections.keys), reader.section<std::uint64_t>(sections.standings)};
    };
    corners_ = keyed(header.corners);
    boards_ = keyed(header.boards);
    if (!is_sound(header)) throw reader.damaged();
    list_games();
}

bool Segment::is_sound(const SegmentHeader& header) const {
    if (records_.size() != header.games || header.games > most_segment_games) return false;
    if (corners_.keys.size() != corners_.standings.size() || boards_.keys.size() != boards_.standings.size())
        return false;
    for (const StoredGame& game : records_)
        if (!games::is_sound(game, events_) ||
            ((game.flags & regular) != 0 && !is_sound_regular(game, events_, changes_)))
            return false;
    const auto are_sound = [&](std::span<const std::uint64_t> standings, bool are_corners) {
        return std::ranges::all_of(standings,
                                   [&](std::uint64_t bits) { return games::is_sound(bits, records_, are_corners); });
    };
    return are_sound(corners_.standings, true) && are_sound(boards_.standings, false);
}

void Segment::list_games() {
    for (std::uint32_t i = 0; i < games(); ++i) {
        if (!is_searched(i)) continue;
        ++searched_games_;
        if (!is_regular(i) || size(i) != board::max_board_size) games_without_keys_.push_back(i);
    }
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
    for (const std::uint16_t code : events(index)) game.events.push_back(event_of(code));
    return game;
}

RegularGame Segment::regular_game(std::uint32_t index) const {
    const StoredGame& stored = records_[index];
    const auto all = events(index);
    return {.size = stored.size,
            .before = all.first(stored.first_move),
            .moves = all.subspan(stored.first_move),
            .later = changes_.subspan(stored.first_change, stored.changes)};
}

void Segment::prefetch(std::uint32_t index) const {
    constexpr std::size_t line_bytes = 64;
    const StoredGame& stored = records_[index];
    const auto ask_for = [](std::span<const std::byte> bytes) {
        for (std::size_t i = 0; i < bytes.size(); i += line_bytes) __builtin_prefetch(bytes.data() + i);
    };
    ask_for(std::as_bytes(events(index)));
    if (is_regular(index)) ask_for(std::as_bytes(changes_.subspan(stored.first_change, stored.changes)));
}

std::span<const std::uint64_t> Segment::Keyed::of(std::uint64_t key) const {
    const auto [first, last] = std::equal_range(keys.begin(), keys.end(), key);
    return standings.subspan(static_cast<std::size_t>(first - keys.begin()), static_cast<std::size_t>(last - first));
}

std::optional<board::Colour> Segment::winner(std::uint32_t index) const {
    if (records_[index].flags & black_won) return board::Colour::black;
    if (records_[index].flags & white_won) return board::Colour::white;
    return std::nullopt;
}

}  // namespace katachi::games
