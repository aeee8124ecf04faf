#include "engine/gtp/dragons/opponent_targets.h"

#include <utility>

#include "engine/combinations/any_target.h"
#include "engine/combinations/break_in_target.h"
#include "engine/combinations/capture_target.h"
#include "engine/combinations/cut_target.h"
#include "engine/combinations/threat_moves.h"
#include "engine/combinations/worthy_stones.h"
#include "engine/gtp/life/dragon_target.h"
#include "engine/gtp/life/life_question.h"
#include "engine/gtp/life/race_target.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/influence/segments.h"
#include "engine/life/statuses/rivalries.h"
#include "engine/position/statuses.h"
#include "engine/worms/capturable.h"

namespace katachi::gtp {

namespace {

using board::Colour;
using board::Vertex;
using board::VertexSet;
using position::Dragon;
using position::Status;

constexpr reading::SearchLimits limits_of_a_capture{.nodes = 100};
constexpr reading::SearchLimits limits_of_a_link{.nodes = 300};
constexpr life::LifeLimits limits_of_a_life{.nodes = 2'000};

constexpr int least_territory = 6;  // points that are worth breaking into
constexpr int longest_link = 3;     // steps between two strings of one dragon whose link may be cut

// One that runs free, or keeps two eyes whatever two moves in a row do to it, is not threatened by a single move.
bool may_be_threatened(const Dragon& dragon) {
    return dragon.is_hemmed() && !dragon.is_invincible && dragon.eyes.attacked_twice < 2;
}

std::vector<std::pair<Vertex, Vertex>> links_of(const board::Board& board, const Dragon& dragon) {
    std::vector<std::pair<Vertex, Vertex>> links;
    for (const Vertex string : dragon.strings) {
        const VertexSet near = combinations::points_within(board, board.string_stones(string), longest_link);
        for (const Vertex other : dragon.strings)
            if (other > string && near.intersects(board.string_stones(other))) links.emplace_back(string, other);
    }
    return links;
}

}  // namespace

// What may be taken, as the position is judged.
struct OpponentTargets::Found {
    VertexSet strings;            // stones of those that are part of a dragon
    std::vector<Vertex> dragons;  // whose lives may be threatened, by their origins
    VertexSet of_one_string;      // of these
    std::vector<life::Rivalry> races;
    VertexSet weak;
    std::vector<std::pair<Vertex, Vertex>> links;
    struct Territory {
        Vertex string;  // the attacker's nearest
        VertexSet points;
    };
    std::vector<Territory> territories;

    void find_dragons(analysis::Stages& stages, Colour attacker, std::span<const Status> believed);
    void find_territories(analysis::Stages& stages, Colour attacker, std::span<const Status> believed);
};

void OpponentTargets::Found::find_dragons(analysis::Stages& stages, Colour attacker, std::span<const Status> believed) {
    const position::Dragons& all = stages.dragons_before_life();
    strings = combinations::worthy_stones(all, believed, board::opponent(attacker));
    VertexSet threatened;
    for (const Dragon& dragon : all.all()) {
        if (!strings.contains(dragon.origin) || !may_be_threatened(dragon)) continue;
        dragons.push_back(dragon.origin);
        threatened.insert(dragon.origin);
        if (dragon.strings.count() == 1) of_one_string.insert(dragon.origin);
        const auto its_links = links_of(stages.board(), dragon);
        links.insert(links.end(), its_links.begin(), its_links.end());
    }
    for (const Vertex string : of_one_string) strings -= stages.board().string_stones(string);
    for (int number = 0; number < all.count(); ++number) {
        const Dragon& own = all.number(number);
        if (own.colour != attacker || believed[static_cast<std::size_t>(number)] == Status::alive) continue;
        for (const life::Rivalry& race : life::rivalries(stages.board(), all, own))
            if (threatened.contains(all.number(race.number).origin)) races.push_back(race);
    }
}

void OpponentTargets::Found::find_territories(analysis::Stages& stages, Colour attacker,
                                              std::span<const Status> believed) {
    const board::Board& board = stages.board();
    const position::Dragons& dragons_of_all = stages.dragons_before_life();
    VertexSet living;
    for (int number = 0; number < dragons_of_all.count(); ++number)
        if (const Dragon& dragon = dragons_of_all.number(number);
            dragon.colour == attacker && believed[static_cast<std::size_t>(number)] != Status::dead)
            living |= dragon.stones;
    for (const influence::Segment& segment : influence::segments_of(stages.influence(), influence::Hold::territory)) {
        const VertexSet points = segment.points & board.empty_points();
        if (segment.owner == attacker || points.count() < least_territory) continue;
        for (int steps = 1; steps <= combinations::entering_reach; ++steps) {
            const VertexSet near = combinations::points_within(board, points, steps) & living;
            if (near.empty()) continue;
            territories.push_back({near.first(), points});
            break;
        }
    }
}

OpponentTargets::Found OpponentTargets::find(Session& session, Colour attacker) {
    Found found;
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        const std::vector<Status> believed = position::statuses_of(stages.crude_life());
        found.weak = worms::capturable_stones(stages.worms());
        found.find_dragons(stages, attacker, believed);
        found.find_territories(stages, attacker, believed);
    });
    return found;
}

