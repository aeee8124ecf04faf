#include "base/text/byte_size.h"

#include <fmt/core.h>

#include <limits>

#include "base/text/ascii_case.h"
#include "base/text/number.h"

namespace katachi::base {

namespace {

constexpr std::uint64_t step = 1024;
constexpr std::string_view units = "KMGT";

}  // namespace

std::optional<std::uint64_t> byte_size(std::string_view text) {
    const auto number = leading_number<std::uint64_t>(text);
    if (!number || number->rest.size() > 1) return std::nullopt;
    if (number->rest.empty()) return number->value;
    const auto unit = units.find(upper_case(number->rest.front()));
    if (unit == std::string_view::npos) return std::nullopt;
    std::uint64_t bytes = number->value;
    for (std::size_t i = 0; i <= unit; ++i) {
        if (bytes > std::numeric_limits<std::uint64_t>::max() / step) return std::nullopt;
        bytes *= step;
    }
    return bytes;
}

std::string byte_size_text(std::uint64_t bytes) {
    if (bytes < step) return std::to_string(bytes);
    std::size_t unit = 0;
    std::uint64_t size = step;
    while (unit + 1 < units.size() && bytes / step >= size) {
        size *= step;
        ++unit;
    }
    if (bytes % size == 0) return fmt::format("{}{}", bytes / size, units[unit]);
    return fmt::format("{:.1f}{}", static_cast<double>(bytes) / static_cast<double>(size), units[unit]);
}

}  // namespace katachi::base
