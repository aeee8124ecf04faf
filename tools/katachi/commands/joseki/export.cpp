// katachi joseki export: the library as an SGF tree or as patterns; verify: whether what is compiled from it finds all.
#include <fmt/core.h>

#include <algorithm>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/text/counted.h"
#include "base/work/interrupt.h"
#include "base/work/progress_line.h"
#include "compiler/sgf/writer.h"
#include "joseki/graph/db_export.h"
#include "joseki/graph/library_store.h"
#include "joseki/graph/sgf_export.h"
#include "joseki/graph/verification.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/shared/catalogue_option.h"

namespace katachi::cli {

namespace {

bool wants_patterns(const JosekiExportOptions& options) {
    return options.format.empty() ? options.output.ends_with(".db") : options.format == "db";
}

constexpr std::size_t faults_shown = 20;

}  // namespace

Outcome run_joseki_export(const JosekiExportOptions& options) {
    const joseki::Graph library =
        joseki::load_library(open_catalogue(options.catalogue, catalogue::Catalogue::Access::read));
    const std::string text = wants_patterns(options)
                                 ? joseki::corner_patterns(library, joseki::corner_moves(library, options.min_games))
                                 : compiler::sgf_text(joseki::sgf_trees(library));
    if (options.output.empty())
        std::cout << text;
    else
        base::write_file(options.output, text);
    return Outcome::success;
}

Outcome run_joseki_verify(const JosekiVerifyOptions& options) {
    const joseki::Graph library =
        joseki::load_library(open_catalogue(options.catalogue, catalogue::Catalogue::Access::read));
    const base::ProgressLine line;
    const joseki::Verification found = joseki::verify(
        library, {.stop = &base::stop_on_interrupt(), .progress = [&](std::int64_t done, std::int64_t all) {
                      line.show(fmt::format("verifying  {} %", 100 * done / all));
                  }});
    line.clear();
    if (!found.is_complete) {
        std::cerr << "katachi: stopped; nothing was found out\n";
        return Outcome::trouble;
    }
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
