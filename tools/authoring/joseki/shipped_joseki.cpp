#include "tools/authoring/joseki/shipped_joseki.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/files/read_file.h"
#include "compiler/sgf/reader.h"
#include "joseki/graph/tree_reader.h"
#include "tools/authoring/shipped_library.h"

namespace katachi::authoring {

// The embedded file.
std::optional<std::string_view> joseki_terms_text(std::string_view name);

joseki::Graph shipped_joseki() { return shipped_joseki_by_tree().graph; }

JosekiTrees shipped_joseki_by_tree() {
    JosekiTrees shipped;
    const joseki::ImportRules rules = joseki::default_import_rules();
    for (const std::filesystem::path& path : shipped_joseki_trees()) {
        const compiler::SgfCollection trees =
            compiler::read_sgf_collection(path.string(), std::string(base::read_file(path)->text()));
        for (const compiler::SgfTree& tree : trees.games) {
            const compiler::SgfProperty* const title = tree.root().find("GN");
            shipped.trees.push_back({.name = path.stem().string(),
                                     .title = title == nullptr ? "" : title->values.front().text,
                                     .first_node = static_cast<joseki::NodeIndex>(shipped.graph.nodes().size())});
            joseki::read_tree(tree, rules, {}, shipped.graph);
        }
    }
    return shipped;
}

const JosekiTree* JosekiTrees::tree_of(joseki::NodeIndex node) const {
    const auto behind =
        std::upper_bound(trees.begin(), trees.end(), node,
                         [](joseki::NodeIndex asked, const JosekiTree& tree) { return asked < tree.first_node; });
    return behind == trees.begin() ? nullptr : &*std::prev(behind);
}

std::span<const naming::Term> joseki_terms() {
    static const std::vector<naming::Term> all = naming::read_terms(joseki_terms_text("terms.tsv").value_or(""));
    return all;
}

std::string_view joseki_word(std::string_view name, naming::Language language) {
    const naming::Term* const term = naming::find_term(joseki_terms(), name);
    return term == nullptr ? name : term->in(language);
}

}  // namespace katachi::authoring
