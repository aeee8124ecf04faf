#include "tests/fuzz/files/catalogue_promise.h"

#include <filesystem>
#include <fstream>
#include <functional>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/files/temporary_folder.h"
#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"
#include "joseki/graph/db_export.h"
#include "joseki/graph/sgf_export.h"
#include "joseki/graph/tree_reader.h"
#include "joseki/mining/mining_store.h"
#include "joseki/store/library_recovery.h"
#include "joseki/store/library_store.h"
#include "patterndb/import/import.h"
#include "patterndb/profile.h"
#include "patterndb/query/export.h"
#include "patterndb/query/shape_search.h"
#include "patterndb/query/statistics.h"
#include "patterndb/query/text_search.h"
#include "patterndb/recovery/recovery.h"
#include "patterndb/weighing.h"
#include "tests/fuzz/files/damaged_bytes.h"
#include "tests/fuzz/files/refusal.h"

namespace katachi::fuzz {

namespace {

namespace fs = std::filesystem;
using catalogue::Catalogue;

constexpr const char* moves =
    "attribute_map general\n\nPattern a\n# A remark.\n\nXO?\n.*.\n\n:8,OX,value(40)\n\naO?\n.*b\n\n"
    ";lib(a) >= 2\n>add_cut(a,b);\n\nPattern b\n\n|X*\n+--\n\n:|,D\n";
constexpr const char* tree = "(;SZ[19];B[pd]N[name]C[a text](;W[nc]LB[pb:A];B[qf];W[pb])(;W[qc];B[qd];W[pc];B[tt]))";
constexpr const char* counts = "(;SZ[19];B[pd]C[{\"count\": 70, \"b_win\": 40, \"w_win\": 29}])";

joseki::Graph graph_of(const char* sgf) {
    joseki::Graph graph;
    for (const compiler::SgfTree& game : compiler::read_sgf_collection("tree.sgf", sgf).games)
        joseki::read_tree(game, joseki::default_import_rules(), {}, graph);
    return graph;
}

void mine(Catalogue& catalogue) {
    joseki::store_run(catalogue, {.paths = {"games"}, .piece_count = 1});
    joseki::MinedPiece piece;
    piece.labels = {"a.sgf", "b.sgf"};
    piece.facts.games = 2;
    joseki::store_pieces(catalogue, std::span(&piece, 1));
}

std::string sound_catalogue(const fs::path& folder) {
    std::ofstream(folder / "moves.db") << moves;
    {
        Catalogue catalogue = Catalogue::open(folder / "sound.kdb", Catalogue::Access::write);
        catalogue::import_path(catalogue, folder / "moves.db");
        joseki::add_to_library(catalogue, graph_of(tree), "tree.sgf");
        joseki::add_to_library(catalogue, graph_of(counts), "counts.sgf");
        mine(catalogue);
    }
    return std::string(base::read_file(folder / "sound.kdb")->text());
}

// "" where the work is done or refused in one line.
std::string broken_by(const std::function<std::string()>& work) {
    try {
        return work();
    } catch (const catalogue::CatalogueError& error) {
        return broken_refusal(error.what());
    } catch (const base::FileError& error) {
        return broken_refusal(error.what());
    }
}

std::string broken_entry(const Catalogue& catalogue, std::int64_t id) {
    catalogue::entry_text(catalogue, id);
    catalogue::entry_profiles(catalogue, id);
    catalogue::entry_weights(catalogue, id);
    const compiler::Diagram diagram = catalogue::entry_details(catalogue, id).diagram;
    const bool has_cells =
        diagram.rows >= 0 && diagram.columns >= 0 &&
        diagram.cells.size() == static_cast<std::size_t>(diagram.rows) * static_cast<std::size_t>(diagram.columns);
    return has_cells ? "" : "a diagram without its cells";
}

std::string broken_entries(const Catalogue& catalogue) {
    for (const catalogue::EntrySummary& entry : catalogue::list_entries(catalogue, {}).entries)
        if (std::string broken = broken_by([&] { return broken_entry(catalogue, entry.id); }); !broken.empty())
            return broken;
    return "";
}

std::string search(const Catalogue& catalogue) {
    catalogue::search_text(catalogue, "remark lib(a)");
    compiler::Diagram shape;
    shape.rows = 1;
    shape.columns = 2;
    shape.cells = {'X', 'O'};
    for (const auto relation : {catalogue::ShapeRelation::equal, catalogue::ShapeRelation::contains})
        catalogue::search_shape(catalogue, {.diagram = shape, .relation = relation});
    catalogue::find_entries(catalogue, "a");
    return "";
}

std::string list(const Catalogue& catalogue) {
    for (const catalogue::StoredDatabase& database : catalogue::list_databases(catalogue))
        for (const std::string& file : database.files) catalogue::source_text(catalogue, file);
    catalogue::catalogue_statistics(catalogue);
    catalogue::list_profiles(catalogue);
    catalogue::latest_hits(catalogue);
    catalogue::list_weighings(catalogue);
    return "";
}

std::string load(const Catalogue& catalogue) {
    joseki::stored_additions(catalogue);
    const joseki::Graph graph = joseki::load_library(catalogue);
    for (const compiler::SgfTree& each : joseki::sgf_trees(graph)) compiler::sgf_text(each);
    joseki::corner_patterns(graph, joseki::corner_moves(graph, 0));
    return "";
}

std::string mined(const Catalogue& catalogue) {
    const auto run = joseki::stored_run(catalogue);
    if (!run) return "";
    const joseki::MinedCollection collection = joseki::mined_collection(catalogue, *run);
    collection.game_name(1);
    joseki::mined_graph(collection.sums.kept, collection.game_name);
    return "";
}

}  // namespace

std::string broken_catalogue_promise(std::string_view changes) {
    static const base::TemporaryFolder folder(fs::temp_directory_path() / "katachi-fuzz-");
    static const std::string sound = sound_catalogue(folder.path());
    const fs::path damaged = folder / "damaged.kdb", saved = folder / "saved.kdb";
    std::ofstream(damaged, std::ios::binary) << damaged_bytes(sound, changes);
    fs::remove(saved);
    std::string broken = broken_by([&] {
        const Catalogue catalogue = Catalogue::open(damaged, Catalogue::Access::read);
        for (const auto& ask : {broken_entries, search, list, load, mined})
            if (std::string found = broken_by([&] { return ask(catalogue); }); !found.empty()) return found;
        return std::string();
    });
    if (!broken.empty()) return broken;
    return broken_by([&] {
        catalogue::recover_catalogue(damaged, saved, joseki::remove_impossible);
        const Catalogue catalogue = Catalogue::open(saved, Catalogue::Access::read);
        for (const auto& ask : {broken_entries, list, load})
            if (std::string found = broken_by([&] { return ask(catalogue); }); !found.empty()) return found;
        return std::string();
    });
}

}  // namespace katachi::fuzz
