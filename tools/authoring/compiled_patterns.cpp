#include "tools/authoring/compiled_patterns.h"

#include <algorithm>
#include <tuple>

#include "compiler/reference_matcher/reference_matcher.h"
#include "engine/match/matcher.h"

namespace katachi::authoring {

namespace {

// Matches of a database that is not in the matcher's tables, pattern by pattern.
void add_by_reference(const compiler::PatternDatabase& database, const board::Position& position, board::Colour side,
                      std::vector<FoundMatch>& found) {
    std::vector<match::Match> matches;
    compiler::reference_match(database, position, side, matches);
    for (const match::Match& match : matches) found.push_back({&database, &database.patterns[match.pattern], match});
}

bool lies_before(const FoundMatch& a, const FoundMatch& b) {
    const auto place = [](const FoundMatch& found) {
        return std::tuple(found.database, found.pattern, found.match.orientation, found.match.upper_left);
    };
    return place(a) < place(b);
}

}  // namespace

CompiledPatterns::CompiledPatterns(const std::vector<compiler::PatternDatabase>& databases)
    : databases_(databases), built_(databases) {
    for (const compiler::PatternDatabase& database : databases)
        for (const compiler::Pattern& pattern : database.patterns)
            if (compiler::has_tables(database.spec.kind) && compiler::has_tables(pattern))
                patterns_.push_back({&database, &pattern});
}

FoundMatch CompiledPatterns::found(const match::Hit& hit) const {
    const match::Match match = match::match_of(tables(), hit);
    const CompiledPattern& compiled = patterns_[match.pattern];
    return {.database = compiled.database, .pattern = compiled.pattern, .match = match};
}

std::vector<FoundMatch> CompiledPatterns::matches(const board::Position& position,
                                                  const std::vector<board::Colour>& sides,
                                                  std::optional<board::Vertex> at) const {
    match::Matcher matcher(tables());
    matcher.set(position);
    std::vector<FoundMatch> all;
    for (const board::Colour side : sides) {
        const std::size_t first = all.size();
        const match::MatchQuery query{.black = side == board::Colour::black, .white = side == board::Colour::white};
        const auto visit = [&](const match::Hit& hit) { all.push_back(found(hit)); };
        if (at)
            matcher.scan_at(*at, visit, query);
        else
            matcher.scan(visit, query);
        for (const compiler::PatternDatabase& database : databases_)
            if (!compiler::has_tables(database.spec.kind)) add_by_reference(database, position, side, all);
        std::stable_sort(all.begin() + static_cast<std::ptrdiff_t>(first), all.end(), lies_before);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const FoundMatch& a, const FoundMatch& b) { return a.database < b.database; });
    if (at) std::erase_if(all, [&](const FoundMatch& found) { return found.match.move != *at; });
    return all;
}

}  // namespace katachi::authoring
