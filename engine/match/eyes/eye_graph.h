// An eye space as a graph: what lies on its points, which of them touch, and what they touch outside. Spaces with the
// same graph are the same local game, wherever their points lie (manual, chapter 8.5).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/symmetry.h"
#include "engine/match/tables/eye_points.h"

namespace katachi::match {

enum class EyeContent : std::uint8_t {
    empty,
    stone,   // of the attacker
    either,  // empty or such a stone
    island,  // a stone of the defender that the space cuts off from the wall
};

struct EyeGraphPoint {
    EyeContent content = EyeContent::empty;
    bool marginal = false;     // touches stones of the attacker outside
    std::uint8_t edges = 0;    // sides of the board that it touches: 0 to 2
    EyePoints neighbours = 0;  // in the space
    board::Offset at;          // in the drawing, if it was drawn
    char cell = '.';           // as drawn; its mark says who is thought to play there; a blank for an island

    // Sides left for the wall, once the margin has taken one; below 0 where the margin finds none.
    int free_sides() const;
    bool touches_wall() const { return free_sides() > 0; }
};

// Sides of a drawing that lie on the edge of the board.
struct DrawnEyeEdges {
    bool north = false, south = false, west = false, east = false;

    bool any() const { return north || south || west || east; }
};

struct EyeGraph {
    std::vector<EyeGraphPoint> points;
    DrawnEyeEdges edges = {};

    EyePoints all() const { return eye_point(points.size()) - 1; }
};

// From rows of `.xX*<>!@()$` and blanks, all of one length. Blanks that the space and the drawn edges enclose are
// islands.
EyeGraph eye_graph(const std::vector<std::string>& rows, const DrawnEyeEdges& edges);

struct EyeGraphReading {
    EyeGraph graph;
    std::string trouble;  // empty where the text is a graph
};

// Reads rows that end with `%` (or a line end), `O` or a blank for no point; `|`, `-` and `+` draw edges of the board:
// "OO!%O.X%!...".
EyeGraphReading read_eye_graph(std::string_view text);

// The rows of the drawing, with its edges; `marks` has the character of each point.
std::vector<std::string> drawn_eye_graph(const EyeGraph& graph, std::string_view marks);

bool is_connected(const EyeGraph& graph);

// Whether every margin has a side that is free. A graph that half eyes make need not be (manual, chapter 8.6).
bool is_drawable(const EyeGraph& graph);

// Whether a string of the attacker within the space has no liberty, as in no position of Go.
bool has_stones_without_liberty(const EyeGraph& graph);

// What a drawn eye space shows to a matcher, which knows nothing of islands. Points touch the wall where they touched
// those.
EyeGraph without_islands(const EyeGraph& graph);

// The graphs that a graph with `either` stands for; itself where it has none.
std::vector<EyeGraph> filled_eye_graphs(const EyeGraph& graph);

}  // namespace katachi::match
