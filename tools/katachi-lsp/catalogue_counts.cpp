#include "tools/katachi-lsp/catalogue_counts.h"

#include <iostream>
#include <optional>

#include "base/text/counted.h"
#include "patterndb/catalogue.h"
#include "patterndb/profile.h"
#include "patterndb/query/query.h"

namespace katachi::lsp {

namespace {

namespace fs = std::filesystem;

std::optional<fs::path> nearest_catalogue(const fs::path& file) {
    std::error_code error;
    for (fs::path folder = file.parent_path(); !folder.empty(); folder = folder.parent_path()) {
        if (fs::exists(folder / catalogue_name, error)) return folder / catalogue_name;
        if (folder == folder.parent_path()) break;
    }
    return std::nullopt;
}

std::string line_of(const EntryProfile& profile) {
    return counted(profile.hits, "match", "matches") + " in " + std::to_string(profile.run.game_count) + " games (" +
           profile.run.games + ")";
}

std::vector<std::string> counts_in(const Catalogue& catalogue, const std::string& database, const Pattern& entry) {
    std::vector<std::string> lines;
    for (const EntrySummary& summary : find_entries(catalogue, database + "/" + entry.name)) {
        const EntryDetails details = entry_details(catalogue, summary.id);
        if (details.text != entry.source->text(entry.span)) continue;
        for (const EntryProfile& profile : entry_profiles(catalogue, summary.id)) lines.push_back(line_of(profile));
    }
    return lines;
}

}  // namespace

std::vector<std::string> catalogue_counts(const fs::path& file, const std::string& database, const Pattern& entry) {
    const auto catalogue = nearest_catalogue(file);
    if (!catalogue) return {};
    try {
        return counts_in(Catalogue::open(*catalogue, Catalogue::Access::read), database, entry);
    } catch (const CatalogueError& error) {
        std::cerr << "katachi-lsp: " << error.what() << '\n';
        return {};
    }
}

}  // namespace katachi::lsp
