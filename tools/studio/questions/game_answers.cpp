// What katachi sgf tree and node print.
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

}  // namespace katachi::studio
