// A joseki database as a tree that compiles to the same patterns (joseki/tree_compiler.h). A pattern that shows another
// one after its move hangs below it; where none does, a node sets up its stones. Names stay, in N.
#pragma once

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"
#include "compiler/sgf/tree.h"
#include "joseki/trees/dialect.h"

namespace katachi::joseki {

// Patterns that no tree can show are findings and left out. The corner may be drawn at any corner of the diagram; in
// the tree it is the upper right one. A symmetry that the drawing has is declared when the tree is compiled, whether
// the pattern did or not.
compiler::SgfTree joseki_tree(const compiler::PatternDatabase& database, JosekiDialect dialect,
                              base::Diagnostics& findings);

}  // namespace katachi::joseki
