#include "games/sides/side_counts.h"

#include <optional>
#include <unordered_map>

#include "games/sides/side_window.h"
#include "joseki/trees/corner_entry.h"

namespace katachi::games {

namespace {

// Calls visit(board, colour, vertex) before each of the first moves that is no pass.
template <typename Visit>
void visit_first_moves(const PlayedGames::Game& game, std::size_t moves, const Visit& visit) {
    std::size_t number = 0;
    visit_moves(game, [&](const board::Board& board, board::Colour colour, board::Vertex vertex) {
        if (number++ < moves) visit(board, colour, vertex);
    });
}

class Counting {
  public:
    Counting(const PlayedGames& games, std::size_t moves, const std::function<bool(double)>& goes_on)
        : games_(games), moves_(moves), goes_on_(goes_on) {}

    SideCounts run(std::uint64_t least) {
        each_move(0, [&](const board::Board& board, board::Colour colour, board::Vertex played) {
            visit_side_windows(board.position(), colour, [&](board::Vertex vertex, const std::string& window) {
                ++counts_.all.seen;
                if (vertex != played) return;
                ++counts_.all.played;
                ++windows_[window].played;
            });
        });
        std::erase_if(windows_, [&](const auto& window) { return window.second.played < least; });
        each_move(0.5, [&](const board::Board& board, board::Colour colour, board::Vertex) {
            visit_side_windows(board.position(), colour, [&](board::Vertex, const std::string& window) {
                if (const auto found = windows_.find(window); found != windows_.end()) ++found->second.seen;
            });
        });
        counts_.windows = {windows_.begin(), windows_.end()};
        return std::move(counts_);
    }

  private:
    template <typename Visit>
    void each_move(double share_before, const Visit& visit) {
        for (std::size_t i = 0; i < games_.games().size(); ++i) {
            if (!goes_on_(share_before + 0.5 * static_cast<double>(i) / static_cast<double>(games_.games().size())))
                return;
            visit_first_moves(games_.games()[i], moves_, visit);
        }
    }

    const PlayedGames& games_;
    std::size_t moves_;
    const std::function<bool(double)>& goes_on_;
    std::unordered_map<std::string, SideCount> windows_;
    SideCounts counts_;
};

// An entry's stones on a board, O as Black, and its move.
struct EntryMove {
    board::Board board{board::max_board_size};
    board::Vertex move = board::pass_vertex;
};

std::optional<EntryMove> corner_move(const compiler::Pattern& pattern) {
    const auto read = joseki::corner_entry(pattern, joseki::JosekiDialect::gnugo);
    const auto* corner = std::get_if<joseki::CornerEntry>(&read);
    if (corner == nullptr) return std::nullopt;
    EntryMove entry{.move = corner->move};
    for (int row = 0; row < corner->rows; ++row)
        for (int column = 0; column < corner->columns; ++column)
            if (const char cell = corner->at(row, column); cell != compiler::character(compiler::Cell::empty))
                entry.board.place(
                    cell == compiler::character(compiler::Cell::own) ? board::Colour::black : board::Colour::white,
                    corner->vertex_of(row, column));
    return entry;
}

std::optional<EntryMove> whole_board_move(const compiler::Pattern& pattern) {
    if (pattern.board_size != board::max_board_size || !pattern.whole_board_move || !pattern.sound) return std::nullopt;
    EntryMove entry{.move = board::vertex_at(pattern.whole_board_move->row, pattern.whole_board_move->column)};
    for (const compiler::PlacedStone& stone : pattern.stones)
        entry.board.place(stone.own ? board::Colour::black : board::Colour::white,
                          board::vertex_at(stone.at.row, stone.at.column));
    return entry;
}

std::optional<EntryMove> move_of(const compiler::Pattern& pattern, compiler::DatabaseKind kind) {
    if (kind == compiler::DatabaseKind::corner) return corner_move(pattern);
    if (kind == compiler::DatabaseKind::whole_board) return whole_board_move(pattern);
    return std::nullopt;
}

}  // namespace

SideCounts count_sides(const PlayedGames& games, std::size_t moves, std::uint64_t least,
                       const std::function<bool(double share)>& goes_on) {
    return Counting(games, moves, goes_on).run(least);
}

void count_entries(std::span<const compiler::PatternDatabase> databases, SideCounts& counts) {
    for (const compiler::PatternDatabase& database : databases)
        for (const compiler::Pattern& pattern : database.patterns) {
            const auto entry = move_of(pattern, database.spec.kind);
            if (!entry) continue;
            visit_side_windows(entry->board.position(), board::Colour::black,
                               [&](board::Vertex vertex, const std::string& window) {
                                   if (vertex != entry->move) return;
                                   const auto found = counts.windows.find(window);
                                   if (found != counts.windows.end()) ++found->second.entries;
                               });
        }
}

}  // namespace katachi::games
