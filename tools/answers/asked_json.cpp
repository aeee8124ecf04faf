#include "tools/answers/asked_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/side_name.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

using Json = nlohmann::ordered_json;

}  // namespace

Json asked_json(const authoring::AskedPosition& asked, const std::vector<board::Colour>& sides,
                const std::string& patterns_from) {
    Json value;
    value["game"] = asked.file;
    if (asked.move) value["move"] = *asked.move;
    if (asked.to_move) value["to_move"] = board::side_word(*asked.to_move);
    value["size"] = asked.position.size;
    value["rows"] = board::to_rows(asked.position);
    for (const board::Colour side : sides) value["colours"].push_back(board::side_word(side));
    value["patterns_from"] = patterns_from;
    value["warnings"] = asked.warnings;
    return value;
}

}  // namespace katachi::answers
