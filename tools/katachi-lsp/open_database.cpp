#include "tools/katachi-lsp/open_database.h"

#include <algorithm>

#include "base/findings/diagnostic_order.h"

namespace katachi::lsp {

OpenDatabase::OpenDatabase(compiler::DatabaseSpec spec, const std::vector<base::SourcePtr>& sources,
                           compiler::CheckSettings settings, Encoding encoding)
    : checked_(std::move(spec), sources), settings_(std::move(settings)), encoding_(encoding) {
    for (const base::SourcePtr& source : sources) lines_.emplace_back(source->text(), encoding);
}

void OpenDatabase::set_text(std::size_t file, const base::SourcePtr& source) {
    checked_.update(file, source);
    lines_[file] = TextLines(source->text(), encoding_);
    findings_.reset();
    is_reported = false;
}

const base::Diagnostics& OpenDatabase::findings() {
    if (!findings_) {
        findings_ = compiler::shown(database(), checked_.findings(), settings_).findings;
        base::sort_diagnostics(*findings_);
    }
    return *findings_;
}

std::optional<std::size_t> OpenDatabase::file_of(const base::SourcePtr& source) const {
    const auto& sources = database().sources;
    const auto found = std::find(sources.begin(), sources.end(), source);
    if (found == sources.end()) return std::nullopt;
    return static_cast<std::size_t>(found - sources.begin());
}

}  // namespace katachi::lsp
