// JSON as the commands of `katachi` print it: its members in the order in which they were added.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace katachi::answers {

using Json = nlohmann::ordered_json;

// Bytes that are no UTF-8 become U+FFFD.
std::string json_text(const Json& value);
// The same in one line, without a line break behind it.
std::string json_line(const Json& value);

// It is like json_text() for long answers: an object has a member a line, and of a member that is an array of objects
// an object a line.
std::string json_lines(const Json& object);

}  // namespace katachi::answers
