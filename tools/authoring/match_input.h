// The positions that a person asks about: from game records, drawn boards and files of recorded positions.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/handicap.h"
#include "engine/board/rules.h"
#include "tools/authoring/drawing/board_part.h"

namespace katachi::authoring {

struct AskedPosition {
    std::string source;  // file and place, for people: "game.sgf, path 12.2, before move 37"
    std::string file;
    std::string game;         // the file, with #N where it holds several games
    std::optional<int> move;  // the number of the move to come, where a game record says so
    board::Position position;
    std::optional<board::Colour> to_move;
    std::optional<board::Vertex> last_move;
    std::optional<board::Board> played;       // the position with its moves, where a game record says so
    std::optional<board::Handicap> handicap;  // likewise
    std::optional<double> komi;               // likewise
    const board::Rules* rules = nullptr;      // likewise; null where it says none that are known
    std::vector<std::string> warnings;  // of what is wrong up to here; those of a record begin with line and column
};

// `name` is a file, FILE#N for game N of a collection, or `-` for standard input. Its text may be SGF (the
// position before move `move`, or the last one, of the main line or of the variation that `path` names as "12.2") or a
// drawn board. Throws FileError.
AskedPosition read_position(const std::string& name, std::optional<int> move, const std::string& path = "");

// Throws FileError where a string has no liberty: of such a position nothing is true.
void require_liberties(const AskedPosition& asked);

// A point of the board that an option or an argument `name` gives: Q16, q16, or qd as SGF has it. Throws FileError.
board::Vertex read_point(const std::string& name, const std::string& text, int size);

// Two opposite corners such as A1-K10, or one of "upper-left", "upper-right", "lower-left" and "lower-right", which
// reach to the middle lines. `size` is the board's. Throws FileError.
BoardArea read_area(const std::string& text, int size);

// Calls `visit` for each line of a file that begins with `@` and ends with the rows of a board, as recorded
// matches have them; the file may be compressed with gzip, and `-` is standard input. Throws FileError.
void for_each_recorded_position(const std::string& name,
                                const std::function<void(const std::string& line, const board::Position&)>& visit);

}  // namespace katachi::authoring
