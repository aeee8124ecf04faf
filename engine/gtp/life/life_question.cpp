#include "engine/gtp/life/life_question.h"

#include <algorithm>

#include "engine/eyes/solved_eyes.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/gtp/reading/tactical_question.h"
#include "engine/life/ask_in_rooms.h"
#include "engine/life/goal/held_part.h"
#include "engine/life/goal/judged_goal.h"
#include "engine/position/statuses.h"
#include "engine/worms/capturable.h"

namespace katachi::gtp {

namespace {

constexpr std::uint64_t race_positions = 20'000;

}  // namespace

life::LifeReader& life_reader(Session& session, std::string question) {
    if (!session.life)
        session.life =
            std::make_unique<life::LifeReader>(life::LifeLimits{.nodes = session.life_positions}, solved_eyes().eyes,
                                               life::BeliefLimits{.playouts = life_playouts});
    record_searches(session, *session.life, std::move(question));
    return *session.life;
}

life::RaceReader& race_reader(Session& session, std::string question) {
    if (!session.races)
        session.races = std::make_unique<life::RaceReader>(
            life::LifeLimits{.nodes = std::min(race_positions, session.life_positions)});
    record_searches(session, *session.races, std::move(question));
    return *session.races;
}

life::DragonGoal goal_of_dragons(analysis::Stages& stages, const board::Board& board, std::span<const int> numbers) {
    return life::judged_goal(board, stages.dragons_before_life(), numbers, position::statuses_of(stages.crude_life()),
                             worms::capturable_stones(stages.worms()));
}

life::DragonRooms life_rooms(Session& session, board::Vertex vertex) {
    life::DragonRooms rooms;
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        const int number = stages.dragons_before_life().number_at(vertex);
        const board::VertexSet& dragon = stages.dragons_before_life().number(number).stones;
        const board::VertexSet part =
            read_tactics(session, connection_reader, "", [&](reading::Tactics& tactics, board::Board& board) {
                return life::held_part(board, dragon, vertex, tactics);
            });
        rooms = life::judged_rooms(session.game.board(), stages.dragons_before_life(), number,
                                   position::statuses_of(stages.crude_life()), worms::capturable_stones(stages.worms()),
                                   part);
    });
    return rooms;
}

board::Colour side_of(Asker asker, const life::DragonRooms& rooms) {
    return asker == Asker::attacker ? rooms.whole.attacker() : rooms.whole.defender;
}

life::LifeAnswer ask(life::LifeReader& reader, board::Board& board, const life::DragonRooms& rooms,
                     LifeQuestion question, Asker asker) {
    return life::ask_in_rooms(reader, board, rooms, side_of(asker, rooms),
                              [&](const life::DragonGoal& goal) { return (reader.*question)(board, goal); });
}

}  // namespace katachi::gtp
