#include "compiler/check/entry_index.h"

#include <algorithm>

namespace katachi::compiler {

namespace {

std::uint32_t end_of_last_line(const Pattern& pattern) {
    const base::SourceFile& source = *pattern.source;
    return source.line_span(source.line_column(pattern.span.end).line).end;
}

}  // namespace

EntryIndex::EntryIndex(const PatternDatabase& database) {
    for (const Pattern& pattern : database.patterns) entries_[pattern.source].push_back(&pattern);
}

const Pattern* EntryIndex::at(const base::SourcePtr& source, std::uint32_t offset) const {
    const auto found = entries_.find(source);
    if (found == entries_.end()) return nullptr;
    const auto after =
        std::upper_bound(found->second.begin(), found->second.end(), offset,
                         [](std::uint32_t at, const Pattern* pattern) { return at < pattern->span.begin; });
    if (after == found->second.begin()) return nullptr;
    const Pattern& pattern = **(after - 1);
    return offset <= end_of_last_line(pattern) ? &pattern : nullptr;
}

std::uint32_t EntryIndex::first_entry(const base::SourcePtr& source) const {
    const auto found = entries_.find(source);
    return found == entries_.end() ? static_cast<std::uint32_t>(source->text().size())
                                   : found->second.front()->span.begin;
}

}  // namespace katachi::compiler
