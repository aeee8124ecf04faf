#include "compiler/sgf/facts.h"

#include "engine/sgf/handicap.h"
#include "engine/sgf/header_texts.h"
#include "engine/sgf/values.h"

namespace katachi::compiler {

sgf::SgfKomi sgf_komi(const SgfTree& tree) {
    const sgf::HeaderText& komi = sgf::header_text(&sgf::Game::komi);
    const std::string_view stated = tree.root().text(komi.name);
    return sgf::sgf_komi(stated.empty() ? tree.root().text(komi.old_name) : stated);
}

std::optional<int> sgf_handicap(const SgfTree& tree) {
    return sgf::sgf_handicap(tree.root().text("HA"), tree.board_size());
}

int moves_in_node(const SgfTree& tree, SgfNodeIndex index) {
    int count = 0;
    for (const char* name : {"B", "W"})
        if (const SgfProperty* move = tree.node(index).find(name))
            if (const int size = tree.board_size(); size > 0 && sgf::sgf_move(move->values.front().text, size)) ++count;
    return count;
}

int move_count(const SgfTree& tree) {
    int count = 0;
    for (const SgfNodeIndex index : tree.main_line()) count += moves_in_node(tree, index);
    return count;
}

}  // namespace katachi::compiler
