#include "engine/gtp/dragons/dragon_life.h"

#include <algorithm>
#include <limits>

#include "engine/gtp/life/life_prospects.h"
#include "engine/gtp/life/life_question.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/position/statuses.h"
#include "engine/reading/with_limits.h"
#include "engine/worms/capturable.h"

namespace katachi::gtp {

namespace {

// How many positions a search reads at most.
struct PositionLimits {
    std::uint64_t life = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t race = std::numeric_limits<std::uint64_t>::max();
};

// With these limits one dragon of 154 has another status than without them, in three fifths of the time. The dragons
// are of 14 games that did not choose the limits.
constexpr PositionLimits limits_of_many{.life = 6'000, .race = 5'000};

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

// What a search leaves open is judged as if nobody got out of the room, so that it says nothing of who does.
void give_up(life::LifeAnswer& attack) {
    attack.code = reading::TacticalCode::failure;
    attack.move = board::pass_vertex;
}

DragonReading read_life(Session& session, board::Vertex vertex, const PositionLimits& most) {
    const life::DragonRooms rooms = life_rooms(session, vertex);
    board::Board board = session.game.board();
    life::LifeReader& reader = life_reader(session, "life of the dragon " + session.name(vertex));
    const reading::WithLimits within(reader, limited_without_playouts(reader.limits(), most.life));
    DragonReading read;
    read.attack = ask(reader, board, rooms, &life::LifeReader::attack, Asker::attacker);
    session.life_nodes += read.attack.nodes;
    if (read.attack.succeeds() && !is_read_out(read.attack) && gets_out(session, vertex)) give_up(read.attack);
    if (!read.attack.succeeds()) return read;
    read.defence = ask(reader, board, rooms, &life::LifeReader::defend, Asker::defender);
    session.life_nodes += read.defence->nodes;
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
void ask_races(Session& session, board::Vertex vertex, const PositionLimits& most, StatusesOf statuses_of, Ask ask) {
    life::RaceReader& reader = race_reader(session, "races of the dragon " + session.name(vertex));
    const reading::WithLimits within(reader, limited(reader.limits(), most.race));
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        const position::Dragons& dragons = stages.dragons_before_life();
        const std::vector<position::Status> statuses = statuses_of(stages);
        const life::BelievedDragons believed{dragons, statuses, worms::capturable_stones(stages.worms())};
        board::Board board = session.game.board();
        ask(reader, board, believed, dragons.number_at(vertex));
    });
}

RivalRaces races_among(Session& session, board::Vertex vertex, const std::vector<position::Status>& statuses,
                       const PositionLimits& most) {
    RivalRaces races;
    ask_races(
        session, vertex, most, [&](analysis::Stages&) { return statuses; },
        [&](life::RaceReader& reader, board::Board& board, const life::BelievedDragons& believed, int number) {
            races = life::races_with_rivals(reader, board, believed, number);
        });
    for (const life::RivalRace& race : races) session.life_nodes += race.own_first.nodes + race.rivals_first.nodes;
    return races;
}

// The dragon at `vertex` dies or is critical by reading. It wins where it takes a dragon beside it, whoever moves
// first. One that dies otherwise lives in seki where none of them takes it. Open races count only for one that dies
// otherwise.
Races races_of(Session& session, board::Vertex vertex, position::Status read, const PositionLimits& most) {
    const bool is_dead = read == position::Status::dead;
    const life::Certainty least = is_dead ? life::Certainty::open : life::Certainty::believed;
    Races races = Races::no_help;
    ask_races(
        session, vertex, most, [](analysis::Stages& stages) { return position::statuses_of(stages.crude_life()); },
        [&](life::RaceReader& reader, board::Board& board, const life::BelievedDragons& believed, int number) {
            const life::RaceStanding won = life::winning_in_races(reader, board, believed, number, least);
            session.life_nodes += won.nodes;
            if (won.stands) races = Races::won;
            if (won.stands || !is_dead) return;
            const life::RaceStanding standing = life::standing_in_races(reader, board, believed, number);
            session.life_nodes += standing.nodes;
            if (standing.stands) races = Races::seki;
        });
    return races;
}

float chance_to_live(position::Status status) {
    switch (status) {
        case position::Status::alive: return 1;
        case position::Status::dead: return 0;
        case position::Status::critical:
        case position::Status::unknown: break;
    }
    return 0.5F;
}

DragonReading read_within(Session& session, board::Vertex vertex, const PositionLimits& most) {
    DragonReading read = read_life(session, vertex, most);
    const position::Status status = read.status_without_races();
    if (status != position::Status::alive) read.races = races_of(session, vertex, status, most);
    return read;
}

}  // namespace

position::Status DragonReading::status_without_races() const {
    if (!attack.succeeds()) return position::Status::alive;
    return defence->succeeds() ? position::Status::critical : position::Status::dead;
}

position::Status DragonReading::status() const {
    return races == Races::no_help ? status_without_races() : position::Status::alive;
}

position::Verdict DragonReading::verdict(const position::Verdict& judged) const {
    if (status() == judged.status) return judged;
    return {.status = status(), .chance_to_live = chance_to_live(status())};
}

position::Safety DragonReading::safety(const position::Dragon& dragon, const position::Verdict& judged) const {
    using position::Safety;
    if (races == Races::seki) return Safety::alive_in_seki;
    const Safety found = position::safety(dragon, verdict(judged));
    const bool is_lost = found == Safety::inessential || found == Safety::tactically_dead;
    return status() == position::Status::alive && is_lost ? Safety::alive : found;
}

DragonReading read_dragon(Session& session, board::Vertex vertex) { return read_within(session, vertex, {}); }

std::vector<std::optional<DragonReading>> read_hemmed_dragons(Session& session) {
    std::vector<std::optional<DragonReading>> all;
    for (const board::Vertex origin : origins_of(
             session, [](const position::Dragons&, const position::Dragon& dragon) { return dragon.is_hemmed(); })) {
        all.emplace_back();
        if (origin != board::pass_vertex) all.back() = read_within(session, origin, limits_of_many);
    }
    return all;
}

DragonProspects read_prospects(Session& session, board::Vertex vertex, const DragonReading& read) {
    DragonProspects prospects;
    const AskedDragon dragon{vertex, life_rooms(session, vertex)};
    const position::Status status = read.status_without_races();
    if (status == position::Status::alive) prospects.threat = threat_to_dragon(session, dragon, Asker::attacker);
    if (status == position::Status::dead) prospects.threat = threat_to_dragon(session, dragon, Asker::defender);
    prospects.of_attack = exchange_of_attack(session, dragon, read.attack);
    if (read.defence) prospects.of_defence = exchange_of_defence(session, dragon, *read.defence);
    return prospects;
}

RivalRaces read_races(Session& session, board::Vertex vertex, const DragonReading& read) {
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
                               : read_life(session, rival, limits_of_many).status_without_races());
    return races_among(session, vertex, statuses, {});
}

std::vector<RivalRaces> read_all_races(Session& session, const std::vector<std::optional<DragonReading>>& read) {
    const auto origins = origins_of(session, [](const position::Dragons&, const position::Dragon&) { return true; });
    std::vector<position::Status> statuses;
    for (const auto& each : read) statuses.push_back(each ? each->status_without_races() : position::Status::alive);
    std::vector<RivalRaces> races(read.size());
    for (std::size_t i = 0; i < read.size(); ++i)
        if (statuses[i] != position::Status::alive)
            races[i] = races_among(session, origins[i], statuses, limits_of_many);
    return races;
}

}  // namespace katachi::gtp
