#include "games/base/header_rank.h"

#include <array>

#include "base/text/number.h"
#include "base/text/trim.h"
#include "engine/sgf/counted_words.h"
#include "games/base/folded_text.h"

namespace katachi::games {

namespace {

constexpr int weakest_kyu = 30;
constexpr int first_professional = 50;
constexpr int greatest_dan = 10;

struct Unit {
    std::string_view text;
    HeaderRank::Kind kind;
};
constexpr std::array<Unit, 9> units{{{"d", HeaderRank::Kind::dan},
                                     {"段", HeaderRank::Kind::dan},
                                     {"단", HeaderRank::Kind::dan},
                                     {"p", HeaderRank::Kind::professional},
                                     {"k", HeaderRank::Kind::kyu},
                                     {"gup", HeaderRank::Kind::kyu},
                                     {"級", HeaderRank::Kind::kyu},
                                     {"级", HeaderRank::Kind::kyu},
                                     {"급", HeaderRank::Kind::kyu}}};

constexpr std::array<std::string_view, 6> professional_words{"professional", "pro", "p", "プロ", "职业", "프로"};

bool remove_prefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    text = base::trimmed(text, " -");
    return true;
}

std::optional<HeaderRank::Kind> kind_of(std::string_view unit) {
    for (const Unit& known : units)
        if (unit.starts_with(known.text)) return known.kind;
    return std::nullopt;
}

}  // namespace

int HeaderRank::strength() const {
    if (kind == Kind::kyu) return weakest_kyu - number;
    return kind == Kind::dan ? weakest_kyu - 1 + number : first_professional - 1 + number;
}

HeaderRank HeaderRank::of_strength(int strength) {
    if (strength < weakest_kyu) return {Kind::kyu, weakest_kyu - strength};
    if (strength < first_professional) return {Kind::dan, strength - weakest_kyu + 1};
    return {Kind::professional, strength - first_professional + 1};
}

std::string HeaderRank::text() const {
    return std::to_string(number) + (kind == Kind::kyu ? 'k' : kind == Kind::dan ? 'd' : 'p');
}

std::optional<HeaderRank> header_rank(std::string_view written) {
    const std::string plain = sgf::with_digits(folded_text(written));
    std::string_view text = plain;
    bool is_professional = false;
    for (const std::string_view word : professional_words)
        is_professional = is_professional || remove_prefix(text, word);
    if (text.starts_with("初段") || text.starts_with("초단"))
        return HeaderRank{is_professional ? HeaderRank::Kind::professional : HeaderRank::Kind::dan, 1};
    const auto number = base::leading_number<int>(text);
    if (!number) return std::nullopt;
    const std::string_view unit = base::trimmed(number->rest, " -");
    auto kind = kind_of(unit);
    if (!kind && !(is_professional && unit.empty())) return std::nullopt;
    const bool says_professional = unit.find("pro") != std::string_view::npos;
    if (is_professional || says_professional) kind = HeaderRank::Kind::professional;
    const int greatest = *kind == HeaderRank::Kind::kyu ? weakest_kyu : greatest_dan;
    if (number->value < 1 || number->value > greatest) return std::nullopt;
    return HeaderRank{*kind, number->value};
}

}  // namespace katachi::games
