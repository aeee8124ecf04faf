// What katachi sgf tree and node print, and what is told where there are no games.
#include "tools/answers/game_info_json.h"
#include "tools/answers/trees/game_outline_json.h"
#include "tools/studio/questions/answers.h"
#include "tools/studio/request/refused.h"

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

std::string no_games_to_search() {
    throw Refused(422,
                  "the studio shows no games to search, and searches no bases; --games GAMES at its start shows some");
}

}  // namespace katachi::studio
