// What encoding bytes look like that do not say so.
#pragma once

#include <string>
#include <string_view>

namespace katachi::compiler {

struct EncodingGuess {
    std::string name;      // a known encoding; empty where nothing can be told
    bool is_sure = false;  // many characters say so, and no other encoding comes near
};

// Short texts of names and results are too little for a detector of languages, so the encodings of the countries where
// Go is played come first: the one in which most characters are those of names and of the words of the game, and, where
// all bytes are pairs, one of them before any in which a byte is a letter.
EncodingGuess guess_encoding(std::string_view bytes);

// The bytes are those of a text of games, all of it, where a guess alone can tell its encoding: no game declares one,
// and they are neither ASCII nor UTF-8. Else there are none.
std::string bytes_to_guess(std::string_view bytes);

}  // namespace katachi::compiler
