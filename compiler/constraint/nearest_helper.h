// What a misspelt call may have meant.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace katachi::compiler {

// The autohelper, or function of `declared`, whose name is most like `name`; empty where none is near.
std::string_view nearest_helper(std::string_view name, const std::map<std::string, int>& declared = {});

}  // namespace katachi::compiler
