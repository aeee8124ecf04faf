// Options that choose entries of a catalogue, for the subcommands that print several.
#pragma once

#include <cstdint>

#include "patterndb/query/filter.h"
#include "tools/katachi/shared/entry_options.h"

namespace CLI {
class App;
}  // namespace CLI

namespace katachi::catalogue {
class Catalogue;
}  // namespace katachi::catalogue

namespace katachi::cli {

struct EntryFilterOptions {
    EntryOptions entries;
    std::int64_t limit = -1;  // none
};

void add_entry_filter_options(CLI::App& command, EntryFilterOptions& options);

// Throws CatalogueError for a database that the catalogue does not hold.
catalogue::EntryFilter entry_filter(const EntryFilterOptions& options, const catalogue::Catalogue& catalogue);

}  // namespace katachi::cli
