#include "games/search/shape_sequence.h"

#include <algorithm>
#include <charconv>

namespace katachi::games {

namespace {

constexpr std::string_view letters = "ABCDEFGHJKLMNOPQRST";

// The words of a text, between blanks.
std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t begin = 0; (begin = text.find_first_not_of(" \t\n,;", begin)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(" \t\n,;", begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = end;
    }
    return words;
}

// Columns as on a board, without I; rows from the bottom.
std::optional<board::Offset> point_of(std::string_view word, int rows, int columns) {
    if (word.size() < 2) return std::nullopt;
    const auto column = letters.find(static_cast<char>(word.front() & ~0x20));
    int row = 0;
    const auto [end, error] = std::from_chars(word.data() + 1, word.data() + word.size(), row);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    if (column >= static_cast<std::size_t>(columns) || row < 1 || row > rows) return std::nullopt;
    return board::Offset{rows - row, static_cast<int>(column)};
}

std::optional<board::Colour> colour_of(std::string_view word) {
    if (word == "X" || word == "x") return board::Colour::black;
    if (word == "O" || word == "o") return board::Colour::white;
    return std::nullopt;
}

}  // namespace

std::variant<ShapeSequence, SequenceError> read_sequence(std::string_view text, int rows, int columns) {
    const std::vector<std::string_view> words = words_of(text);
    ShapeSequence sequence;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        const auto colour = colour_of(words[i]);
        if (!colour)
            return SequenceError{"'" + std::string(words[i]) + "' is no colour: write X or O before each point"};
        const auto point = point_of(words[i + 1], rows, columns);
        if (!point)
            return SequenceError{"'" + std::string(words[i + 1]) + "' is no point of the shape, which has " +
                                 std::to_string(columns) + " columns from A and " + std::to_string(rows) +
                                 " rows from 1 at the bottom"};
        sequence.push_back({point->row, point->column, *colour});
    }
    if (words.size() % 2 != 0) return SequenceError{"a point is missing behind '" + std::string(words.back()) + "'"};
    if (sequence.empty()) return SequenceError{"it names no move; X B2 O C1 names two"};
    return sequence;
}

std::string sequence_text(const ShapeSequence& sequence, int rows) {
    std::string text;
    for (const ShapeMove& move : sequence) {
        if (!text.empty()) text += ' ';
        text += {board::stone_letter(move.colour), ' '};
        text += point_text(move, rows);
    }
    return text;
}

std::string point_text(const ShapeMove& move, int rows) {
    return letters[static_cast<std::size_t>(move.column)] + std::to_string(rows - move.row);
}

// One hit after the other, by replaying the game from where the shape stands.
class SequenceSearch::Walk {
  public:
    Walk(const SequenceSearch& search, const sgf::Game& game) : search_(search), game_(game) {}

    std::optional<ShapeHit> followed(const ShapeHit& hit) {
        const std::vector<ShapeMove> first = search_.moves_.drawings(hit.form, hit.upper_left, hit.move);
        symmetries_.clear();
        for (std::size_t i = 0; i < first.size(); ++i)
            if (first[i] == search_.sequence_.front()) symmetries_.push_back(i);
        if (symmetries_.empty()) return std::nullopt;
        begin(hit);
        for (std::size_t i = 1; i < search_.sequence_.size(); ++i)
            if (next() != HitEnd::played || !is_next(hit, i)) return std::nullopt;
        return behind(hit);
    }

  private:
    // Begins with the first move of the sequence played, which ends the hit.
    void begin(const ShapeHit& hit) {
        board_ = board::Board(game_.size);
        event_ = 0;
        number_ = 0;
        while (number_ < hit.next_move) {
            const sgf::Event& event = game_.events[event_++];
            sgf::execute(event, board_);
            if (event.kind == sgf::Event::Kind::move) ++number_;
        }
        const bool exchanges_axes = board::exchanges_axes(hit.form.orientation);
        rows_ = exchanges_axes ? search_.columns_ : search_.rows_;
        columns_ = exchanges_axes ? search_.rows_ : search_.columns_;
        upper_left_ = hit.upper_left;
    }

