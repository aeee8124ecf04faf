// Findings that a project lives with for now: how many of each rule in each entry. Lines do not matter, so that a
// baseline holds while files are edited and entries moved.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "base/findings/diagnostic.h"
#include "compiler/check/rule_choice.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

class Baseline {
  public:
    // Throws FileError for a file that cannot be read, with the line where it is no baseline.
    static Baseline read(const std::filesystem::path& file);

    // Takes up findings that were made in the database; those about reading are left out.
    void add(const PatternDatabase& database, const base::Diagnostics& findings);

    struct Hidden {
        std::size_t findings = 0;
        std::size_t no_longer_found = 0;  // of those that the baseline has for the database and these rules
    };
    // Takes out of `findings`, made in the database by the chosen rules, those that are known. Where an entry has more
    // findings of a rule than are known, none of them is: which one is new cannot be told.
    Hidden hide(const PatternDatabase& database, const RuleChoice& chosen, base::Diagnostics& findings) const;

    std::size_t size() const;
    // TOML: a table a database, a line an entry, sorted.
    std::string text() const;

  private:
    // How many findings, by rule.
    using Counts = std::map<std::string, std::size_t, std::less<>>;
    using Entries = std::map<std::string, Counts, std::less<>>;

    std::map<std::string, Entries, std::less<>> databases_;
};

}  // namespace katachi::compiler
