#include "engine/gtp/life/life_prospects.h"

#include "engine/gtp/reading/tactical_question.h"
#include "engine/life/life_exchange.h"

namespace katachi::gtp {

namespace {

constexpr life::LifeLimits limits_of_a_threat{.nodes = 2'000};   // of what follows each first move
constexpr life::LifeLimits limits_of_a_string{.nodes = 20'000};  // of a dragon, asked about alone

// `ask` is called with a board, the dragon's goal and the readers.
template <typename Ask>
reading::Exchange exchange_of(Session& session, board::Vertex vertex, Ask ask) {
    const life::DragonRooms rooms = life_rooms(session, vertex);
    life::LifeReader strings_of_dragon(limits_of_a_string);
    const std::string question = "exchange of the dragon " + session.name(vertex);
    record_searches(session, strings_of_dragon, question);
    return read_tactics(session, string_reader, question, [&](reading::Tactics& tactics, board::Board& board) {
        return ask(board, rooms.whole, life::ExchangeReaders{strings_of_dragon, tactics});
    });
}

}  // namespace

life::LifeThreat threat_to_dragon(Session& session, board::Vertex vertex, Asker asker) {
    const life::DragonRooms rooms = life_rooms(session, vertex);
    life::LifeReader quick(limits_of_a_threat);
    record_searches(session, quick, "threats to the dragon " + session.name(vertex));
    board::Board board = session.game.board();
    const life::LifeThreat threat = life::threaten(quick, board, rooms.whole, side_of(asker, rooms));
    session.life_nodes += threat.second.nodes;
    return threat;
}

reading::Exchange exchange_of_attack(Session& session, board::Vertex vertex, const life::LifeAnswer& attack) {
    return exchange_of(session, vertex, [&](board::Board& board, const auto& goal, const auto& readers) {
        return life::exchange_of_attack(attack, board, goal, readers);
    });
}

reading::Exchange exchange_of_defence(Session& session, board::Vertex vertex, const life::LifeAnswer& defence) {
    return exchange_of(session, vertex, [&](board::Board& board, const auto& goal, const auto& readers) {
        return life::exchange_of_defence(defence, board, goal, readers);
    });
}

}  // namespace katachi::gtp
