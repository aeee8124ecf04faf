#include "engine/gtp/dragons/dragon_life.h"

#include <algorithm>
#include <limits>

#include "engine/gtp/life/life_prospects.h"
#include "engine/gtp/life/life_question.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/life/statuses/reading_judge.h"
#include "engine/position/statuses.h"
#include "engine/reading/with_limits.h"
#include "engine/worms/capturable.h"

namespace katachi::gtp {

namespace {

constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

life::LifeLimits limited(life::LifeLimits limits, std::uint64_t most) {
    limits.nodes = std::min(limits.nodes, most);
    return limits;
}

// Playouts favour the side that asks (life/playouts/played_moves.h). A status asks for neither side.
life::ReaderLimits limited_without_playouts(life::ReaderLimits limits, std::uint64_t most) {
    limits.search = limited(limits.search, most);
    limits.beliefs.playouts = 0;
    return limits;
}

// Whether it has a long way out and is judged to live, as it is where all are asked about.
bool gets_out(Session& session, board::Vertex vertex) {
    bool is_free = false;
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        const int number = stages.dragons_before_life().number_at(vertex);
        is_free = !stages.dragons_before_life().number(number).is_hemmed() &&
                  stages.life()[static_cast<std::size_t>(number)].status == position::Status::alive;
    });
    return is_free;
}

life::DragonReading read_life(Session& session, board::Vertex vertex, std::uint64_t most_positions) {
    const life::DragonRooms rooms = life_rooms(session, vertex);
    board::Board board = session.game.board();
    life::LifeReader& reader = life_reader(session, "life of the dragon " + session.name(vertex));
    const reading::WithLimits within(reader, limited_without_playouts(reader.limits(), most_positions));
    const life::DragonReading read = life::read_life(reader, board, rooms, gets_out(session, vertex));
    session.life_nodes += read.nodes();
    return read;
}

// The answer has, by the number of a dragon, its origin where it is wanted, and pass for the others.
template <typename IsWanted>
std::vector<board::Vertex> origins_of(Session& session, IsWanted is_wanted) {
    std::vector<board::Vertex> origins;
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        for (const position::Dragon& dragon : stages.dragons_before_life().all())
            origins.push_back(is_wanted(stages.dragons_before_life(), dragon) ? dragon.origin : board::pass_vertex);
    });
    return origins;
}

// The races of the dragon at `vertex`, asked about with what `statuses_of` tells of all dragons of the stages.
template <typename StatusesOf, typename Ask>
void ask_races(Session& session, board::Vertex vertex, std::uint64_t most_positions, StatusesOf statuses_of, Ask ask) {
    life::RaceReader& reader = race_reader(session, "races of the dragon " + session.name(vertex));
    const reading::WithLimits within(reader, limited(reader.limits(), most_positions));
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        const position::Dragons& dragons = stages.dragons_before_life();
        const std::vector<position::Status> statuses = statuses_of(stages);
        const life::BelievedDragons believed{dragons, statuses, worms::capturable_stones(stages.worms())};
        board::Board board = session.game.board();
        ask(reader, board, believed, dragons.number_at(vertex));
    });
}

RivalRaces races_among(Session& session, board::Vertex vertex, const std::vector<position::Status>& statuses,
                       std::uint64_t most_positions) {
    RivalRaces races;
    ask_races(
        session, vertex, most_positions, [&](analysis::Stages&) { return statuses; },
        [&](life::RaceReader& reader, board::Board& board, const life::BelievedDragons& believed, int number) {
            races = life::races_with_rivals(reader, board, believed, number);
        });
    for (const life::RivalRace& race : races) session.life_nodes += race.own_first.nodes + race.rivals_first.nodes;
    return races;
}

life::RaceHelp help_of_races(Session& session, board::Vertex vertex, position::Status read) {
    life::FoundHelp found;
    ask_races(
        session, vertex, no_limit, [](analysis::Stages& stages) { return position::statuses_of(stages.crude_life()); },
        [&](life::RaceReader& reader, board::Board& board, const life::BelievedDragons& believed, int number) {
            found = life::help_of_races(reader, board, believed, number, read);
        });
    session.life_nodes += found.nodes;
    return found.help;
}

