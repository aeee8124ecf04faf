#include "compiler/check/rule_choice.h"

#include <fmt/core.h>

#include <vector>

#include "base/files/placed_error.h"
#include "base/text/nearest.h"
#include "compiler/check/check.h"

namespace katachi::compiler {

namespace {

constexpr std::string_view code_letters = "KA";

bool names(std::string_view word, const Rule& rule) {
    return word == rule.id || (word.starts_with(code_letters) && rule.code.starts_with(word));
}

std::set<std::string_view> rules_of(std::span<const ManifestWord> words) {
    std::set<std::string_view> found;
    for (const ManifestWord& word : words) {
        bool any = false;
        for (const Rule& rule : all_rules()) {
            if (!names(word.text, rule)) continue;
            any = true;
            found.insert(rule.id);
        }
        if (any) continue;
        const std::string_view near = nearest_rule(word.text);
        throw base::PlacedError(word.place, fmt::format("no rule is called `{}`; {}", word.text,
                                                        near.empty() ? "katachi explain lists the rules"
                                                                     : fmt::format("did you mean `{}`?", near)));
    }
    return found;
}

}  // namespace

bool is_about_reading(const Rule& rule) { return rule.code.starts_with("KA0"); }

bool is_about_ignoring(const Rule& rule) { return rule.code.starts_with("KA7"); }

RuleChoice::RuleChoice(std::span<const ManifestWord> select, std::span<const ManifestWord> ignore) {
    const auto selected = rules_of(select);
    left_out_ = rules_of(ignore);
    for (const Rule& rule : all_rules()) {
        if (!select.empty() && selected.find(rule.id) == selected.end()) left_out_.insert(rule.id);
        if (is_about_reading(rule)) left_out_.erase(rule.id);
    }
}

std::string_view nearest_rule(std::string_view word) {
    std::vector<std::string_view> words;
    for (const Rule& rule : all_rules()) words.push_back(rule.id);
    for (const Rule& rule : all_rules()) words.push_back(rule.code);
    return base::nearest(word, words);
}

}  // namespace katachi::compiler
