// What people are told about the names that constraints and actions may use; all of it comes from the registry.
#pragma once

#include <string>
#include <string_view>

#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/colon_line_helpers.h"

namespace katachi::compiler {

// "0, KO_B, KO_A or WIN", …: continues "the result is".
std::string_view described(match::ResultKind kind);

// "oplay_attack(move, …, string)"
std::string signature(const match::Helper& helper);

// Markdown: a page about one helper, about one that colon lines name, about one constant, and the reference of all.
std::string helper_page(const match::Helper& helper);
std::string helper_page(const match::ColonLineHelperFacts& helper);
std::string constant_page(const match::ConstraintConstant& constant);
std::string autohelper_reference();

}  // namespace katachi::compiler
