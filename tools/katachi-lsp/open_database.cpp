#include "tools/katachi-lsp/open_database.h"

#include <algorithm>

#include "base/findings/diagnostic_order.h"

namespace katachi::lsp {

OpenDatabase::OpenDatabase(DatabaseSpec spec, const std::vector<SourcePtr>& sources, CheckSettings settings,
                           Encoding encoding)
    : checked_(std::move(spec), sources), settings_(std::move(settings)), encoding_(encoding) {
    for (const SourcePtr& source : sources) lines_.emplace_back(source->text(), encoding);
}

void OpenDatabase::set_text(std::size_t file, const SourcePtr& source) {
    checked_.update(file, source);
    lines_[file] = TextLines(source->text(), encoding_);
    findings_.reset();
    is_reported = false;
}

const Diagnostics& OpenDatabase::findings() {
    if (!findings_) {
        findings_ = shown(database(), checked_.findings(), settings_).findings;
        sort_diagnostics(*findings_);
    }
    return *findings_;
}

std::optional<std::size_t> OpenDatabase::file_of(const SourcePtr& source) const {
    const auto& sources = database().sources;
    const auto found = std::find(sources.begin(), sources.end(), source);
    if (found == sources.end()) return std::nullopt;
    return static_cast<std::size_t>(found - sources.begin());
}

const Pattern* entry_at(const PatternDatabase& database, const SourcePtr& source, std::uint32_t offset) {
    const Pattern* entry = nullptr;
    for (const Pattern& pattern : database.patterns)
        if (pattern.source == source && pattern.span.begin <= offset) entry = &pattern;
    if (entry == nullptr || offset <= entry->span.end) return entry;
    const bool begins_another = source->text({entry->span.end, offset}).find("\nPattern") != std::string_view::npos;
    return begins_another ? nullptr : entry;
}

}  // namespace katachi::lsp
