// Joseki positions and the moves between them: each position once, whatever orders, colours and corners it was reached
// in. This is what an SGF tree, a collection of games and the library in a catalogue all become.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/board/vertex.h"
#include "joseki/graph/position.h"

namespace katachi::joseki {

// What a move is worth saying of; the letters are those of the joseki classes.
enum class MoveClass : char {
    urgent = 'U',
    standard = 'J',
    lesser = 'j',
    trick = 'T',
    minor = 't',  // the opponent may play elsewhere
    antisuji = 'N',
};

std::optional<MoveClass> move_class(char letter);
// "urgent", "joseki", "lesser joseki", …
const char* name(MoveClass move_class);

// Whether the side to move may play elsewhere.
enum class Urgency : std::uint8_t { may = 1, should_not = 2, must_not = 3 };
// "may play elsewhere", …
const char* name(Urgency urgency);

// For whom a position is good.
enum class Advantage : std::uint8_t { even, own, opponent };
// The side that it is good for, where `own` is to move; empty for neither.
constexpr board::Colour favoured(Advantage advantage, board::Colour own) {
    if (advantage == Advantage::even) return board::Colour::empty;
    return advantage == Advantage::own ? own : board::opponent(own);
}
constexpr Advantage advantage_of(board::Colour favoured, board::Colour own) {
    if (favoured == board::Colour::empty) return Advantage::even;
    return favoured == own ? Advantage::own : Advantage::opponent;
}

// Games in which something happened. Dates are numbers such as 20160713; 0 where none is known.
struct PlayRecord {
    std::int64_t games = 0;
    std::int64_t own_wins = 0;       // by the side that is to move in the position
    std::int64_t opponent_wins = 0;  // games without a winner are in neither
    int first_date = 0;
    int last_date = 0;

    void add(const PlayRecord& other);
    friend bool operator==(const PlayRecord&, const PlayRecord&) = default;
};

// How an extension slides where stones stand in its way.
enum class Extension : std::uint8_t { none, along_row, along_column };
// The same extension on a board that is turned.
Extension turned(Extension extension, board::Orientation orientation);

struct PointLabel {
    board::Vertex vertex = board::pass_vertex;
    char letter = 'A';

    friend bool operator==(const PointLabel&, const PointLabel&) = default;
};

// What a pattern says of a move beside its stones; the text is that of a pattern file.
struct MovePattern {
    int rows = 0, columns = 0;  // the rectangle from the corner that must hold exactly the drawn stones; 0: not stated
    std::vector<PointLabel> labels;
    std::string constraint;  // expression without ';'
    std::string action;
    std::string colon;  // what follows the class on the colon line

    bool is_empty() const { return *this == MovePattern{}; }
    friend bool operator==(const MovePattern&, const MovePattern&) = default;
};

using NodeIndex = std::int32_t;
using EdgeIndex = std::int32_t;

// A move, or tenuki, in one position.
struct Edge {
    NodeIndex from = 0;
    NodeIndex to = 0;
    board::Vertex move = board::pass_vertex;  // in the frame of `from`, in normal form; pass_vertex for tenuki
    std::optional<MoveClass> move_class = {};
    Extension extension = Extension::none;
    MovePattern pattern = {};
    PlayRecord played = {};
    std::string name = {};     // as its pattern or its SGF node is called
    std::string example = {};  // a game in which it was played, the first one where dates are known
    std::map<std::string, std::string> texts = {};  // what is said of the move, by language ("en", "ja"; "" unknown)

    // More games that played it; the example of the earlier ones stays.
    void add_played(const PlayRecord& more, const std::string& more_example);
};

constexpr double most_points = board::max_board_size * board::max_board_size;

struct Node {
    JosekiStones stones;                     // normal form
    std::vector<board::Vertex> set_up = {};  // those stones that do not belong to the joseki
    std::optional<int> stage = {};           // 0 opening moves of the joseki, 1 and 2 later
    std::optional<Advantage> outcome = {};
    std::optional<double> points = {};  // 0 to most_points, for the side that the outcome names
    std::optional<Urgency> urgency = {};
    std::string code = {};  // what others call this position: a dictionary's number
    PlayRecord ended = {};  // games in which the sequence stopped here: both played elsewhere for good
    PlayRecord rest = {};   // games that went on in ways that are not kept
    std::vector<EdgeIndex> continuations = {};  // by move
    std::vector<EdgeIndex> predecessors = {};   // in the order they were added
};

class Graph {
  public:
    // The empty board is node 0.
    Graph();

    const std::vector<Node>& nodes() const { return nodes_; }
    const std::vector<Edge>& edges() const { return edges_; }
    const Node& node(NodeIndex index) const { return nodes_[static_cast<std::size_t>(index)]; }
    Node& node(NodeIndex index) { return nodes_[static_cast<std::size_t>(index)]; }
    const Edge& edge(EdgeIndex index) const { return edges_[static_cast<std::size_t>(index)]; }
    Edge& edge(EdgeIndex index) { return edges_[static_cast<std::size_t>(index)]; }

    // The node of stones in normal form; made where it is missing.
    NodeIndex add(const JosekiStones& stones);
    std::optional<NodeIndex> find(const JosekiStones& stones) const;

    // The move, in normal form for the stones of `from`; made where it is missing.
    EdgeIndex add(NodeIndex from, board::Vertex move, NodeIndex to);
    std::optional<EdgeIndex> find(NodeIndex from, board::Vertex move) const;

  private:
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::unordered_map<std::string, NodeIndex> by_stones_;
};

// Bytes that are equal for equal stones and different for others.
std::string bytes_of(const JosekiStones& stones);
JosekiStones stones_of(std::string_view bytes);

// Two bytes a vertex.
std::string bytes_of(const std::vector<board::Vertex>& vertices);
std::vector<board::Vertex> vertices_of(std::string_view bytes);

// The stable name of a position, eight letters and digits made from its stones.
std::string identity_code(const JosekiStones& stones);

// Games that reached the position: those that went on from it, in ways kept or not, and those that ended there.
PlayRecord reached(const Graph& graph, NodeIndex node);

}  // namespace katachi::joseki
