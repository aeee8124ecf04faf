// Databases whose files somebody is editing, with all that is wrong in them, and what each save changes.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/workspace/open_database.h"

namespace katachi::authoring {

struct LibraryChange {
    // The databases that a file of theirs changed, in the same order; all of both times where the manifest or the set
    // of files changed.
    std::vector<compiler::PatternDatabase> before;
    std::vector<compiler::PatternDatabase> after;
    base::Diagnostics new_findings;
    std::size_t gone_findings = 0;
};

class WatchedLibrary {
  public:
    // Folders and files as discover_databases takes them. Throws FileError.
    explicit WatchedLibrary(std::vector<std::string> paths);

    // Reads the files that changed since the last time, and checks the entries that changed in them. Throws FileError,
    // and stays as it was then.
    LibraryChange refresh();

    // The findings are those of check_databases.
    const base::Diagnostics& findings() const { return findings_; }
    std::size_t size() const { return databases_.size(); }
    const compiler::PatternDatabase& database(std::size_t index) const { return databases_[index].database(); }
    // Copies of all, for a compiler.
    std::vector<compiler::PatternDatabase> databases() const;

  private:
    void gather_findings();

    std::vector<std::string> paths_;
    std::vector<OpenDatabase> databases_;
    base::Diagnostics findings_;
};

}  // namespace katachi::authoring
