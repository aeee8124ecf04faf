#include "compiler/emit/cpp_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstring>
#include <iterator>

#include "compiler/emit/blob.h"
#include "engine/match/blob/pattern_blob.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t words_a_line = 8;

// Keywords of C++20, and the namespaces beside the function.
constexpr std::string_view taken_names[] = {
    "alignas",     "alignof",   "and",        "and_eq",    "asm",      "auto",         "bitand",
    "bitor",       "bool",      "break",      "case",      "catch",    "char",         "char8_t",
    "char16_t",    "char32_t",  "class",      "compl",     "concept",  "const",        "consteval",
    "constexpr",   "constinit", "const_cast", "continue",  "co_await", "co_return",    "co_yield",
    "decltype",    "default",   "delete",     "do",        "double",   "dynamic_cast", "else",
    "enum",        "explicit",  "export",     "extern",    "false",    "float",        "for",
    "friend",      "goto",      "if",         "inline",    "int",      "long",         "mutable",
    "namespace",   "new",       "noexcept",   "not",       "not_eq",   "nullptr",      "operator",
    "or",          "or_eq",     "private",    "protected", "public",   "register",     "reinterpret_cast",
    "requires",    "return",    "short",      "signed",    "sizeof",   "static",       "static_assert",
    "static_cast", "struct",    "switch",     "template",  "this",     "thread_local", "throw",
    "true",        "try",       "typedef",    "typeid",    "typename", "union",        "unsigned",
    "using",       "virtual",   "void",       "volatile",  "wchar_t",  "while",        "xor",
    "xor_eq",      "board",     "match"};

// Numbers alone, many at a time: what compilers read fastest.
std::string word_lines(std::string_view blob) {
    static_assert(match::blob_alignment % sizeof(std::uint64_t) == 0);
    std::string text;
    for (std::size_t i = 0; i < blob.size() / sizeof(std::uint64_t); ++i) {
        std::uint64_t word = 0;
        std::memcpy(&word, blob.data() + i * sizeof word, sizeof word);
        fmt::format_to(std::back_inserter(text), "{:#x},", word);
        if (i % words_a_line == words_a_line - 1) text += '\n';
    }
    return text;
}

}  // namespace

std::string cpp_tables_source(const match::PatternTables& tables, std::string_view function, std::string_view header) {
    return fmt::format(R"({}#include "{}"

#include <cstdint>

#include "engine/match/blob/pattern_blob.h"

namespace katachi {{

static_assert(match::pattern_tables_version == {}, "these tables are of another version: compile their patterns again");

const match::PatternTables& {}() {{
    alignas(match::blob_alignment) static const std::uint64_t blob[] = {{
{}}};
    static const match::PatternTables tables = match::linked_tables(blob);
    return tables;
}}

}}  // namespace katachi
)",
                       cpp_tables_mark, header, match::pattern_tables_version, function,
                       word_lines(blob_bytes(tables)));
}

std::string cpp_tables_header(std::string_view function) {
    return fmt::format(
        "{}#pragma once\n\n"
        "#include \"engine/match/tables/pattern_tables.h\"\n\nnamespace katachi {{\n\n"
        "const match::PatternTables& {}();\n\n}}  // namespace katachi\n",
        cpp_tables_mark, function);
}

bool is_function_name(std::string_view name) {
    if (std::ranges::find(taken_names, name) != std::end(taken_names)) return false;
    const auto is_word = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
    return !name.empty() && std::isdigit(static_cast<unsigned char>(name[0])) == 0 &&
           std::all_of(name.begin(), name.end(), is_word);
}

}  // namespace katachi::compiler
