// A database under an editor's hands with all that is wrong in it: a rule that looks at one entry is asked again only
// about entries that have changed.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "compiler/reader/edited_database.h"

namespace katachi::compiler {

class CheckedDatabase {
  public:
    CheckedDatabase(DatabaseSpec spec, const std::vector<base::SourcePtr>& sources);

    // The text of a file, by its number, is another one now.
    void update(std::size_t file, const base::SourcePtr& source);

    const PatternDatabase& database() const { return edited_.database(); }

    // They are at all times what read_source and check find in the texts, in that order.
    base::Diagnostics findings();

    // They are those of findings(), in the same order, that reader and rules make by looking at one entry alone, in the
    // parts of a file that touch these bytes.
    base::Diagnostics findings_in(std::size_t file, base::Span span) const;

  private:
    // What the rules found in the entries of a part, where it stood when they looked.
    struct Known {
        std::uint32_t begin = 0;
        base::Diagnostics findings;
    };
    using KnownParts = std::unordered_map<std::uint64_t, Known>;

    // What the rules may look at beside an entry (rule.h) and edits may change.
    struct Surroundings {
        AttributeMap attribute_map = AttributeMap::none;
        std::vector<std::pair<std::string, std::string>> directives;

        friend bool operator==(const Surroundings&, const Surroundings&) = default;
    };
    Surroundings surroundings() const;
    Known check_part(const EditedDatabase::Part& part) const;

    EditedDatabase edited_;
    KnownParts known_;  // by EditedDatabase::Part::reading
    Surroundings known_in_;
};

}  // namespace katachi::compiler
