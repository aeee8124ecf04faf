#include "tools/katachi-gtp/ascii_commands.h"

#include <algorithm>
#include <cmath>
#include <iomanip>

#include "base/text/ascii_case.h"
#include "engine/board/side_name.h"
#include "engine/board/vertex_advice.h"
#include "engine/gtp/board/rules_text.h"
#include "engine/gtp/protocol/arguments.h"
#include "engine/sgf/komi.h"
#include "engine/sgf/values.h"
#include "tools/katachi-gtp/ascii_advice.h"
#include "tools/katachi-gtp/ascii_games.h"
#include "tools/katachi-gtp/ascii_moves.h"
#include "tools/katachi-gtp/ascii_navigation.h"

namespace katachi::player {

namespace {

using Words = gtp::Arguments;

void toggle_dead(AsciiGame& game, board::Vertex vertex, std::ostream& out) {
    if (vertex == board::pass_vertex || !board::is_stone(game.board().at(vertex))) {
        out << "There is no stone at " << game.name(vertex) << '\n';
        return;
    }
    const board::VertexSet& string = game.board().string_stones(vertex);
    if (game.dead.contains(vertex))
        game.dead -= string;
    else
        game.dead |= string;
    show(game, out);
}

// In a count before the end a vertex without a stone is a move.
bool plays_on(const AsciiGame& game, board::Vertex vertex) {
    return game.is_paused() && game.board().at(vertex) == board::Colour::empty;
}

bool has_begun(const AsciiGame& game, std::ostream& out) {
    const bool begun = !game.board().history().empty();
    if (begun) out << "Moves were played; `new` begins another game\n";
    return begun;
}

void pass(AsciiGame& game, const Words&, std::ostream& out) {
    if (game.is_counting && !game.is_paused())
        out << "The game is over; `done` counts, `undo` goes back to it\n";
    else
        play(game, board::pass_vertex, out);
}

bool has_move_of_person(const AsciiGame& game) {
    const auto& moves = game.board().history();
    return std::any_of(moves.begin(), moves.end(),
                       [&](const board::Move& move) { return move.colour != game.engine_side; });
}

// Back to where a person is to move.
void undo(AsciiGame& game, const Words&, std::ostream& out) {
    const bool only_goes_on = game.resigned || game.is_paused();
    if (!only_goes_on && !has_move_of_person(game)) {
        out << "There is no move of yours to take back\n";
        return;
    }
    game.go_back_to_playing();
    // Who looks at a game steps back; else the moves are gone.
    const bool is_gone = game.ahead().empty();
    const auto step_back = [&] {
        if (is_gone)
            game.record.game.undo();
        else
            game.take_back();
    };
    if (!only_goes_on) step_back();
    if (game.is_engines_turn()) step_back();
    if (!game.is_engines_turn()) show(game, out);
    answer(game, out);
}

void done(AsciiGame& game, const Words&, std::ostream& out) {
    if (!game.is_counting) {
        out << "`done` ends the counting of a game; `score` begins it\n";
        return;
    }
    out << score_text(game);
    game.keep_result(counted_result(game));
    game.go_back_to_playing();
}

void score(AsciiGame& game, const Words&, std::ostream& out) {
    if (game.board().stones(board::Colour::black).empty() && game.board().stones(board::Colour::white).empty())
        out << "There are no stones to count\n";
    else
        begin_counting(game, out);
}

void display(AsciiGame& game, const Words&, std::ostream& out) { out << drawing(game); }

void showboard(AsciiGame& game, const Words&, std::ostream& out) {
    game.shows_board = !game.shows_board;
    out << (game.shows_board ? "The board is shown after each move\n" : "The board is shown by `display` only\n");
    show(game, out);
}

void info(AsciiGame& game, const Words&, std::ostream& out) { out << information(game); }

void captures(AsciiGame& game, const Words&, std::ostream& out) {
    out << "Black has captured " << game.board().captured(board::Colour::white) << ", White "
        << game.board().captured(board::Colour::black) << '\n';
}

void new_game(AsciiGame& game, const Words&, std::ostream& out) { start(game, same_start(game), out); }

void boardsize(AsciiGame& game, const Words& words, std::ostream& out) {
    const auto size = gtp::parse_integer(words[1]);
    if (!size || *size < board::min_board_size || *size > board::max_board_size) {
        out << "A board has 2 to 19 lines: boardsize 9\n";
    } else if (!has_begun(game, out)) {
        StartOptions options = same_start(game);
        options.size = *size;
        if (options.handicap > 0) options.komi.reset();
        options.handicap = 0;
        start(game, options, out);
    }
}

void handicap(AsciiGame& game, const Words& words, std::ostream& out) {
    const auto stones = gtp::parse_integer(words[1]);
    if (!stones || *stones < 0) {
        out << "A handicap is a number of stones: handicap 4\n";
    } else if (!has_begun(game, out)) {
        StartOptions options = same_start(game);
        options.handicap = *stones;
        options.komi.reset();
        const double komi_before = game.record.komi;
        start(game, options, out);
        if (game.record.komi != komi_before) out << "The komi is " << game.record.komi << " now\n";
    }
}

void komi(AsciiGame& game, const Words& words, std::ostream& out) {
    const auto points = gtp::parse_real(words[1]);
    if (points && std::abs(*points) <= sgf::greatest_komi)
        game.record.komi = *points;
    else
        out << "A komi is a number of points, from -400 to 400: komi 6.5\n";
}

void rules(AsciiGame& game, const Words& words, std::ostream& out) {
    const board::Rules* const found = board::find_rules(words[1]);
    if (found != nullptr)
        game.record.game.set_rules(*found);
    else if (words.count() > 1)
        out << "There are no rules `" << words[1] << "`; there are " << rule_names() << '\n';
    const board::Rules& now = game.record.game.rules();
    out << "The rules are " << gtp::rules_text(now);
    if (found != nullptr && game.record.komi != now.komi)
        out << "; the komi stays " << game.record.komi << ", usual with them is " << now.komi;
    out << '\n';
}

// Stones as set up have no moves before them.
template <board::Colour colour>
void set_up(AsciiGame& game, const Words& words, std::ostream& out) {
    const auto vertex = sgf::written_vertex(words[1], game.board().size());
    if (!vertex || vertex == board::pass_vertex) {
        out << "A stone stands on a vertex: " << words[0] << " C3\n";
        return;
    }
    game.place(colour, *vertex);
    game.go_back_to_playing();
    show(game, out);
}

void engine_plays(AsciiGame& game, std::optional<board::Colour> side, std::ostream& out) {
    game.engine_side = side;
    out << (side ? "The engine plays " + board::side_name(*side) : "The engine rests") << '\n';
    answer(game, out);
}

// The person plays this side, the engine the other.
template <board::Colour side>
void play_side(AsciiGame& game, const Words&, std::ostream& out) {
    engine_plays(game, board::opponent(side), out);
}

void play_both(AsciiGame& game, const Words&, std::ostream& out) { engine_plays(game, std::nullopt, out); }

void change_sides(AsciiGame& game, const Words&, std::ostream& out) {
    engine_plays(game, game.engine_side ? board::opponent(*game.engine_side) : game.record.game.to_move(), out);
}

void genmove(AsciiGame& game, const Words& words, std::ostream& out) {
    const auto moves = words.count() > 1 ? gtp::parse_integer(words[1]) : 1;
    if (!moves || *moves < 1)
        out << "The engine makes this move, or so many: genmove 10\n";
    else if (goes_on(game, out))
        play_moves(game, *moves, out);
}

template <void (*tell)(AsciiGame&, board::Vertex, std::ostream&)>
void read_string(AsciiGame& game, const Words& words, std::ostream& out) {
    const auto vertex = sgf::written_vertex(words[1], game.board().size());
    if (!vertex || vertex == board::pass_vertex || !board::is_stone(game.board().at(*vertex)))
        out << "Name a stone: " << words[0] << " C3\n";
    else
        tell(game, *vertex, out);
}

void go_to_move(AsciiGame& game, const Words& words, std::ostream& out) {
    go_to(game, gtp::parse_integer(words[1]).value_or(0), out);
}

void forward(AsciiGame& game, const Words&, std::ostream& out) { go_forward(game, out); }

void last(AsciiGame& game, const Words&, std::ostream& out) { go_to_last(game, out); }

void hint(AsciiGame& game, const Words&, std::ostream& out) {
    if (goes_on(game, out)) give_hint(game, out);
}

void estimate(AsciiGame& game, const Words&, std::ostream& out) { give_estimate(game, out); }

void resign(AsciiGame& game, const Words&, std::ostream& out) {
    if (!goes_on(game, out)) return;
    game.resigned = game.record.game.to_move();
    out << resignation_text(*game.resigned);
}

void level(AsciiGame& game, const Words& words, std::ostream& out) {
    const auto wanted = gtp::parse_integer(words[1]);
    if (!wanted || *wanted < search::least_level || *wanted > search::greatest_level)
        out << "A level is a number from 1 to 10: level 7\n";
    else
        game.player().settings().level = *wanted;
}

void quit(AsciiGame& game, const Words&, std::ostream&) { game.has_quit = true; }

void help(AsciiGame& game, const Words&, std::ostream& out);

struct AsciiCommand {
    std::string_view name;
    std::string_view parameters;
    std::string_view meaning;
    void (*run)(AsciiGame& game, const Words& words, std::ostream& out);
};

constexpr AsciiCommand commands[] = {
    {"pass", "", "passes; two passes end the game", pass},
    {"resign", "", "gives the game up", resign},
    {"undo", "", "takes back your last move, and the engine's after it", undo},
    {"back", "", "the same", undo},
    {"hint", "", "what the engine looks at most, and why", hint},
    {"estimate", "", "who is ahead, as far as the engine can tell", estimate},
    {"capture", "VERTEX", "whether the string there can be captured", read_string<tell_capture>},
    {"defend", "VERTEX", "whether it can be saved", read_string<tell_defence>},
    {"genmove", "[MOVES]", "lets the engine make this move, or so many for both sides", genmove},
    {"goto", "MOVE", "goes to the position before the move of this number", go_to_move},
    {"forward", "", "plays the next move again, of those that were taken back", forward},
    {"last", "", "plays all of them again", last},
    {"playblack", "", "you play Black, the engine White", play_side<board::Colour::black>},
    {"playwhite", "", "you play White, the engine Black", play_side<board::Colour::white>},
    {"playboth", "", "people play both sides", play_both},
    {"switch", "", "changes sides with the engine", change_sides},
    {"level", "LEVEL", "how long the engine thinks, 1 to 10", level},
    {"score", "", "counts the game: dead stones first, then `done`; a move goes on", score},
    {"done", "", "all dead stones are named: who has won", done},
    {"display", "", "draws the board", display},
    {"showboard", "", "draws the board after each move, or no longer", showboard},
    {"captures", "", "how many stones each side has captured", captures},
    {"info", "", "size, handicap, komi, rules and whose move it is", info},
    {"new", "", "begins another game like this one", new_game},
    {"boardsize", "LINES", "sets the size (before the first move)", boardsize},
    {"handicap", "STONES", "sets the handicap (before the first move)", handicap},
    {"komi", "POINTS", "sets the komi", komi},
    {"rules", "[NAME]", "sets or tells the rules", rules},
    {"setblack", "VERTEX", "puts a black stone; the moves before cannot be taken back", set_up<board::Colour::black>},
    {"setwhite", "VERTEX", "puts a white stone", set_up<board::Colour::white>},
    {"setempty", "VERTEX", "takes a stone off", set_up<board::Colour::empty>},
    {"save", "FILE", "writes the game as SGF, with its result once it is counted", save},
    {"save!", "FILE", "the same, over a file that exists", save},
    {"load", "FILE [MOVE]", "reads a game, up to before a move: its number or vertex", load},
    {"help", "", "shows this", help},
    {"quit", "", "ends the program", quit},
    {"exit", "", "the same", quit},
};

// Such as Z9 on a small board.
bool names_a_vertex(std::string_view word) {
    return word.size() > 1 && (base::is_capital(word[0]) || base::is_small(word[0])) &&
           word.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

std::string no_vertex_or_command(const AsciiGame& game, std::string_view word) {
    if (names_a_vertex(word) && !board::is_in_left_out_column(word))
        return "There is no `" + std::string(word) + "` on a board of " + std::to_string(game.board().size()) +
               " lines\n";
    const std::string advice(board::is_in_left_out_column(word) ? board::vertex_advice(word)
                                                                : "`help` lists what there is");
    return "`" + std::string(word) + "` is neither a vertex nor a command; " + advice + '\n';
}

void help(AsciiGame&, const Words&, std::ostream& out) {
    constexpr int width = 20;
    out << std::left << std::setw(width) << "VERTEX"
        << "plays there: C3, or the same in the letters of SGF\n";
    for (const AsciiCommand& command : commands)
        out << std::setw(width) << std::string(command.name) + ' ' + std::string(command.parameters) << command.meaning
            << '\n';
}

}  // namespace

void obey(AsciiGame& game, const std::string& line, std::ostream& out) {
    const Words words(line);
    if (words.count() == 0) return;
    const auto* const command = std::find_if(std::begin(commands), std::end(commands),
                                             [&](const AsciiCommand& each) { return each.name == words[0]; });
    if (command != std::end(commands)) {
        if (command->parameters.empty() && words.count() > 1)
            out << "`" << words.text() << "` was not done: `" << command->name << "` stands alone\n";
        else
            command->run(game, words, out);
        return;
    }
    const auto vertex = sgf::written_vertex(words[0], game.board().size());
    if (!vertex)
        out << no_vertex_or_command(game, words[0]);
    else if (game.is_counting && !plays_on(game, *vertex))
        toggle_dead(game, *vertex, out);
    else
        play(game, *vertex, out);
}

}  // namespace katachi::player
