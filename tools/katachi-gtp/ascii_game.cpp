#include "tools/katachi-gtp/ascii_game.h"

#include <array>
#include <cstdlib>
#include <ctime>
#include <sstream>

#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "engine/counting/score.h"
#include "engine/gtp/board/rules_text.h"
#include "engine/gtp/session/session.h"

namespace katachi::player {

namespace {

// "2016-03-13"
std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    std::array<char, 16> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d", &local)};
}

int balance_on_board(const AsciiGame& game) {
    return counting::board_balance(game.board(), game.record.game.rules().scoring, game.dead);
}

std::string captures_line(const char* side, int stones) {
    return std::string("     ") + side + " has captured " + std::to_string(stones) +
           (stones == 1 ? " stone\n" : " stones\n");
}

}  // namespace

board::Legality AsciiGame::play(board::Colour side, board::Vertex vertex) {
    const board::Legality legality = record.game.play(side, vertex);
    if (legality != board::Legality::ok) return legality;
    if (!ahead_.empty() && ahead_.back() == board::Move{side, vertex})
        ahead_.pop_back();
    else
        ahead_.clear();
    return legality;
}

void AsciiGame::take_back() {
    const auto& moves = board().history();
    if (moves.empty()) return;
    ahead_.push_back(moves.back());
    record.game.undo();
}

void AsciiGame::play_again() {
    const board::Move move = ahead_.back();
    ahead_.pop_back();
    record.game.play_recorded(move.colour, move.vertex);
}

void AsciiGame::place(board::Colour colour, board::Vertex vertex) {
    record.game.place(colour, vertex);
    ahead_.clear();
}

sgf::GameRecord AsciiGame::whole_record() const {
    sgf::GameRecord whole = record;
    for (auto move = ahead_.rbegin(); move != ahead_.rend(); ++move)
        whole.game.play_recorded(move->colour, move->vertex);
    return whole;
}

double AsciiGame::points_of_white() const {
    return record.komi + counting::handicap_points(record.game.rules().handicap, record.game.handicap());
}

std::string AsciiGame::result() const {
    if (resigned) return *resigned == board::Colour::black ? "W+R" : "B+R";
    const sgf::GameRecord whole = whole_record();
    const board::Board& end = whole.game.board();
    const bool is_same = ending_.moves == end.history().size() && ending_.position == end.position();
    return is_same ? ending_.result : "";
}

sgf::GameRecord record_to_save(const AsciiGame& game) {
    const auto player = [&](board::Colour side) {
        return game.engine_side == side ? std::string(gtp::engine_name()) + ' ' + std::string(gtp::engine_version())
                                        : "Human";
    };
    sgf::GameRecord record = game.whole_record();
    sgf::GameTexts& texts = record.texts;
    texts.result = game.result();
    if (game.is_loaded) return record;
    texts.black = player(board::Colour::black);
    texts.white = player(board::Colour::white);
    texts.date = today();
    return record;
}

std::string drawing(const AsciiGame& game) {
    const auto mark = [&](board::Vertex vertex) -> std::string {
        if (!game.dead.contains(vertex)) return "";
        return game.board().at(vertex) == board::Colour::black ? "x" : "o";
    };
    const board::Board& board = game.board();
    std::string text = '\n' + board::print_position(board.position(), mark) +
                       captures_line("Black (X)", board.captured(board::Colour::white)) +
                       captures_line("White (O)", board.captured(board::Colour::black));
    const auto& history = game.board().history();
    if (!history.empty())
        text += std::string("     Last move: ") + board::side_name(history.back().colour) + ' ' +
                game.name(history.back().vertex) + '\n';
    return text + '\n';
}

std::string information(const AsciiGame& game) {
    std::ostringstream text;
    text << "Board size:  " << game.board().size() << '\n'
         << "Handicap:    " << game.record.game.handicap() << '\n'
         << "Komi:        " << game.record.komi << '\n'
         << "Rules:       " << gtp::rules_text(game.record.game.rules()) << '\n'
         << "Move number: " << game.board().history().size() << '\n'
         << "To move:     " << board::side_word(game.record.game.to_move()) << '\n'
         << "The engine:  " << (game.engine_side ? "plays " + board::side_name(*game.engine_side) : "rests") << '\n';
    return text.str();
}

std::string prompt(const AsciiGame& game) {
    if (game.is_counting) return "dead stones: ";
    if (game.resigned) return "game over: ";
    return std::string(board::side_word(game.record.game.to_move())) + '(' +
           std::to_string(game.board().history().size() + 1) + "): ";
}

std::string resignation_text(board::Colour side) {
    return board::side_name(side) + " resigns: " + board::side_name(board::opponent(side)) + " has won\n";
}

std::string counted_result(const AsciiGame& game) {
    return counting::result_text(balance_on_board(game) - game.points_of_white());
}

std::string score_text(const AsciiGame& game) {
    const board::Rules& rules = game.record.game.rules();
    const int balance = balance_on_board(game);
    const int given = counting::handicap_points(rules.handicap, game.record.game.handicap());
    std::ostringstream text;
    text << (rules.scoring == board::Scoring::area ? "Stones and territory: " : "Territory and prisoners: ");
    if (balance == 0)
        text << "even\n";
    else
        text << (balance > 0 ? "Black" : "White") << " has " << std::abs(balance) << " more\n";
    text << "White is given " << game.record.komi << " points of komi";
    if (given > 0) text << " and " << given << " for the handicap";
    text << "\nResult by " << rules.name << " rules: " << counted_result(game) << '\n';
    return text.str();
}

}  // namespace katachi::player
