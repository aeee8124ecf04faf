#include "compiler/emit/cpp_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>

namespace katachi {

namespace {

constexpr std::size_t bytes_a_line = 32;

// Numbers of a float that read back the same.
std::string float_text(float value) {
    const std::string digits = fmt::format("{}", value);
    return digits.find_first_of(".e") == std::string::npos ? digits + ".0f" : digits + "f";
}

class SourceWriter {
  public:
    std::string finish() { return std::move(text_); }

    template <typename... Arguments>
    void line(fmt::format_string<Arguments...> form, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(text_), form, std::forward<Arguments>(arguments)...);
        text_ += '\n';
    }

    template <typename Element, typename Write>
    void array(std::string_view type, std::string_view name, std::span<const Element> elements, Write write) {
        line("constexpr std::array<{}, {}> {}{{{{", type, elements.size(), name);
        for (const Element& element : elements) write(element);
        line("}}}};\n");
    }

    void bytes(std::string_view name, std::span<const char> bytes) {
        line("constexpr std::array<char, {}> {}{{{{", bytes.size(), name);
        for (std::size_t i = 0; i < bytes.size(); i += bytes_a_line) {
            for (const char byte : bytes.subspan(i, std::min(bytes_a_line, bytes.size() - i)))
                fmt::format_to(std::back_inserter(text_), "{},", static_cast<int>(static_cast<signed char>(byte)));
            text_ += '\n';
        }
        line("}}}};\n");
    }

  private:
    std::string text_;
};

}  // namespace

std::string cpp_tables_source(const PatternTables& tables, std::string_view function, std::string_view header) {
    SourceWriter out;
    out.line("// Compiled pattern tables; made by `katachi compile`.");
    out.line("#include \"{}\"\n", header);
    out.line("#include <array>\n");
    out.line("namespace katachi {{\n\nnamespace {{\n");
    out.array("TableDatabase", "databases", tables.databases,
              [&](const TableDatabase& entry) { out.line("{{{}, {}}},", entry.name, entry.kind); });
    out.array("TablePattern", "patterns", tables.patterns, [&](const TablePattern& entry) {
        out.line("{{{}, {}, {}, {}, {}, {}}},", entry.name, entry.remark, entry.classes, float_text(entry.value),
                 entry.database, entry.has_constraint);
    });
    out.array("TableOrientation", "orientations", tables.orientations, [&](const TableOrientation& entry) {
        out.line("{{{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}}},", entry.first_cell, entry.cell_count, entry.pattern,
                 entry.orientation, entry.edges, static_cast<int>(entry.rows), static_cast<int>(entry.columns),
                 static_cast<int>(entry.move_row), static_cast<int>(entry.move_column),
                 static_cast<int>(entry.anchor_row), static_cast<int>(entry.anchor_column));
    });
    out.array("TableCell", "cells", tables.cells, [&](const TableCell& cell) {
        out.line("{{{}, {}, {}}},", static_cast<int>(cell.row), static_cast<int>(cell.column), cell.allowed);
    });
    out.bytes("strings", tables.strings);
    out.line("static_assert(pattern_tables_version == {}, \"these tables are of another version\");\n", tables.version);
    out.line("constexpr PatternTables tables{{{}, databases, patterns, orientations, cells, strings}};\n",
             tables.version);
    out.line("}}  // namespace\n\nconst PatternTables& {}() {{ return tables; }}\n\n}}  // namespace katachi",
             function);
    return out.finish();
}

std::string cpp_tables_header(std::string_view function) {
    return fmt::format(
        "// Compiled pattern tables; made by `katachi compile`.\n#pragma once\n\n"
        "#include \"engine/match/pattern_tables.h\"\n\nnamespace katachi {{\n\n"
        "const PatternTables& {}();\n\n}}  // namespace katachi\n",
        function);
}

bool is_function_name(std::string_view name) {
    const auto is_word = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
    return !name.empty() && std::isdigit(static_cast<unsigned char>(name[0])) == 0 &&
           std::all_of(name.begin(), name.end(), is_word);
}

}  // namespace katachi
