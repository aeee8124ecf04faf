#include "tools/authoring/solve/believed_position.h"

#include <utility>

#include "engine/eyes/solved_eyes.h"
#include "engine/life/goal/judged_goal.h"
#include "engine/position/statuses.h"
#include "engine/worms/capturable.h"

namespace katachi::authoring {

BelievedPosition::BelievedPosition(board::Board board, board::Colour to_move)
    : board_(std::move(board)), known_(solved_eyes().eyes), stages_(tactics_, known_) {
    stages_.set(board_, to_move);
    believed_ = position::statuses_of(stages_.crude_life());
    weak_ = worms::capturable_stones(stages_.worms());
}

life::DragonGoal BelievedPosition::goal(int number) {
    return life::judged_goal(board_, dragons(), number, believed_, weak_);
}

life::DragonRooms BelievedPosition::rooms(int number) {
    return life::judged_rooms(board_, dragons(), number, believed_, weak_, dragons().number(number).stones);
}

}  // namespace katachi::authoring
