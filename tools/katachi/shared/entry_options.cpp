#include "tools/katachi/shared/entry_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>
#include <vector>

#include "base/text/nearest.h"
#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/class_letters.h"
#include "tools/authoring/listing/entry_choice.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

std::string check_size(const std::string& text) {
    return authoring::read_size(text) ? "" : "`" + text + "` is no size; write rows x columns, such as 4x5";
}

std::string check_letter(const std::string& text) {
    if (text.size() != 1) return "`" + text + "` is no class; a class is one letter";
    return compiler::find_class_letter(text.front()) != nullptr
               ? ""
               : "`" + text + "` is no class; katachi explain LETTER tells what a class means";
}

std::string check_attribute(const std::string& text) {
    const std::vector<std::string_view> known = compiler::known_attributes();
    if (std::ranges::find(known, text) != known.end()) return "";
    const std::string_view meant = base::nearest(text, known);
    return "`" + text + "` is no attribute" +
           (meant.empty() ? "; one of " + fmt::format("{}", fmt::join(known, ", "))
                          : "; did you mean `" + std::string(meant) + "`?");
}

}  // namespace

void add_entry_options(CLI::App& command, EntryOptions& options) {
    command.add_option("--database", options.database, "entries of this database alone")->type_name("DATABASE");
    command.add_option("--kind", options.kind, "of databases of this kind, such as connection")
        ->check(kind_validator())
        ->type_name("KIND");
    command.add_option("--class", options.class_letter, "of this class")
        ->check(CLI::Validator(check_letter, ""))
        ->type_name("LETTER");
    command.add_option("--attribute", options.attribute, "that have this attribute")
        ->check(CLI::Validator(check_attribute, ""))
        ->type_name("ATTRIBUTE");
    command.add_option("--size", options.size, "drawn in so many rows and columns")
        ->check(CLI::Validator(check_size, ""))
        ->type_name("ROWSxCOLUMNS");
    command.add_option("--name", options.name, "whose name fits, with * ? [] as in a shell")->type_name("GLOB");
}

}  // namespace katachi::cli