OpponentTargets::OpponentTargets(Session& session, Colour attacker)
    : captures_(limits_of_a_capture), links_(limits_of_a_link), lives_(limits_of_a_life), races_(limits_of_a_life) {
    Found found = find(session, attacker);
    for (; !found.strings.empty(); found.strings -= session.game.board().string_stones(found.strings.first()))
        add("captures " + session.name(found.strings.first()),
            std::make_unique<combinations::CaptureTarget>(captures_, found.strings.first()));
    for (const Vertex dragon : found.dragons)
        if (auto life = life_of(session, found, dragon)) add("kills " + session.name(dragon), std::move(life));
    for (const auto& [one, other] : found.links)
        add("cuts " + session.name(one) + ' ' + session.name(other),
            std::make_unique<combinations::CutTarget>(links_, one, other));
    for (const Found::Territory& territory : found.territories)
        add("enters " + session.name(territory.points.first()),
            std::make_unique<combinations::BreakInTarget>(links_, attacker, territory.string, territory.points));
}

void OpponentTargets::add(std::string words, std::unique_ptr<combinations::Target> target) {
    targets_.push_back(std::move(target));
    words_.push_back(std::move(words));
}

std::unique_ptr<combinations::Target> OpponentTargets::life_of(Session& session, const Found& found, Vertex dragon) {
    std::vector<std::unique_ptr<combinations::Target>> ways;
    if (found.of_one_string.contains(dragon))
        ways.push_back(std::make_unique<combinations::CaptureTarget>(captures_, dragon));
    board::Board board = session.game.board();
    // Threats to lives that reading does not settle as they are would come to no end either.
    const auto add_safe = [&](std::unique_ptr<combinations::Target> way) {
        if (way->is_safe(board)) ways.push_back(std::move(way));
    };
    add_safe(std::make_unique<DragonTarget>(lives_, life_rooms(session, dragon).whole));
    for (const life::Rivalry& race : found.races)
        if (race.rivals.dragon.contains(dragon)) add_safe(std::make_unique<RaceTarget>(races_, race, found.weak));
    return ways.empty() ? nullptr : std::make_unique<combinations::AnyTarget>(std::move(ways));
}

std::vector<combinations::Target*> OpponentTargets::all() const {
    std::vector<combinations::Target*> targets;
    for (const auto& target : targets_) targets.push_back(target.get());
    return targets;
}

std::string OpponentTargets::text_of(const std::set<std::size_t>& targets) const {
    std::string text;
    for (const std::size_t target : targets) text += ' ' + words_[target];
    return text;
}

}  // namespace katachi::gtp
