#include "tools/katachi/commands/match/proposals.h"

#include <algorithm>
#include <map>

#include "tools/authoring/drawing/board_part.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/match_input.h"

namespace katachi::cli {

namespace {

// "3  E18  extend-for-liberties, run-out-of-atari"
std::string legend_line(std::size_t number, const ProposedMove& proposal, int size) {
    std::string line = std::to_string(number) + "  " + board::vertex_name(proposal.move, size) + "  ";
    for (std::size_t i = 0; i < proposal.matches.size(); ++i)
        line += (i == 0 ? "" : ", ") + proposal.matches[i]->pattern->name;
    return line;
}

}  // namespace

void drop_repeated(std::vector<const authoring::FoundMatch*>& matches) {
    std::stable_sort(
        matches.begin(), matches.end(),
        [](const authoring::FoundMatch* a, const authoring::FoundMatch* b) { return authoring::comes_before(*a, *b); });
    matches.erase(std::unique(matches.begin(), matches.end(),
                              [](const authoring::FoundMatch* a, const authoring::FoundMatch* b) {
                                  return authoring::says_the_same(*a, *b);
                              }),
                  matches.end());
}

std::vector<ProposedMove> proposals_of(const authoring::MatchReport& report) {
    std::map<board::Vertex, ProposedMove> by_move;
    for (const authoring::FoundMatch& found : report.matches) {
        if (found.match.move == board::pass_vertex || found.is_refused()) continue;
        ProposedMove& proposal = by_move[found.match.move];
        proposal.move = found.match.move;
        proposal.matches.push_back(&found);
    }
    std::vector<ProposedMove> proposals;
    for (auto& [move, proposal] : by_move) {
        drop_repeated(proposal.matches);
        proposals.push_back(std::move(proposal));
    }
    std::stable_sort(proposals.begin(), proposals.end(),
                     [](const ProposedMove& a, const ProposedMove& b) { return a.matches.size() > b.matches.size(); });
    return proposals;
}

authoring::DrawingSheet match_sheet(const authoring::MatchReport& report, const std::string& area) {
    authoring::BoardDrawing board = authoring::draw_position(report.asked.position, report.asked.last_move);
    const auto proposals = proposals_of(report);
    authoring::DrawingSheet sheet{.title = authoring::without_folder(report.asked.source, report.asked.file),
                                  .boards = {}};
    for (std::size_t i = 0; i < std::min(proposals.size(), moves_shown); ++i) {
        board.at(board::row_of(proposals[i].move), board::column_of(proposals[i].move)).label = std::to_string(i + 1);
        sheet.legend.push_back(legend_line(i + 1, proposals[i], report.asked.position.size));
    }
    if (!area.empty()) board = authoring::part_of(board, authoring::read_area(area, report.asked.position.size));
    sheet.boards.push_back(std::move(board));
    return sheet;
}

}  // namespace katachi::cli
