#include "tests/bench/played_corners.h"

#include <filesystem>
#include <map>
#include <string>

#include "engine/sgf/game.h"
#include "engine/match/corner_matcher.h"
#include "tests/support/shared_data.h"

namespace katachi {

namespace {

constexpr int corner_lines = 10;
constexpr std::size_t asked_games = 40;

const std::vector<SgfGame>& games() {
    static const std::vector<SgfGame> all = [] {
        const auto collection = shared_data() / bulk_games_file;
        if (!std::filesystem::exists(collection)) return std::vector<SgfGame>();
        const auto read = read_sgf_games(gzip_bytes(collection));
        auto found = std::get<std::vector<SgfGame>>(read);
        std::erase_if(found, [](const SgfGame& game) { return game.size != max_board_size || game.handicap != 0; });
        return found;
    }();
    return all;
}

// Calls visit(board, move) before each move of a game that is legal, until it answers false.
template <typename Visitor>
void replay(const SgfGame& game, Visitor visit) {
    Board board(game.size);
    for (const SgfEvent& event : game.events) {
        if (event.kind == SgfEvent::Kind::move && event.vertex != pass_vertex &&
            !visit(board, Move{event.colour, event.vertex}))
            return;
        if (execute(event, board)) return;
    }
}

// Stones in reading order, a character each: the key by which contents are told apart.
std::pair<std::string, Template> content(const Position& position, const Move& move, Orientation corner) {
    std::string key;
    Template drawn;
    for (int row = 0; row < corner_lines; ++row)
        for (int column = 0; column < corner_lines; ++column) {
            const Offset at = transform_on_board({row, column}, corner, position.size);
            const Colour point = position.at(at.row, at.column);
            key += point == Colour::empty ? '.' : point == move.colour ? 'O' : 'X';
            if (is_stone(point)) drawn.stones.push_back({point == move.colour, {row, column}});
        }
    return {key, drawn};
}

}  // namespace

std::vector<Template> played_corners(std::size_t most) {
    std::map<std::string, std::size_t> known;
    std::vector<Template> templates;
    if (games().size() <= asked_games) return templates;
    for (std::size_t i = 0; i + asked_games < games().size() && templates.size() < most; ++i)
        replay(games()[i], [&](const Board& board, const Move& move) {
            for (const Orientation corner : corner_orientations) {
                const Offset at =
                    transform_on_board({row_of(move.vertex), column_of(move.vertex)}, inverse(corner), max_board_size);
                if (at.row >= corner_lines || at.column >= corner_lines) continue;
                auto [key, drawn] = content(board.position(), move, corner);
                const auto [place, is_new] = known.try_emplace(key, templates.size());
                if (is_new) templates.push_back(drawn);
                auto& moves = templates[place->second].moves;
                if (std::ranges::none_of(moves, [&](const TemplateMove& known_move) { return known_move.at == at; }))
                    moves.push_back({.at = at, .rows = corner_lines, .columns = corner_lines});
            }
            return templates.size() < most;
        });
    return templates;
}

const std::vector<AskedPosition>& asked_positions() {
    static const std::vector<AskedPosition> asked = [] {
        std::vector<AskedPosition> positions;
        for (std::size_t i = games().size() - std::min(games().size(), asked_games); i < games().size(); ++i) {
            int number = 0;
            Vertex last_move = pass_vertex;
            replay(games()[i], [&](const Board& board, const Move& move) {
                if (++number % 5 == 0) positions.push_back({board.position(), move.colour, last_move});
                last_move = move.vertex;
                return number < 120;
            });
        }
        return positions;
    }();
    return asked;
}

}  // namespace katachi
