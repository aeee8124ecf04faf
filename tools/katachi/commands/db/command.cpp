// katachi db: a catalogue of pattern databases, kept in one file.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_import(CLI::App& db, Action& action) {
    auto* command = db.add_subcommand("import", "read pattern files into the catalogue, which is made where missing");
    auto options = std::make_shared<DbImportOptions>();
    command->add_option("PATH", options->paths, "folders, .db files or katachi.toml")->required()->type_name("");
    add_format_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi db import patterns/\n"
        "  katachi db import mine/ theirs.db --db ~/all.kdb\n"
        "\nFiles that did not change since the last import are not read again. Each PATH is imported as a whole\n"
        "or, after Ctrl-C or an error, not at all.\n"
        "Exit status: 0 imported, though there may be findings, which are counted; 2 trouble.");
    command->callback([options, &action] { action = [options] { return run_db_import(*options); }; });
}

void add_list(CLI::App& db, const CommonOptions& common, Action& action) {
    auto* command = db.add_subcommand("list", "entries, a line each");
    auto options = std::make_shared<DbListOptions>();
    add_entry_filter_options(*command, options->filter);
    add_format_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi db list --database attack\n"
                 "  katachi db list --kind connection --class C --limit 20\n"
                 "  katachi db list --name '*net*' --format json | jq '.entries[].name'\n"
                 "\nTab-separated values begin with a line of headings.\n"
                 "Exit status: 0 entries listed, 1 none fits, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_db_list(*options, common); }; });
}

void add_show_entry(CLI::App& db, const CommonOptions& common, Action& action) {
    auto* command = db.add_subcommand("show", "one entry: its text and what is known of it");
    auto options = std::make_shared<DbShowOptions>();
    command->add_option("NAME", options->name, "an entry: NAME, DATABASE/NAME or FILE:LINE")->required()->type_name("");
    add_format_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi db show loose-net\n"
                 "  katachi db show attack/loose-net --format json | jq .labels\n"
                 "\nRows and columns count from 1, from the upper left corner of the diagram.\n"
                 "Exit status: 0 shown, 2 trouble, such as no entry or several of that name.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_db_show(*options, common); }; });
}

void add_search(CLI::App& db, const CommonOptions& common, Action& action) {
    auto* command = db.add_subcommand("search", "entries by words or by shape");
    auto options = std::make_shared<DbSearchOptions>();
    command->add_option("WORDS", options->words, "entries whose name, remarks or constraint hold all of them")
        ->type_name("");
    auto* shape = command->add_option(
        "--shape", options->shape,
        "entries that contain the diagram in this file (- for standard input), or that of an entry (NAME)");
    shape->type_name("FILE");
    command->add_flag("--equal", options->equal, "with --shape: entries that are the diagram, no larger")->needs(shape);
    command->add_flag("--no-turn", options->no_turn, "with --shape: neither turned nor mirrored")->needs(shape);
    command->add_flag("--no-swap", options->no_swap, "with --shape: colours as drawn")->needs(shape);
    add_entry_filter_options(*command, options->filter);
    add_format_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi db search ladder                      also finds `ladders`\n"
        "  katachi db search 'oplay_attack(*,A)' --kind attack\n"
        "  printf '?O?\\nOX.\\n' | katachi db search --shape -\n"
        "  katachi db search --shape attack/loose-net    what contains the shape of an entry\n"
        "  katachi db search --shape corner.txt --equal --no-swap --format json\n"
        "\nA shape is drawn in the cells of .db files, edges of the board as | - +. In an entry that contains it,\n"
        "`?` may be anything and `.` an empty point of any role; drawn edges must be edges there.\n"
        "Exit status: 0 entries found, 1 none, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_db_search(*options, common); }; });
}

void add_stats(CLI::App& db, const CommonOptions& common, Action& action) {
    auto* command = db.add_subcommand("stats", "how many entries of which kind, class, attribute and size there are");
    auto options = std::make_shared<DbStatsOptions>();
    command->add_flag("--all", options->all, "whole tables instead of the ten most frequent");
    add_format_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi db stats\n"
        "  katachi db stats --format json | jq '.calls[0]'\n"
        "\nConstraint, action and broken count entries that have the one, the other, or a part that cannot be\n"
        "understood. JSON and tab-separated values are always whole.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_db_stats(*options, common); }; });
}

void add_export_entries(CLI::App& db, Action& action) {
    auto* command = db.add_subcommand("export", "entries, files or databases back to .db text");
    auto options = std::make_shared<DbExportOptions>();
    command->add_option("NAME", options->name, "an entry: NAME, DATABASE/NAME or FILE:LINE")->type_name("");
    command->add_option("--file", options->file, "a whole file, by its name or path")->type_name("STORED");
    command->add_option("-o,--output", options->output, "write here (default: standard output)")->type_name("FILE");
    command->add_option("--database", options->database, "all files of a database")->type_name("DATABASE");
    command->add_option("--to", options->folder, "the folder to write a database into; made where missing")
        ->type_name("FOLDER");
    add_format_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi db export attack/loose-net\n"
        "  katachi db export --file attack.db -o attack.db\n"
        "  katachi db export --database attack --to exported/\n"
        "\nA file that was not edited comes back byte for byte. Files are written beside their place and then\n"
        "renamed. --format is about the list of files written.");
    command->callback([options, &action] { action = [options] { return run_db_export(*options); }; });
}

void add_recover(CLI::App& db, const CommonOptions& common, Action& action) {
    auto* command = db.add_subcommand("recover", "save what can be read of a damaged catalogue, joseki and edits too");
    auto options = std::make_shared<DbRecoverOptions>();
    command->add_option("OLD", options->damaged, "the damaged catalogue, which stays as it is")
        ->required()
        ->type_name("DATABASE");
    command->add_option("-o,--output", options->saved, "the catalogue to make; there must be none of that name")
        ->required()
        ->type_name("FILE");
    add_examples(
        *command,
        "Examples:\n"
        "  katachi db recover library.kdb -o saved.kdb\n"
        "\nWhat stands on damaged pages is lost, and so is what speaks of it alone. Add lost trees and import lost\n"
        "files again. Additions to joseki stand in the catalogue alone: katachi joseki export -o library.sgf\n"
        "keeps them as text, which katachi joseki add reads again.\n"
        "Exit status: 0 all saved, 1 something was lost, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_db_recover(*options, common); }; });
}

}  // namespace

void add_db_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("db", "import patterns into a catalogue; list, search and export them");
    command->require_subcommand(1);
    add_import(*command, action);
    add_list(*command, common, action);
    add_show_entry(*command, common, action);
    add_search(*command, common, action);
    add_stats(*command, common, action);
    add_export_entries(*command, action);
    add_recover(*command, common, action);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi db import patterns/                 make or refresh the catalogue katachi.kdb\n"
        "  katachi db list --kind attack --size 4x4\n"
        "  katachi db show attack/loose-net\n"
        "  katachi db search net ladder                in names, remarks and constraints\n"
        "  katachi db search --shape corner.txt        entries that draw a shape\n"
        "  katachi db export --file attack.db -o attack.db\n"
        "\nThe catalogue is --db FILE, else $KATACHI_DB, else katachi.kdb in this folder. Of imported\n"
        "files it is a cache, which katachi db import makes again; additions to joseki stand there alone, and\n"
        "katachi db recover saves them from a damaged one.");
}

}  // namespace katachi::cli
