#include "tests/bench/growth/growing_patterns.h"

#include <algorithm>
#include <stdexcept>

#include "compiler/reader/reader.h"
#include "tests/bench/corpus.h"
#include "tests/bench/general_databases.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {

namespace {

namespace fs = std::filesystem;

constexpr int smallest_window = 3, largest_window = 7;  // rows and columns
constexpr int moves_between_windows = 10;
constexpr double share_of_any = 0.2;        // cells of a window that may hold anything
constexpr double share_of_or_empty = 0.05;  // stones that may also be missing

// Many games where the shared data are, else those of the examples.
std::string game_collection() {
    const fs::path collection = test::shared_data() / test::bulk_games_file;
    if (fs::exists(collection)) return test::gzip_bytes(collection);
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(test::project_folder() / "examples"))
        if (entry.path().extension() == ".sgf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::string games;
    for (const fs::path& file : files) games += test::file_bytes(file);
    return games;
}

std::string edge_line(int columns, bool west, bool east) {
    return (west ? "+" : "") + std::string(static_cast<std::size_t>(columns), '-') + (east ? "+" : "") + "\n";
}

}  // namespace

GrowingPatterns::GrowingPatterns(unsigned seed)
    : random_(seed), real_(general_databases(corpus_folder())), games_(game_collection()) {
    for (std::size_t database = 0; database < real_.size(); ++database)
        for (std::size_t pattern = 0; pattern < real_[database].patterns.size(); ++pattern)
            order_.push_back({database, pattern});
    std::shuffle(order_.begin(), order_.end(), random_);
}

std::vector<compiler::PatternDatabase> GrowingPatterns::first(std::size_t count) {
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::PatternDatabase& real : real_) databases.emplace_back().spec = real.spec;
    const std::size_t real_count = std::min(count, order_.size());
    for (std::size_t i = 0; i < real_count; ++i)
        databases[order_[i].database].patterns.push_back(real_[order_[i].database].patterns[order_[i].pattern]);
    if (count == real_count) return databases;

    const std::size_t mined_count = count - real_count;
    if (mined_.size() < mined_count) mine(mined_count);
    std::string text;
    for (std::size_t i = 0; i < mined_count; ++i) text += "Pattern M" + std::to_string(i) + "\n\n" + mined_[i] + "\n";
    compiler::PatternDatabase& mined = databases.emplace_back();
    mined.spec.name = "mined";
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("mined.db", text), mined, diagnostics);
    if (!diagnostics.empty()) throw std::runtime_error("mined patterns: " + diagnostics.front().message);
    return databases;
}

// Windows around moves of games, until there are enough. Where the games are few, they are gone through again.
void GrowingPatterns::mine(std::size_t count) {
    while (mined_.size() < count) {
        const std::size_t before = mined_.size();
        sgf::SgfReader reader(games_);
        while (mined_.size() < count) {
            const auto game = reader.next();
            if (!game) break;
            if (game->size == board::max_board_size) mine(*game);
        }
        if (mined_.size() == before) throw std::runtime_error("there are no games to mine patterns from");
    }
}

void GrowingPatterns::mine(const sgf::Game& game) {
    board::Board board(game.size);
    auto until_next = random_() % moves_between_windows;
    for (const sgf::Event& event : game.events) {
        const bool move = event.kind == sgf::Event::Kind::move && event.vertex != board::pass_vertex;
        if (move && until_next-- == 0) {
            if (board.at(event.vertex) == board::Colour::empty)
                cut_window(board.position(), event.vertex, event.colour);
            until_next = random_() % (2 * moves_between_windows);
        }
        sgf::execute(event, board);
    }
}

void GrowingPatterns::cut_window(const board::Position& position, board::Vertex move, board::Colour own) {
    const auto number = [&](int first, int last) {
        return first + static_cast<int>(random_() % static_cast<unsigned>(last - first + 1));
    };
    const auto happens = [&](double share) { return static_cast<double>(random_()) < share * 4294967296.0; };
    // A window that would leave the board ends there, and says so.
    const int rows = number(smallest_window, largest_window), columns = number(smallest_window, largest_window);
    const int top = board::row_of(move) - number(0, rows - 1), left = board::column_of(move) - number(0, columns - 1);
    const bool north = top<0, south = top + rows> position.size;
    const bool west = left<0, east = left + columns> position.size;
    const int first_row = std::max(top, 0), last_row = std::min(top + rows, position.size) - 1;
    const int first_column = std::max(left, 0), last_column = std::min(left + columns, position.size) - 1;

    std::string text;
    bool any_stone = false;
    const std::string edge = edge_line(last_column - first_column + 1, west, east);
    if (north) text += edge;
    for (int row = first_row; row <= last_row; ++row) {
        if (west) text += '|';
        for (int column = first_column; column <= last_column; ++column) {
            const board::Colour point = position.at(row, column);
            const bool stone = board::is_stone(point), or_empty = happens(share_of_or_empty),
                       any = happens(share_of_any);
            char cell = point == own ? 'O' : stone ? 'X' : '.';
            if (stone && or_empty) cell = point == own ? 'o' : 'x';
            if (any) cell = '?';
            if (board::vertex_at(row, column) == move) cell = '*';
            any_stone = any_stone || cell == 'O' || cell == 'X';
            text += cell;
        }
        text += east ? "|\n" : "\n";
    }
    if (south) text += edge;
    if (any_stone) mined_.push_back(text + "\n:8,-\n");
}

}  // namespace katachi::bench
