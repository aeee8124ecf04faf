#include "compiler/reader/edited_database.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "compiler/model/moved.h"
#include "compiler/reader/reader.h"

namespace katachi::compiler {

namespace {

using Part = EditedDatabase::Part;

// How many parts at the beginning of both texts say the same. The last part of a text is read with nothing behind it.
std::size_t leading_equals(const base::SourceFile& before, std::span<const Part> old, const base::SourceFile& after,
                           std::span<const base::Span> now) {
    const auto common = std::min(old.size(), now.size());
    std::size_t equal = 0;
    while (equal < common && before.text(old[equal].span) == after.text(now[equal])) ++equal;
    const bool is_last_of_one = old.size() != now.size() && equal == common && equal > 0;
    return is_last_of_one ? equal - 1 : equal;
}

// How many do at the end, apart from the `leading` ones.
std::size_t trailing_equals(const base::SourceFile& before, std::span<const Part> old, const base::SourceFile& after,
                            std::span<const base::Span> now, std::size_t leading) {
    const auto common = std::min(old.size(), now.size()) - leading;
    std::size_t equal = 0;
    while (equal < common && before.text(old[old.size() - equal - 1].span) == after.text(now[now.size() - equal - 1]))
        ++equal;
    return equal;
}

template <typename Values>
auto at(Values& values, std::size_t index) {
    return values.begin() + static_cast<std::ptrdiff_t>(index);
}

}  // namespace

EditedDatabase::EditedDatabase(DatabaseSpec spec, const std::vector<base::SourcePtr>& sources)
    : parts_(sources.size()), unreadable_(sources.size()) {
    database_.spec = std::move(spec);
    for (const base::SourcePtr& source : sources)
        database_.sources.push_back(std::make_shared<base::SourceFile>(source->path(), std::string()));
    for (std::size_t file = 0; file < sources.size(); ++file) update(file, sources[file]);
}

void EditedDatabase::update(std::size_t file, const base::SourcePtr& source) {
    const base::SourcePtr before = database_.sources[file];
    std::vector<Part>& parts = parts_[file];
    unreadable_[file].clear();
    std::vector<base::Span> spans;
    if (!source->text().empty() && is_readable(source, unreadable_[file]))
        spans = source_parts(source->text(), database_.spec.kind);

    const auto leading = leading_equals(*before, parts, *source, spans);
    const auto trailing = trailing_equals(*before, parts, *source, spans, leading);
    const auto moved_from = spans.size() - trailing;
    database_.sources[file] = source;
    replace(file, leading, parts.size() - leading - trailing, {at(spans, leading), at(spans, moved_from)});
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i >= leading && i < moved_from) continue;
        move_patterns(parts[i], source, spans[i].begin);
        parts[i].span = spans[i];
    }
    gather_directives();
}

// Reads the parts at `spans` of the new text in place of `count` parts.
void EditedDatabase::replace(std::size_t file, std::size_t first, std::size_t count,
                             const std::vector<base::Span>& spans) {
    std::vector<Part>& parts = parts_[file];
    std::vector<Part> read_parts;
    std::vector<Pattern> patterns;
    for (const base::Span span : spans) {
        ReadPart read = read_part(*database_.sources[file], span, database_.spec);
        for (Pattern& pattern : read.patterns) move_to(pattern, database_.sources[file], span.begin);
        read_parts.push_back({.span = span,
                              .reading = ++readings_,
                              .pattern_count = read.patterns.size(),
                              .directives = std::move(read.directives),
                              .attribute_map = read.attribute_map,
                              .findings = std::move(read.findings)});
        std::move(read.patterns.begin(), read.patterns.end(), std::back_inserter(patterns));
    }
    std::size_t old_first = 0, old_count = 0;
    for (std::size_t i = 0; i <= file; ++i)
        for (std::size_t j = 0; j < (i < file ? parts_[i].size() : first); ++j) old_first += parts_[i][j].pattern_count;
    for (std::size_t j = first; j < first + count; ++j) old_count += parts[j].pattern_count;
    const auto common = std::min(old_count, patterns.size());
    auto& all = database_.patterns;
    std::move(patterns.begin(), at(patterns, common), at(all, old_first));
    all.erase(at(all, old_first + common), at(all, old_first + old_count));
    all.insert(at(all, old_first + common), std::make_move_iterator(at(patterns, common)),
               std::make_move_iterator(patterns.end()));
    parts.erase(at(parts, first), at(parts, first + count));
    parts.insert(at(parts, first), std::make_move_iterator(read_parts.begin()),
                 std::make_move_iterator(read_parts.end()));
    count_patterns();
}

void EditedDatabase::move_patterns(const Part& part, const base::SourcePtr& source, std::uint32_t begin) {
    const Distance distance = Distance{begin} - part.span.begin;
    for (std::size_t i = 0; i < part.pattern_count; ++i)
        move_to(database_.patterns[part.first_pattern + i], source, distance);
}

void EditedDatabase::count_patterns() {
    std::size_t count = 0;
    for (std::vector<Part>& parts : parts_)
        for (Part& part : parts) {
            part.first_pattern = count;
            count += part.pattern_count;
        }
}

void EditedDatabase::gather_directives() {
    database_.directives.clear();
    database_.attribute_map = AttributeMap::none;
    for (std::size_t file = 0; file < parts_.size(); ++file)
        for (const Part& part : parts_[file]) {
            if (part.attribute_map) database_.attribute_map = *part.attribute_map;
            for (Directive directive : part.directives) {
                directive.source = database_.sources[file];
                directive.span = {part.span.begin + directive.span.begin, part.span.begin + directive.span.end};
                directive.before_pattern += part.first_pattern;
                database_.directives.push_back(std::move(directive));
            }
        }
}

base::Diagnostics EditedDatabase::findings() const {
    base::Diagnostics all;
    for (std::size_t file = 0; file < parts_.size(); ++file) {
        all.insert(all.end(), unreadable_[file].begin(), unreadable_[file].end());
        for (const Part& part : parts_[file])
            for (base::Diagnostic finding : part.findings) {
                move_to(finding, database_.sources[file], part.span.begin);
                all.push_back(std::move(finding));
            }
    }
    return all;
}

}  // namespace katachi::compiler
