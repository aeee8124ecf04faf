#include "engine/moves/sources/pattern_source.h"

#include <algorithm>
#include <utility>

namespace katachi {

namespace {

bool is_before(const Proposal& a, const Proposal& b) {
    return std::pair(a.vertex, a.feature) < std::pair(b.vertex, b.feature);
}

}  // namespace

PatternSource::PatternSource(std::string name, const PatternTables& tables, PatternValues values)
    : name_(std::move(name)),
      tables_(tables),
      values_(values),
      filter_(tables,
              [&](std::uint16_t pattern) {
                  return proposes_move(tables, pattern) && is_settled_by_shape(tables, pattern);
              }),
      matcher_(tables) {}

std::string PatternSource::feature_name(std::uint32_t feature) const {
    const TablePattern& pattern = tables_.patterns[feature];
    return std::string(tables_.text(tables_.databases[pattern.database].name)) + "/" + tables_.text(pattern.name);
}

std::string PatternSource::reason(std::uint32_t feature) const {
    const std::string remark = tables_.text(tables_.patterns[feature].remark);
    return remark.empty() ? feature_name(feature) : feature_name(feature) + ": " + remark;
}

float PatternSource::weight_unlearned(std::uint32_t feature) const {
    return weight_of_value(tables_, static_cast<std::uint16_t>(feature), values_);
}

void PatternSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::size_t begin = proposals.size();
    matcher_.set(situation.board.position());
    const bool black = situation.to_move == Colour::black;
    matcher_.scan(
        [&](const Hit& hit) {
            proposals.push_back({hit.anchor, tables_.orientations[hit.orientation].pattern});
        },
        {.filter = &filter_, .black = black, .white = !black});
    keep_first(proposals, begin);
}

// A shape that is its own mirror image holds several times.
void PatternSource::keep_first(std::vector<Proposal>& proposals, std::size_t begin) const {
    const auto first = proposals.begin() + static_cast<std::ptrdiff_t>(begin);
    std::sort(first, proposals.end(), is_before);
    const auto is_repeated = [this](const Proposal& a, const Proposal& b) {
        return a.vertex == b.vertex && (values_ == PatternValues::worths || a.feature == b.feature);
    };
    proposals.erase(std::unique(first, proposals.end(), is_repeated), proposals.end());
}

}  // namespace katachi
