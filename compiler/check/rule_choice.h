// Which rules count: chosen by id, code or the begin of codes.
#pragma once

#include <set>
#include <span>
#include <string_view>

#include "compiler/check/rules/rule.h"

namespace katachi::compiler {

// Findings of these rules tell of text that could not be read: no choice, comment or baseline hides them.
bool is_about_reading(const Rule& rule);
// Findings of these tell of the comments that hide others.
bool is_about_ignoring(const Rule& rule);

class RuleChoice {
  public:
    // Those of `select`, all where that is empty, without those of `ignore`. A word is an id (`label-case`), a code
    // (`KA304`) or the begin of codes (`KA3`). Throws PlacedError for any other word.
    RuleChoice(std::span<const ManifestWord> select, std::span<const ManifestWord> ignore);

    bool contains(std::string_view rule_id) const { return left_out_.find(rule_id) == left_out_.end(); }

  private:
    std::set<std::string_view> left_out_;
};

// The rule that somebody most likely meant; empty where there is none.
std::string_view nearest_rule(std::string_view word);

}  // namespace katachi::compiler
