#include "tools/katachi-gtp/ascii_advice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "engine/board/side_name.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/score/score_estimate.h"
#include "engine/gtp/session/session.h"
#include "tools/katachi-gtp/ascii_moves.h"

namespace katachi::player {

namespace {

struct SourceTitle {
    std::string_view name;
    std::string_view title;
};

constexpr std::array titles{
    SourceTitle{"shapes", "as in games"},
    SourceTitle{"shape", "shape around it"},
    SourceTitle{"distance", "distance from the last move"},
    SourceTitle{"distance-before", "distance from the move before"},
    SourceTitle{"border", "place on the board"},
    SourceTitle{"reply", "reply to the last move"},
    SourceTitle{"reply-before", "reply to the move before"},
    SourceTitle{"patterns", "pattern"},
    SourceTitle{"judged-patterns", "pattern, read out"},
    SourceTitle{"judged-joseki", "joseki, read out"},
    SourceTitle{"templates", "as in a known corner"},
    SourceTitle{"warnings", "bad move"},
    SourceTitle{"actions", "by the action of a pattern"},
    SourceTitle{"tactics", "reading"},
};

// What a source of moves is called where people read it; the name itself where it has no other.
std::string_view title_of_source(std::string_view name) {
    const auto found =
        std::find_if(titles.begin(), titles.end(), [&](const SourceTitle& each) { return each.name == name; });
    return found == titles.end() ? name : found->title;
}

// "keeps the corner (joseki/3-3)" of "joseki/3-3: keeps the corner"; any other reason as it is. The names of mined
// shapes are numbers.
std::string reason_with_name_behind(const std::string& reason) {
    const auto colon = reason.find(": ");
    if (colon == std::string::npos || reason.substr(0, colon).find('/') == std::string::npos) return reason;
    const std::string name = reason.substr(0, colon);
    return reason.substr(colon + 2) + (name.starts_with("mined/") ? "" : " (" + name + ")");
}

std::string_view source_text(gtp::ScoreSource source) {
    switch (source) {
        case gtp::ScoreSource::counted: return ", counted";
        case gtp::ScoreSource::likely: return ", counted by likely owners";
        case gtp::ScoreSource::guessed: return ", as playouts guess";
    }
    return "";
}

void list_reasons(AsciiGame& game, board::Vertex vertex, std::ostream& out) {
    constexpr std::size_t reasons_shown = 3;
    const moves::MoveSituation situation = moves::situation_of(game.record.game, game.record.game.to_move());
    const auto reasons = game.player().search().knowledge().reasons(situation, vertex);
    for (std::size_t i = 0; i < std::min(reasons.size(), reasons_shown); ++i) {
        const moves::MoveReason& found = reasons[i];
        out << "     " << (found.weight < 0 ? "" : "+") << gtp::decimals(found.weight, 2) << ' '
            << title_of_source(found.source->name()) << ": " << reason_with_name_behind(found.text) << '\n';
    }
}

void list_move(const AsciiGame& game, std::size_t number, const search::MoveCandidate& candidate, std::ostream& out) {
    out << number << ". " << game.name(candidate.vertex) << ": " << candidate.visits
        << (candidate.visits == 1 ? " visit, " : " visits, ") << gtp::percent(candidate.likely_win_rate) << " % to win";
    for (std::size_t i = 1; i < candidate.line.size(); ++i)
        out << (i == 1 ? ", then " : " ") << game.name(candidate.line[i]);
    out << '\n';
}

std::string lead_text(double points_of_white) {
    const std::string points = gtp::decimals(std::abs(points_of_white), 1);
    if (points == "0.0") return "neither side";
    return (points_of_white > 0 ? "White by " : "Black by ") + points + " points";
}

reading::Tactics tactics_of(const AsciiGame& game) {
    return reader(gtp::string_limits(game.depths.reading_positions), game.depths);
}

// The side wants to capture or to save the string: "White E4 captures D4, by a ko".
std::string answer_text(const AsciiGame& game, const reading::TacticalAnswer& answer, board::Colour side,
                        const char* does, board::Vertex string) {
    using enum reading::TacticalCode;
    return board::side_name(side) + ' ' + game.name(answer.move) + ' ' + does + ' ' + game.name(string) +
           (answer.code == win ? "\n" : ", by a ko\n");
}

}  // namespace

void tell_capture(AsciiGame& game, board::Vertex vertex, std::ostream& out) {
    reading::Tactics tactics = tactics_of(game);
    board::Board board = game.board();
    const reading::TacticalAnswer attack = tactics.attack(board, vertex);
    if (attack.code == reading::TacticalCode::failure)
        out << game.name(vertex) << " cannot be captured\n";
    else
        out << answer_text(game, attack, board::opponent(board.at(vertex)), "captures", vertex);
}

void tell_defence(AsciiGame& game, board::Vertex vertex, std::ostream& out) {
    reading::Tactics tactics = tactics_of(game);
    board::Board board = game.board();
    if (tactics.attack(board, vertex).code == reading::TacticalCode::failure) return tell_capture(game, vertex, out);
    const reading::TacticalAnswer defence = tactics.defend(board, vertex);
    if (defence.code == reading::TacticalCode::failure)
        out << game.name(vertex) << " cannot be saved\n";
    else
        out << answer_text(game, defence, board.at(vertex), "saves", vertex);
}

void give_hint(AsciiGame& game, std::ostream& out) {
    constexpr std::size_t moves_shown = 3;
    const search::MoveDecision decision = decide(game);
    out << "Most searched first; below each move what speaks for it (+) and against it (-) before any search\n";
    for (std::size_t i = 0; i < std::min(decision.candidates.size(), moves_shown); ++i) {
        list_move(game, i + 1, decision.candidates[i], out);
        list_reasons(game, decision.candidates[i].vertex, out);
    }
    const bool is_of_search = !decision.candidates.empty() && decision.vertex == decision.candidates.front().vertex;
    if (decision.resigns)
        out << "The engine would give the game up\n";
    else if (!is_of_search && decision.vertex == board::pass_vertex)
        out << "The engine would pass\n";
}

void give_estimate(AsciiGame& game, std::ostream& out) {
    const board::Game& record = game.record.game;
    const gtp::ScoreEstimate found = gtp::estimated_score(
        record, gtp::judge_position(game.player(), record, record.to_move(), game.points_of_white()));
    out << "Ahead: " << lead_text(found.mean) << source_text(found.source) << '\n';
    if (found.upper > found.lower)
        out << "  if all that is open were Black's: " << lead_text(found.lower)
            << "\n  if all that is open were White's: " << lead_text(found.upper) << '\n';
}

}  // namespace katachi::player
