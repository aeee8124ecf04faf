// katachi db import: pattern files into the catalogue.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <iostream>

#include "base/findings/diagnostic_counts.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "compiler/model/discovery.h"
#include "patterndb/import/import.h"
#include "tools/answers/catalogue/import_json.h"
#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

std::string progress_text(const catalogue::ImportProgress& progress) {
    return fmt::format("{} of {} files  {}", progress.files_done, progress.files_total,
                       progress.file.filename().string());
}

struct Imported {
    catalogue::ImportReport report;  // of all paths together
    double seconds = 0;
};

void add(catalogue::ImportReport& sum, catalogue::ImportReport part) {
    sum.files_unchanged += part.files_unchanged;
    sum.files_changed += part.files_changed;
    sum.files_added += part.files_added;
    sum.files_removed += part.files_removed;
    sum.entries += part.entries;
    std::move(part.diagnostics.begin(), part.diagnostics.end(), std::back_inserter(sum.diagnostics));
}

// Each path is imported as a whole or not at all; those before the one that failed stay.
void say_what_is_stored(const std::vector<std::string>& paths, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) std::cerr << paths[i] << ": imported\n";
}

Imported import_all(const DbImportOptions& options) {
    std::vector<std::vector<compiler::DatabaseSpec>>
        found;  // first of all, so that a path that is not there changes nothing
    for (const std::string& path : options.paths) found.push_back(compiler::discover_databases(path));
    catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::write);
    const auto start = std::chrono::steady_clock::now();
    Imported imported;
    const base::ProgressLine line;
    const catalogue::ImportOptions import_options{.progress =
                                                      [&](const catalogue::ImportProgress& progress) {
                                                          if (!progress.file.empty())
                                                              line.show(progress_text(progress));
                                                      },
                                                  .stop = &base::stop_on_interrupt()};
    for (std::size_t i = 0; i < options.paths.size(); ++i) {
        try {
            add(imported.report, catalogue::import_databases(catalogue, options.paths[i], found[i], import_options));
        } catch (const catalogue::ImportStopped&) {
            say_what_is_stored(options.paths, i);
            throw catalogue::CatalogueError("import of " + options.paths[i] + " stopped, " + catalogue.name() +
                                            " is as it was before it; import again to go on");
        } catch (...) {
            say_what_is_stored(options.paths, i);
            throw;
        }
    }
    imported.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return imported;
}

struct Count {
    const char* name;
    std::int64_t count;
};

std::vector<Count> file_counts(const catalogue::ImportReport& report) {
    return {{"added", report.files_added},
            {"changed", report.files_changed},
            {"removed", report.files_removed},
            {"unchanged", report.files_unchanged}};
}

std::vector<Count> entry_counts(const catalogue::ImportReport& report) {
    return {{"added", report.entries.added},
            {"changed", report.entries.changed},
            {"removed", report.entries.removed},
            {"unchanged", report.entries.unchanged}};
}

// "23 files: 2 changed, 21 unchanged"
std::string counts_text(const std::vector<Count>& counts, const std::string& one, const std::string& many) {
    std::int64_t total = 0;
    std::string parts;
    for (const Count& part : counts) {
        total += part.count;
        if (part.count > 0) parts += (parts.empty() ? ": " : ", ") + std::to_string(part.count) + " " + part.name;
    }
    return base::counted(total, one, many) + parts;
}

Table import_table(const Imported& imported) {
    Table table{{{"what", "state", "count"}}};
    for (const Count& part : file_counts(imported.report))
        table.rows.push_back({"files", part.name, std::to_string(part.count)});
    for (const Count& part : entry_counts(imported.report))
        table.rows.push_back({"entries", part.name, std::to_string(part.count)});
    const auto [errors, warnings] = base::diagnostic_counts(imported.report.diagnostics);
    table.rows.push_back({"findings", "error", std::to_string(errors)});
    table.rows.push_back({"findings", "warning", std::to_string(warnings)});
    return table;
}

std::string import_text(const DbImportOptions& options, const Imported& imported) {
    if (options.format == OutputFormat::json)
        return answers::import_json(options.paths, imported.report, imported.seconds);
    if (options.format == OutputFormat::tsv) return tab_separated(import_table(imported));
    return counts_text(file_counts(imported.report), "file", "files") + "; " +
           counts_text(entry_counts(imported.report), "entry", "entries") +
           fmt::format("; {:.2f} s\n", imported.seconds);
}

void print_notices(const DbImportOptions& options, const catalogue::ImportReport& report) {
    if (report.diagnostics.empty()) return;
    const auto [errors, warnings] = base::diagnostic_counts(report.diagnostics);
    std::cerr << base::counted(errors, "error", "errors") << ", " << base::counted(warnings, "warning", "warnings")
              << " in what was read: katachi check";
    for (const std::string& path : options.paths) std::cerr << ' ' << path;
    std::cerr << '\n';
}

}  // namespace

Outcome run_db_import(const DbImportOptions& options) {
    const Imported imported = import_all(options);
    std::cout << import_text(options, imported) << std::flush;
    print_notices(options, imported.report);
    return Outcome::success;
}

}  // namespace katachi::cli
