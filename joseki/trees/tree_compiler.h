// Joseki trees to a pattern database: each node with a move and a mark becomes one pattern, the corner as it stands
// before the move. The mark (SQ or MA) is the far end of the rectangle from the corner; labels and comment give the
// class, attributes, constraint and remarks. README.md beside this file says how a tree is written.
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/findings/diagnostic.h"
#include "base/findings/diagnostic_text.h"
#include "compiler/model/pattern_database.h"
#include "compiler/sgf/tree.h"
#include "joseki/trees/tree_entry.h"

namespace katachi::joseki {

struct CompiledTrees {
    std::string text;                    // the database
    compiler::PatternDatabase database;  // the same, read; of the kind corner
    base::Diagnostics findings;          // in order; their places are places in the trees
    std::size_t left_out = 0;            // patterns that cannot be read, so that they are in neither
};

// What the text printer shows of the pattern that a finding is about. `compiled` must outlive the result.
base::EntryViewer entry_viewer(const CompiledTrees& compiled);

// What is looked for in a database that can be read, such as compiler::check.
using DatabaseCheck = void (*)(const compiler::PatternDatabase&, base::Diagnostics&);

class TreeCompiler {
  public:
    explicit TreeCompiler(JosekiDialect dialect = JosekiDialect::gnugo) : dialect_(dialect) {}

    // Patterns are called `prefix` and a number, or as the property N of their node says; files that share a prefix
    // are numbered on. The trees must outlive finish().
    void add(const compiler::SgfCollection& trees, const std::string& prefix);

    // Null: what can be read is not looked at further.
    CompiledTrees finish(DatabaseCheck check);

  private:
    // Each is a text of its own, so that a broken one breaks no other.
    struct Entry {
        std::string name;
        TracedText text;
        bool is_readable = true;
    };

    void add(const compiler::SgfTree& tree, const base::SourcePtr& source, const std::string& prefix);
    void read_entries(compiler::PatternDatabase& database, base::Diagnostics& findings);
    void trace(base::Diagnostic& finding) const;

    JosekiDialect dialect_;
    std::map<std::string, int> numbers_;  // by prefix, the last one
    std::vector<std::string> files_;
    std::vector<Entry> entries_;
    std::unordered_map<const base::SourceFile*, const Entry*> by_source_;  // what they were read as
    base::Diagnostics findings_;
};

// "JHK" for hoshi_keima.sgf: a J for joseki, and the initials of the file's name.
std::string default_prefix(const std::string& path);

}  // namespace katachi::joseki
