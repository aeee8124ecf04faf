#include "joseki/mining/corner_rule.h"

#include <algorithm>
#include <optional>

#include "engine/board/distance.h"

namespace katachi::joseki {

const char* reason(Ending ending) {
    switch (ending) {
        case Ending::patience: return "nobody played here for too long";
        case Ending::tenuki: return "both had played elsewhere too often";
        case Ending::length: return "it is as long as sequences may be";
        case Ending::game_over: return "the game ends";
        case Ending::edited: return "the record edits the board";
        case Ending::outside_help: return "the next move needs stones from outside the sequence";
        case Ending::repetition: return "the next move repeats a position";
    }
    return "";
}

int line_from(board::Corner corner, board::Vertex vertex) {
    const int row = is_lower(corner) ? board::max_board_size - board::row_of(vertex) : board::row_of(vertex) + 1;
    const int column =
        is_right(corner) ? board::max_board_size - board::column_of(vertex) : board::column_of(vertex) + 1;
    return std::max(row, column);
}

namespace {

// One corner while the moves of a game pass by.
class CornerWatch {
  public:
    CornerWatch(board::Corner corner, const CornerRule& rule, CornerSequence& sequence)
        : corner_(corner), rule_(rule), sequence_(sequence) {
        sequence_.moves.clear();
    }

    bool has_ended() const { return ended_; }

    // How far the move is from the sequence's own; nothing where it does not belong to it.
    std::optional<int> distance_of(board::Vertex vertex) const {
        if (ended_ || vertex == board::pass_vertex) return std::nullopt;
        const int line = line_from(corner_, vertex);
        if (sequence_.moves.empty()) return line <= opening_lines ? std::optional(0) : std::nullopt;
        if (line > rule_.area) return std::nullopt;
        const int distance = board::distance_to_nearest(vertex, points_);
        return distance <= rule_.reach ? std::optional(distance) : std::nullopt;
    }

    void pass_over(int number) {
        if (!ended_ && !sequence_.moves.empty() && number - last_number_ >= rule_.patience) end(Ending::patience);
    }

    void add(board::Move move, int number) {
        auto& moves = sequence_.moves;
        if (!moves.empty() && moves.back().colour == move.colour) {
            if (tenukis_ == rule_.tenukis) return end(Ending::tenuki);
            ++tenukis_;
            moves.push_back({board::opponent(move.colour), board::pass_vertex, number});
        }
        moves.push_back({move.colour, move.vertex, number});
        points_.insert(move.vertex);
        last_number_ = number;
        if (++stones_ == rule_.length) end(Ending::length);
    }

    void end(Ending ending) {
        ended_ = true;
        sequence_.ending = ending;
    }

  private:
    board::Corner corner_;
    const CornerRule& rule_;
    CornerSequence& sequence_;
    board::VertexSet points_;  // of its moves
    int last_number_ = 0;
    int tenukis_ = 0;
    int stones_ = 0;
    bool ended_ = false;
};

}  // namespace

void find_sequences(std::span<const board::Move> moves, const CornerRule& rule, Ending last,
                    CornerSequences& sequences) {
    std::array<CornerWatch, board::four_corners.size()> watches{
        CornerWatch(board::Corner::upper_left, rule, sequences[0]),
        CornerWatch(board::Corner::upper_right, rule, sequences[1]),
        CornerWatch(board::Corner::lower_left, rule, sequences[2]),
        CornerWatch(board::Corner::lower_right, rule, sequences[3])};
    int number = 0;
    for (const board::Move move : moves) {
        ++number;
        std::array<std::optional<int>, board::four_corners.size()> distances;
        int nearest = rule.reach;
        for (std::size_t i = 0; i < watches.size(); ++i) {
            distances[i] = watches[i].distance_of(move.vertex);
            nearest = std::min(nearest, distances[i].value_or(nearest));
        }
        for (std::size_t i = 0; i < watches.size(); ++i)
            distances[i] == nearest ? watches[i].add(move, number) : watches[i].pass_over(number);
        if (std::all_of(watches.begin(), watches.end(), [](const CornerWatch& watch) { return watch.has_ended(); }))
            return;
    }
    for (CornerWatch& watch : watches)
        if (!watch.has_ended()) watch.end(last);
}

}  // namespace katachi::joseki
