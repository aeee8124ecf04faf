// What is drawn of a diagram, character by character, also where its rows make no rectangle.
#pragma once

#include <vector>

#include "compiler/model/pattern.h"

namespace katachi::compiler {

struct DrawnCharacter {
    char character = ' ';
    base::Span span;
};

// Row by row, edges among them. What stands behind a blank line is no part of it: there the colon line may be missing,
// and the diagram of another entry follow.
std::vector<DrawnCharacter> drawn_characters(const Pattern& pattern);

}  // namespace katachi::compiler
