#include <algorithm>
#include <iostream>
#include <utility>
#include <variant>

#include "base/files/file_error.h"
#include "engine/sgf/game.h"
#include "engine/sgf/warning_text.h"
#include "tools/authoring/games/named_game.h"
#include "tools/katachi/commands/games/chosen_games.h"
#include "tools/katachi/commands/joseki/game/game.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/commands/joseki/text.h"
#include "tools/katachi/shared/common_options.h"

namespace katachi::cli {

namespace {

sgf::SgfPosition last_position(const authoring::FoundLine& line) {
    auto found = sgf::position_before_move(line.game, line.game.move_count() + 1);
    if (const auto* error = std::get_if<sgf::SgfError>(&found))
        throw base::FileError(line.name + ": " + error->message);
    return std::get<sgf::SgfPosition>(std::move(found));
}

authoring::GameJoseki joseki_of(const authoring::FoundLine& line) {
    const sgf::SgfPosition last = last_position(line);
    for (const auto* warnings : {&line.game.warnings, &last.warnings})
        for (const sgf::SgfWarning& warning : *warnings)
            std::cerr << "katachi: " << line.source->path() << ":" << sgf::warning_text(warning, *line.source) << '\n';
    try {
        return authoring::game_joseki(last.board, line.game.move_count(), authoring::shipped_joseki_by_tree());
    } catch (const base::FileError& error) {
        throw base::FileError(line.name + ": " + error.what());
    }
}

}  // namespace

Outcome run_joseki_game(const JosekiGameOptions& options, const CommonOptions& common) {
    const sgf::NamedGame named = sgf::split_game_number(options.game);
    const authoring::FoundLine line =
        authoring::find_line(authoring::read_file_or_input(named.file), named, options.path);
    answers::AskedGameJoseki asked{
        .source = line.name, .corners = joseki_of(line), .language = *naming::language_of(options.language)};
    const JosekiLibrary library = open_joseki_library(options.catalogue, {});
    asked.library = &library.graph;
    std::optional<ChosenGames> games;
    if (!options.base.empty()) games.emplace(options.base, FilterChoice{});
    for (const board::Corner place : board::four_corners) {
        const auto index = static_cast<std::size_t>(place);
        const authoring::CornerJoseki& corner = asked.corners[index];
        if (!corner.is_known()) continue;
        asked.instead[index].library =
            authoring::library_there(corner.followed.stones, corner.followed.to_move, place, library.graph);
        if (games) asked.instead[index].games = authoring::played_there(corner, place, games->searched(), options.jobs);
    }
    if (options.format == "json")
        std::cout << answers::game_joseki_json(asked);
    else
        std::cout << in_style(game_joseki_text(asked, options.limit), text_style(common));
    const bool is_known =
        std::any_of(asked.corners.begin(), asked.corners.end(), [](const auto& corner) { return corner.is_known(); });
    return is_known ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
