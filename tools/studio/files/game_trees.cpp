#include "tools/studio/files/game_trees.h"

#include <algorithm>

#include "tools/authoring/games/named_game.h"
#include "tools/authoring/games/node_position.h"

namespace katachi::studio {

namespace {

constexpr std::size_t most_kept = 8;

std::shared_ptr<const ReadTree> tree_of(const std::string& game, const std::string& text) {
    const sgf::NamedGame named = sgf::split_game_number(game);
    authoring::AskedGames asked = authoring::asked_games(text, {named.file, named.number.value_or(1)}, "");
    return std::make_shared<const ReadTree>(ReadTree{asked.name_of(0), std::move(asked.collection.games.front())});
}

}  // namespace

std::shared_ptr<const ReadTree> GameTrees::read(const std::string& game, GameShelf& games) {
    auto text = std::make_shared<const std::string>(games.text(game));
    if (auto known = kept(game, *text)) return known;
    auto tree = tree_of(game, *text);
    keep({game, std::move(text), tree});
    return tree;
}

std::shared_ptr<const ReadTree> GameTrees::kept(const std::string& game, const std::string& text) {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(kept_, game, &Kept::game);
    if (found == kept_.end() || *found->text != text) return nullptr;
    std::rotate(kept_.begin(), found, found + 1);
    return kept_.front().tree;
}

void GameTrees::keep(Kept read) {
    const std::lock_guard lock(mutex_);
    std::erase_if(kept_, [&](const Kept& other) { return other.game == read.game; });
    const auto same = std::ranges::find_if(kept_, [&](const Kept& other) { return *other.text == *read.text; });
    if (same != kept_.end()) read.text = same->text;
    kept_.push_front(std::move(read));
    if (kept_.size() > most_kept) kept_.pop_back();
}

GameTrees::Place GameTrees::place(const std::string& game, int node, GameShelf& games) {
    const auto read_tree = read(game, games);
    authoring::NodePosition at = authoring::node_position(read_tree->tree, read_tree->name, node);
    return {std::move(at.path), at.move};
}

}  // namespace katachi::studio
