// Positions as tests state them: drawings, lists of stones, moves.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tools/authoring/pattern_test/pattern_test.h"

namespace katachi::authoring {

// What is wrong with words of a list; the index of the first of them.
struct WordTrouble {
    std::size_t word = 0;
    std::string message;
    std::string help = {};
};

// `X Q16 R14 O O17`, with the board's size before it where that is not 19.
std::variant<board::Position, WordTrouble> position_of_stones(const std::vector<std::string>& words);

// `Q16 D4 R14`, Black first, with the size before them where that is not 19; `pass` is a move.
std::variant<GamePosition, WordTrouble> position_of_moves(const std::vector<std::string>& words);

// A drawn board. Findings lack their source.
bool position_of_drawing(const base::SourceFile& source, const std::vector<base::Span>& rows, TestPosition& position,
                         base::Diagnostics& diagnostics);

// A drawn eye space: `.` empty, `X` a stone within, `!` and `$` the same where they are marginal; blanks lie outside.
bool eye_space_of_drawing(const base::SourceFile& source, const std::vector<base::Span>& rows, TestPosition& position,
                          base::Diagnostics& diagnostics);

// "X" or "black", "O" or "white", "." or "empty".
std::optional<board::Colour> content_named(std::string_view word);

}  // namespace katachi::authoring
