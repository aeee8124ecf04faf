#include "tools/katachi/commands/joseki/library.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <utility>

#include "joseki/graph/library_store.h"
#include "joseki/mining/mining_store.h"
#include "tools/authoring/joseki/shipped_joseki.h"

namespace katachi::cli {

JosekiLibrary open_joseki_library(const CatalogueOption& option) {
    if (has_catalogue(option)) {
        catalogue::Catalogue catalogue = open_catalogue(option, catalogue::Catalogue::Access::read);
        joseki::Graph graph = joseki::load_library(catalogue);
        if (const auto run = joseki::stored_run(catalogue); run && !run->is_complete())
            std::cerr << catalogue.name()
                      << ": its mining run is not complete, and not counted here; katachi joseki mine "
                      << "--resume " << catalogue.name() << " goes on with it\n";
        if (!graph.edges().empty() || !option.file.empty())
            return {catalogue.name(), std::move(graph), std::move(catalogue)};
    }
    JosekiLibrary shipped{"the shipped joseki", authoring::shipped_joseki(), std::nullopt};
    std::cerr << "library: " << shipped.name << "; --db FILE names another\n";
    return shipped;
}

std::vector<std::string> sources_of(const JosekiLibrary& library, joseki::NodeIndex node) {
    if (!library.catalogue) return {library.name};
    return joseki::sources_of(*library.catalogue, library.graph.node(node).stones);
}

std::string sources_text(const std::vector<std::vector<std::string>>& sources) {
    std::vector<std::string> all;
    for (const std::vector<std::string>& some : sources)
        for (const std::string& source : some)
            if (std::find(all.begin(), all.end(), source) == all.end()) all.push_back(source);
    return all.empty() ? "" : fmt::format("\nfrom {}\n", fmt::join(all, ", "));
}

}  // namespace katachi::cli
