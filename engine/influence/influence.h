// The influence of both sides on a position, and whose each point is likely to become: GNU Go's manual, chapter 13. It
// is a function of the question alone: the question says which stones live and how strong they are.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/board.h"
#include "engine/influence/spread.h"

namespace katachi::influence {

// The usual strength of a stone that lives.
constexpr float full_strength = 100;

// The purpose of the influence: to tell which points become territory, or where a group could run to and how strong it
// is. For territory, influence has an attenuation of its own, and hostile influence hardly passes beside living stones.
enum class Use : std::uint8_t { territory, escape };

constexpr float attenuation_of(Use use) { return use == Use::territory ? 2.4F : usual_attenuation; }
constexpr float diagonal_attenuation_of(Use use) { return use == Use::territory ? 1.7F : usual_diagonal_attenuation; }
constexpr float least_passing_of(Use use) { return use == Use::territory ? usual_least_passing : 0; }

struct ExtraSource {
    Source source;
    board::Colour colour = board::Colour::empty;
};

// Where a stone could push into what looks like the other side's.
struct Intrusion {
    board::Vertex stone = board::pass_vertex;  // behind it, living
    board::Vertex point = board::pass_vertex;  // without a living stone
    float strength = 0;
};

// Barriers, sources, intrusions and points that can be no territory are what patterns find. Of several sources of a
// side on one point the strongest counts.
struct Question {
    explicit Question(const board::Position& asked, Use its_use = Use::territory);

    // All stones of the position live, and are as strong as usual.
    board::Position position;
    Use use = Use::territory;
    // Stones that live. They are sources, and nobody's influence enters them. All other stones are as good as gone.
    board::VertexSet living;
    Field strength{};                   // of each living stone, above 0
    std::vector<ExtraSource> sources;   // on points without a living stone
    std::vector<Intrusion> intrusions;  // those of one stone have a limited strength together
    Field black_permeability{};  // of each point without a living stone: the share of Black's influence that passes
    Field white_permeability{};
    board::VertexSet no_black_territory;
    board::VertexSet no_white_territory;
    board::VertexSet erased;  // points that nobody will have as territory, since they are broken into
};

// Whose a point is, more and more surely.
enum class Hold : std::uint8_t { neutral, area, moyo, territory };

// What one side's influence came from, and what it met.
struct Origins {
    Field strength{}, attenuation{};  // of the sources; 0 where there is none
    Terrain terrain;
};

struct Influence {
    Field black{}, white{};
    // Values go from -1, surely Black's, to 1, surely White's; 0 stands where a living stone does.
    Field territory{};
    Origins black_origins, white_origins;
    Use use = Use::territory;
    board::Position position;
    board::VertexSet living;

    // The side that holds a point without a living stone at least so surely; empty where nobody does. Moyo and area of
    // influence for escape are told by its ratio alone.
    board::Colour holder(board::Vertex vertex, Hold least) const;
    // The worth of a point to White less its worth to Black: its territory, and a prisoner that lies there.
    float points(board::Vertex vertex) const;
    // Points of the whole board, without the stones, which are nobody's points.
    float points() const;
};

// May be asked by several threads at once. The first question about boards of a size takes milliseconds.
Influence influence_of(const Question& question);

}  // namespace katachi::influence
