// katachi joseki tree: a joseki database as a tree that can be edited and compiled again.
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "compiler/check/entry_views.h"
#include "compiler/reader/reader.h"
#include "compiler/sgf/writer.h"
#include "base/text/counted.h"
#include "base/findings/diagnostic_order.h"
#include "joseki/trees/tree_builder.h"
#include "base/files/atomic_file.h"
#include "tools/katachi/commands/joseki/commands.h"

namespace katachi {

Outcome run_joseki_tree(const JosekiTreeOptions& options, const CommonOptions& common) {
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

}  // namespace katachi
