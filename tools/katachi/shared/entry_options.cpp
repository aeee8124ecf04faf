#include "tools/katachi/shared/entry_options.h"

#include <CLI/CLI.hpp>

#include "tools/authoring/listing/entry_choice.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

std::string check_size(const std::string& text) {
    return authoring::read_size(text) ? "" : "`" + text + "` is no size; write rows x columns, such as 4x5";
}

std::string check_letter(const std::string& text) {
    return text.size() == 1 ? "" : "`" + text + "` is no class; a class is one letter";
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
    command.add_option("--attribute", options.attribute, "that have this attribute")->type_name("ATTRIBUTE");
    command.add_option("--size", options.size, "drawn in so many rows and columns")
        ->check(CLI::Validator(check_size, ""))
        ->type_name("ROWSxCOLUMNS");
    command.add_option("--name", options.name, "whose name fits, with * ? [] as in a shell")->type_name("GLOB");
}

}  // namespace katachi::cli
