// katachi db export: from the catalogue back to text.
#include <iostream>
#include <memory>

#include "compiler/model/discovery.h"
#include "patterndb/atomic_file.h"
#include "patterndb/export.h"
#include "patterndb/query.h"
#include "tools/katachi/catalogue_option.h"
#include "tools/katachi/db_commands.h"
#include "tools/katachi/entry_output.h"

namespace katachi {

namespace {

struct ExportOptions {
    std::string name;
    std::string file;
    std::string output;
    std::string database;
    std::string directory;
    CatalogueOption catalogue;
    OutputFormat format = OutputFormat::text;
};

void check_options(const ExportOptions& options) {
    const int asked =
        (options.name.empty() ? 0 : 1) + (options.file.empty() ? 0 : 1) + (options.database.empty() ? 0 : 1);
    const char* wrong = nullptr;
    if (asked != 1)
        wrong = "export takes a NAME, or --file FILE, or --database DATABASE --to DIRECTORY";
    else if (options.database.empty() != options.directory.empty())
        wrong = "--database and --to go together: all files of the one into the other";
    else if (!options.database.empty() && !options.output.empty())
        wrong = "a database has files of its own; give --to DIRECTORY instead of --output";
    else if (options.format != OutputFormat::text && options.database.empty() && options.output.empty())
        wrong = "--format is about the list of files written; add --output or --to";
    if (wrong != nullptr) throw FileError(std::string(wrong) + "; katachi db export --help shows examples");
}

void print_written(const std::vector<std::filesystem::path>& files, OutputFormat format) {
    if (format == OutputFormat::json) {
        Json value;
        value["written"] = Json::array();
        for (const auto& file : files) value["written"].push_back(file.string());
        std::cout << json_text(value);
        return;
    }
    Table table;
    if (format == OutputFormat::tsv) table.rows.push_back({"written"});
    for (const auto& file : files) table.rows.push_back({file.string()});
    std::cout << tab_separated(table);
}

Outcome run_export(const ExportOptions& options) {
    check_options(options);
    const Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::read);
    if (!options.database.empty()) {
        print_written(export_database(catalogue, options.database, options.directory), options.format);
        return Outcome::success;
    }
    const std::string text = options.file.empty() ? entry_text(catalogue, find_entry(catalogue, options.name).id)
                                                  : source_text(catalogue, options.file);
    if (options.output.empty()) {
        std::cout << text;
    } else {
        write_file(options.output, text);
        print_written({options.output}, options.format);
    }
    return Outcome::success;
}

}  // namespace

void add_db_export_command(CLI::App& db, Action& action) {
    auto* command = db.add_subcommand("export", "entries, files or databases back to .db text");
    auto options = std::make_shared<ExportOptions>();
    command->add_option("NAME", options->name, "an entry: NAME or DATABASE/NAME")->type_name("");
    command->add_option("--file", options->file, "a whole file, by its name or path")->type_name("STORED");
    command->add_option("-o,--output", options->output, "write here (default: standard output)")->type_name("FILE");
    command->add_option("--database", options->database, "all files of a database")->type_name("DATABASE");
    command->add_option("--to", options->directory, "the folder to write a database into; made where missing")
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
    command->callback([options, &action] { action = [options] { return run_export(*options); }; });
}

}  // namespace katachi
