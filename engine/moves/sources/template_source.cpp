#include "engine/moves/sources/template_source.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/board/vertex_set.h"
#include "engine/match/corner_matcher.h"
#include "engine/match/table_entry.h"
#include "engine/moves/sources/pattern_choice.h"

namespace katachi::moves {

namespace {

constexpr std::array band_degrees{36, 49, 64, 81, 100, 121};
// The weights are those of games that nothing else was learned from.
constexpr std::array weights{0.2F, 0.6F, 0.6F, 0.7F, 0.8F, 0.8F};
static_assert(weights.size() == band_degrees.size());

constexpr std::size_t most_matches = 1024;

// The band is an index of band_degrees.
std::uint32_t band_of(const match::TemplateMatch& match) {
    const auto above = std::ranges::upper_bound(band_degrees, match.degree());
    return static_cast<std::uint32_t>(above - band_degrees.begin()) - 1;
}

constexpr std::uint8_t every_orientation = 0xff;

}  // namespace

TemplateSource::TemplateSource(std::string name, const match::PatternTables& tables)
    : name_(std::move(name)), tables_(tables), matcher_(tables_.templates) {
    found_.reserve(most_matches);
}

std::uint32_t TemplateSource::feature_count() const { return band_degrees.size(); }

std::string TemplateSource::feature_name(std::uint32_t feature) const {
    return "degree-" + std::to_string(band_degrees[feature]);
}

std::string TemplateSource::reason(std::uint32_t feature) const {
    return "a known corner goes on so, of which " + std::to_string(band_degrees[feature]) +
           " points or more agree, the last move among them";
}

float TemplateSource::weight_unlearned(std::uint32_t feature) const { return weights[feature]; }

std::uint32_t TemplateSource::entry_of(const match::TemplateMatch& match) const {
    return tables_.templates.continuations[match.continuation].id;
}

bool TemplateSource::is_of_whole_board(const match::TemplateMatch& match) const {
    return entry_of(match) >= tables_.patterns.size();
}

// A pattern whose constraint, action or helper would have to be asked holds in its own corner alone.
bool TemplateSource::proposes(const match::TemplateMatch& match) const {
    if (match.move == board::pass_vertex || !match.has_last_move) return false;
    if (is_of_whole_board(match)) return true;
    const auto pattern = static_cast<std::uint16_t>(entry_of(match));
    return proposes_move(tables_, pattern, match::PatternUse::corner) && is_settled_by_shape(tables_, pattern);
}

std::span<const match::TemplateMatch> TemplateSource::find(const MoveSituation& situation) {
    found_.clear();
    if (situation.board.size() != board::max_board_size) return {};
    found_.resize(most_matches);
    const std::size_t count =
        matcher_.find(situation.board.position(), situation.to_move, {.last_move = situation.played(1)}, found_);
    found_.resize(count);
    if (count == most_matches) leave_out_lowest_rank();
    std::uint8_t known = 0;  // orientations over corners that the library has exactly
    for (const match::TemplateMatch& match : found_)
        if (match.is_full && match.move != board::pass_vertex)
            known |= is_of_whole_board(match) ? every_orientation : match::orientations_over_corner(match.orientation);
    board::VertexSet seen;
    std::erase_if(found_, [&](const match::TemplateMatch& match) {
        return (known >> static_cast<int>(match.orientation) & 1) != 0 || !proposes(match) || !seen.insert(match.move);
    });
    return found_;
}

// Which matches of it found room is not said, and may be others on a turned board.
void TemplateSource::leave_out_lowest_rank() {
    const int lowest = rank_of(found_.back());
    std::erase_if(found_, [&](const match::TemplateMatch& match) { return rank_of(match) == lowest; });
}

void TemplateSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    for (const match::TemplateMatch& match : find(situation)) proposals.push_back({match.move, band_of(match)});
}

std::string TemplateSource::explain(const MoveSituation& situation, const Proposal& proposal) {
    for (const match::TemplateMatch& match : find(situation)) {
        if (match.move != proposal.vertex) continue;
        const bool is_turned = board::exchanges_axes(match.orientation);
        const int rows = is_turned ? match.columns : match.rows, columns = is_turned ? match.rows : match.columns;
        return "as " + match::full_name_of_entry(tables_, entry_of(match)) + ": " + std::to_string(rows) + "x" +
               std::to_string(columns) + " of the corner agree, the last move among them";
    }
    return reason(proposal.feature);
}

}  // namespace katachi::moves
