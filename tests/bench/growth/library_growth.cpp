// katachi-library-growth FILE.csv: how the cost of a joseki library grows with its positions;
// tests/bench/growth/library_growth.gnuplot draws it. Columns: positions and the moves between them; seconds to add
// them into a new catalogue and to load them again; bytes of the catalogue; seconds to make a query of them;
// microseconds to ask it of a position of another game, and to find 16 matches of its templates there.
#include <fmt/format.h>

#include <iostream>

#include "engine/match/templates/template_matcher.h"
#include "joseki/graph/library_query.h"
#include "joseki/store/library_store.h"
#include "tests/bench/catalogue_file.h"
#include "tests/bench/growth/growth_table.h"
#include "tests/bench/mined_games.h"
#include "tests/bench/played_corners.h"
#include "tests/bench/played_library.h"
#include "tests/bench/quickest_round.h"

namespace katachi::bench {
namespace {

constexpr std::size_t position_counts[] = {500, 2000, 8000, 32000, 128000};
constexpr std::size_t room_for_matches = 16;

// The time is that of the quickest round over all positions that are asked about.
template <typename Ask>
double microseconds(Ask ask) {
    const auto& positions = asked_positions();
    const double seconds = quickest_round([&] {
        for (const AskedPosition& asked : positions)
            ask(asked.position, asked.own, match::TemplateQuery{.last_move = asked.last_move});
    });
    return seconds * 1e6 / static_cast<double>(positions.size());
}

std::string row(const joseki::Graph& library) {
    const CatalogueFile file;
    const auto open = [&](catalogue::Catalogue::Access access) {
        return catalogue::Catalogue::open(file.path(), access);
    };
    const double adding_seconds = quickest_round([&] { file.remove(); },
                                                 [&] {
                                                     catalogue::Catalogue catalogue =
                                                         open(catalogue::Catalogue::Access::write);
                                                     joseki::add_to_library(catalogue, library, "games");
                                                 });
    const double load_seconds = quickest_round([&] { joseki::load_library(open(catalogue::Catalogue::Access::read)); });
    const double query_seconds = quickest_round([&] { const joseki::LibraryQuery made(library); });
    joseki::LibraryQuery query(library);
    match::TemplateMatcher matcher(query.templates());
    std::array<match::TemplateMatch, room_for_matches> room;
    const double ask_us = microseconds([&](const auto&... asked) { query.ask(asked...); });
    const double find_us = microseconds([&](const auto&... asked) { matcher.find(asked..., room); });
    return fmt::format("{},{},{:.4f},{:.4f},{},{:.4f},{:.1f},{:.1f}\n", library.nodes().size(), library.edges().size(),
                       adding_seconds, load_seconds, std::filesystem::file_size(file.path()), query_seconds, ask_us,
                       find_us);
}

int run(const char* file) {
    if (server_games(1).empty()) {
        std::cerr << "katachi-library-growth: there are no games to make libraries of: set KATACHI_SHARED_DATA\n";
        return 2;
    }
    write_growth(file, "positions,moves,adding_seconds,load_seconds,bytes,query_seconds,ask_us,find_us\n",
                 position_counts, [](std::size_t positions) { return row(played_library(positions)); });
    return 0;
}

}  // namespace
}  // namespace katachi::bench

int main(int argc, char** argv) {
    return katachi::bench::growth_program("katachi-library-growth", argc, argv, katachi::bench::run);
}
