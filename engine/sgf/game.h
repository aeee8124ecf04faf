// The main line of SGF games, for bulk work: one pass over the bytes, no tree, no text decoding. Variations are
// passed over. What cannot be read is left out and leaves a warning.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/board/board.h"

namespace katachi::sgf {

struct SgfWarning {
    // What is wrong with a header leaves the moves as they are.
    enum class Kind : std::uint8_t { moves, header };

    std::size_t offset = 0;  // bytes from the start of the text
    std::string message;
    Kind kind = Kind::moves;
};

struct Event {
    enum class Kind : std::uint8_t {
        move,    // colour plays vertex, or passes
        set_up,  // vertex gets colour, Colour::empty clears it
        turn,    // colour is to move
    };

    Kind kind = Kind::move;
    board::Colour colour = board::Colour::black;
    board::Vertex vertex = board::pass_vertex;
    std::size_t offset = 0;  // of the value it was read from
};

// What a record holds beside the moves of its main line and the texts of its root.
struct LeftOut {
    std::size_t variations = 0;
    std::size_t comments = 0;  // on the main line
    std::size_t others = 0;    // other properties of its nodes: marks, times, names

    bool operator==(const LeftOut&) const = default;
};

struct Game {
    int size = board::max_board_size;  // 0 for a board that is no Go board of 2 to 19 lines: such a game has no events
    int handicap = 0;
    // The texts are as found, with escapes and encoding.
    std::string black, white, komi, date, result, event, rules, encoding;
    std::vector<std::pair<std::string, std::string>> more_texts;  // of the root: BR, PC and others, each with its name
    std::vector<Event> events;                                    // of the main line, in order
    LeftOut left_out;
    std::vector<SgfWarning> warnings;

    int move_count() const;
};

// How bytes beyond ASCII are to be read.
enum class SgfBytes : std::uint8_t {
    as_declared,  // by the game's CA: a second byte of Big5 may look like a ']'
    utf8,         // whatever CA says
};

// Reads the games of a text one after the other.
class SgfReader {
  public:
    // `text` must outlive the reader.
    explicit SgfReader(std::string_view text, SgfBytes bytes = SgfBytes::as_declared) : text_(text), bytes_(bytes) {}

    // The next game; nothing after the last one. Text between games is passed over.
    std::optional<Game> next();
    // Goes on behind so many games without reading them; how many there were.
    std::size_t pass_over(std::size_t count);

    // Where the last game ended.
    std::size_t place() const { return place_; }

  private:
    std::string_view text_;
    SgfBytes bytes_;
    std::size_t place_ = 0;
};

struct SgfError {
    std::string message;
};

// Executes one event as SGF asks, legal or not; nothing, or what was wrong with it.
std::optional<SgfWarning> execute(const Event& event, board::Board& board);

struct SgfPosition {
    board::Board board;  // its history holds the moves since the last set-up
    board::Colour to_move = board::Colour::black;
    std::vector<SgfWarning> warnings = {};  // of moves that were not legal, and of a string without liberties
};

// The board before move `number` of the main line, counted from 1; one more than there are moves is the last
// position. Set-up between the moves is executed, also that just before the asked one.
std::variant<SgfPosition, SgfError> position_before_move(const Game& game, int number);

// Number of the first move at `vertex`.
std::optional<int> first_move_at(const Game& game, board::Vertex vertex);

}  // namespace katachi::sgf
