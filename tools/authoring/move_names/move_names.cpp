#include "tools/authoring/move_names/move_names.h"

#include <algorithm>

#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "engine/analysis/board_analysis.h"

namespace katachi::authoring {

namespace {

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

MoveNames names_of_game(const sgf::Game& game, std::string source, std::optional<int> number, Reading reading) {
    if (number && (*number < 1 || *number > game.move_count()))
        throw base::FileError(source + " has " + base::counted(game.move_count(), "move", "moves") +
                              ", and none of number " + std::to_string(*number));
    MoveNames found{.source = std::move(source), .size = game.size, .moves = {}, .warnings = {}};
    naming::MoveNamer namer;
    analysis::BoardAnalysis analysis(analysis::limits_for_settled_answers);
    const auto names_of = [&](const board::Board& board, const sgf::Event& event) {
        if (reading == Reading::without) return told_names(namer.names(board, event.colour, event.vertex));
        analysis.set(board);
        return told_names(namer.names(board, event.colour, event.vertex, &analysis));
    };
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
        if (const auto warning = sgf::execute(event, board))
            found.warnings.push_back("move " + std::to_string(played) + ": " + warning->message);
    }
    return found;
}

}  // namespace katachi::authoring
