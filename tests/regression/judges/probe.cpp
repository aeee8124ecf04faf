#include <fmt/core.h>
#include <iostream>
#include "base/files/read_file.h"
#include "engine/analysis/board_analysis.h"
#include "engine/analysis/connection_shapes.h"
#include "engine/gtp/session.h"
#include "engine/reading/goals/connection_goal.h"
#include "engine/reading/narrow_search.h"
#include "engine/reading/proof_search.h"
#include "patterndb/library_tables.h"
#include "tests/regression/judges/split_games.h"
#include "regression/judges/question.h"
namespace katachi::reading {  }
using namespace katachi;
int main(int, char** words) {
    const std::string split = words[1];
    const auto questions = regression::read_questions(base::read_file(std::string(words[3]) + "/" + split + "-links.tsv")->text());
    const regression::Split* chosen = nullptr;
    for (const auto& s : regression::splits()) if (s.name == split) chosen = &s;
    const auto games = regression::games_of(*chosen, words[2]);
    analysis::ConnectionShapes shapes(library_tables());
    match::Matcher matcher(library_tables());
    analysis::BoardAnalysis judged(analysis::ReadingLimits{.strings = {.nodes = 1000}, .pairs={.nodes=300}, .connections = {.nodes = 300}, .eyes = std::nullopt});
    for (const auto& q : questions) {
        auto position = sgf::position_before_move(games.at(q.game), q.move);
        board::Board b = std::get<sgf::SgfPosition>(position).board;
        const auto [x, y] = q.subject;
        reading::Tactics links{gtp::connection_limits(6000)};
        const bool connect = q.kind == regression::QuestionKind::connect;
        const auto answer = connect ? links.connect(b, x, y) : links.disconnect(b, x, y);
        const std::string text = answer.code == reading::TacticalCode::failure ? "0" : fmt::format("{} {}", static_cast<int>(answer.code), board::vertex_name(answer.move, 19));
        std::string hits;
        if (!connect) {
            matcher.set(b.position()); judged.set(b);
            judged.set_cuts(shapes.cuts(matcher, judged));
            for (const auto& link : shapes.links(b, matcher, judged)) {
                if (b.at(link.stones.first()) != b.at(x)) continue;
                const bool both = (b.string_stones(x).intersects(link.stones)) && (b.string_stones(y).intersects(link.stones));
                if (both) hits += std::string(link.holds.is_true() ? "+" : "?") + library_tables().text(library_tables().patterns[link.placement.pattern].name) + " ";
            }
        }
        std::string feats;
        if (!answer.is_settled) {
            const board::Colour owner = b.at(x), side = connect ? owner : board::opponent(owner);
            reading::ConnectionGoal goal(b, b.origin(x), b.origin(y));
            reading::ProofSearch search;
            const auto r = search.run(b, goal, side, {board::opponent(side)}, gtp::connection_limits(6000));
            feats = fmt::format("S{}R{}L{}", int(r.is_settled), int(r.is_reached), int(r.lean));
            for (auto [o, c] : {std::pair<std::size_t,std::size_t>{6, 8}, {4, 8}, {5,8}, {8, 8}, {6, 12}}) {
                
                const auto n = reading::narrow_search(b, goal, side, {board::opponent(side)}, {1000, o, c});
                feats += fmt::format(" {}/{}:{}{}@{}", o, c, n.is_complete ? "" : "!", int(n.is_reached), n.nodes);
            }
        }
        std::cout << fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", connect ? "connect" : "disconnect", int(regression::is_right(q, text)), int(answer.is_settled), static_cast<int>(q.truth->code), text, q.link ? regression::name(*q.link) : "", hits, feats, answer.nodes);
    }
}
