// Findings that a project lives with for now: how many of each rule in each entry of each file. Lines do not matter, so
// that a baseline holds while files are edited and entries moved.
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
    // An empty one, to be written to `file`: its folder is where the paths of files begin.
    explicit Baseline(const std::filesystem::path& file);
    // Throws FileError for a file that cannot be read, with the line where it is no baseline.
    static Baseline read(const std::filesystem::path& file);

    // Forgets what is known of the database's files, and of files that are gone. A finding that needs files which were
    // left out stays known.
    void forget(const PatternDatabase& database);

    // Takes up findings that were made in the database; those about reading are left out. Of a file that is part of
    // several databases the most that one of them has count.
    void add(const PatternDatabase& database, const base::Diagnostics& findings);

    struct Hidden {
        std::size_t findings = 0;
        std::size_t no_longer_found = 0;  // of those that the baseline has for the files and that could be found now
    };
    // Takes out of `findings`, made in the database by the chosen rules, those that are known. Where an entry has more
    // findings of a rule than are known, none of them is: which one is new cannot be told.
    Hidden hide(const PatternDatabase& database, const RuleChoice& chosen, base::Diagnostics& findings) const;

    std::size_t size() const;
    // TOML: a table a file, a line an entry, sorted.
    std::string text() const;

  private:
    // How many findings, by rule.
    using Counts = std::map<std::string, std::size_t, std::less<>>;
    using Entries = std::map<std::string, Counts, std::less<>>;
    using Files = std::map<std::string, Entries, std::less<>>;

    using FileKeys = std::map<base::SourcePtr, std::string>;

    bool names_database(const PatternDatabase& database) const;
    // Whether a finding would be made again if it were still there.
    bool can_be_found(const std::string& id, const PatternDatabase& database) const;
    // The paths of the files from the folder of the baseline. Baselines up to version 0.1 have the name of the
    // database.
    FileKeys file_keys(const PatternDatabase& database) const;
    // Has all files of the database, those without findings too.
    static Files counted(const PatternDatabase& database, const FileKeys& files, const base::Diagnostics& findings);
    std::size_t known(const std::string& file, const std::string& entry, const std::string& rule) const;

    std::filesystem::path folder_;
    Files files_;
};

}  // namespace katachi::compiler
