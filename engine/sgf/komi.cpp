#include "engine/sgf/komi.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <utility>

#include "base/text/ascii_case.h"
#include "base/text/number.h"
#include "base/text/utf8.h"
#include "engine/sgf/counted_words.h"
#include "engine/sgf/values.h"
#include "engine/sgf/written_number.h"

namespace katachi::sgf {

namespace {

// A whole number above that counts hundredths.
constexpr double greatest_whole_komi = 100;

bool is_unit(std::string_view text) {
    constexpr std::array<std::string_view, 5> units{"point", "pts", "moku", "子", "目"};
    const std::string word = base::lower_case(text);
    return std::any_of(units.begin(), units.end(), [&](std::string_view unit) { return word.starts_with(unit); });
}

constexpr std::string_view ascii_digits = "0123456789";

// Full-width signs and digits as ASCII: "６．５" is "6.5".
std::string with_narrow_characters(std::string_view text) {
    std::string narrow;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view rest = text.substr(at);
        const bool may_be_wide = rest.size() > 2 && (rest.starts_with("\xef\xbc") || rest.starts_with("\xef\xbd"));
        const int code = may_be_wide ? ((rest[1] & 0x3F) << 6 | (rest[2] & 0x3F)) - 0xF00 + ' ' : 0;
        const bool is_wide = code > ' ' && code < 0x7f;
        narrow += is_wide ? static_cast<char>(code) : text[at];
        if (is_wide) at += 2;
    }
    return narrow;
}

bool is_ascii_digit(char c) { return ascii_digits.find(c) != std::string_view::npos; }

// "六点五" as "6.5".
std::string with_plain_numbers(std::string_view stated) {
    const std::string text = with_digits(with_narrow_characters(stated));
    std::string plain;
    for (std::string_view rest = text; !rest.empty();) {
        std::size_t length = 0;
        for (const std::string_view mark : {"点", "點"})
            if (rest.starts_with(mark)) length = mark.size();
        const bool is_point = length > 0 && length < rest.size() && is_ascii_digit(rest[length]) && !plain.empty() &&
                              is_ascii_digit(plain.back());
        plain += is_point ? '.' : rest.front();
        rest.remove_prefix(is_point ? length : 1);
    }
    return plain;
}

// "黒6目半", "덤 6집반", "3又3/4子": what is counted stands behind its number. A number of stones of Chinese counting,
// 子, counts two points each. More numbers behind it, or a sign within, make it doubtful.
std::optional<SgfKomi> komi_in_words(std::string_view text) {
    constexpr std::pair<std::string_view, int> units[] = {{"目", 1}, {"집", 1}, {"호", 1}, {"목", 1}, {"子", 2}};
    for (const auto& [unit, worth] : units) {
        const auto count = count_before(text, unit);
        if (!count || (worth > 1 && *count > greatest_whole_komi)) continue;
        const double points = *count * worth;
        if (points > greatest_komi) return SgfKomi{};
        const std::string_view behind = text.substr(text.find(unit) + unit.size());
        const bool has_more = !behind.starts_with("又") && behind.find_first_of(ascii_digits) != std::string_view::npos;
        const bool has_sign_within = text.find('-', 1) != std::string_view::npos;
        return SgfKomi{.points = text.starts_with('-') ? -points : points, .is_doubtful = has_more || has_sign_within};
    }
    return std::nullopt;
}

// "6.5", "375", "3又3/4子": the number stands first.
SgfKomi komi_in_figures(std::string_view text) {
    const auto written = written_number(text);
    if (!written) return {};
    const double value = written->rest.starts_with("子") ? 2 * written->value : written->value;
    const bool is_doubtful = !written->rest.empty() && !is_unit(written->rest);
    const std::string_view number = text.substr(0, static_cast<std::size_t>(written->rest.data() - text.data()));
    const bool is_whole = number.find_first_not_of("+-0123456789 \t\r\n") == std::string_view::npos;
    if (std::abs(value) <= (is_whole ? greatest_whole_komi : greatest_komi))
        return {.points = value, .is_doubtful = is_doubtful};
    const double hundredths = value / 100;
    const bool counts_stones = std::fmod(hundredths * 2, 1) != 0;  // 3.75
    const double points = counts_stones ? hundredths * 2 : hundredths;
    if (std::abs(points) > greatest_komi) return {};
    return {.points = points, .is_corrected = true, .is_doubtful = is_doubtful};
}

}  // namespace

double unstated_komi(const board::Rules& rules, int handicap) { return handicap > 0 ? 0.5 : rules.komi; }

SgfKomi sgf_komi(std::string_view text) {
    if (base::is_ascii(text)) return komi_in_figures(text);
    const std::string plain = with_plain_numbers(text);
    if (plain.find("分之") != std::string::npos) return {};  // "三又四分之三": the parts stand before their number
    const auto komi = komi_in_words(sgf_trimmed(plain));
    return komi ? *komi : komi_in_figures(plain);
}

std::string sgf_komi_text(double points) {
    std::array<char, 32> digits;
    std::string text(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), points).ptr);
    if (std::abs(points) > greatest_whole_komi && text.find('.') == std::string::npos) text += ".0";
    return text;
}

}  // namespace katachi::sgf
