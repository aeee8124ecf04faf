#include "tests/eyes/real_board.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "engine/board/board.h"
#include "engine/board/symmetry.h"
#include "tests/eyes/game_graph.h"

namespace katachi::eyes {

namespace {

using board::Colour;
using board::Offset;

constexpr int lines = 19;
constexpr std::array<Offset, 4> sides{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

// Black lives at the upper right, and shares a liberty with the wall at each blank of the last row: `1` to `3`.
constexpr std::array<std::string_view, 3> living_corner{"X.X.XX", "XXXXXX", "1O2O3O"};
constexpr int corner_column = lines - 6;

// Two eyes for the stones beside a margin, seen from them: the first row is the nearest.
constexpr std::array<std::string_view, 5> two_eyes{"XXX", "X.X", "XXX", "X.X", "XXX"};

class Layout {
  public:
    explicit Layout(const DrawnSpace& space) {
        for (int row = 0; row < lines; ++row)
            for (int column = 0; column < lines; ++column) position_.put(board::vertex_at(row, column), Colour::white);
        const int top = space.south ? lines - static_cast<int>(space.rows.size()) : 9, left = space.west ? 0 : 8;
        for (std::size_t row = 0; row < space.rows.size(); ++row)
            for (std::size_t column = 0; column < space.rows[row].size(); ++column) {
                const char cell = space.rows[row][column];
                if (cell == ' ') continue;
                const Offset at{top + static_cast<int>(row), left + static_cast<int>(column)};
                space_.push_back(at);
                if (cell == '!' || cell == '$') margins_.push_back(at);
                put(at, cell == 'X' || cell == '$' ? Colour::black : Colour::empty);
            }
    }

    bool put_living_stones(std::size_t margin = 0) {
        if (margin == margins_.size()) return true;
        for (const Offset side : sides)
            for (int stem = 1; stem <= 3; ++stem)
                for (int shift = 0; shift <= 2; ++shift) {
                    const board::Position before = position_;
                    if (put_living_stones_at(margins_[margin], side, stem, shift) && put_living_stones(margin + 1))
                        return true;
                    position_ = before;
                }
        return false;
    }

    void put_outer_liberties(int count) {
        for (std::size_t row = 0; row < living_corner.size(); ++row)
            for (std::size_t column = 0; column < living_corner[row].size(); ++column) {
                const char cell = living_corner[row][column];
                const Offset at{static_cast<int>(row), corner_column + static_cast<int>(column)};
                const bool is_liberty = cell >= '1' && cell < '1' + count;
                if (is_liberty) outside_.push_back(at);
                if (cell == '.' || is_liberty) put(at, Colour::empty);
                if (cell == 'X') put(at, Colour::black);
            }
    }

    void put_extra_eye() {
        outside_.push_back({0, 0});
        put({0, 0}, Colour::empty);
    }

    RealSpace real_space() const {
        RealSpace real{.position = position_, .playable = {}, .wall = board::vertex_at(0, 1)};
        for (const auto& points : {space_, outside_})
            for (const Offset at : points) real.playable.push_back(vertex(at));
        return real;
    }

  private:
    static board::Vertex vertex(Offset at) { return board::vertex_at(at.row, at.column); }
    static bool is_reserved(Offset at) {
        return at.row < 0 || at.column < 0 || at.row >= lines || at.column >= lines ||
               (at.row < 4 && (at.column < 2 || at.column >= corner_column - 1));
    }
    void put(Offset at, Colour colour) { position_.put(vertex(at), colour); }

    bool touches_space(Offset at) const {
        return std::any_of(sides.begin(), sides.end(), [&](Offset side) {
            return std::find(space_.begin(), space_.end(), at + side) != space_.end();
        });
    }

    bool put_beyond(Offset at, Colour colour, bool may_touch) {
        if (is_reserved(at) || position_.at(vertex(at)) != Colour::white || (!may_touch && touches_space(at)))
            return false;
        put(at, colour);
        return true;
    }

    bool put_living_stones_at(Offset margin, Offset side, int stem, int shift) {
        const Offset across{side.column, side.row};
        const auto beyond = [&](int ahead, int aside) {
            return Offset{margin.row + ahead * side.row + aside * across.row,
                          margin.column + ahead * side.column + aside * across.column};
        };
        const Offset first = beyond(1, 0);
        const auto touched = std::count_if(sides.begin(), sides.end(), [&](Offset other) {
            return std::find(space_.begin(), space_.end(), first + other) != space_.end();
        });
        if (touched != 1) return false;
        for (int ahead = 1; ahead <= stem; ++ahead)
            if (!put_beyond(beyond(ahead, 0), Colour::black, ahead == 1)) return false;
        for (std::size_t row = 0; row < two_eyes.size(); ++row)
            for (std::size_t column = 0; column < 3; ++column) {
                const Offset at = beyond(stem + 1 + static_cast<int>(row), static_cast<int>(column) - shift);
                if (!put_beyond(at, two_eyes[row][column] == 'X' ? Colour::black : Colour::empty, false)) return false;
            }
        return true;
    }

    board::Position position_{lines};
    std::vector<Offset> space_, margins_, outside_;
};

// White stones that only the space touches belong to it; any other white stones are the wall.
bool add_islands(RealSpace& real) {
    const board::Board board(real.position);
    const auto is_space = [&](board::Vertex vertex) {
        return board.at(vertex) == Colour::off_board ||
               std::find(real.playable.begin(), real.playable.end(), vertex) != real.playable.end();
    };
    std::vector<board::Vertex> islands;
    for (const board::Vertex string : board.strings(Colour::white)) {
        if (board.same_string(string, real.wall)) continue;
        for (const board::Vertex stone : board.string_stones(string)) {
            for (const int step : board::neighbour_steps)
                if (!is_space(stone + step) && board.at(stone + step) != Colour::white) return false;
            islands.push_back(stone);
        }
    }
    real.playable.insert(real.playable.end(), islands.begin(), islands.end());
    return true;
}

bool has_liberties_everywhere(const RealSpace& real) {
    const board::Board board(real.position);
    return board.liberties(real.wall) > 0 &&
           std::all_of(real.playable.begin(), real.playable.end(), [&](board::Vertex vertex) {
               return !board::is_stone(board.at(vertex)) || board.liberties(vertex) > 0;
           });
}

// All positions that play can lead to.
class Positions {
  public:
    explicit Positions(const RealSpace& space) : space_(space), board_(space.position) {}

    bool captured(Colour first) {
        list(first, 0);
        return captured_positions(nodes_)[0];
    }

  private:
    std::string key(Colour to_move, int passes) const {
        std::string key(1, static_cast<char>('0' + passes));
        key += to_move == Colour::black ? 'b' : 'w';
        key += board_.at(space_.wall) == Colour::white ? 'o' : '.';
        key += std::to_string(board_.ko_point());
        for (const board::Vertex vertex : space_.playable) key += static_cast<char>(board_.at(vertex));
        return key;
    }

    std::size_t list(Colour to_move, int passes) {
        const auto [place, is_new] = index_.emplace(key(to_move, passes), nodes_.size());
        const std::size_t node = place->second;
        if (!is_new) return node;
        nodes_.push_back({.attacker_to_move = to_move == Colour::black,
                          .captured = board_.at(space_.wall) != Colour::white,
                          .next = {}});
        if (nodes_[node].captured || passes == 2) return node;
        std::vector<board::Vertex> moves = space_.playable;
        moves.push_back(board::pass_vertex);
        for (const board::Vertex move : moves) {
            if (board_.play(to_move, move) != board::Legality::ok) continue;
            const std::size_t next = list(board::opponent(to_move), move == board::pass_vertex ? passes + 1 : 0);
            board_.undo();
            nodes_[node].next.push_back(next);
        }
        return node;
    }

    const RealSpace& space_;
    board::Board board_;
    std::map<std::string, std::size_t> index_;
    std::vector<GameNode> nodes_;
};

}  // namespace

std::optional<RealSpace> laid_out(const DrawnSpace& space, int outer_liberties, bool extra_eye) {
    Layout layout(space);
    if (!layout.put_living_stones()) return std::nullopt;
    layout.put_outer_liberties(outer_liberties);
    if (extra_eye) layout.put_extra_eye();
    RealSpace real = layout.real_space();
    if (!add_islands(real) || !has_liberties_everywhere(real)) return std::nullopt;
    return real;
}

bool black_captures(const RealSpace& space, board::Colour first) { return Positions(space).captured(first); }

}  // namespace katachi::eyes
