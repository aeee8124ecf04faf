#include "tools/authoring/joseki/followed_games.h"

#include <limits>
#include <variant>

#include "base/files/file_error.h"
#include "base/files/standard_input.h"
#include "base/findings/source_file.h"
#include "engine/sgf/game.h"
#include "engine/sgf/warning_text.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/named_game.h"

namespace katachi::authoring {

namespace {

void show(const std::string& name, const sgf::Game& game, const base::SourceFile& source,
          const PlayedGamesVisitor& visitor) {
    const auto tell = [&](const sgf::SgfWarning& warning) {
        visitor.trouble(source.path() + ":" + warning_text(warning, source));
    };
    for (const sgf::SgfWarning& warning : game.warnings) tell(warning);
    if (game.size == 0) return;
    const auto found = sgf::position_before_move(game, game.move_count() + 1);
    if (const auto* error = std::get_if<sgf::SgfError>(&found)) return visitor.trouble(name + ": " + error->message);
    const auto& last = std::get<sgf::SgfPosition>(found);
    for (const sgf::SgfWarning& warning : last.warnings) tell(warning);
    try {
        visitor.game(name, last.board, game.move_count());
    } catch (const base::FileError& error) {
        visitor.trouble(name + ": " + error.what());
    }
}

PlayedGamesVisitor following(const joseki::Graph& library, const FollowedGamesVisitor& visitor) {
    return {.game = [&](const std::string& name, const board::Board& played,
                        int last_number) { visitor.game(name, followed_game(played, last_number, library)); },
            .trouble = visitor.trouble};
}

}  // namespace

std::size_t games_in(std::string_view text) {
    return sgf::SgfReader(text).pass_over(std::numeric_limits<std::size_t>::max());
}

void visit_played_games_of(std::string_view text, const std::string& file, const PlayedGamesVisitor& visitor) {
    const std::size_t in_file = games_in(text);
    if (in_file == 0) visitor.trouble(file + ": holds no game; passed over");
    const base::SourceFile source(file, std::string(text));
    sgf::SgfReader reader(source.text());
    std::size_t number = 1;
    for (auto game = reader.next(); game; game = reader.next())
        show(sgf::name_of_game(file, number++, in_file), *game, source, visitor);
}

void visit_played_games(const std::vector<std::string>& inputs, const PlayedGamesVisitor& visitor) {
    for (const std::string& input : inputs)
        if (input != "-") check_game_paths({sgf::split_game_number(input).file});
    for (const std::string& input : inputs) {
        const sgf::NamedGame named = sgf::split_game_number(input);
        if (input == "-") {
            visit_played_games_of(read_file_or_input(input), base::input_name(input), visitor);
        } else if (named.number) {
            const FoundLine found = find_line(read_file_or_input(named.file), named);
            show(found.name, found.game, *found.source, visitor);
        } else {
            const auto read = [&](const GameText& text) {
                visit_played_games_of(text.text, text.name, visitor);
                return true;
            };
            visit_game_texts({input}, {.text = read, .trouble = visitor.trouble});
        }
    }
}

void follow_games_of(std::string_view text, const std::string& file, const joseki::Graph& library,
                     const FollowedGamesVisitor& visitor) {
    visit_played_games_of(text, file, following(library, visitor));
}

void follow_games(const std::vector<std::string>& inputs, const joseki::Graph& library,
                  const FollowedGamesVisitor& visitor) {
    visit_played_games(inputs, following(library, visitor));
}

}  // namespace katachi::authoring
