#include "tests/bench/played_corners.h"

#include <filesystem>
#include <map>
#include <string>

#include "engine/match/corner_matcher.h"
#include "engine/sgf/game.h"
#include "tests/support/sgf_games.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {

namespace {

constexpr int corner_lines = 10;
constexpr std::size_t asked_games = 40;

const std::vector<sgf::Game>& games() {
    static const std::vector<sgf::Game> all = [] {
        const auto collection = test::shared_data() / test::bulk_games_file;
        if (!std::filesystem::exists(collection)) return std::vector<sgf::Game>();
        auto found = test::sgf_games(test::gzip_bytes(collection));
        std::erase_if(found,
                      [](const sgf::Game& game) { return game.size != board::max_board_size || game.handicap != 0; });
        return found;
    }();
    return all;
}

// Calls visit(board, move) before each move of a game that is legal, until it answers false.
template <typename Visitor>
void replay(const sgf::Game& game, Visitor visit) {
    board::Board board(game.size);
    for (const sgf::Event& event : game.events) {
        if (event.kind == sgf::Event::Kind::move && event.vertex != board::pass_vertex &&
            !visit(board, board::Move{event.colour, event.vertex}))
            return;
        if (sgf::execute(event, board)) return;
    }
}

// Stones in reading order, a character each: the key by which contents are told apart.
std::pair<std::string, compiler::Template> content(const board::Position& position, const board::Move& move,
                                                   board::Orientation corner) {
    std::string key;
    compiler::Template drawn;
    for (int row = 0; row < corner_lines; ++row)
        for (int column = 0; column < corner_lines; ++column) {
            const board::Offset at = board::transform_on_board({row, column}, corner, position.size);
            const board::Colour point = position.at(at.row, at.column);
            key += point == board::Colour::empty ? '.' : point == move.colour ? 'O' : 'X';
            if (board::is_stone(point)) drawn.stones.push_back({point == move.colour, {row, column}});
        }
    return {key, drawn};
}

}  // namespace

std::vector<compiler::Template> played_corners(std::size_t most) {
    std::map<std::string, std::size_t> known;
    std::vector<compiler::Template> templates;
    if (games().size() <= asked_games) return templates;
    for (std::size_t i = 0; i + asked_games < games().size() && templates.size() < most; ++i)
        replay(games()[i], [&](const board::Board& board, const board::Move& move) {
            for (const board::Orientation corner : match::corner_orientations) {
                const board::Offset at =
                    board::transform_on_board({board::row_of(move.vertex), board::column_of(move.vertex)},
                                              board::inverse(corner), board::max_board_size);
                if (at.row >= corner_lines || at.column >= corner_lines) continue;
                auto [key, drawn] = content(board.position(), move, corner);
                const auto [place, is_new] = known.try_emplace(key, templates.size());
                if (is_new) templates.push_back(drawn);
                auto& moves = templates[place->second].moves;
                if (std::ranges::none_of(moves,
                                         [&](const compiler::TemplateMove& known_move) { return known_move.at == at; }))
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
            board::Vertex last_move = board::pass_vertex;
            replay(games()[i], [&](const board::Board& board, const board::Move& move) {
                if (++number % 5 == 0) positions.push_back({board.position(), move.colour, last_move});
                last_move = move.vertex;
                return number < 120;
            });
        }
        return positions;
    }();
    return asked;
}

}  // namespace katachi::bench
