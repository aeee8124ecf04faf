// katachi joseki add: SGF trees, pattern databases and other libraries into the library.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>

#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/board/turned_vertex.h"
#include "engine/sgf/warning_text.h"
#include "joseki/graph/database_reader.h"
#include "joseki/graph/source_name.h"
#include "joseki/graph/tree_reader.h"
#include "joseki/store/disputed_moves.h"
#include "joseki/store/library_store.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/continuation_table.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/commands/joseki/position.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/sgf_files.h"

namespace katachi::cli {

namespace {

joseki::ImportRules rules_of(const JosekiAddOptions& options) {
    return options.rules.empty() ? joseki::default_import_rules() : joseki::read_import_rules(options.rules);
}

// A new one is made once there is something to add.
class LibraryToAddTo {
  public:
    explicit LibraryToAddTo(const CatalogueOption& option) : option_(option) {
        if (catalogue_exists(option)) opened();
    }

    catalogue::Catalogue& opened() {
        if (!catalogue_) catalogue_.emplace(open_catalogue(option_, catalogue::Catalogue::Access::write));
        return *catalogue_;
    }

    bool is(const std::string& file) const {
        std::error_code error;
        return catalogue_ && std::filesystem::equivalent(file, catalogue_->name(), error);
    }

  private:
    const CatalogueOption& option_;
    std::optional<catalogue::Catalogue> catalogue_;
};

// A record of one game from its beginning, as joseki trees are not.
bool is_game(const compiler::SgfTree& tree) {
    constexpr std::size_t longest_joseki = 60;  // nodes
    return tree.line_count() == 1 && tree.nodes.size() > longest_joseki;
}

void refuse_games(const authoring::AskedGames& asked) {
    const auto& games = asked.collection.games;
    if (games.empty() || !std::all_of(games.begin(), games.end(), is_game)) return;
    throw base::FileError(asked.file + ": holds " + base::counted(games.size(), "whole game", "whole games") +
                          " and no joseki trees; katachi joseki mine counts what games play, and --corner 10 takes "
                          "their corners for joseki");
}

struct ReadFile {
    joseki::Graph graph;
    joseki::TreeReading reading;
    std::size_t trees = 0;
};

ReadFile read_trees(const std::string& input, const JosekiAddOptions& options, const joseki::ImportRules& rules,
                    const joseki::TreeReadingOptions& reading_options) {
    const authoring::AskedGames asked = authoring::read_asked_games(input, options.files.encoding);
    say_warnings(asked);
    if (!reading_options.corner_lines && !reading_options.below) refuse_games(asked);
    ReadFile file;
    for (std::size_t i = 0; i < asked.collection.games.size(); ++i) {
        const compiler::SgfTree& tree = asked.collection.games[i];
        const joseki::TreeReading one = joseki::read_tree(tree, rules, reading_options, file.graph);
        if (!one.is_19x19) std::cerr << asked.name_of(i) << ": is not on a board of 19 lines; left out\n";
        for (const sgf::SgfWarning& warning : one.warnings)
            std::cerr << asked.file << ":" << sgf::warning_text(warning, *asked.collection.source) << '\n';
        file.reading.counts.add(one.counts);
        for (const auto& [what, count] : one.left_out) file.reading.left_out[what] += count;
        file.reading.applied_rules.resize(rules.rules.size());
        for (std::size_t rule = 0; rule < one.applied_rules.size(); ++rule)
            file.reading.applied_rules[rule] += one.applied_rules[rule];
        ++file.trees;
    }
    return file;
}

bool is_library(const std::string& input) { return input.ends_with(".kdb"); }

bool is_database(const std::string& input) { return input.ends_with(".db") || input.ends_with(".dbz"); }

joseki::DatabaseReading read_database_file(const std::string& input, joseki::Graph& graph) {
    joseki::DatabaseReading sum;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(input)) {
        base::Diagnostics findings;
        const joseki::DatabaseReading one =
            joseki::read_joseki_database(compiler::read_database(spec, findings), graph);
        sum.entries += one.entries;
        sum.moves += one.moves;
        sum.refused += one.refused;
    }
    return sum;
}

std::string counts_text(const ReadFile& file) {
    const joseki::TreeCounts& counts = file.reading.counts;
    return fmt::format("{}, {}: {}, {} that other variations have too, {} without a move, {} refused, {} elsewhere",
                       base::counted(file.trees, "tree", "trees"), base::counted(counts.nodes, "node", "nodes"),
                       base::counted(counts.new_moves, "move", "moves"), counts.merged_moves, counts.without_move,
                       counts.refused, counts.elsewhere);
}

// Moves are named as positions of a code are drawn, in the upper right corner.
void print_disputed(const std::vector<joseki::DisputedMove>& moves) {
    constexpr std::size_t shown = 3;
    if (moves.empty()) return;
    std::cout << fmt::format(
        "  {} of another class by earlier additions; the last one counts, unless katachi joseki edit says one\n",
        base::counted(moves.size(), "move is", "moves are"));
    for (std::size_t i = 0; i < std::min(shown, moves.size()); ++i)
        std::cout << fmt::format(
            "    {} {}: {}\n", joseki::identity_code(moves[i].from),
            move_name(board::turned(moves[i].move, board::Orientation::mirrored, board::max_board_size),
                      board::max_board_size),
            joseki::statements_text(moves[i]));
    if (moves.size() > shown) std::cout << fmt::format("    and {} more\n", moves.size() - shown);
}

// `input` is what the graph was read from.
void add_graph(const joseki::Graph& graph, const std::string& input, const JosekiAddOptions& options,
               LibraryToAddTo& library) {
    catalogue::Catalogue& catalogue = library.opened();
    begin_library(options.catalogue, catalogue);
    const joseki::AdditionReport report = joseki::add_to_library(catalogue, graph, joseki::source_name(input));
    if (report.is_repeated)
        std::cout << fmt::format("  addition {} says all this already; nothing was added\n", report.id);
    else
        std::cout << fmt::format("  addition {}: {} of {} positions and {} of {} moves are new to the library\n",
                                 report.id, report.new_positions, report.positions, report.new_moves, report.moves);
    if (!report.is_repeated) print_disputed(joseki::moves_disputed_by(catalogue, report.id));
    for (const std::int64_t removal : report.hidden_by)
        std::cout << fmt::format("  addition {} took a part of it out; katachi joseki undo {} brings that back\n",
                                 removal, removal);
}

void print_understood(const ReadFile& file, const joseki::ImportRules& rules) {
    std::string applied;
    for (std::size_t i = 0; i < rules.rules.size(); ++i)
        if (file.reading.applied_rules[i] > 0)
            applied += fmt::format("{}{} {}", applied.empty() ? "" : ", ", rules.rules[i].name,
                                   base::counted(file.reading.applied_rules[i], "time", "times"));
    if (file.reading.counts.after_ko_threats > 0)
        std::cout << fmt::format("  {} of the moves take a ko back at once, after threats that the tree leaves out\n",
                                 file.reading.counts.after_ko_threats);
    if (!applied.empty()) std::cout << "  comments understood by: " << applied << '\n';
    std::string left_out;
    for (const auto& [what, count] : file.reading.left_out)
        left_out += fmt::format("{}{} {}", left_out.empty() ? "" : ", ", what, base::counted(count, "time", "times"));
    if (!left_out.empty()) std::cout << "  left out, as the library keeps no such properties: " << left_out << '\n';
}

// Whether nothing was refused.
bool add_database(const std::string& input, const JosekiAddOptions& options, LibraryToAddTo& library) {
    joseki::Graph graph;
    const joseki::DatabaseReading reading = read_database_file(input, graph);
    std::cout << fmt::format("{}: {}: {}, {} refused\n", input, base::counted(reading.entries, "entry", "entries"),
                             base::counted(reading.moves, "move", "moves"), reading.refused);
    if (graph.edges().empty())
        std::cerr << "katachi: " << input
                  << ": nothing to add; only databases of corners and of whole boards of 19 lines are joseki\n";
    else
        add_graph(graph, input, options, library);
    return !graph.edges().empty() && reading.refused == 0;
}

bool add_library(const std::string& input, const JosekiAddOptions& options, LibraryToAddTo& library) {
    if (library.is(input)) throw base::FileError(input + ": is the library to add to; name another");
    const joseki::Graph graph =
        joseki::load_library(open_catalogue({.file = input}, catalogue::Catalogue::Access::read));
    std::cout << fmt::format("{}: {} in {}\n", input, base::counted(graph.edges().size(), "move", "moves"),
                             base::counted(graph.nodes().size(), "position", "positions"));
    if (graph.edges().empty())
        std::cerr << "katachi: " << input << ": nothing to add; it holds no joseki\n";
    else
        add_graph(graph, input, options, library);
    return !graph.edges().empty();
}

bool add_trees(const std::string& input, const JosekiAddOptions& options, const joseki::ImportRules& rules,
               const joseki::TreeReadingOptions& reading, LibraryToAddTo& library) {
    const ReadFile file = read_trees(input, options, rules, reading);
    std::cout << input << ": " << counts_text(file) << '\n';
    if (file.graph.edges().empty()) {
        std::cerr << "katachi: " << input << ": nothing to add"
                  << (reading.below ? "; no variation reaches the position of --below" : "") << '\n';
        return false;
    }
    print_understood(file, rules);
    add_graph(file.graph, input, options, library);
    return file.reading.counts.refused == 0;
}

}  // namespace

Outcome run_joseki_add(const JosekiAddOptions& options) {
    const joseki::ImportRules rules = rules_of(options);
    LibraryToAddTo library(options.catalogue);
    joseki::TreeReadingOptions reading;
    if (options.corner > 0) reading.corner_lines = options.corner;
    if (!options.below.empty()) reading.below = read_joseki_position(options.below).normal.stones;
    Outcome outcome = Outcome::success;
    for (const std::string& input : options.files.inputs) {
        const bool added = is_library(input)    ? add_library(input, options, library)
                           : is_database(input) ? add_database(input, options, library)
                                                : add_trees(input, options, rules, reading, library);
        if (!added) outcome = Outcome::findings;
    }
    return outcome;
}

}  // namespace katachi::cli
