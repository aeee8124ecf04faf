#include "engine/sgf/komi.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "base/text/number.h"
#include "engine/sgf/values.h"

namespace katachi::sgf {

namespace {

// More than that counts hundredths.
constexpr double greatest_written_komi = 100;

// Takes "½", " 1/2" or "又3/4" from the front of a text; 0 where it begins with none.
double take_fraction(std::string_view& text) {
    std::string_view rest = sgf_trimmed(text);
    if (constexpr std::string_view and_word = "又"; rest.starts_with(and_word)) rest.remove_prefix(and_word.size());
    constexpr std::pair<std::string_view, double> signs[] = {{"½", 0.5}, {"¼", 0.25}, {"¾", 0.75}};
    for (const auto& [sign, value] : signs)
        if (rest.starts_with(sign)) {
            text = rest.substr(sign.size());
            return value;
        }
    const auto part = base::leading_number<int>(rest);
    if (!part || !part->rest.starts_with('/')) return 0;
    const auto whole = base::leading_number<int>(part->rest.substr(1));
    if (!whole || part->value < 0 || part->value >= whole->value) return 0;
    text = whole->rest;
    return static_cast<double>(part->value) / whole->value;
}

// The number that a text begins with; a comma may part its fraction. Of stones of Chinese counting, 子, each is two
// points.
std::optional<double> written_number(std::string_view text) {
    std::string plain(sgf_trimmed(text));
    std::replace(plain.begin(), plain.end(), ',', '.');
    std::string_view rest = std::string_view(plain).substr(plain.starts_with('+') ? 1 : 0);
    const auto number = base::leading_number<double>(rest);
    if (number) rest = number->rest;
    const double fraction = take_fraction(rest);
    const double whole = number ? number->value : 0;
    if ((!number && fraction == 0) || !std::isfinite(whole)) return std::nullopt;
    const double value = plain.starts_with('-') ? whole - fraction : whole + fraction;
    return sgf_trimmed(rest).starts_with("子") ? 2 * value : value;
}

// "黒6目半", "덤 6집반": points are counted in 目 or 집, and 半 or 반 is half of one.
std::optional<double> points_in_words(std::string_view text) {
    const auto holds = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    const auto digit = text.find_first_of("0123456789");
    if (digit == std::string_view::npos || (!holds("目") && !holds("집"))) return std::nullopt;
    const auto number = base::leading_number<double>(text.substr(digit));
    if (!number) return std::nullopt;
    return number->value + (holds("半") || holds("반") ? 0.5 : 0);
}

}  // namespace

SgfKomi sgf_komi(std::string_view text) {
    if (const auto points = points_in_words(text)) return {.points = points};
    const auto written = written_number(text);
    if (!written) return {};
    if (std::abs(*written) <= greatest_written_komi) return {.points = written};
    const double hundredths = *written / 100;
    const bool counts_stones = std::fmod(hundredths * 2, 1) != 0;  // 3.75
    const double points = counts_stones ? hundredths * 2 : hundredths;
    if (std::abs(points) > greatest_komi) return {};
    return {.points = points, .is_corrected = true};
}

}  // namespace katachi::sgf
