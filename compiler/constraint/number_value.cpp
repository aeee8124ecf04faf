#include "compiler/constraint/number_value.h"

#include <charconv>

namespace katachi {

std::optional<float> number_value(std::string_view text) {
    float number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace katachi
