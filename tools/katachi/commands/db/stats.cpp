// katachi db stats: counts over a whole catalogue.
#include <iostream>

#include "base/findings/diagnostic_text.h"
#include "joseki/mining/mining_store.h"
#include "patterndb/profile.h"
#include "patterndb/query/statistics.h"
#include "patterndb/weighing.h"
#include "tools/answers/catalogue/statistics_json.h"
#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

struct NamedTable {
    std::string name;
    Table table;
};

Table named_counts(const std::string& heading, const std::vector<catalogue::NamedCount>& counts) {
    Table table{{{heading, "entries"}}, 1};
    for (const catalogue::NamedCount& count : counts) table.rows.push_back({count.name, std::to_string(count.entries)});
    return table;
}

Table size_counts(const std::vector<catalogue::SizeCount>& sizes) {
    Table table{{{"size", "entries"}}, 1};
    for (const catalogue::SizeCount& size : sizes)
        table.rows.push_back({size_text(size.rows, size.columns), std::to_string(size.entries)});
    return table;
}

Table call_counts(const std::vector<catalogue::CallCount>& calls) {
    Table table{{{"function", "entries", "calls"}}, 1};
    for (const catalogue::CallCount& call : calls)
        table.rows.push_back({call.name, std::to_string(call.entries), std::to_string(call.calls)});
    return table;
}

Table database_counts(const std::vector<catalogue::DatabaseCounts>& databases) {
    Table table{{{"database", "kind", "files", "entries", "constraint", "action", "broken"}}, 2};
    for (const catalogue::DatabaseCounts& counts : databases)
        table.rows.push_back({counts.name, std::string(compiler::name(counts.kind)), std::to_string(counts.files),
                              std::to_string(counts.entries), std::to_string(counts.with_constraint),
                              std::to_string(counts.with_action), std::to_string(counts.unsound)});
    return table;
}

Table profile_counts(const std::vector<catalogue::StoredProfile>& runs) {
    Table table{{{"profile", "made", "complete", "patterns", "games", "positions", "hits"}}, 3};
    for (const catalogue::StoredProfile& run : runs)
        table.rows.push_back({run.games, run.made_at, run.complete ? "yes" : "no", std::to_string(run.patterns),
                              std::to_string(run.game_count), std::to_string(run.position_count),
                              std::to_string(run.hits)});
    return table;
}

Table weighing_counts(const std::vector<catalogue::StoredWeighing>& runs) {
    Table table{{{"weighing", "made", "complete", "patterns", "games", "decided", "played"}}, 3};
    for (const catalogue::StoredWeighing& run : runs)
        table.rows.push_back({run.games, run.made_at, run.complete ? "yes" : "no", std::to_string(run.patterns),
                              std::to_string(run.game_count), std::to_string(run.decided_count),
                              std::to_string(run.played)});
    return table;
}

std::vector<NamedTable> tables_of(const catalogue::Statistics& statistics,
                                  const std::vector<catalogue::StoredProfile>& profiles,
                                  const std::vector<catalogue::StoredWeighing>& weighings) {
    return {{"databases", database_counts(statistics.databases)},
            {"kinds", named_counts("kind", statistics.kinds)},
            {"classes", named_counts("class", statistics.classes)},
            {"attributes", named_counts("attribute", statistics.attributes)},
            {"sizes", size_counts(statistics.sizes)},
            {"calls", call_counts(statistics.calls)},
            {"profiles", profile_counts(profiles)},
            {"weighings", weighing_counts(weighings)}};
}

// All tables as one, a number a row.
std::string stats_tsv(const std::vector<NamedTable>& tables) {
    Table all{{{"table", "name", "measure", "value"}}};
    for (const auto& [name, table] : tables) {
        const TableRow& headings = table.rows.front();
        for (std::size_t row = 1; row < table.rows.size(); ++row)
            for (std::size_t column = 1; column < headings.size(); ++column)
                all.rows.push_back({name, table.rows[row][0], headings[column], table.rows[row][column]});
    }
    return tab_separated(all);
}

std::string stats_text(const std::vector<NamedTable>& tables, const base::TextStyle& style, bool all) {
    constexpr std::size_t shown_rows = 10;
    std::string text;
    for (const auto& [name, table] : tables) {
        if (table.rows.size() == 1) continue;
        Table shown = table;
        const std::size_t rows = table.rows.size() - 1;
        const bool cut = !all && name != "databases" && rows > shown_rows + 1;
        if (cut) shown.rows.resize(shown_rows + 1);
        text += (text.empty() ? "" : "\n") + aligned(shown, style);
        if (cut) text += (style.unicode ? "… " : "... ") + std::to_string(rows - shown_rows) + " more: --all\n";
    }
    return text;
}

}  // namespace

Outcome run_db_stats(const DbStatsOptions& options, const CommonOptions& common) {
    const catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::read);
    const catalogue::Statistics statistics = catalogue::catalogue_statistics(catalogue);
    const std::vector<catalogue::StoredProfile> profiles = catalogue::list_profiles(catalogue);
    const std::vector<catalogue::StoredWeighing> weighings = catalogue::list_weighings(catalogue);
    const std::vector<NamedTable> tables = tables_of(statistics, profiles, weighings);
    switch (options.format) {
        case OutputFormat::json: std::cout << answers::statistics_json(statistics, profiles, weighings); break;
        case OutputFormat::tsv: std::cout << stats_tsv(tables); break;
        case OutputFormat::text: std::cout << stats_text(tables, text_style(common), options.all); break;
    }
    std::cout.flush();
    const auto run = joseki::stored_run(catalogue);
    if (run && !run->is_complete())
        std::cerr << catalogue.name() << ": holds a mining run that is not complete; katachi joseki mine --resume "
                  << catalogue.name() << " goes on with it\n";
    else if (statistics.databases.empty())
        std::cerr << catalogue.name() << ": holds nothing yet; katachi db import PATH fills it\n";
    return Outcome::success;
}

}  // namespace katachi::cli
