// Positions and points of tests in the language of .test files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/authoring/pattern_test/pattern_test.h"

namespace katachi::authoring {

// The rows of a board, with `*` at `mark` unless that is pass_vertex.
std::string board_rows(const board::Position& position, board::Vertex mark);

// "X Q16 R14 O O17", with the size before it where that is not 19; "O" before none where the board is empty of stones.
std::string stones_text(const board::Position& position);

// Points as a test lists them, joined to rectangles where they fill one: "C3 D4-E6".
std::string points_text(const std::vector<board::Vertex>& points, int size);

// The name of an entry or a file, quoted where the language asks for it.
std::string word_text(const std::string& name);

// The name that stands between double quotes.
std::string text_in_quotes(std::string_view quoted);

}  // namespace katachi::authoring
