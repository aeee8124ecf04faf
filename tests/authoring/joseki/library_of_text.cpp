#include "tests/authoring/joseki/library_of_text.h"

#include "compiler/sgf/reader.h"
#include "joseki/graph/import_rules.h"
#include "joseki/graph/tree_reader.h"

namespace katachi::authoring {

joseki::Graph library_of(const std::string& sgf) {
    joseki::Graph library;
    for (const compiler::SgfTree& tree : compiler::read_sgf_collection("tree.sgf", sgf).games)
        joseki::read_tree(tree, joseki::default_import_rules(), {}, library);
    return library;
}

}  // namespace katachi::authoring
