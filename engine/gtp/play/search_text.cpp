#include "engine/gtp/play/search_text.h"

#include <array>
#include <charconv>

#include "engine/board/turned_vertex.h"

namespace katachi::gtp {

std::string decimals(double number, int count) {
    std::array<char, 400> text;  // the greatest double has 309 digits
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, count).ptr;
    return {text.data(), end};
}

std::string percent(double share) {
    constexpr double hundred = 100;
    return decimals(hundred * share, 1);
}

std::string line_text(const Session& session, const std::vector<board::Vertex>& line) {
    std::string text;
    for (const board::Vertex vertex : line) text += (text.empty() ? "" : " ") + session.name(vertex);
    return text;
}

double share_of_visits(const std::vector<search::MoveCandidate>& candidates, const search::MoveCandidate& candidate) {
    std::uint64_t all = 0;
    for (const search::MoveCandidate& each : candidates) all += each.visits;
    return all == 0 ? 0 : static_cast<double>(candidate.visits) / static_cast<double>(all);
}

std::string drawn_moves(const Session& session, const std::vector<search::MoveCandidate>& candidates) {
    constexpr double least_share = 0.01;
    std::string influence;
    std::string labels;
    for (const search::MoveCandidate& candidate : candidates) {
        const double share = share_of_visits(candidates, candidate);
        if (candidate.vertex == board::pass_vertex || share < least_share) continue;
        const std::string name = ' ' + session.name(candidate.vertex) + ' ';
        influence += name + decimals(share, 2);
        labels += name + decimals(100 * static_cast<double>(candidate.likely_win_rate), 0);
    }
    std::string text;
    if (!influence.empty()) text += "INFLUENCE" + influence + "\nLABEL" + labels + '\n';
    if (!candidates.empty()) {
        const search::MoveCandidate& best = candidates.front();
        text += "STATUS " + percent(best.likely_win_rate) + "% " + line_text(session, best.line) + '\n';
    }
    return text;
}

std::vector<float> shown_ownership(const Session& session, const search::TreeSearch& search) {
    const auto owners = search.ownership();
    std::vector<float> shown;
    for (int row = 0; row < session.size(); ++row)
        for (int column = 0; column < session.size(); ++column) {
            const board::Vertex vertex =
                board::turned(board::vertex_at(row, column), session.orientation, session.size());
            shown.push_back(owners[static_cast<std::size_t>(vertex)]);
        }
    return shown;
}

}  // namespace katachi::gtp
