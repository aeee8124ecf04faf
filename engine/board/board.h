// Stones on the board, and the strings that they form: stones, liberties and hash are kept up to date move by
// move, and every move can be taken back. GNU Go's manual, chapter 15, has the operations; here stones and
// liberties of a string are sets of points, joined and counted by words.
//
// Board knows the rule that all games share: the simple ko, and suicide as an illegal move. Other rules are in
// game.h. A Board is a plain value; a copy is an independent game. Moves allocate nothing once the stack of what
// they changed has grown as deep as it gets.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/board/position.h"
#include "engine/board/vertex_set.h"

namespace katachi::board {

struct Move {
    Colour colour = Colour::black;
    Vertex vertex = pass_vertex;

    friend bool operator==(const Move&, const Move&) = default;
};

enum class Legality : std::uint8_t { ok, occupied, suicide, ko, superko, off_board };

// "legal", "the point is occupied", …
const char* reason(Legality legality);

// What a move would do.
struct Consequence {
    VertexSet captured;  // stones of the opponent
    VertexSet joined;    // own stones, in the string that it would make
};

class Board {
  public:
    // An empty board; `size` from min_board_size to max_board_size.
    explicit Board(int size = max_board_size);
    // Stones as set up.
    explicit Board(const Position& position);

    const Position& position() const { return position_; }
    int size() const { return position_.size; }
    Colour at(Vertex vertex) const { return position_.at(vertex); }
    // False for every integer that is no point of this board, pass_vertex included.
    bool on_board(Vertex vertex) const {
        return vertex > 0 && vertex < static_cast<Vertex>(vertex_count) && at(vertex) != Colour::off_board;
    }
    const VertexSet& empty_points() const { return points(Colour::empty); }
    const VertexSet& stones(Colour colour) const { return points(colour); }

    // Where the opponent of the last mover may not play; pass_vertex if nowhere.
    Vertex ko_point() const { return ko_point_; }
    // Stones of `colour` that were taken off the board.
    int captured(Colour colour) const { return captured_[static_cast<std::size_t>(colour)]; }
    // The moves are those since the last set-up, the oldest first.
    const std::vector<Move>& history() const { return history_; }

    // Zobrist hash of the stones: that of SymmetricHash, seen by Black as drawn.
    std::uint64_t hash() const { return hash_; }
    // The hash of stones, ko and the side to move.
    std::uint64_t hash_with(Colour to_move) const;
    // What hash() would be after a move on an empty point, legal or not.
    std::uint64_t hash_after(Colour colour, Vertex vertex) const;
    // What hash_with() would be, the opponent to move, after a quiet move (is_quiet) or a pass.
    std::uint64_t hash_after_quiet(Colour colour, Vertex vertex) const;

    // Liberties of the string at `vertex`, which must hold a stone.
    int liberties(Vertex vertex) const { return string_at(vertex).liberty_count; }
    const VertexSet& liberty_points(Vertex vertex) const { return string_at(vertex).liberties; }
    int string_size(Vertex vertex) const { return string_at(vertex).stone_count; }
    const VertexSet& string_stones(Vertex vertex) const { return string_at(vertex).stones; }
    // Its least vertex: the same for all stones of a string.
    Vertex origin(Vertex vertex) const { return string_at(vertex).origin; }
    bool same_string(Vertex a, Vertex b) const;
    // The origins of all strings of `colour`.
    VertexSet strings(Colour colour) const;
    // The origins of the opponent's strings that touch it.
    VertexSet adjacent_strings(Vertex vertex) const;

    // What a move on an empty point brings about, legal or not.
    Consequence consequence(Colour colour, Vertex vertex) const;
    bool is_suicide(Colour colour, Vertex vertex) const;
    bool is_capture(Colour colour, Vertex vertex) const;
    // A stone that takes one stone and could be taken back at once, were there no rule of ko.
    bool is_ko_capture(Colour colour, Vertex vertex) const;
    // Whether a move, legal or not, is legal, takes nothing and has nothing to do with a ko.
    bool is_quiet(Colour colour, Vertex vertex) const;
    // One liberty at most, captures counted; so is suicide.
    bool is_self_atari(Colour colour, Vertex vertex) const { return liberties_after(colour, vertex).count() <= 1; }
    // The liberties that the stone's string would have.
    VertexSet liberties_after(Colour colour, Vertex vertex) const;
    // The same without those that captures make: never more, and much cheaper.
    VertexSet liberties_without_captures(Colour colour, Vertex vertex) const;
    // How many these are.
    int count_liberties_without_captures(Colour colour, Vertex vertex) const;

