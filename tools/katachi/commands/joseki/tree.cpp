// katachi joseki tree: a joseki database as a tree that can be edited and compiled again.
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/findings/diagnostic_order.h"
#include "base/text/counted.h"
#include "compiler/check/facts/entry_views.h"
#include "compiler/reader/reader.h"
#include "compiler/sgf/writer.h"
#include "joseki/trees/tree_builder.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

Outcome run_joseki_tree(const JosekiTreeOptions& options, const CommonOptions& common) {
    base::check_is_no_input(options.output, {&options.database, 1});
    base::Diagnostics findings;
    const std::filesystem::path file = options.database;
    const compiler::PatternDatabase database = compiler::read_database(
        {.name = file.stem().string(), .kind = compiler::DatabaseKind::corner, .files = {file}}, findings);
    const compiler::SgfTree tree = joseki::joseki_tree(database, *joseki::joseki_dialect(options.dialect), findings);
    const std::string text = compiler::sgf_text(tree);
    write_text(text, options.output);
    base::sort_diagnostics(findings);
    std::cerr << base::diagnostic_text(findings, text_style(common), compiler::entry_viewer({&database, 1}));
    if (!findings.empty())
        std::cerr << base::counted(findings.size(), "finding", "findings") << "; katachi explain RULE says more\n";
    return findings.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
