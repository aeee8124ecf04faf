// katachi db export: from the catalogue back to text.
#include <iostream>

#include "base/files/file_error.h"
#include "patterndb/query/export.h"
#include "patterndb/query/query.h"
#include "tools/answers/catalogue/import_json.h"
#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

void check_options(const DbExportOptions& options) {
    const int asked =
        (options.name.empty() ? 0 : 1) + (options.file.empty() ? 0 : 1) + (options.database.empty() ? 0 : 1);
    const char* wrong = nullptr;
    if (asked != 1)
        wrong = "export takes a NAME, or --file FILE, or --database DATABASE --to FOLDER";
    else if (options.database.empty() != options.folder.empty())
        wrong = "--database and --to go together: all files of the one into the other";
    else if (!options.database.empty() && !options.output.empty())
        wrong = "a database has files of its own; give --to FOLDER instead of --output";
    else if (options.format != OutputFormat::text && options.database.empty() && options.output.empty())
        wrong = "--format is about the list of files written; add --output or --to";
    if (wrong != nullptr) throw base::FileError(std::string(wrong) + "; katachi db export --help shows examples");
}

void print_written(const std::vector<std::filesystem::path>& files, OutputFormat format) {
    if (format == OutputFormat::json) {
        std::cout << answers::written_files_json(files);
        return;
    }
    Table table;
    if (format == OutputFormat::tsv) table.rows.push_back({"written"});
    for (const auto& file : files) table.rows.push_back({file.string()});
    std::cout << tab_separated(table);
}

}  // namespace

Outcome run_db_export(const DbExportOptions& options) {
    check_options(options);
    const catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::read);
    if (!options.database.empty()) {
        print_written(catalogue::export_database(catalogue, options.database, options.folder), options.format);
        return Outcome::success;
    }
    const std::string text = options.file.empty()
                                 ? catalogue::entry_text(catalogue, catalogue::find_entry(catalogue, options.name).id)
                                 : catalogue::source_text(catalogue, options.file);
    write_text(text, options.output);
    if (!options.output.empty() && options.output != "-") print_written({options.output}, options.format);
    return Outcome::success;
}

}  // namespace katachi::cli
