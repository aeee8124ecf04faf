#include "engine/sgf/game.h"

#include <algorithm>

namespace katachi {

int SgfGame::move_count() const {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [](const SgfEvent& e) { return e.kind == SgfEvent::Kind::move; }));
}

std::variant<std::vector<SgfGame>, SgfError> read_sgf_games(std::string_view text) {
    std::vector<SgfGame> games;
    SgfReader reader(text);
    while (auto game = reader.next()) games.push_back(std::move(*game));
    if (!games.empty()) return games;
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        return SgfError{"the text is UTF-16; save it as UTF-8"};
    return SgfError{"no game tree: SGF starts with '(;'"};
}

std::optional<SgfWarning> execute(const SgfEvent& event, Board& board) {
    switch (event.kind) {
        case SgfEvent::Kind::turn: break;
        case SgfEvent::Kind::set_up: board.place(event.colour, event.vertex); break;
        case SgfEvent::Kind::move:
            const Legality legality = board.play_recorded(event.colour, event.vertex);
            if (legality != Legality::ok)
                return SgfWarning{event.offset, "illegal move at " + vertex_name(event.vertex, board.size()) + ": " +
                                                    reason(legality)};
            break;
    }
    return std::nullopt;
}

std::variant<SgfPosition, SgfError> position_before_move(const SgfGame& game, int number) {
    if (game.size == 0) return SgfError{"the game is not on a Go board of 2 to 19 lines"};
    const int moves = game.move_count();
    if (number < 1 || number > moves + 1)
        return SgfError{"there is no position before move " + std::to_string(number) + ": the game has " +
                        std::to_string(moves) + (moves == 1 ? " move" : " moves")};

    SgfPosition reached{.board = Board(game.size), .to_move = game.handicap > 1 ? Colour::white : Colour::black};
    int next_move = 1;
    for (const SgfEvent& event : game.events) {
        if (event.kind == SgfEvent::Kind::move && next_move++ == number) {
            reached.to_move = event.colour;
            break;
        }
        if (auto warning = execute(event, reached.board)) reached.warnings.push_back(std::move(*warning));
        if (event.kind == SgfEvent::Kind::move) reached.to_move = opponent(event.colour);
        if (event.kind == SgfEvent::Kind::turn) reached.to_move = event.colour;
    }
    return reached;
}

std::optional<int> first_move_at(const SgfGame& game, Vertex vertex) {
    int number = 0;
    for (const SgfEvent& event : game.events) {
        if (event.kind != SgfEvent::Kind::move) continue;
        ++number;
        if (event.vertex == vertex) return number;
    }
    return std::nullopt;
}

}  // namespace katachi
