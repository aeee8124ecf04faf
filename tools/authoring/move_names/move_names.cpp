#include "tools/authoring/move_names/move_names.h"

#include <algorithm>
#include <utility>

#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "engine/analysis/board_analysis.h"
#include "engine/sgf/nodes.h"
#include "engine/sgf/warning_text.h"

namespace katachi::authoring {

namespace {

// Longer than any game that people play.
constexpr std::size_t most_moves_to_take_back = 1000;

std::vector<ToldName> told_names(std::span<const naming::MoveName> names) {
    std::vector<ToldName> told;
    for (const naming::MoveName& name : names)
        told.push_back({.name = name.facts->name,
                        .entry = name.facts->entry,
                        .remark = name.facts->remark,
                        .priority = static_cast<double>(name.facts->priority),
                        .judgement = name.facts->judgement,
                        .is_read = name.facts->is_read});
    return told;
}

}  // namespace

int MoveNames::named() const {
    return static_cast<int>(
        std::count_if(moves.begin(), moves.end(), [](const NamedMove& move) { return !move.names.empty(); }));
}

MoveNames names_of_game(const FoundLine& line, std::optional<int> number, Reading reading) {
    const sgf::Game& game = line.game;
    if (game.size == 0)
        throw base::FileError(line.name + ": " + game.warnings.front().message +
                              "; name a game of Go on 2 to 19 lines");
    if (number && (*number < 1 || *number > game.move_count()))
        throw base::FileError(line.name + " has " + base::counted(game.move_count(), "move", "moves") +
                              ", and none of number " + std::to_string(*number));
    MoveNames found{.source = line.name, .size = game.size, .moves = {}, .warnings = {}};
    naming::MoveNamer namer;
    analysis::BoardAnalysis analysis(analysis::limits_for_settled_answers);
    const auto names_of = [&](const board::Board& board, const sgf::Event& event) {
        if (reading == Reading::without) return told_names(namer.names(board, event.colour, event.vertex));
        analysis.set(board);
        return told_names(namer.names(board, event.colour, event.vertex, &analysis));
    };
    std::vector<sgf::SgfWarning> illegal;
    board::Board board(game.size);
    int played = 0;
    for (const sgf::Event& event : game.events) {
        if (event.kind == sgf::Event::Kind::move) {
            ++played;
            if (!number || *number == played)
                found.moves.push_back(
                    {.number = played, .move = {event.colour, event.vertex}, .names = names_of(board, event)});
            if (number == played) break;
        }
        if (auto warning = sgf::execute(event, board))
            sgf::add_sgf_warning(illegal, warning->offset, std::move(warning->message));
        // Each question copies the board with its history, so that a game of endless moves would take the square of
        // them.
        if (board.history().size() >= most_moves_to_take_back && board.ko_point() == board::pass_vertex)
            board = board::Board(board.position());
    }
    for (const auto& warnings : {game.warnings, illegal})
        for (const sgf::SgfWarning& warning : warnings) found.warnings.push_back(warning_text(warning, *line.source));
    return found;
}

}  // namespace katachi::authoring