    bool is_within(board::Vertex vertex) const {
        const int row = board::row_of(vertex) - upper_left_.row, column = board::column_of(vertex) - upper_left_.column;
        return vertex != board::pass_vertex && row >= 0 && row < rows_ && column >= 0 && column < columns_;
    }

    std::vector<board::Colour> stones() const {
        std::vector<board::Colour> stones;
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column)
                stones.push_back(board_.at(board::vertex_at(upper_left_.row + row, upper_left_.column + column)));
        return stones;
    }

    // Goes on to the next move within the rectangle, which is `move_` then; or tells why there is none.
    HitEnd next() {
        const std::vector<board::Colour> before = stones();
        while (event_ < game_.events.size()) {
            const sgf::Event& event = game_.events[event_++];
            const bool is_move = event.kind == sgf::Event::Kind::move;
            sgf::execute(event, board_);
            if (is_move) ++number_;
            if (is_move && is_within(event.vertex)) {
                move_ = {event.colour, event.vertex};
                return HitEnd::played;
            }
            if (stones() != before) return HitEnd::broken;
        }
        return HitEnd::stands;
    }

    // Whether the move is that of the sequence, in a drawing in which those before it were.
    bool is_next(const ShapeHit& hit, std::size_t index) {
        const std::vector<ShapeMove> drawn = search_.moves_.drawings(hit.form, hit.upper_left, move_);
        std::erase_if(symmetries_, [&](std::size_t i) { return drawn[i] != search_.sequence_[index]; });
        return !symmetries_.empty();
    }

    ShapeHit behind(const ShapeHit& hit) {
        ShapeHit found{.position = number_, .form = hit.form, .upper_left = hit.upper_left};
        found.end = next();
        if (found.end != HitEnd::played) return found;
        found.next_move = number_;
        found.move = move_;
        const std::vector<ShapeMove> drawn = search_.moves_.drawings(hit.form, hit.upper_left, move_);
        found.continuation = drawn[symmetries_.front()];
        for (const std::size_t i : symmetries_) found.continuation = std::min(found.continuation, drawn[i]);
        std::erase_if(symmetries_, [&](std::size_t i) { return drawn[i] != found.continuation; });
        find_reply(found);
        return found;
    }

    // Goes on to the continuation that was just played.
    void find_reply(ShapeHit& found) {
        for (; event_ < game_.events.size(); ++event_) {
            const sgf::Event& event = game_.events[event_];
            if (event.kind != sgf::Event::Kind::move) continue;
            ++number_;
            if (!is_within(event.vertex)) continue;
            const auto drawn = search_.moves_.drawings(found.form, found.upper_left, {event.colour, event.vertex});
            found.reply_move = number_;
            found.reply = drawn[symmetries_.front()];
            for (const std::size_t i : symmetries_) found.reply = std::min(found.reply, drawn[i]);
            return;
        }
    }

    const SequenceSearch& search_;
    const sgf::Game& game_;
    board::Board board_;
    std::size_t event_ = 0;  // the next one
    int number_ = 0;         // of the last move
    board::Offset upper_left_;
    int rows_ = 0, columns_ = 0;  // of the rectangle as it lies on the board
    board::Move move_{};
    std::vector<std::size_t> symmetries_;  // of the shape, under which the moves so far are those of the sequence
};

SequenceSearch::SequenceSearch(const Shape& shape, const ShapeWays& ways, ShapeSequence sequence)
    : moves_(shape, ways), rows_(shape.rows), columns_(shape.columns), sequence_(std::move(sequence)) {}

std::vector<ShapeHit> SequenceSearch::followed(const std::vector<ShapeHit>& hits, const sgf::Game& game) const {
    std::vector<ShapeHit> found;
    Walk walk(*this, game);
    for (const ShapeHit& hit : hits)
        if (hit.end == HitEnd::played)
            if (const auto behind = walk.followed(hit)) found.push_back(*behind);
    return found;
}

}  // namespace katachi::games
