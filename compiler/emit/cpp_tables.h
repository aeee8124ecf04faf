// PatternTables as C++ source, to be compiled into a program.
#pragma once

#include <string>
#include <string_view>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// Begins both texts below. A file that begins otherwise was written by somebody.
inline constexpr std::string_view cpp_tables_mark = "// Compiled pattern tables; made by `katachi compile`.\n";

// A source that defines `const match::PatternTables& katachi::FUNCTION()`, and the header that declares
// it. `header` is what the source includes. The same tables always give the same text.
std::string cpp_tables_source(const match::PatternTables& tables, std::string_view function, std::string_view header);
std::string cpp_tables_header(std::string_view function);

// Whether `name` can be the name of a C++ function.
bool is_function_name(std::string_view name);

}  // namespace katachi::compiler
