// katachi list: entries of pattern files with what is known of each.
#include "tools/katachi/commands/list/run.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "tools/authoring/listing/entry_choice.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

std::string size_objection(const std::string& text) {
    authoring::EntryChoice choice;
    const bool is_size = authoring::read_size(text, choice);
    return is_size ? "" : "`" + text + "` is no size; write rows x columns, such as 4x5";
}

}  // namespace

void add_list_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("list", "list the entries of pattern files: findings, tests, matches");
    auto options = std::make_shared<ListOptions>();
    command->add_option("PATH", options->paths, "folders or .db files (default: this folder)")->type_name("");
    command->add_option("--database", options->database, "entries of this database alone")->type_name("DATABASE");
    command->add_option("--kind", options->kind, "of databases of this kind, such as connection")
        ->check(kind_validator())
        ->type_name("KIND");
    command->add_option("--class", options->class_letter, "of this class")->type_name("LETTER");
    command->add_option("--attribute", options->attribute, "that have this attribute")->type_name("ATTRIBUTE");
    command->add_option("--size", options->size, "drawn in so many rows and columns")
        ->check(CLI::Validator(size_objection, ""))
        ->type_name("ROWSxCOLUMNS");
    command->add_option("--name", options->name, "whose name fits, with * ? [] as in a shell")->type_name("GLOB");
    command->add_option("--text", options->text, "words that name, remarks, constraint and action hold")
        ->type_name("WORDS");
    command->add_flag("--findings", options->findings, "those that katachi check finds something in");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi list patterns/\n"
                 "  katachi list patterns/ --kind attack --size 4x4\n"
                 "  katachi list patterns/ --text 'net ladder'\n"
                 "  katachi list patterns/ --findings --json | jq '.entries[].name'\n"
                 "\nMatches are those of the newest katachi match --profile that the catalogue katachi.kdb beside the "
                 "files\nhas. Exit status 1: no entry fits.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_list(*options, common); }; });
}

}  // namespace katachi::cli
