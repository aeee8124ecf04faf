#include "tools/authoring/games/game_info.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "compiler/sgf/facts.h"
#include "compiler/sgf/line.h"
#include "compiler/sgf/properties.h"
#include "engine/sgf/handicap.h"
#include "engine/sgf/header_texts.h"
#include "engine/sgf/nodes.h"
#include "engine/sgf/values.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t most_paths = 100;

// Nodes beside the root that tell of a game of their own.
std::size_t games_beside_root(const compiler::SgfTree& game) {
    return static_cast<std::size_t>(
        std::count_if(game.nodes.begin() + 1, game.nodes.end(), [](const compiler::SgfNode& node) {
            return std::any_of(
                node.properties.begin(), node.properties.end(),
                [](const compiler::SgfProperty& property) { return compiler::is_game_info(property.name, false); });
        }));
}

// SGF's SimpleText: line ends and tabs are blanks.
std::string simple_text(std::string_view text) {
    std::string simple(text);
    std::ranges::replace_if(
        simple, [](char c) { return sgf::sgf_blanks.find(c) != std::string_view::npos; }, ' ');
    return simple;
}

// This reads the main line, where what is told of the game may stand behind the root too.
class ToldOfGame {
  public:
    ToldOfGame(const compiler::SgfTree& game, bool root_alone) {
        for (const compiler::SgfNodeIndex index : game.main_line()) {
            nodes_.push_back(&game.node(index));
            if (root_alone) break;
        }
    }

    // The first of these properties that stands anywhere.
    std::string text(std::initializer_list<std::string_view> names) const {
        for (const std::string_view name : names)
            for (const compiler::SgfNode* node : nodes_)
                if (const std::string_view found = node->text(name); !found.empty()) return simple_text(found);
        return "";
    }
    std::string text(std::string sgf::Game::*text_of_header) const {
        const sgf::HeaderText& header = sgf::header_text(text_of_header);
        const std::string found = text({header.name});
        return found.empty() ? simple_text(nodes_.front()->text(header.old_name)) : found;
    }

  private:
    std::vector<const compiler::SgfNode*> nodes_;
};

// Moves of the main line that the rules do not allow, and that are played all the same.
void add_illegal_moves(const compiler::SgfTree& game, std::vector<sgf::SgfWarning>& warnings) {
    if (game.board_size() == 0) return;
    const sgf::Game line = compiler::game_of_line(game, game.main_line());
    board::Board board(line.size);
    for (const sgf::Event& event : line.events)
        if (auto warning = sgf::execute(event, board))
            sgf::add_sgf_warning(warnings, warning->offset, std::move(warning->message));
    std::stable_sort(warnings.begin(), warnings.end(),
                     [](const sgf::SgfWarning& a, const sgf::SgfWarning& b) { return a.offset < b.offset; });
}

}  // namespace

GameInfo game_info(const compiler::SgfTree& game, const base::SourceFile& source, std::string name) {
    const std::size_t beside_root = games_beside_root(game);
    const ToldOfGame told(game, beside_root > 1);
    const auto text = [&](auto... names) { return told.text({names...}); };
    GameInfo info{.name = std::move(name),
                  .size = game.board_size(),
                  .written_size = text("SZ"),
                  .kind = text("GM"),
                  .black = {text("PB"), text("BR")},
                  .white = {text("PW"), text("WR")},
                  .event = told.text(&sgf::Game::event),
                  .date = told.text(&sgf::Game::date),
                  .rules = text("RU"),
                  .result = text("RE"),
                  .komi = sgf::sgf_komi(told.text(&sgf::Game::komi)).points,
                  .handicap = sgf::sgf_handicap(text("HA"), game.board_size()),
                  .games = std::max<std::size_t>(beside_root, 1),
                  .moves = compiler::move_count(game),
                  .nodes = game.nodes.size(),
                  .variations = game.line_count() - 1,
                  .paths = {},
                  .encoding = game.encoding,
                  .warnings = {}};
    for (const compiler::SgfPath& path : compiler::variation_paths(game, most_paths))
        info.paths.push_back(compiler::sgf_path_text(path));
    std::vector<sgf::SgfWarning> warnings = game.warnings;
    add_illegal_moves(game, warnings);
    for (const sgf::SgfWarning& warning : warnings)
        info.warnings.push_back({source.line_column(static_cast<std::uint32_t>(warning.offset)), warning.message});
    return info;
}

}  // namespace katachi::authoring