    // Passing is always legal.
    Legality is_legal(Colour colour, Vertex vertex) const;

    // Plays or passes if that is legal, and answers whether it was; either colour may play at any time.
    Legality play(Colour colour, Vertex vertex);
    void pass(Colour colour) { play(colour, pass_vertex); }

    // It is like play, but a ko may be taken back at once: as if a threat had been played and answered in between.
    Legality play_ko(Colour colour, Vertex vertex);

    // Executes a move as game records ask: what stood on the point gives way, then opponents
    // without liberties leave the board, then own stones without. Only off_board is refused; the answer
    // is what play would have said.
    Legality play_recorded(Colour colour, Vertex vertex);

    // Takes back the last move of the history; false if there is none.
    bool undo();

    // Sets up a point (Colour::empty clears it) without capturing anything. It is no move: history and ko
    // point are gone after it.
    void place(Colour colour, Vertex vertex);

  private:
    // The vertex of one of its stones; stays the same while the string grows.
    using StringId = std::uint16_t;

    struct String {
        VertexSet stones;
        VertexSet liberties;
        int stone_count = 0;
        int liberty_count = 0;
        StringId id = 0;
        Vertex origin = pass_vertex;

        void add_liberty(Vertex vertex) { liberty_count += static_cast<int>(liberties.insert(vertex)); }
        void take_liberty(Vertex vertex) { liberty_count -= static_cast<int>(liberties.remove(vertex)); }
    };

    struct Strings {
        std::array<StringId, vertex_count> at{};   // where stones are
        std::array<String, vertex_count> strings;  // by id
        std::array<VertexSet, 3> points;           // empty, black and white
    };

    // What a move changed beyond its stone. Strings that it ended or joined lie on the stack saved_.
    struct Record {
        std::uint64_t hash = 0;  // before the move, as the ko point
        Vertex ko_point = pass_vertex;
        std::uint8_t captures = 0;  // strings taken, the first to be saved
        std::uint8_t joined = 0;    // own strings touched, saved next, the one that goes on first
        bool is_suicide = false;    // the own string, saved last, left the board
        Colour replaced =
            Colour::empty;  // of a stone that a recorded move gave way to; its string was saved before all
    };

    const String& string_at(Vertex vertex) const { return strings_.strings[id_at(vertex)]; }
    String& string_at(Vertex vertex) { return strings_.strings[id_at(vertex)]; }
    StringId id_at(Vertex vertex) const { return strings_.at[static_cast<std::size_t>(vertex)]; }

    const VertexSet& points(Colour colour) const { return strings_.points[static_cast<std::size_t>(colour)]; }
    VertexSet& points(Colour colour) { return strings_.points[static_cast<std::size_t>(colour)]; }

    void set_stone(Colour colour, Vertex vertex);
    void take_stone(Vertex vertex);
    void find_strings();
    void form_string(Vertex first, VertexSet& left);
    void give_way(Vertex vertex);
    void take_back_way(Colour colour, Vertex vertex);
    void execute(Colour colour, Vertex vertex);
    void put_stone(Colour colour, Vertex vertex, Record& record);
    String& join_strings(Colour colour, Vertex vertex, Record& record);
    void take_back(Colour colour, Vertex vertex, const Record& record);
    void take_off(const String& string);
    void put_back(Colour colour, const String& string);
    void label(const String& string);
    const String& popped();

    Position position_;
    Strings strings_;
    std::uint64_t hash_ = 0;
    Vertex ko_point_ = pass_vertex;
    std::array<int, 3> captured_{};
    std::vector<Move> history_;
    std::vector<Record> records_;  // one for each move of the history
    std::vector<String> saved_;
};

}  // namespace katachi::board
