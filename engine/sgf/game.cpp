#include "engine/sgf/game.h"

#include <algorithm>
#include <utility>

#include "engine/board/string_without_liberty.h"
#include "engine/sgf/nodes.h"

namespace katachi::sgf {

int Game::move_count() const {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [](const Event& e) { return e.kind == Event::Kind::move; }));
}

std::optional<SgfWarning> execute(const Event& event, board::Board& board) {
    switch (event.kind) {
        case Event::Kind::turn: break;
        case Event::Kind::set_up: board.place(event.colour, event.vertex); break;
        case Event::Kind::move:
            const board::Legality legality = board.play_recorded(event.colour, event.vertex);
            if (legality != board::Legality::ok)
                return SgfWarning{event.offset, "illegal move at " + board::vertex_name(event.vertex, board.size()) +
                                                    ": " + board::reason(legality)};
            break;
    }
    return std::nullopt;
}

std::variant<SgfPosition, SgfError> position_before_move(const Game& game, int number) {
    if (game.size == 0) return SgfError{"the game is not on a Go board of 2 to 19 lines"};
    const int moves = game.move_count();
    if (number < 1 || number > moves + 1)
        return SgfError{"there is no position before move " + std::to_string(number) + ": the game has " +
                        std::to_string(moves) + (moves == 1 ? " move" : " moves")};

    SgfPosition reached{.board = board::Board(game.size),
                        .to_move = game.handicap > 1 ? board::Colour::white : board::Colour::black};
    int next_move = 1;
    std::size_t last_set_up = 0;
    for (const Event& event : game.events) {
        if (event.kind == Event::Kind::move && next_move++ == number) {
            reached.to_move = event.colour;
            break;
        }
        if (auto warning = execute(event, reached.board))
            add_sgf_warning(reached.warnings, warning->offset, std::move(warning->message));
        if (event.kind == Event::Kind::move) reached.to_move = board::opponent(event.colour);
        if (event.kind == Event::Kind::turn) reached.to_move = event.colour;
        if (event.kind == Event::Kind::set_up) last_set_up = event.offset;
    }
    if (auto warning = board::warning_of_string_without_liberty(reached.board))
        add_sgf_warning(reached.warnings, last_set_up, std::move(*warning));
    return reached;
}

std::optional<int> first_move_at(const Game& game, board::Vertex vertex) {
    int number = 0;
    for (const Event& event : game.events) {
        if (event.kind != Event::Kind::move) continue;
        ++number;
        if (event.vertex == vertex) return number;
    }
    return std::nullopt;
}

}  // namespace katachi::sgf
