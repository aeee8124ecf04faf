// What katachi sgf tree and node print, and what is told where there are no games.
#include "tools/answers/game_info_json.h"
#include "tools/answers/trees/game_outline_json.h"
#include "tools/studio/questions/answers.h"

namespace katachi::studio {

std::string answer_tree(const Question& question, Contents& contents) {
    const auto read = contents.trees.read(question.value("game"), contents.games);
    return answers::game_outline_json(authoring::game_outline(read->tree, read->name));
}

std::string answer_node(const Question& question, Contents& contents) {
    const auto read = contents.trees.read(question.value("game"), contents.games);
    return answers::node_position_json(authoring::node_position(read->tree, read->name, question.number("node")));
}

std::string no_games() { return answers::game_infos_json({}); }

}  // namespace katachi::studio
