// katachi joseki export: the library as an SGF tree or as patterns; verify: whether what is compiled from it finds all.
#include <fmt/format.h>

#include <iostream>
#include <memory>

#include "compiler/sgf/sgf_writer.h"
#include "joseki/db_export.h"
#include "joseki/library_store.h"
#include "joseki/sgf_export.h"
#include "joseki/verification.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/catalogue_option.h"
#include "tools/katachi/interrupt.h"
#include "tools/katachi/joseki_commands.h"
#include "tools/katachi/progress_line.h"

namespace katachi {

namespace {

struct ExportOptions {
    CatalogueOption catalogue;
    std::string format;
    std::string output;
    std::int64_t min_games = 0;
};

bool wants_patterns(const ExportOptions& options) {
    return options.format.empty() ? options.output.ends_with(".db") : options.format == "db";
}

Outcome run_export(const ExportOptions& options) {
    const JosekiGraph library = load_library(open_catalogue(options.catalogue, Catalogue::Access::read));
    const std::string text = wants_patterns(options)
                                 ? corner_patterns(library, corner_moves(library, options.min_games))
                                 : sgf_text(sgf_trees(library));
    if (options.output.empty())
        std::cout << text;
    else
        write_file(options.output, text);
    return Outcome::success;
}

struct VerifyOptions {
    CatalogueOption catalogue;
};

constexpr std::size_t faults_shown = 20;

Outcome run_verify(const VerifyOptions& options) {
    const JosekiGraph library = load_library(open_catalogue(options.catalogue, Catalogue::Access::read));
    const ProgressLine line;
    const Verification found =
        verify(library, {.stop = &stop_on_interrupt(), .progress = [&](std::int64_t done, std::int64_t all) {
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
        counted(found.positions, "position", "positions"), counted(found.moves, "move", "moves"),
        counted(found.patterns, "pattern", "patterns"), found.corner_boards, found.template_boards,
        found.faults.empty() ? "all found" : counted(found.faults.size(), "fault", "faults"));
    for (std::size_t i = 0; i < std::min(found.faults.size(), faults_shown); ++i) std::cout << found.faults[i] << '\n';
    if (found.faults.size() > faults_shown) std::cout << found.faults.size() - faults_shown << " more\n";
    return found.faults.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace

void add_joseki_export_command(CLI::App& joseki, Action& action) {
    auto* command = joseki.add_subcommand("export", "the library as an SGF tree, or as patterns");
    auto options = std::make_shared<ExportOptions>();
    command->add_option("--format", options->format, "sgf or db (default: as the file's name ends, else sgf)")
        ->check(CLI::IsMember({"sgf", "db"}));
    command->add_option("-o,--output", options->output, "write here (default: standard output)")->type_name("FILE");
    command
        ->add_option("--min-games", options->min_games, "db: moves played in at least N games, and those with a class")
        ->type_name("N");
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki export -o joseki.sgf\n"
                 "  katachi joseki export -o joseki.db --min-games 20\n"
                 "\nThe corner is the upper right one. A tree begins on the empty board, Black first; a position that\n"
                 "several orders reach has its continuations once, behind the order that is played most.");
    command->callback([options, &action] { action = [options] { return run_export(*options); }; });
}

void add_joseki_verify_command(CLI::App& joseki, Action& action) {
    auto* command = joseki.add_subcommand("verify", "play through the library; find every move in what is compiled");
    auto options = std::make_shared<VerifyOptions>();
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Every position is laid on a board in all eight ways, for both colours: the corner tree must find\n"
                 "each pattern, and the templates all continuations at full degree.\n"
                 "Exit status: 0 all found, 1 something is amiss, 2 trouble, or stopped.");
    command->callback([options, &action] { action = [options] { return run_verify(*options); }; });
}

}  // namespace katachi
