#include "tools/katachi/commands/joseki/library.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <utility>

#include "base/files/file_error.h"
#include "joseki/mining/mining_store.h"
#include "tools/authoring/joseki/shipped_joseki.h"

namespace katachi::cli {

JosekiLibrary open_joseki_library(const CatalogueOption& option, const std::vector<std::int64_t>& additions) {
    if (has_catalogue(option)) {
        catalogue::Catalogue catalogue = open_catalogue(option, catalogue::Catalogue::Access::read);
        joseki::Graph graph = joseki::load_library(catalogue, additions);
        if (const auto run = joseki::stored_run(catalogue); run && !run->is_complete())
            std::cerr << catalogue.name()
                      << ": its mining run is not complete, and not counted here; katachi joseki mine "
                      << "--resume " << catalogue.name() << " goes on with it\n";
        if (!graph.edges().empty() || !option.file.empty() || !additions.empty())
            return {catalogue.name(), std::move(graph), std::move(catalogue), additions};
    }
    if (!additions.empty())
        throw base::FileError("--addition is about a library of your own, and there is none; name it with --db FILE");
    JosekiLibrary shipped{"the shipped joseki", authoring::shipped_joseki(), std::nullopt};
    std::cerr << "library: " << shipped.name << "; --db FILE names another\n";
    return shipped;
}

bool is_new_library(const CatalogueOption& option, const catalogue::Catalogue* catalogue) {
    return option.file.empty() && (catalogue == nullptr || joseki::stored_additions(*catalogue).empty());
}

void begin_library(const CatalogueOption& option, catalogue::Catalogue& catalogue) {
    if (!is_new_library(option, &catalogue)) return;
    const joseki::AdditionReport report =
        joseki::add_to_library(catalogue, authoring::shipped_joseki(), "the shipped joseki");
    std::cerr << fmt::format(
        "addition {}: the shipped joseki, with which the new library begins; katachi joseki undo {} takes them out\n",
        report.id, report.id);
}

JosekiSources sources_of(const JosekiLibrary& library, joseki::NodeIndex node) {
    if (!library.catalogue) return {{.name = library.name}};
    return joseki::sources_of(*library.catalogue, library.graph.node(node).stones, library.additions);
}

std::vector<joseki::DisputedMove> disputed_moves(const JosekiLibrary& library, joseki::NodeIndex node) {
    if (!library.catalogue) return {};
    return joseki::disputed_moves(*library.catalogue, library.graph.node(node).stones, library.additions);
}

std::vector<JosekiSources> sources_of(const JosekiLibrary& library, const authoring::FollowedGame& game) {
    std::vector<JosekiSources> sources;
    for (const authoring::FollowedCorner& corner : game) {
        for (std::size_t i = 0; i < corner.followed; ++i)
            if (const auto known = corner.moves[i].known)
                sources.push_back(sources_of(library, library.graph.edge(*known).from));
        if (corner.next) sources.push_back(sources_of(library, corner.next->node));
    }
    return sources;
}

std::string sources_text(const std::vector<JosekiSources>& sources) {
    std::vector<std::string> all;
    for (const JosekiSources& some : sources)
        for (const joseki::PositionSource& source : some) {
            const std::string name = source.name.starts_with("by hand") ? "edits by hand" : source.name;
            if (std::find(all.begin(), all.end(), name) == all.end()) all.push_back(name);
        }
    return all.empty() ? "" : fmt::format("\nfrom {}\n", fmt::join(all, ", "));
}

std::string counted_by_text(const JosekiSources& sources) {
    std::vector<std::string> counts;
    for (const joseki::PositionSource& source : joseki::counting_sources(sources))
        counts.push_back(fmt::format("{} {}×", source.name, source.reached));
    return counts.empty() ? "" : fmt::format("counted by {}\n", fmt::join(counts, ", "));
}

}  // namespace katachi::cli
