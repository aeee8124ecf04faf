#include "tools/katachi-gtp/option_values.h"

#include <fmt/format.h>

#include <charconv>

#include "base/text/number.h"
#include "engine/gtp/play/search_text.h"

namespace katachi::player {

namespace {

template <typename Number>
std::string out_of_range(const std::string& value, Number least, Number most) {
    const auto text = [](double number) {
        return gtp::decimals(number, number == static_cast<double>(static_cast<std::int64_t>(number)) ? 0 : 2);
    };
    return value + " is not from " + text(static_cast<double>(least)) + " to " + text(static_cast<double>(most));
}

// Digits alone, which may be more than a number can hold.
bool is_whole(const std::string& value) {
    const std::size_t digits = value.starts_with('-') ? 1 : 0;
    return value.size() > digits && value.find_first_not_of("0123456789", digits) == std::string::npos;
}

}  // namespace

ValueCheck whole_number(std::int64_t least, std::int64_t most) {
    return [=](const std::string& value) -> std::string {
        const auto number = base::number_from<std::int64_t>(value);
        if (number && *number >= least && *number <= most) return "";
        if (is_whole(value)) return out_of_range(value, least, most);
        return value + (base::finite_number_from<double>(value) ? " is no whole number" : " is no number");
    };
}

ValueCheck bits(std::uint32_t all) {
    return [all](const std::string& value) -> std::string {
        if (!value.starts_with("0x")) return whole_number(1, all)(value);
        std::uint32_t sum = 0;
        const char* const end = value.data() + value.size();
        const auto [stop, error] = std::from_chars(value.data() + 2, end, sum, 16);
        if (stop != end || error == std::errc::invalid_argument) return value + " is no number";
        return error == std::errc() && sum >= 1 && sum <= all ? ""
                                                              : fmt::format("{} is not from 0x1 to 0x{:x}", value, all);
    };
}

ValueCheck real_number(double least, double most) {
    return [=](const std::string& value) -> std::string {
        const auto number = base::finite_number_from<double>(value);
        if (!number) return value + " is no number";
        return *number >= least && *number <= most ? "" : out_of_range(value, least, most);
    };
}

}  // namespace katachi::player
