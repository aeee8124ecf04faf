#include "tests/fuzz/joseki_promise.h"

#include <algorithm>

#include "compiler/check/check.h"
#include "compiler/emit/pattern_text.h"
#include "compiler/reader/reader.h"
#include "joseki/graph/db_export.h"
#include "joseki/graph/sgf_export.h"
#include "joseki/graph/tree_reader.h"
#include "joseki/trees/tree_builder.h"
#include "joseki/trees/tree_compiler.h"

namespace katachi::fuzz {

namespace {

joseki::CompiledTrees compiled(const compiler::SgfCollection& trees) {
    joseki::TreeCompiler compiler;
    compiler.add(trees, "J");
    return compiler.finish(compiler::check);
}

std::string broken_place(const joseki::CompiledTrees& trees, const compiler::SgfCollection& read) {
    for (const base::Diagnostic& finding : trees.findings) {
        if (compiler::find_rule(finding.rule) == nullptr || finding.message.empty())
            return "a finding without rule or message";
        if (finding.source != read.source || finding.span.begin > finding.span.end ||
            finding.span.end > read.source->text().size())
            return finding.rule + ": its place is not in the tree";
    }
    return "";
}

compiler::PatternDatabase read_again(const std::string& text, base::Diagnostics& findings) {
    compiler::PatternDatabase database;
    database.spec.kind = compiler::DatabaseKind::corner;
    compiler::read_source(std::make_shared<base::SourceFile>("compiled.db", text), database, findings);
    return database;
}

// One line for each pattern, in the order of the lines.
std::vector<std::string> meanings(const compiler::PatternDatabase& database) {
    std::vector<std::string> texts;
    for (const compiler::Pattern& pattern : database.patterns)
        texts.push_back(compiler::pattern_text(pattern, compiler::DatabaseKind::corner));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string difference(const compiler::PatternDatabase& a, const compiler::PatternDatabase& b) {
    const auto before = meanings(a);
    const auto after = meanings(b);
    const auto [left, right] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    if (left == before.end() && right == after.end()) return "";
    return (left == before.end() ? "nothing" : *left) + "becomes\n" + (right == after.end() ? "nothing" : *right);
}

// The text is read as a graph, and then as the trees of that, read again.
std::string broken_graph(const std::vector<compiler::SgfTree>& trees) {
    const joseki::ImportRules rules = joseki::default_import_rules();
    const auto read = [&](const std::vector<compiler::SgfTree>& all, joseki::Graph& graph) {
        joseki::TreeCounts counts;
        for (const compiler::SgfTree& tree : all) counts.add(joseki::read_tree(tree, rules, {}, graph).counts);
        return counts;
    };
    joseki::Graph graph, again;
    const joseki::TreeCounts counts = read(trees, graph);
    if (counts.new_moves + counts.merged_moves + counts.without_move + counts.refused + counts.elsewhere !=
        counts.nodes)
        return "the counts of nodes do not add up";
    const joseki::TreeCounts exported = read(joseki::sgf_trees(graph), again);
    if (exported.refused > 0) return "a move of the exported tree is refused";
    if (again.nodes().size() != graph.nodes().size() || again.edges().size() != graph.edges().size())
        return "positions or moves of the exported tree differ";
    joseki::corner_patterns(graph, joseki::corner_moves(graph, 0));
    return "";
}

}  // namespace

std::string broken_joseki_promise(const compiler::SgfCollection& trees) {
    if (std::string broken = broken_graph(trees.games); !broken.empty()) return broken;
    const joseki::CompiledTrees first = compiled(trees);
    if (std::string broken = broken_place(first, trees); !broken.empty()) return broken;
    base::Diagnostics findings;
    const compiler::PatternDatabase again = read_again(first.text, findings);
    if (!findings.empty()) return findings.front().message + " in\n" + first.text;
    if (std::string other = difference(first.database, again); !other.empty()) return "read again:\n" + other;

    const compiler::SgfTree built = joseki::joseki_tree(again, joseki::JosekiDialect::gnugo, findings);
    const compiler::SgfCollection one{.source = trees.source, .games = {built}};
    const std::string other = findings.empty() ? difference(again, compiled(one).database) : "";
    return other.empty() ? "" : "as a tree:\n" + other;
}

}  // namespace katachi::fuzz
