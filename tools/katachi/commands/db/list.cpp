// katachi db list: entries of a catalogue, a line each.
#include <iostream>

#include "base/findings/diagnostic_text.h"
#include "tools/answers/catalogue/entry_json.h"
#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/commands/db/entry_filter_options.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

std::string list_text(const catalogue::EntryList& list, OutputFormat format, const base::TextStyle& style) {
    if (format == OutputFormat::json) return answers::entry_list_json(list);
    if (format == OutputFormat::text && list.entries.empty()) return "";
    Table table{{entry_headings(format)}};
    for (const catalogue::EntrySummary& entry : list.entries) table.rows.push_back(entry_row(entry, format));
    return table_text(table, format, style);
}

}  // namespace

Outcome run_db_list(const DbListOptions& options, const CommonOptions& common) {
    const catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::read);
    const catalogue::EntryList list =
        catalogue::list_entries(catalogue, entry_filter(options.filter, catalogue), options.filter.limit);
    std::cout << list_text(list, options.format, text_style(common)) << std::flush;
    return report_count(static_cast<std::int64_t>(list.entries.size()), list.total);
}

}  // namespace katachi::cli
