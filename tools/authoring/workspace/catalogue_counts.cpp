#include "tools/authoring/workspace/catalogue_counts.h"

#include "base/text/counted.h"
#include "patterndb/catalogue.h"
#include "patterndb/profile.h"
#include "patterndb/query/query.h"
#include "patterndb/weighing.h"
#include "tools/authoring/games/weight_text.h"

namespace katachi::authoring {

namespace {

namespace fs = std::filesystem;

std::string line_of(const catalogue::EntryProfile& profile) {
    return base::counted(profile.hits, "match", "matches") + " in " + std::to_string(profile.run.game_count) +
           " games (" + profile.run.games + ")";
}

std::vector<std::string> counts_in(const catalogue::Catalogue& catalogue, const compiler::DatabaseSpec& database,
                                   const compiler::Pattern& entry) {
    std::vector<std::string> lines;
    for (const catalogue::EntrySummary& summary :
         catalogue::find_entries(catalogue, database.name + "/" + entry.name)) {
        const catalogue::EntryDetails details = catalogue::entry_details(catalogue, summary.id);
        if (details.text != entry.source->text(entry.span)) continue;
        for (const catalogue::EntryProfile& profile : catalogue::entry_profiles(catalogue, summary.id))
            lines.push_back(line_of(profile));
    }
    for (const catalogue::StoredPatternWeight& weight : catalogue::pattern_weights(catalogue, database, entry))
        lines.push_back(weight_text(weight));
    return lines;
}

}  // namespace

std::optional<fs::path> nearest_catalogue(const fs::path& file) {
    std::error_code error;
    for (fs::path folder = file.parent_path(); !folder.empty(); folder = folder.parent_path()) {
        if (fs::exists(folder / catalogue::catalogue_name, error)) return folder / catalogue::catalogue_name;
        if (folder == folder.parent_path()) break;
    }
    return std::nullopt;
}

std::vector<std::string> catalogue_counts(const fs::path& file, const compiler::DatabaseSpec& database,
                                          const compiler::Pattern& entry) {
    const auto catalogue = nearest_catalogue(file);
    if (!catalogue) return {};
    return counts_in(catalogue::Catalogue::open(*catalogue, catalogue::Catalogue::Access::read), database, entry);
}

}  // namespace katachi::authoring
