// The games that shapes are counted in, small enough to be kept: counting goes through them several times.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/sgf/game.h"

namespace katachi::games {

class PlayedGames {
  public:
    struct Event {
        sgf::Event::Kind kind;
        board::Colour colour;
        std::uint16_t vertex;
    };
    struct Game {
        int size;
        std::vector<Event> events;
    };

    // Held-out games are counted and left out.
    void add(const sgf::Game& game);

    const std::vector<Game>& games() const { return games_; }
    std::size_t held_out() const { return held_out_; }

  private:
    std::vector<Game> games_;
    std::size_t held_out_ = 0;
};

// Calls `visit(board, colour, vertex)` before each legal move of the game that is no pass.
template <typename Visit>
void visit_moves(const PlayedGames::Game& game, const Visit& visit) {
    board::Board board(game.size);
    for (const auto& [kind, colour, vertex] : game.events) {
        const bool is_move = kind == sgf::Event::Kind::move && vertex != board::pass_vertex;
        if (is_move && board.is_legal(colour, vertex) == board::Legality::ok)
            visit(board, colour, board::Vertex{vertex});
        sgf::execute({kind, colour, vertex, 0}, board);
    }
}

}  // namespace katachi::games
