#include "tests/support/game_stretch.h"

#include <algorithm>
#include <filesystem>

#include "engine/sgf/game.h"
#include "tests/support/sgf_games.h"
#include "tests/support/shared_data.h"

namespace katachi::test {

namespace {

std::vector<std::filesystem::path> game_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(shared_data() / "games19/loose"))
        if (entry.path().extension() == ".sgf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

// The moves are of one of the games, whichever can be read.
std::vector<board::Move> random_moves(base::Random& random) {
    static const std::vector<std::filesystem::path> files = game_files();
    const std::string text = file_bytes(files[static_cast<std::size_t>(random.below(static_cast<int>(files.size())))]);
    const std::vector<sgf::Game> games = sgf_games(text);
    std::vector<board::Move> moves;
    if (!games.empty())
        for (const sgf::Event& event : games.front().events)
            if (event.kind == sgf::Event::Kind::move) moves.push_back({event.colour, event.vertex});
    return moves;
}

}  // namespace

std::vector<board::Board> game_stretch(int steps, base::Random& random) {
    const std::vector<board::Move> moves = random_moves(random);
    if (moves.empty()) return {};
    board::Board board;
    auto next = moves.begin();
    for (const auto start = next + random.below(static_cast<int>(moves.size())); next != start; ++next)
        board.play(next->colour, next->vertex);
    std::vector<board::Board> boards{board};
    for (int step = 0; step < steps && next != moves.end(); ++step) {
        const int choice = random.below(8);
        const board::Move last = *next;
        if (choice < 3)
            board.undo();
        else if (choice == 3)
            board.play(last.colour, board::vertex_at(random.below(board.size()), random.below(board.size())));
        else
            board.play((next++)->colour, last.vertex);
        boards.push_back(board);
    }
    return boards;
}

}  // namespace katachi::test
