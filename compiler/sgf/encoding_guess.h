// What encoding bytes look like that do not say so.
#pragma once

#include <string>
#include <string_view>

namespace katachi::compiler {

// A known encoding; empty where nothing can be told. Short texts of names and results are too little for a detector
// of languages, so the encodings of the countries where Go is played are tried too: the one in which most words of
// the game are found is taken.
std::string guess_encoding(std::string_view bytes);

}  // namespace katachi::compiler
