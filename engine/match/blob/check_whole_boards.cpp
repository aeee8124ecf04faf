#include "engine/match/blob/check_whole_boards.h"

#include <algorithm>
#include <cmath>

#include "engine/board/vertex.h"

namespace katachi::match {

namespace {

std::string check_names(const PatternTables& tables) {
    const WholeBoardTables& boards = tables.whole_boards;
    if (boards.entries.empty() != boards.names.empty()) return "openings without names";
    if (!boards.names.empty() && boards.names.front().first_entry != 0) return "openings without names";
    if (!std::ranges::is_sorted(boards.names, {}, &WholeBoardNames::first_entry))
        return "names of openings out of order";
    for (const WholeBoardNames& names : boards.names)
        if (names.stem >= tables.strings.size() || names.database >= tables.databases.size())
            return "openings whose name or database is not there";
    return "";
}

std::string check_values(const PatternTables& tables) {
    const WholeBoardTables& boards = tables.whole_boards;
    if (boards.values.size() != boards.entries.size()) return "openings without values";
    const bool are_numbers = std::ranges::all_of(boards.values, [](float value) { return std::isfinite(value); });
    return are_numbers ? "" : "an opening's value that is no number";
}

// Every byte but the end mark leads on, so that a list which does not end leaves the board.
bool are_on_board(const WholeBoardTables& tables, std::size_t stone, int point_count) {
    for (int point = 0; stone < tables.stones.size(); ++stone) {
        const std::uint8_t code = tables.stones[stone];
        if (code == end_of_stones) return true;
        point += code / 2;
        if (point >= point_count) return false;
        if (code != long_gap) ++point;
    }
    return false;
}

class PositionCheck {
  public:
    explicit PositionCheck(const WholeBoardTables& tables) : tables_(tables) {}

    std::string wrong() {
        for (const WholeBoardSize& size : tables_.sizes) {
            const std::size_t count = tables_.positions.size();
            if (size.size < board::min_board_size || size.size > board::max_board_size)
                return "openings of no board size";
            if (size.first_position > count || size.position_count > count - size.first_position)
                return "openings that are not there";
            const auto point_count = static_cast<int>(size.size * size.size);
            for (const auto& position : tables_.positions.subspan(size.first_position, size.position_count)) {
                if (!are_on_board(tables_, position.first_stone, point_count))
                    return "an opening's stones off the board";
                if (!has_sound_entries(position, point_count)) return "an opening's moves that cannot be";
            }
        }
        return "";
    }

  private:
    // No entry belongs to two positions, so that there are no more to look at than there are.
    bool has_sound_entries(const WholeBoardPosition& position, int point_count) {
        for (std::size_t entry = position.first_entry; entry < tables_.entries.size(); ++entry) {
            if (++entries_seen_ > tables_.entries.size()) return false;
            if (tables_.entries[entry].move_point() >= point_count) return false;
            if (tables_.entries[entry].is_last()) return true;
        }
        return false;
    }

    const WholeBoardTables& tables_;
    std::size_t entries_seen_ = 0;
};

}  // namespace

std::string check_whole_boards(const PatternTables& tables) {
    for (const auto check : {check_names, check_values})
        if (std::string wrong = check(tables); !wrong.empty()) return wrong;
    return PositionCheck(tables.whole_boards).wrong();
}

}  // namespace katachi::match
