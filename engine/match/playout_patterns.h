// What a move in a playout weighs, by the eight points around it: one look into PlayoutTables, and questions about the
// move only where its shape makes them matter.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string_view>

#include "engine/board/position.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

constexpr board::EightPoints code_of(PlayoutPoint point, int neighbour) {
    return static_cast<board::EightPoints>(static_cast<unsigned>(point) << (2 * neighbour));
}

constexpr PlayoutPoint point_of(board::EightPoints code, int neighbour) {
    return static_cast<PlayoutPoint>((code >> (2 * neighbour)) & 3);
}

// The code is that of a point of the board with `own` to move. A playout that keeps codes as it plays need not call it.
inline board::EightPoints playout_code(const board::Position& position, board::Vertex vertex, board::Colour own) {
    board::EightPoints code = 0;
    for (int i = 0; i < 8; ++i) {
        const board::Offset step = board::eight_neighbours[static_cast<std::size_t>(i)];
        const board::Colour found = position.at(vertex + step.row * board::stride + step.column);
        const PlayoutPoint point = found == own                        ? PlayoutPoint::own
                                   : found == board::Colour::empty     ? PlayoutPoint::empty
                                   : found == board::Colour::off_board ? PlayoutPoint::off_board
                                                                       : PlayoutPoint::opponent;
        code = static_cast<board::EightPoints>(code | code_of(point, i));
    }
    return code;
}

// All that conditions may ask of a move.
struct PlayoutContext {
    static constexpr int far_away = 8;

    int last_neighbour = far_away;  // which neighbour the opponent played last
    int own_captures = 0;           // stones that the move takes
    int opponent_captures = 0;      // own stones that a move of the opponent here would take
    bool own_is_safe = true;        // whether the string has two liberties or more behind the move
    bool opponent_is_safe = true;

    constexpr PlayoutFacts facts() const {
        return last_move_at(last_neighbour) | own_takes(std::min(own_captures, most_counted_stones)) |
               opponent_takes(std::min(opponent_captures, most_counted_stones)) |
               (own_is_safe ? own_safe : own_unsafe) | (opponent_is_safe ? opponent_safe : opponent_unsafe);
    }
};

class PlayoutPatterns {
  public:
    // `tables`, sound as check_tables has them, must stay while this is in use.
    PlayoutPatterns(const PlayoutTables& tables, std::size_t set)
        : codes_(&tables.codes[set * board::eight_points_count]), lines_(&tables.lines[tables.sets[set].first_line]) {}

    // The first line of a code's list.
    const PlayoutLine* lines(board::EightPoints code) const { return lines_ + codes_[code]; }

    // `facts(asked)` answers with those of the facts `asked` that are true; others in the answer do no harm. It is
    // asked only for what can change the weight.
    template <std::invocable<PlayoutFacts> Facts>
    float weight(board::EightPoints code, Facts&& facts) const {
        const PlayoutLine* line = lines(code);
        while (line->refused != 0 && (facts(line->refused) & line->refused) != 0) ++line;
        return line->weight;
    }

    float weight(board::EightPoints code, const PlayoutContext& context) const {
        return weight(code, [facts = context.facts()](PlayoutFacts) { return facts; });
    }

  private:
    const std::uint16_t* codes_;
    const PlayoutLine* lines_;
};

// The patterns of the database of this name; nothing where the tables have none.
inline std::optional<PlayoutPatterns> playout_patterns(const PatternTables& tables, std::string_view database) {
    for (std::size_t set = 0; set < tables.playouts.sets.size(); ++set)
        if (tables.text(tables.databases[tables.playouts.sets[set].database].name) == database)
            return PlayoutPatterns(tables.playouts, set);
    return std::nullopt;
}

}  // namespace katachi::match
