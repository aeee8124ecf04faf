// Which entry of a database a place of its text is in.
#pragma once

#include <map>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

class EntryIndex {
  public:
    // `database` must outlive the index.
    explicit EntryIndex(const PatternDatabase& database);

    // The entry from whose first to the end of whose last line the place is; null for none.
    const Pattern* at(const base::SourcePtr& source, std::uint32_t offset) const;
    // Where the first entry of the file begins; at its end where there is none.
    std::uint32_t first_entry(const base::SourcePtr& source) const;

  private:
    std::map<base::SourcePtr, std::vector<const Pattern*>> entries_;  // in their order
};

}  // namespace katachi::compiler
