#include "compiler/check/checked_database.h"

#include <iterator>

#include "compiler/check/check.h"
#include "compiler/model/moved.h"

namespace katachi::compiler {

CheckedDatabase::CheckedDatabase(DatabaseSpec spec, const std::vector<base::SourcePtr>& sources)
    : edited_(std::move(spec), sources) {}

void CheckedDatabase::update(std::size_t file, const base::SourcePtr& source) { edited_.update(file, source); }

CheckedDatabase::Surroundings CheckedDatabase::surroundings() const {
    Surroundings now{.attribute_map = database().attribute_map, .directives = {}};
    for (const Directive& directive : database().directives)
        now.directives.emplace_back(directive.name, directive.value);
    return now;
}

CheckedDatabase::Known CheckedDatabase::check_part(const EditedDatabase::Part& part) const {
    Known known{.begin = part.span.begin, .findings = {}};
    for (std::size_t i = 0; i < part.pattern_count; ++i)
        check_pattern(database().patterns[part.first_pattern + i], database(), known.findings);
    return known;
}

base::Diagnostics CheckedDatabase::findings() {
    if (auto now = surroundings(); now != known_in_) {
        known_.clear();
        known_in_ = std::move(now);
    }
    base::Diagnostics all = edited_.findings();
    KnownParts still_known;
    for (std::size_t file = 0; file < edited_.parts().size(); ++file)
        for (const EditedDatabase::Part& part : edited_.parts()[file]) {
            const auto found = known_.find(part.reading);
            Known known = found == known_.end() ? check_part(part) : std::move(found->second);
            for (base::Diagnostic finding : known.findings) {
                move_to(finding, database().sources[file], Distance{part.span.begin} - known.begin);
                all.push_back(std::move(finding));
            }
            still_known.emplace(part.reading, std::move(known));
        }
    known_ = std::move(still_known);
    check_across_patterns(database(), all);
    return all;
}

base::Diagnostics CheckedDatabase::findings_in(std::size_t file, base::Span span) const {
    base::Diagnostics read, found;
    for (const EditedDatabase::Part& part : edited_.parts()[file]) {
        if (part.span.end <= span.begin || part.span.begin >= span.end) continue;
        for (base::Diagnostic finding : part.findings) {
            move_to(finding, database().sources[file], part.span.begin);
            read.push_back(std::move(finding));
        }
        Known known = check_part(part);
        std::move(known.findings.begin(), known.findings.end(), std::back_inserter(found));
    }
    read.insert(read.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    return read;
}

}  // namespace katachi::compiler
