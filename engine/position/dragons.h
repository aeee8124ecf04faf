// All dragons of a position with what eyes, room and neighbours say of them, before anybody reads whether they live:
// GNU Go's manual, chapter 7.5.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/influence/influence.h"
#include "engine/position/amalgamation.h"
#include "engine/position/escape_route.h"
#include "engine/position/moyo_around.h"
#include "engine/position/surrounding.h"

namespace katachi::position {

struct Dragon {
    board::Vertex origin = board::pass_vertex;  // its first stone
    board::Colour colour = board::Colour::empty;
    board::VertexSet stones;
    board::VertexSet strings;           // their origins
    float effective_size = 0;           // the sum of its strings'
    int liberties = 0;                  // points
    std::array<int, 4> liberties_of{};  // of the orders 1 to 4, the sums of its strings'
    int stones_lost = 0;                // in strings that the opponent, to move, captures and nothing saves
    int stones_in_danger = 0;           // in those that it captures and a move saves
    // Eyes of all of its spaces, by who begins, as DragonEyes has them.
    match::EyeValue genus;
    match::EyeValue eyes;
    board::Vertex half_eye = board::pass_vertex;
    // The origin of the largest string of the opponent beside it that it can capture and that a move saves, inessential
    // ones left out; pass_vertex where there is none (GNU Go's manual, chapter 7.5).
    board::Vertex lunch = board::pass_vertex;
    int largest_capturable = 0;        // stones of the largest lunch of its strings, whether a move saves it or not
    std::vector<EscapePoint> escapes;  // where it may run to
    int escape_route = 0;              // what it gains there, less what surrounding takes off
    Surrounding surrounding;
    MoyoAround moyo;
    std::vector<int> neighbours;  // numbers of dragons of both sides
    int hostile_neighbours = 0;
    bool is_invincible = false;   // one of its strings can never be captured
    bool is_inessential = false;  // all of its strings are

    int size() const { return stones.count(); }
    // Its way out is short, so that its life is worth reading: as the manual has it of --decide-position
    // (chapter 3.9.5).
    bool is_hemmed() const {
        constexpr int long_escape_route = 6;
        return escape_route < long_escape_route;
    }
    // Its eyes are judged as they stand before anybody reads: no attacker leaves it fewer than two.
    bool has_two_eyes() const { return is_invincible || eyes.attacked >= 2; }
    // It is asked of a dragon of one string: whether the opponent, to move, captures it and nothing saves it.
    bool is_captured() const { return stones_lost > 0 && strings.count() == 1; }

    friend bool operator==(const Dragon&, const Dragon&) = default;
};

// What dragons are made from, all of one position.
struct DragonSources {
    const board::Board& board;
    const worms::Worms& worms;
    const eyespaces::EyeSpaces& eyes;
    const influence::Influence& influence;  // of the worms
    const Amalgamation& amalgamation;
};

// The dragons of one position, which never change once they are found.
class Dragons {
  public:
    explicit Dragons(const DragonSources& sources);

    // Black's first, then by their origins. A number of a dragon is its place here.
    const std::vector<Dragon>& all() const { return dragons_; }
    int count() const { return static_cast<int>(dragons_.size()); }
    const Dragon& number(int number) const { return dragons_[static_cast<std::size_t>(number)]; }
    // Null where there is no stone.
    const Dragon* at(board::Vertex vertex) const;
    // -1 where there is no stone.
    int number_at(board::Vertex vertex) const { return numbers_[static_cast<std::size_t>(vertex)] - 1; }

    const Amalgamation& amalgamation() const { return amalgamation_; }

  private:
    void describe(const DragonSources& sources);
    void find_escapes(const DragonSources& sources);

    Amalgamation amalgamation_;
    std::vector<Dragon> dragons_;
    std::array<std::uint16_t, board::vertex_count> numbers_{};  // from 1; 0 where there is none
};

}  // namespace katachi::position
