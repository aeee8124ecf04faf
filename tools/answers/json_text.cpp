#include "tools/answers/json_text.h"

#include <nlohmann/json.hpp>

namespace katachi::answers {

namespace {

std::string lines_of(const Json& value) {
    if (!value.is_array() || value.empty() || !value.front().is_object()) return json_line(value);
    std::string text = "[";
    for (const Json& element : value) text += (text.size() > 1 ? ",\n    " : "\n    ") + json_line(element);
    return text + "\n  ]";
}

}  // namespace

std::string json_text(const Json& value) { return value.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

std::string json_line(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string json_lines(const Json& object) {
    std::string text = "{";
    for (const auto& [name, value] : object.items())
        text += (text.size() > 1 ? ",\n  " : "\n  ") + json_line(name) + ": " + lines_of(value);
    return text + "\n}\n";
}

}  // namespace katachi::answers
