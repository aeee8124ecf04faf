// A database whose texts somebody is changing, with what `katachi check` shows of it at all times.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/check/check_databases.h"
#include "compiler/check/checked_database.h"

namespace katachi::authoring {

class OpenDatabase {
  public:
    // `sources` are the texts of the files of `spec`, in their order.
    OpenDatabase(compiler::DatabaseSpec spec, const std::vector<base::SourcePtr>& sources,
                 compiler::CheckSettings settings);

    // The text of a file, by its number, is another one now.
    void set_text(std::size_t file, const base::SourcePtr& source);

    const compiler::PatternDatabase& database() const { return checked_.database(); }
    // The findings are in order; they are worked out when they are asked for after a change.
    const base::Diagnostics& findings();
    // Those in these bytes of a file which can be found without a look at other entries, at once.
    base::Diagnostics findings_in(std::size_t file, base::Span span) const;

    const base::SourcePtr& source(std::size_t file) const { return database().sources[file]; }
    // The file is that of a source of now; there is none for other sources.
    std::optional<std::size_t> file_of(const base::SourcePtr& source) const;

    // Whether it was opened or a text of it was set since the last call.
    bool take_change() { return std::exchange(has_changed_, false); }

  private:
    compiler::CheckedDatabase checked_;
    compiler::CheckSettings settings_;
    std::optional<base::Diagnostics> findings_;
    bool has_changed_ = true;
};

}  // namespace katachi::authoring
