// A database of which a text is open in the editor: that text as the editor has it, the other files as they are on
// disk.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/check/check_databases.h"
#include "compiler/check/checked_database.h"
#include "tools/katachi-lsp/text_position.h"

namespace katachi::lsp {

class OpenDatabase {
  public:
    OpenDatabase(compiler::DatabaseSpec spec, const std::vector<base::SourcePtr>& sources,
                 compiler::CheckSettings settings, Encoding encoding);

    void set_text(std::size_t file, const base::SourcePtr& source);

    const compiler::PatternDatabase& database() const { return checked_.database(); }
    // Those that `katachi check` shows of it; worked out when they are asked for after a change.
    const base::Diagnostics& findings();

    const base::SourcePtr& source(std::size_t file) const { return database().sources[file]; }
    const TextLines& lines(std::size_t file) const { return lines_[file]; }
    // Of a source of now; nothing for other sources.
    std::optional<std::size_t> file_of(const base::SourcePtr& source) const;

    // Whether the editor has been told of all findings.
    bool is_reported = false;

  private:
    compiler::CheckedDatabase checked_;
    compiler::CheckSettings settings_;
    Encoding encoding_;
    std::vector<TextLines> lines_;
    std::optional<base::Diagnostics> findings_;
};

}  // namespace katachi::lsp