// What dragons are judged by before they are read, and what was believed of them.
struct BeforeReading {
    position::Dragons dragons;
    std::vector<position::Verdict> judged;
    board::VertexSet weak;
};

BeforeReading before_reading(Session& session) {
    std::optional<BeforeReading> before;
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        before = {stages.dragons_before_life(), stages.crude_life(), worms::capturable_stones(stages.worms())};
    });
    return *std::move(before);
}

}  // namespace

life::DragonReading read_dragon(Session& session, board::Vertex vertex) {
    life::DragonReading read = read_life(session, vertex, no_limit);
    const position::Status status = read.status_without_races();
    if (status != position::Status::alive) read.help = help_of_races(session, vertex, status);
    return read;
}

ReadDragons read_dragons(Session& session) {
    const BeforeReading before = before_reading(session);
    life::LifeReader& lives = life_reader(session, "");
    life::RaceReader& races = race_reader(session, "");
    const reading::WithLimits far(lives, limited_without_playouts(lives.limits(), life::life_positions_of_many));
    const reading::WithLimits races_far(races, limited(races.limits(), life::race_positions_of_many));
    session.connection_tactics.set_trace(nullptr);
    life::ReadingJudge judge(
        session.game.board(), before.judged, before.weak, {lives, races, session.connection_tactics},
        [&](const position::Dragon& dragon) {
            if (session.reading_trace)
                session.reading_trace->ask("life and races of the dragon " + session.name(dragon.origin));
        });
    const std::uint64_t connections_before = session.connection_tactics.nodes();
    ReadDragons read{position::judge_all(before.dragons, judge), judge.readings()};
    session.connection_nodes += session.connection_tactics.nodes() - connections_before;
    session.life_nodes += judge.nodes();
    return read;
}

DragonProspects read_prospects(Session& session, board::Vertex vertex, const life::DragonReading& read) {
    DragonProspects prospects;
    const AskedDragon dragon{vertex, life_rooms(session, vertex)};
    const position::Status status = read.status_without_races();
    if (status == position::Status::alive) prospects.threat = threat_to_dragon(session, dragon, Asker::attacker);
    if (status == position::Status::dead) prospects.threat = threat_to_dragon(session, dragon, Asker::defender);
    prospects.of_attack = exchange_of_attack(session, dragon, read.attack);
    if (read.defence) prospects.of_defence = exchange_of_defence(session, dragon, *read.defence);
    return prospects;
}

RivalRaces read_races(Session& session, board::Vertex vertex, const life::DragonReading& read) {
    if (read.status_without_races() == position::Status::alive) return {};
    const auto is_rival = [&](const position::Dragons& dragons, const position::Dragon& dragon) {
        const position::Dragon& asked = *dragons.at(vertex);
        return dragon.colour != asked.colour && dragon.is_hemmed() &&
               std::ranges::find(asked.neighbours, dragons.number_at(dragon.origin)) != asked.neighbours.end();
    };
    std::vector<position::Status> statuses;
    for (const board::Vertex rival : origins_of(session, is_rival))
        statuses.push_back(rival == board::pass_vertex
                               ? position::Status::alive
                               : read_life(session, rival, life::life_positions_of_many).status_without_races());
    return races_among(session, vertex, statuses, no_limit);
}

std::vector<RivalRaces> read_all_races(Session& session, const ReadDragons& read) {
    const auto origins = origins_of(session, [](const position::Dragons&, const position::Dragon&) { return true; });
    std::vector<position::Status> statuses;
    for (const auto& each : read.readings)
        statuses.push_back(each ? each->status_without_races() : position::Status::alive);
    std::vector<RivalRaces> races(statuses.size());
    for (std::size_t i = 0; i < statuses.size(); ++i)
        if (statuses[i] != position::Status::alive)
            races[i] = races_among(session, origins[i], statuses, life::race_positions_of_many);
    return races;
}

}  // namespace katachi::gtp
