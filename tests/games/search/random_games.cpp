#include "tests/games/search/random_games.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "tests/games/search/drawn_shape.h"

namespace katachi::games {

namespace {

int below(int count, std::mt19937& random) { return static_cast<int>(random() % static_cast<unsigned>(count)); }

board::Position position_before(const sgf::Game& game, int number) {
    return std::get<sgf::SgfPosition>(sgf::position_before_move(game, number)).board.position();
}

}  // namespace

sgf::Game random_game(int size, int events, GameKind kind, std::mt19937& random) {
    sgf::Game game;
    game.size = size;
    board::Board board(size);
    const int set_up_first = below(4, random) == 0 ? below(9, random) : 0;
    for (int i = 0; i < events; ++i) {
        const auto colour = below(2, random) == 0 ? board::Colour::black : board::Colour::white;
        const board::Vertex vertex = board::vertex_at(below(size, random), below(size, random));
        sgf::Event event{sgf::Event::Kind::move, colour, vertex, 0};
        if (below(20, random) == 0) event.vertex = board::pass_vertex;
        const bool is_wild = kind == GameKind::any && below(4, random) == 0;
        if (i < set_up_first || (kind == GameKind::any && below(20, random) == 0)) {
            event = {sgf::Event::Kind::set_up, is_wild ? board::Colour::empty : colour, vertex, 0};
            if (!is_wild && board.at(vertex) != board::Colour::empty) continue;
        } else if (board.is_legal(colour, event.vertex) != board::Legality::ok && !is_wild) {
            continue;
        }
        sgf::execute(event, board);
        game.events.push_back(event);
    }
    return game;
}

Shape made_up_shape(int most_lines, std::mt19937& random) {
    Shape shape{
        .rows = 1 + below(most_lines, random), .columns = 1 + below(most_lines, random), .edges = {}, .cells = {}};
    const auto is_drawn = [&] { return below(5, random) == 0; };
    shape.edges = {is_drawn(), is_drawn(), is_drawn(), is_drawn()};
    constexpr std::string_view cells = "..XOxo???";
    std::vector<std::string> rows(static_cast<std::size_t>(shape.rows));
    for (std::string& row : rows)
        for (int column = 0; column < shape.columns; ++column) row += cells[random() % cells.size()];
    return drawn_shape(rows, shape.edges);
}

Shape cut_shape(const sgf::Game& game, int most_lines, std::mt19937& random) {
    const board::Position position = position_before(game, 1 + below(game.move_count() + 1, random));
    const int rows = 1 + below(std::min(most_lines, game.size), random);
    const int columns = 1 + below(std::min(most_lines, game.size), random);
    const board::Offset upper_left{below(game.size - rows + 1, random), below(game.size - columns + 1, random)};
    Shape shape = shape_on(position, upper_left, rows, columns);
    if (below(3, random) == 0) shape.edges = {};
    for (Allowed& cell : shape.cells) {
        if (below(6, random) == 0) cell |= allowed(board::Colour::empty);
        if (below(6, random) == 0) cell = any_stone_or_none;
    }
    return shape;
}

Shape cut_corner(const sgf::Game& game, int lines, int last, std::mt19937& random) {
    const board::Position position = position_before(game, 1 + below(std::min(last, game.move_count() + 1), random));
    const auto at = [&] { return below(2, random) == 0 ? 0 : game.size - lines; };
    const int row = at();
    return shape_on(position, {row, at()}, lines, lines);
}

Shape any_cut_shape(const sgf::Game& game, std::mt19937& random) {
    switch (random() % 6) {
        case 0: return cut_corner(game, 7, 100, random);
        case 1: return cut_corner(game, 19, 30, random);
        default: return cut_shape(game, std::array{3, 5, 9, 19}[random() % 4], random);
    }
}

void add_games(const std::string& text, std::size_t most, std::vector<sgf::Game>& games) {
    sgf::SgfReader reader(text);
    while (games.size() < most) {
        auto game = reader.next();
        if (!game) return;
        games.push_back(std::move(*game));
    }
}

}  // namespace katachi::games
