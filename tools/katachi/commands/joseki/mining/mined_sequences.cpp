#include "tools/katachi/commands/joseki/mining/mined_sequences.h"

#include <algorithm>
#include <iostream>
#include <optional>

#include "base/files/file_error.h"
#include "base/findings/source_file.h"
#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "compiler/sgf/encoding.h"
#include "engine/board/move_name.h"
#include "engine/sgf/named_game.h"
#include "engine/sgf/warning_text.h"
#include "joseki/mining/mined_piece.h"
#include "joseki/mining/sequence_walk.h"
#include "tools/authoring/games/game_files.h"

namespace katachi::cli {

namespace {

// The game's warnings are of places in the text that it stands in.
sgf::Game game_in(std::string_view text, std::string_view game) {
    sgf::Game read = sgf::SgfReader(game, sgf::SgfBytes::utf8).next().value_or(sgf::Game{});
    for (sgf::SgfWarning& warning : read.warnings)
        warning.offset += static_cast<std::size_t>(game.data() - text.data());
    return read;
}

void say_warnings(const base::SourceFile& source, const sgf::Game& game) {
    for (const sgf::SgfWarning& warning : game.warnings)
        std::cerr << "katachi: " << source.path() << ":" << sgf::warning_text(warning, source) << '\n';
}

// Counted over all texts of the file, as mining splits them. What it has wrong is told on standard error.
sgf::Game read_game(const std::string& name, const authoring::GameReading& reading) {
    const sgf::NamedGame named = sgf::split_game_number(name);
    const std::size_t number = named.number.value_or(1);
    std::size_t count = 0;
    std::optional<sgf::Game> found;
    authoring::visit_game_texts({named.file},
                                {.text =
                                     [&](const authoring::GameText& text) {
                                         const base::SourceFile source(
                                             text.name, compiler::utf8_of_sgf(text.text, reading.encoding));
                                         for (const std::string_view game : joseki::split_games(source.text()))
                                             if (++count == number) found = game_in(source.text(), game);
                                         if (found) say_warnings(source, *found);
                                         return !found;
                                     },
                                 .trouble = [](const std::string& line) { throw base::FileError(line); },
                                 .decodes = true},
                                reading);
    if (!found)
        throw base::FileError(named.file + ": has " + base::counted(count, "game", "games") + ", no game " +
                              std::to_string(number));
    return std::move(*found);
}

std::string move_text(board::Move move, int number) {
    return std::string(move.colour == board::Colour::black ? "B " : "W ") +
           board::move_name(move.vertex, board::max_board_size) + " (" + std::to_string(number) + ")";
}

// Moves in the area that were passed over while the sequence lasted.
std::string side_play(board::Corner corner, const joseki::CornerRule& rule, const joseki::CornerSequence& sequence,
                      std::size_t played, const std::vector<board::Move>& moves) {
    std::string text;
    std::size_t next = 0;
    for (int number = sequence.moves.front().number; number <= sequence.moves[played - 1].number; ++number) {
        while (next < played && sequence.moves[next].number < number) ++next;
        const bool is_own = next < played && sequence.moves[next].number == number;
        const board::Move move = moves[static_cast<std::size_t>(number - 1)];
        if (is_own || move.vertex == board::pass_vertex || joseki::line_from(corner, move.vertex) > rule.area) continue;
        text += (text.empty() ? "" : ", ") + move_text(move, number);
    }
    return text;
}

std::string corner_text(board::Corner corner, const joseki::CornerRule& rule, const joseki::CornerSequence& sequence,
                        const std::vector<board::Move>& moves) {
    std::string text = std::string(board::name(corner)) + "\n";
    if (sequence.moves.empty()) return text + "  nobody played there\n";
    joseki::SequenceWalk walk;
    const joseki::WalkedSequence walked =
        walk.walk(sequence, [](const joseki::SeenPosition&, board::Colour, board::Vertex) {});
    std::string line = " ";
    for (std::size_t i = 0; i < walked.moves; ++i) {
        const joseki::CornerMove& move = sequence.moves[i];
        line += move.vertex == board::pass_vertex
                    ? std::string(move.colour == board::Colour::black ? " B" : " W") + " elsewhere"
                    : " " + move_text({move.colour, move.vertex}, move.number);
        if (i + 1 < walked.moves) line += ",";
    }
    text += line + "\n";
    const std::string side = side_play(corner, rule, sequence, walked.moves, moves);
    if (!side.empty()) text += "  passed over as play on the side: " + side + "\n";
    return text + "  ends behind move " + std::to_string(sequence.moves[walked.moves - 1].number) + ": " +
           joseki::reason(walked.ending) + "\n";
}

}  // namespace

std::string rule_text(const joseki::CornerRule& rule) {
    const auto number = [](int value) { return std::to_string(value); };
    return "A corner is a square of " + number(rule.area) + " lines. The first move within " +
           number(joseki::opening_lines) + " lines begins its sequence; a later\nmove belongs to it within " +
           base::counted(rule.reach, "step", "steps") +
           " of one of its moves and is play on the side otherwise. Where\ntwo corners share a line, the nearer one "
           "has the move. Two moves of one colour in a row: the\nother played elsewhere. The sequence ends after " +
           base::counted(rule.patience, "move", "moves") +
           " of the game without one of its\nown, before tenuki number " + number(rule.tenukis + 1) + ", after " +
           base::counted(rule.length, "move", "moves") +
           ", and before a move that its own stones do not\nallow or that repeats a position.\n";
}

std::string explained_sequences(const std::string& name, const joseki::CornerRule& rule,
                                const authoring::GameReading& reading) {
    const sgf::Game game = read_game(name, reading);
    const joseki::PlainGame plain = joseki::plain_game(game, board::max_board_size);
    std::string text = name;
    if (!game.black.empty() || !game.white.empty()) text += ", " + game.black + " – " + game.white;
    text = base::printable(text) + "\n";
    if (plain.refusal) return text + "not mined: it is " + joseki::reason(*plain.refusal) + "\n";
    text += rule_text(rule);
    joseki::CornerSequences sequences;
    joseki::find_sequences(plain.moves, rule, plain.last, sequences);
    for (const board::Corner corner : board::four_corners)
        text += "\n" + corner_text(corner, rule, sequences[static_cast<std::size_t>(corner)], plain.moves);
    return text;
}

}  // namespace katachi::cli
