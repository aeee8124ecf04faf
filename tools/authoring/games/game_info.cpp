#include "tools/authoring/games/game_info.h"

#include "compiler/sgf/facts.h"

namespace katachi::authoring {

GameInfo game_info(const AskedGames& asked, std::size_t index) {
    const compiler::SgfTree& game = asked.collection.games[index];
    const auto text = [&](const char* property) { return std::string(game.root().text(property)); };
    GameInfo info{.name = asked.name_of(index),
                  .size = game.board_size(),
                  .written_size = text("SZ"),
                  .kind = text("GM"),
                  .black = {text("PB"), text("BR")},
                  .white = {text("PW"), text("WR")},
                  .event = text("EV"),
                  .date = text("DT"),
                  .rules = text("RU"),
                  .result = text("RE"),
                  .komi = compiler::sgf_komi(game).points,
                  .handicap = compiler::sgf_handicap(game),
                  .moves = compiler::move_count(game),
                  .nodes = game.nodes.size(),
                  .variations = game.line_count() - 1,
                  .encoding = game.encoding,
                  .warnings = {}};
    for (const sgf::SgfWarning& warning : game.warnings)
        info.warnings.push_back(
            {asked.collection.source->line_column(static_cast<std::uint32_t>(warning.offset)), warning.message});
    return info;
}

}  // namespace katachi::authoring
