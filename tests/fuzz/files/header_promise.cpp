#include "tests/fuzz/files/header_promise.h"

#include <cmath>

#include "compiler/sgf/encoding.h"
#include "engine/sgf/game.h"
#include "engine/sgf/komi.h"
#include "games/base/game_headers.h"
#include "games/base/header_rules.h"

namespace katachi::fuzz {

namespace {

std::string broken_date(const std::string& text) {
    const auto date = games::header_date(text);
    if (!date) return "";
    if (date->last < date->first) return "a date that ends before it begins: " + date->text();
    const auto again = games::header_date(date->text());
    return again == date ? "" : "another date when reading again: " + date->text();
}

std::string broken_rank(const std::string& text) {
    const auto rank = games::header_rank(text);
    if (!rank) return "";
    if (games::HeaderRank::of_strength(rank->strength()) != *rank) return "another rank by strength: " + rank->text();
    return games::header_rank(rank->text()) == rank ? "" : "another rank when reading again: " + rank->text();
}

std::string broken_result(const std::string& text) {
    const games::HeaderResult result = games::header_result(text);
    if (!std::isfinite(result.points)) return "a result without a number";
    const std::string written = result.text();
    if (written.empty()) return "";
    return games::header_result(written) == result ? "" : "another result when reading again: " + written;
}

std::string broken_komi(const std::string& text) {
    const auto komi = sgf::sgf_komi(text).points;
    if (!komi) return "";
    if (!(std::abs(*komi) <= sgf::greatest_komi)) return "a komi of " + std::to_string(*komi);
    constexpr double greatest_plain_komi = 100;  // as written, more counts hundredths
    if (std::abs(*komi) > greatest_plain_komi) return "";
    const std::string written = games::komi_text(*komi);
    return sgf::sgf_komi(written).points == komi ? "" : "another komi when reading again: " + written;
}

std::string broken_rules(const std::string& text) {
    const std::string rules = games::header_rules(text);
    return rules.empty() || !games::header_rules(rules).empty() ? "" : "rules that nobody knows: " + rules;
}

std::string broken_headers(const std::string& text) {
    sgf::SgfReader reader(text, sgf::SgfBytes::utf8);
    while (const auto game = reader.next()) {
        const games::GameHeaders headers = games::game_headers(*game);
        for (const std::string* line : {&headers.black, &headers.white, &headers.event})
            if (line->find('\n') != std::string::npos) return "a text of two lines: " + *line;
        for (const auto& [name, value] : headers.written)
            if (value.find('\n') != std::string::npos) return name + " has two lines: " + value;
    }
    return "";
}

}  // namespace

std::string broken_header_promise(const std::string& text) {
    const std::string utf8 = compiler::decode_sgf(text).text;
    for (const auto& broken_promise :
         {broken_date, broken_rank, broken_result, broken_komi, broken_rules, broken_headers})
        if (std::string broken = broken_promise(utf8); !broken.empty()) return broken;
    return "";
}

}  // namespace katachi::fuzz
