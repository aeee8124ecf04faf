// katachi joseki export: the library as an SGF tree or as patterns; verify: whether what is compiled from it finds all.
#include <fmt/core.h>

#include <algorithm>
#include <iostream>
#include <vector>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "compiler/sgf/writer.h"
#include "joseki/graph/db_export.h"
#include "joseki/graph/sgf_export.h"
#include "joseki/graph/verification.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

bool wants_patterns(const JosekiExportOptions& options) {
    if (!options.format.empty()) return options.format == "db";
    if (options.output.empty() || options.output.ends_with(".sgf")) return false;
    if (options.output.ends_with(".db")) return true;
    throw base::FileError(options.output + ": its ending says no format; end it in .sgf or .db, or add --format");
}

struct Exported {
    std::string text;
    std::string counts;
};

Exported patterns_of(const joseki::Graph& library, std::int64_t min_games) {
    const std::vector<joseki::EdgeIndex> moves = joseki::corner_moves(library, min_games);
    return {joseki::corner_patterns(library, moves), base::counted(moves.size(), "pattern", "patterns")};
}

Exported trees_of(const joseki::Graph& library) {
    const std::vector<compiler::SgfTree> trees = joseki::sgf_trees(library);
    return {compiler::sgf_text(trees), base::counted(library.edges().size(), "move", "moves") + " in " +
                                           base::counted(library.nodes().size(), "position", "positions") + ", " +
                                           base::counted(trees.size(), "tree", "trees")};
}

constexpr std::size_t faults_shown = 20;

}  // namespace

Outcome run_joseki_export(const JosekiExportOptions& options) {
    const bool as_patterns = wants_patterns(options);
    base::check_can_be_written(options.output);
    const joseki::Graph library = open_joseki_library(options.catalogue, options.additions).graph;
    const Exported exported = as_patterns ? patterns_of(library, options.min_games) : trees_of(library);
    write_text(exported.text, options.output);
    std::cerr << (options.output.empty() ? "" : options.output + ": ") << exported.counts << '\n';
    return Outcome::success;
}

Outcome run_joseki_verify(const JosekiVerifyOptions& options) {
    const joseki::Graph library = open_joseki_library(options.catalogue).graph;
    const base::ProgressLine line;
    const joseki::Verification found = joseki::verify(
        library, {.stop = &base::stop_on_interrupt(), .progress = [&](std::int64_t done, std::int64_t all) {
                      line.show(fmt::format("verifying  {} %", 100 * done / all));
                  }});
    line.clear();
    if (!found.is_complete) return stopped("nothing was found out");
    std::cout << fmt::format(
        "{} and {} played through\n{} looked for in the corner tree on {} boards, all positions in the templates on {} "
        "boards: {}\n",
        base::counted(found.positions, "position", "positions"), base::counted(found.moves, "move", "moves"),
        base::counted(found.patterns, "pattern", "patterns"), found.corner_boards, found.template_boards,
        found.faults.empty() ? "all found" : base::counted(found.faults.size(), "fault", "faults"));
    for (std::size_t i = 0; i < std::min(found.faults.size(), faults_shown); ++i) std::cout << found.faults[i] << '\n';
    if (found.faults.size() > faults_shown) std::cout << found.faults.size() - faults_shown << " more\n";
    return found.faults.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
