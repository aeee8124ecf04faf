#include "tools/authoring/joseki/followed_games.h"

#include <limits>
#include <variant>

#include "base/files/file_error.h"
#include "engine/sgf/game.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/named_game.h"

namespace katachi::authoring {

namespace {

void follow(const std::string& name, const sgf::Game& game, const joseki::Graph& library,
            const FollowedGamesVisitor& visitor) {
    for (const sgf::SgfWarning& warning : game.warnings) visitor.trouble(name + ": " + warning.message);
    if (game.size == 0) return;
    const auto found = sgf::position_before_move(game, game.move_count() + 1);
    if (const auto* error = std::get_if<sgf::SgfError>(&found)) return visitor.trouble(name + ": " + error->message);
    const auto& last = std::get<sgf::SgfPosition>(found);
    for (const sgf::SgfWarning& warning : last.warnings) visitor.trouble(name + ": " + warning.message);
    FollowedGame followed;
    try {
        followed = followed_game(last.board, game.move_count(), library);
    } catch (const base::FileError& error) {
        return visitor.trouble(name + ": " + error.what());
    }
    visitor.game(name, followed);
}

}  // namespace

std::size_t games_in(std::string_view text) {
    return sgf::SgfReader(text).pass_over(std::numeric_limits<std::size_t>::max());
}

void follow_games_of(std::string_view text, const std::string& file, const joseki::Graph& library,
                     const FollowedGamesVisitor& visitor) {
    const std::size_t in_file = games_in(text);
    if (in_file == 0) visitor.trouble(file + ": holds no game; passed over");
    sgf::SgfReader reader(text);
    std::size_t number = 1;
    for (auto game = reader.next(); game; game = reader.next())
        follow(name_of_game(file, number++, in_file), *game, library, visitor);
}

void follow_games(const std::vector<std::string>& inputs, const joseki::Graph& library,
                  const FollowedGamesVisitor& visitor) {
    for (const std::string& input : inputs)
        if (input != "-") check_game_paths({split_game_number(input).file});
    for (const std::string& input : inputs) {
        const NamedGame named = split_game_number(input);
        if (input == "-") {
            follow_games_of(read_file_or_input(input), input, library, visitor);
        } else if (named.number) {
            const FoundLine found = find_line(read_file_or_input(named.file), named);
            follow(found.name, found.game, library, visitor);
        } else {
            const auto read = [&](const GameText& text) {
                follow_games_of(text.text, text.name, library, visitor);
                return true;
            };
            visit_game_texts({input}, {.text = read, .trouble = visitor.trouble});
        }
    }
}

}  // namespace katachi::authoring
