// Moves that threaten two things at once, captures and lives of dragons, on the board as it is shown.
#include <memory>

#include "engine/combinations/capture_target.h"
#include "engine/combinations/double_threats.h"
#include "engine/combinations/either_target.h"
#include "engine/combinations/worthy_stones.h"
#include "engine/gtp/dragons/dragon_life.h"
#include "engine/gtp/life/dragon_target.h"
#include "engine/gtp/life/life_question.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/gtp/session/commands.h"
#include "engine/position/statuses.h"

namespace katachi::gtp {

namespace {

constexpr reading::SearchLimits limits_of_a_capture{.nodes = 100};
constexpr life::LifeLimits limits_of_a_life{.nodes = 2'000};

// One that runs free, or keeps two eyes whatever two moves in a row do to it, is not threatened by a single move.
bool may_be_threatened(const position::Dragon& dragon) {
    return is_hemmed(dragon) && !dragon.is_invincible && dragon.eyes.attacked_twice < 2;
}

// The opponent's strings and dragons that an attacker may threaten.
class Targets {
  public:
    Targets(Session& session, board::Colour attacker) : session_(session) {
        std::vector<board::Vertex> dragons_of_one, others;  // that may be threatened
        board::VertexSet strings;                           // stones of those that may be captured as part of a dragon
        judged_unrecorded(session, [&](analysis::Stages& stages) {
            const position::Dragons& dragons = stages.dragons_before_life();
            strings = combinations::worthy_stones(dragons, position::statuses_of(stages.crude_life()),
                                                  board::opponent(attacker));
            for (const position::Dragon& dragon : dragons.all()) {
                if (!strings.contains(dragon.origin) || !may_be_threatened(dragon)) continue;
                const bool is_one = dragon.strings.count() == 1;
                (is_one ? dragons_of_one : others).push_back(dragon.origin);
                if (is_one) strings -= dragon.stones;
            }
        });
        for (; !strings.empty(); strings -= session.game.board().string_stones(strings.first()))
            add("captures", strings.first(), capture_of(strings.first()));
        for (const board::Vertex string : dragons_of_one)
            add("kills", string,
                std::make_unique<combinations::EitherTarget>(capture_of(string), life_of(session, string)));
        for (const board::Vertex dragon : others) add("kills", dragon, life_of(session, dragon));
    }

    std::vector<combinations::Target*> all() const {
        std::vector<combinations::Target*> targets;
        for (const auto& target : targets_) targets.push_back(target.get());
        return targets;
    }

    // "N13 captures N16 kills D11".
    std::string text_of(const combinations::DoubleThreat& threat) const {
        std::string text = session_.name(threat.move);
        for (const std::size_t target : threat.targets) text += words_[target];
        return text;
    }

  private:
    std::unique_ptr<combinations::Target> capture_of(board::Vertex string) {
        return std::make_unique<combinations::CaptureTarget>(captures_, string);
    }
    std::unique_ptr<combinations::Target> life_of(Session& session, board::Vertex dragon) {
        return std::make_unique<DragonTarget>(lives_, life_rooms(session, dragon).whole);
    }
    void add(const char* verb, board::Vertex vertex, std::unique_ptr<combinations::Target> target) {
        targets_.push_back(std::move(target));
        words_.push_back(std::string(" ") + verb + ' ' + session_.name(vertex));
    }

    const Session& session_;
    reading::Tactics captures_{limits_of_a_capture};
    life::LifeReader lives_{limits_of_a_life};
    std::vector<std::unique_ptr<combinations::Target>> targets_;
    std::vector<std::string> words_;  // of each target
};

Answer double_threats(Session& session, const Arguments& arguments) {
    const auto attacker = parse_colour(arguments[0]);
    if (!attacker) return failure(invalid_color);
    const Targets targets(session, *attacker);
    board::Board board = session.game.board();
    std::string text;
    for (const combinations::DoubleThreat& threat : combinations::double_threats(board, *attacker, targets.all()))
        text += (text.empty() ? "" : "\n") + targets.text_of(threat);
    return success(text.empty() ? "none" : text);
}

}  // namespace

std::span<const Command> double_threat_commands() {
    static constexpr Command commands[] = {
        {"katachi-double_threats", "COLOUR",
         "moves that threaten to capture two strings, to kill two dragons, or one of each, of which no answer saves "
         "both, a line each; or none",
         double_threats},
    };
    return commands;
}

}  // namespace katachi::gtp
