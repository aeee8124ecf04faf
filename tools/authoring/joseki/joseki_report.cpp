#include "tools/authoring/joseki/joseki_report.h"

#include "joseki/graph/library_store.h"

namespace katachi::authoring {

void find_sources(const catalogue::Catalogue& catalogue, const joseki::Graph& library, JosekiReport& report) {
    for (const joseki::LibraryAnswer& answer : report.answers)
        report.sources.push_back(joseki::sources_of(catalogue, library.node(answer.node).stones));
}

}  // namespace katachi::authoring
