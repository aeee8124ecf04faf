#include "tools/answers/joseki/transpositions_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/side_name.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

std::string transpositions_json(const std::vector<authoring::Transposition>& transpositions) {
    Json value = Json::array();
    for (const authoring::Transposition& transposition : transpositions) {
        Json orders = Json::array();
        for (const authoring::MoveOrder& order : transposition.orders)
            orders.push_back(
                {{"to_move", board::side_word(order.first)}, {"moves", order.moves}, {"games", order.games}});
        value.push_back({{"position", transposition.position},
                         {"stones", transposition.stones},
                         {"reached", transposition.reached},
                         {"orders", std::move(orders)}});
    }
    return json_text(value);
}

}  // namespace katachi::answers
