#include "tools/authoring/joseki/shipped_joseki.h"

#include "base/files/read_file.h"
#include "compiler/sgf/reader.h"
#include "joseki/graph/tree_reader.h"
#include "tools/authoring/shipped_library.h"

namespace katachi::authoring {

joseki::Graph shipped_joseki() {
    joseki::Graph library;
    const joseki::ImportRules rules = joseki::default_import_rules();
    for (const std::filesystem::path& path : shipped_joseki_trees()) {
        const compiler::SgfCollection trees =
            compiler::read_sgf_collection(path.string(), std::string(base::read_file(path)->text()));
        for (const compiler::SgfTree& tree : trees.games) joseki::read_tree(tree, rules, {}, library);
    }
    return library;
}

}  // namespace katachi::authoring
