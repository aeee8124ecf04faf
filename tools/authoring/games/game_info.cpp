#include "tools/authoring/games/game_info.h"

#include "compiler/sgf/facts.h"
#include "compiler/sgf/line.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t most_paths = 100;

}  // namespace

GameInfo game_info(const compiler::SgfTree& game, const base::SourceFile& source, std::string name) {
    const auto text = [&](const char* property) { return std::string(game.root().text(property)); };
    GameInfo info{.name = std::move(name),
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
                  .paths = {},
                  .encoding = game.encoding,
                  .warnings = {}};
    for (const compiler::SgfPath& path : compiler::variation_paths(game, most_paths))
        info.paths.push_back(compiler::sgf_path_text(path));
    for (const sgf::SgfWarning& warning : game.warnings)
        info.warnings.push_back({source.line_column(static_cast<std::uint32_t>(warning.offset)), warning.message});
    return info;
}

}  // namespace katachi::authoring
