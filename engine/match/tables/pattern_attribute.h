// The attributes of a colon line that are numbers (manual, chapter 9.4), without value(…), which stands in each row.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace katachi::match {

enum class PatternAttribute : std::uint32_t {
    minvalue,
    maxvalue,
    terri,
    minterri,
    maxterri,
    shape,
    followup,
    reverse_followup,
};

constexpr std::array<std::string_view, 8> pattern_attribute_names{
    "minvalue", "maxvalue", "terri", "minterri", "maxterri", "shape", "followup", "reverse_followup"};

constexpr std::string_view name(PatternAttribute attribute) {
    return pattern_attribute_names[static_cast<std::size_t>(attribute)];
}

struct AttributeRow {
    std::uint32_t attribute;  // PatternAttribute
    float number;
};

}  // namespace katachi::match
