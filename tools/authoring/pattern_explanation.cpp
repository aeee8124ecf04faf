#include "tools/authoring/pattern_explanation.h"

#include <algorithm>

#include "base/files/file_error.h"
#include "compiler/model/database_spec.h"
#include "engine/analysis/board_analysis.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/named_entry.h"

namespace katachi::authoring {

namespace {

void check_explainable(const NamedEntry& named, int size) {
    if (named.database->spec.kind == compiler::DatabaseKind::eye_shape)
        throw base::FileError(named.pattern->name +
                              " is an eye shape: it lies on eye spaces, wherever they are; katachi match "
                              "--all lists those that it fits");
    if (!named.pattern->sound)
        throw base::FileError(named.pattern->name + ": the entry is broken and not matched; katachi check says where");
    const int wanted = named.pattern->board_size;
    if (wanted > 0 && wanted != size)
        throw base::FileError(named.pattern->name + " is an opening of a " + std::to_string(wanted) + "x" +
                              std::to_string(wanted) + " board, this one is " + std::to_string(size) + "x" +
                              std::to_string(size));
}

void explain_match(ExplainedFit& one, match::Analysis& analysis) {
    judge(one.found, analysis);
    const compiler::Pattern& pattern = *one.found.pattern;
    if (!pattern.actions.empty()) one.action = explain_action({pattern, one.found.match}, analysis);
}

}  // namespace

PatternAtPoint parse_pattern_at_point(const std::string& option, const std::string& text) {
    const auto at = text.rfind('@');
    if (at == std::string::npos || at == 0 || at + 1 == text.size())
        throw base::FileError(option + " " + text + ": write it as NAME@VERTEX, such as geta-on-one-stone@Q16");
    PatternAtPoint wanted{.database = {}, .pattern = text.substr(0, at), .vertex = text.substr(at + 1)};
    if (const auto slash = wanted.pattern.find('/'); slash != std::string::npos) {
        wanted.database = wanted.pattern.substr(0, slash);
        wanted.pattern.erase(0, slash + 1);
    }
    return wanted;
}

std::vector<std::vector<ExplainedFit>> explained_fits(const std::vector<compiler::PatternDatabase>& databases,
                                                      const PatternAtPoint& wanted, const PatternExplanation& place) {
    const board::Position& position = place.asked.position;
    const CompiledPatterns compiled(databases);
    analysis::BoardAnalysis analysis;
    analysis.use_connection_patterns(compiled.tables());
    analysis.use_influence_patterns(compiled.tables());
    analysis.set(board::Board(position));
    reading::Tactics tactics;
    tactics.set_caching(false);
    std::vector<std::vector<ExplainedFit>> explained;
    for (const NamedEntry& named : entries_named(databases, wanted.database, wanted.pattern)) {
        check_explainable(named, position.size);
        std::vector<ExplainedFit> fits;
        for (const board::Colour side : place.sides)
            for (compiler::Fit& fit : compiler::fits_at(*named.pattern, place.vertex, position, side)) {
                ExplainedFit one{.fit = std::move(fit), .found = {}, .read = {}};
                one.found = {.database = named.database, .pattern = named.pattern, .match = one.fit.match};
                if (one.fit.is_match()) explain_match(one, analysis);
                if (one.found.constraint) one.read = read_calls(*one.found.constraint, side, analysis, tactics);
                fits.push_back(std::move(one));
            }
        std::stable_sort(fits.begin(), fits.end(), [](const ExplainedFit& a, const ExplainedFit& b) {
            return a.fit.mismatches() < b.fit.mismatches();
        });
        explained.push_back(std::move(fits));
    }
    return explained;
}

}  // namespace katachi::authoring
