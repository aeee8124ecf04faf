#include "tools/katachi/commands/joseki/mined_sequences.h"

#include <algorithm>
#include <optional>

#include "base/text/counted.h"
#include "base/files/file_error.h"
#include "base/text/terminal_text.h"
#include "joseki/mining/mined_piece.h"
#include "joseki/mining/sequence_walk.h"
#include "tools/authoring/game_files.h"
#include "tools/authoring/named_game.h"

namespace katachi {

namespace {

// Counted over all texts of the file, as mining splits them.
SgfGame read_game(const std::string& name) {
    const NamedGame named = split_game_number(name);
    const std::size_t number = named.number.value_or(1);
    std::size_t count = 0;
    std::optional<SgfGame> found;
    visit_game_texts({named.file}, {.text =
                                        [&](const GameText& text) {
                                            for (const std::string_view game : split_games(text.text))
                                                if (++count == number) found = SgfReader(game).next();
                                            return !found;
                                        },
                                    .trouble = [](const std::string& line) { throw FileError(line); }});
    if (!found)
        throw FileError(named.file + ": has " + counted(count, "game", "games") + ", no game " +
                        std::to_string(number));
    return std::move(*found);
}

std::string move_text(Move move, int number) {
    return std::string(move.colour == Colour::black ? "B " : "W ") + vertex_name(move.vertex, max_board_size) + " (" +
           std::to_string(number) + ")";
}

// Moves in the area that were passed over while the sequence lasted.
std::string side_play(Corner corner, const CornerRule& rule, const CornerSequence& sequence, std::size_t played,
                      const std::vector<Move>& moves) {
    std::string text;
    std::size_t next = 0;
    for (int number = sequence.moves.front().number; number <= sequence.moves[played - 1].number; ++number) {
        while (next < played && sequence.moves[next].number < number) ++next;
        const bool is_own = next < played && sequence.moves[next].number == number;
        const Move move = moves[static_cast<std::size_t>(number - 1)];
        if (is_own || move.vertex == pass_vertex || line_from(corner, move.vertex) > rule.area) continue;
        text += (text.empty() ? "" : ", ") + move_text(move, number);
    }
    return text;
}

std::string corner_text(Corner corner, const CornerRule& rule, const CornerSequence& sequence,
                        const std::vector<Move>& moves) {
    std::string text = std::string(name(corner)) + "\n";
    if (sequence.moves.empty()) return text + "  nobody played there\n";
    SequenceWalk walk;
    const WalkedSequence walked = walk.walk(sequence, [](const SeenPosition&, Colour, Vertex) {});
    std::string line = " ";
    for (std::size_t i = 0; i < walked.moves; ++i) {
        const CornerMove& move = sequence.moves[i];
        line += move.vertex == pass_vertex ? std::string(move.colour == Colour::black ? " B" : " W") + " elsewhere"
                                           : " " + move_text({move.colour, move.vertex}, move.number);
        if (i + 1 < walked.moves) line += ",";
    }
    text += line + "\n";
    const std::string side = side_play(corner, rule, sequence, walked.moves, moves);
    if (!side.empty()) text += "  passed over as play on the side: " + side + "\n";
    return text + "  ends behind move " + std::to_string(sequence.moves[walked.moves - 1].number) + ": " +
           reason(walked.ending) + "\n";
}

}  // namespace

std::string rule_text(const CornerRule& rule) {
    const auto number = [](int value) { return std::to_string(value); };
    return "A corner is a square of " + number(rule.area) + " lines. The first move within " + number(opening_lines) +
           " lines begins its sequence; a later\nmove belongs to it within " + counted(rule.reach, "step", "steps") +
           " of one of its moves and is play on the side otherwise. Where\ntwo corners share a line, the nearer one "
           "has "
           "the move. Two moves of one colour in a row: the\nother played elsewhere. The sequence ends after " +
           counted(rule.patience, "move", "moves") + " of the game without one of its\nown, before tenuki number " +
           number(rule.tenukis + 1) + ", after " + counted(rule.length, "move", "moves") +
           ", and before a move that its own stones do not\nallow or that repeats a position.\n";
}

std::string explained_sequences(const std::string& name, const CornerRule& rule) {
    const SgfGame game = read_game(name);
    const PlainGame plain = plain_game(game, max_board_size);
    std::string text = name;
    if (!game.black.empty() || !game.white.empty()) text += ", " + game.black + " – " + game.white;
    text = printable(text, true) + "\n";
    if (plain.refusal) return text + "not mined: it is " + reason(*plain.refusal) + "\n";
    text += rule_text(rule);
    CornerSequences sequences;
    find_sequences(plain.moves, rule, plain.last, sequences);
    for (const Corner corner : four_corners)
        text += "\n" + corner_text(corner, rule, sequences[static_cast<std::size_t>(corner)], plain.moves);
    return text;
}

}  // namespace katachi
