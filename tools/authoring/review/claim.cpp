#include "tools/authoring/review/claim.h"

#include <array>
#include <cmath>

namespace katachi::authoring {

std::string_view kind_name(ClaimKind kind) {
    constexpr std::array<std::string_view, claim_kind_count> names{
        "name",   "good-shape",    "bad-shape", "captured",  "atari", "self-atari", "out-of-atari", "connected",
        "cut",    "killed",        "saved",     "missed",    "left",  "eyes",       "group",        "chance",
        "better", "turning-point", "score",     "territory", "phase", "no-losses"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view source_name(ClaimSource source) {
    switch (source) {
        case ClaimSource::rules: return "rules";
        case ClaimSource::reading: return "reading";
        case ClaimSource::names: return "names";
        case ClaimSource::judgement: return "judgement";
        case ClaimSource::games: return "games";
    }
    return "";
}

std::vector<board::Vertex> points_of(const board::VertexSet& set) { return {set.begin(), set.end()}; }

double rounded_number(double number) { return std::round(number * 1000) / 1000; }

}  // namespace katachi::authoring
