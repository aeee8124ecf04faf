#include "tools/authoring/workspace/open_database.h"

#include <algorithm>

#include "compiler/check/rules/rules.h"

namespace katachi::authoring {

OpenDatabase::OpenDatabase(compiler::DatabaseSpec spec, const std::vector<base::SourcePtr>& sources,
                           compiler::CheckSettings settings)
    : checked_(std::move(spec), sources), settings_(std::move(settings)) {}

void OpenDatabase::set_text(std::size_t file, const base::SourcePtr& source) {
    checked_.update(file, source);
    findings_.reset();
    has_changed_ = true;
}

const base::Diagnostics& OpenDatabase::findings() {
    if (!findings_) findings_ = compiler::shown(database(), checked_.findings(), settings_).findings;
    return *findings_;
}

base::Diagnostics OpenDatabase::findings_in(std::size_t file, base::Span span) const {
    base::Diagnostics found = compiler::shown(database(), checked_.findings_in(file, span), settings_).findings;
    // Whether a comment silences anything is known once all is.
    std::erase_if(found, [&](const base::Diagnostic& finding) {
        return finding.source != source(file) || finding.span.begin < span.begin || finding.span.begin > span.end ||
               finding.rule == compiler::unused_ignore.id;
    });
    return found;
}

std::optional<std::size_t> OpenDatabase::file_of(const base::SourcePtr& source) const {
    const auto& sources = database().sources;
    const auto found = std::find(sources.begin(), sources.end(), source);
    if (found == sources.end()) return std::nullopt;
    return static_cast<std::size_t>(found - sources.begin());
}

}  // namespace katachi::authoring
