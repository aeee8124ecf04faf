// The subcommands of `katachi db`: their options and their work, a file each.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/commands/db/entry_filter_options.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct DbImportOptions {
    std::vector<std::string> paths;
    CatalogueOption catalogue;
    OutputFormat format = OutputFormat::text;
};
Outcome run_db_import(const DbImportOptions& options);

struct DbListOptions {
    CatalogueOption catalogue;
    EntryFilterOptions filter;
    OutputFormat format = OutputFormat::text;
};
Outcome run_db_list(const DbListOptions& options, const CommonOptions& common);

struct DbShowOptions {
    std::string name;
    CatalogueOption catalogue;
    OutputFormat format = OutputFormat::text;
};
Outcome run_db_show(const DbShowOptions& options, const CommonOptions& common);

struct DbSearchOptions {
    std::vector<std::string> words;
    std::string shape;
    bool equal = false;
    bool no_turn = false;
    bool no_swap = false;
    CatalogueOption catalogue;
    EntryFilterOptions filter;
    OutputFormat format = OutputFormat::text;
};
Outcome run_db_search(const DbSearchOptions& options, const CommonOptions& common);

struct DbStatsOptions {
    CatalogueOption catalogue;
    OutputFormat format = OutputFormat::text;
    bool all = false;
};
Outcome run_db_stats(const DbStatsOptions& options, const CommonOptions& common);

struct DbExportOptions {
    std::string name;
    std::string file;
    std::string output;
    std::string database;
    std::string folder;
    CatalogueOption catalogue;
    OutputFormat format = OutputFormat::text;
};
Outcome run_db_export(const DbExportOptions& options);

struct DbRecoverOptions {
    std::string damaged;
    std::string saved;
};
Outcome run_db_recover(const DbRecoverOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
