// katachi joseki tree: a joseki database as a tree that can be edited and compiled again.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "compiler/check/entry_views.h"
#include "compiler/reader/reader.h"
#include "compiler/sgf/sgf_writer.h"
#include "compiler/syntax/diagnostic_order.h"
#include "joseki/trees/tree_builder.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/joseki_commands.h"

namespace katachi {

namespace {

struct JosekiTreeOptions {
    std::string database;
    std::string output;  // empty: standard output
    std::string dialect = "gnugo";
};

Outcome run_tree(const JosekiTreeOptions& options, const CommonOptions& common) {
    Diagnostics findings;
    const std::filesystem::path file = options.database;
    const PatternDatabase database =
        read_database({.name = file.stem().string(), .kind = DatabaseKind::corner, .files = {file}}, findings);
    const SgfTree tree = joseki_tree(database, *joseki_dialect(options.dialect), findings);
    const std::string text = sgf_text(tree);
    if (options.output.empty())
        std::cout << text << std::flush;
    else
        write_file(options.output, text);
    sort_diagnostics(findings);
    std::cerr << diagnostic_text(findings, text_style(common), entry_viewer({&database, 1}));
    if (!findings.empty())
        std::cerr << counted(findings.size(), "finding", "findings") << "; katachi explain RULE says more\n";
    return findings.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace

void add_joseki_tree_command(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("tree", "the joseki tree that compiles to a pattern database");
    auto options = std::make_shared<JosekiTreeOptions>();
    command->add_option("DATABASE", options->database, "joseki database (.db)")->required()->type_name("FILE");
    command->add_option("-o,--output", options->output, "write here (default: standard output)")->type_name("FILE");
    add_dialect_option(*command, options->dialect);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi joseki tree hoshi.db -o hoshi.sgf\n"
        "  katachi joseki tree hoshi.db | katachi joseki compile -\n"
        "\nPatterns that follow one another become variations, the others stand below nodes that set up their\n"
        "stones; the name of each is in the node's N. Patterns that a tree cannot show are left out.\n"
        "\nExit status: 0 all is in the tree, 1 findings, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_tree(*options, common); }; });
}

}  // namespace katachi
