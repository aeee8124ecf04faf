// GNU Go as a judge: what it answers to the same requests.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace katachi::board {

// The program, in $PATH or where Debian has it; nothing where there is none.
std::optional<std::string> find_gnugo();

// Requests without ids to answers without them: "= text" or "? text".
using Answers = std::vector<std::string>;
Answers answers_of_gnugo(const std::string& program, const std::vector<std::string>& requests);
Answers answers_of_katachi(const std::vector<std::string>& requests);

// The words of an answer, in order of the alphabet: in lists of vertices the order means nothing.
std::string sorted_words(const std::string& answer);

}  // namespace katachi::board
