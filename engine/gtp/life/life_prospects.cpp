#include "engine/gtp/life/life_prospects.h"

#include "engine/gtp/reading/tactical_question.h"
#include "engine/life/life_exchange.h"

namespace katachi::gtp {

namespace {

constexpr life::LifeLimits limits_of_a_threat{.nodes = 2'000};   // of what follows each first move
constexpr life::LifeLimits limits_of_a_string{.nodes = 20'000};  // of a dragon, asked about alone

// `ask` is called with a board, the dragon's goal and the readers.
template <typename Ask>
reading::Exchange exchange_of(Session& session, const AskedDragon& dragon, Ask ask) {
    life::LifeReader strings_of_dragon(limits_of_a_string);
    const std::string question = "exchange of the dragon " + session.name(dragon.vertex);
    record_searches(session, strings_of_dragon, question);
    return read_tactics(session, string_reader, question, [&](reading::Tactics& tactics, board::Board& board) {
        return ask(board, dragon.rooms.whole, life::ExchangeReaders{strings_of_dragon, tactics});
    });
}

}  // namespace

life::LifeThreat threat_to_dragon(Session& session, const AskedDragon& dragon, Asker asker) {
    life::LifeReader quick(limits_of_a_threat);
    record_searches(session, quick, "threats to the dragon " + session.name(dragon.vertex));
    board::Board board = session.game.board();
    const life::LifeThreat threat = life::threaten(quick, board, dragon.rooms.whole, side_of(asker, dragon.rooms));
    session.life_nodes += threat.second.nodes;
    return threat;
}

reading::Exchange exchange_of_attack(Session& session, const AskedDragon& dragon, const life::LifeAnswer& attack) {
    return exchange_of(session, dragon, [&](board::Board& board, const auto& goal, const auto& readers) {
        return life::exchange_of_attack(attack, board, goal, readers);
    });
}

reading::Exchange exchange_of_defence(Session& session, const AskedDragon& dragon, const life::LifeAnswer& defence) {
    return exchange_of(session, dragon, [&](board::Board& board, const auto& goal, const auto& readers) {
        return life::exchange_of_defence(defence, board, goal, readers);
    });
}

}  // namespace katachi::gtp
