// Text files that are compiled into the program, by their names (cmake/KatachiEmbedText.cmake makes the functions).
#pragma once

#include <optional>
#include <string_view>

namespace katachi::cli {

// Pages of docs/rules, such as "missing-move.md".
std::optional<std::string_view> rule_page(std::string_view name);

// What a shell reads to complete our commands, such as "katachi.bash".
std::optional<std::string_view> completion_script(std::string_view name);

}  // namespace katachi::cli
