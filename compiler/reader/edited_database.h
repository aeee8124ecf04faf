// A database whose texts change under an editor's hands: only the parts that a change touches are read again, what
// stands behind them is moved.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"
#include "compiler/reader/source_parts.h"

namespace katachi::compiler {

class EditedDatabase {
  public:
    // `sources` are the texts of the files of `spec`, in their order.
    EditedDatabase(DatabaseSpec spec, const std::vector<base::SourcePtr>& sources);

    // The text of a file, by its number, is another one now.
    void update(std::size_t file, const base::SourcePtr& source);

    // The database is at all times the one that read_source makes of the texts, with the findings that it has.
    const PatternDatabase& database() const { return database_; }
    base::Diagnostics findings() const;

    // A part of a file (source_parts.h) as it was read last.
    struct Part {
        base::Span span;
        std::uint64_t reading = 0;  // another number whenever it was read anew
        std::size_t first_pattern = 0;
        std::size_t pattern_count = 0;
        std::vector<Directive> directives = {};  // their places and the pattern they precede are those in the part
        std::optional<AttributeMap> attribute_map = {};
        base::Diagnostics findings = {};  // likewise
    };
    // The parts of all files, in order.
    const std::vector<std::vector<Part>>& parts() const { return parts_; }

  private:
    void replace(std::size_t file, std::size_t first, std::size_t count, const std::vector<base::Span>& spans);
    void move_patterns(const Part& part, const base::SourcePtr& source, std::uint32_t begin);
    void count_patterns();
    void gather_directives();

    PatternDatabase database_;
    std::vector<std::vector<Part>> parts_;       // by file
    std::vector<base::Diagnostics> unreadable_;  // by file: why it is no source at all
    std::uint64_t readings_ = 0;
};

}  // namespace katachi::compiler
