// What a review says of a move, as values. Each sentence of a review is printed from one claim (sentence.h), and
// printers are given claims alone: nothing is said that no claim holds.
//
// What `points`, `key`, `numbers`, `words` and `line` hold, by kind; `side` is the mover's:
//
//   name          points: the move; words: the name (naming::word_for), then its remark
//   good_shape, bad_shape   as name
//   captured      points: all stones that the move takes
//   atari         points: a string of the opponent that had several liberties, key: its last one
//   self_atari    points: the string of the move, key: its only liberty
//   out_of_atari  points: an own string that had one liberty; numbers: how many it has now
//   connected     points: a stone of each of the own strings, beside the move, that it joins
//   cut           points: a stone each of two strings of the opponent beside the move. He could have joined them, and
//                 cannot any more, as reading proves
//   killed        points: a string of the opponent that he could have saved, and cannot any more; key, line: how it is
//                 captured if he passes
//   saved         points: an own string that could be captured, and cannot any more
//   missed        points: a string of the opponent that the side could have captured for good, and that he can save
//                 now; key, line: the capture, from the position before the move
//   left          points: an own string that the side could have saved, and that the opponent can capture now; key,
//                 line: the capture, from the position after the move
//   eyes          points: an own group; numbers: eyes that it has if it is attacked first, before and after
//   group         points: a group of either side; numbers: its chance to live before and after
//   chance        points: the move; numbers: its chance, its rank, how many moves were legal
//   better        points: the move that is more likely; numbers: its chance, the chance of the one played; words:
//                 its name and reasons; line: what is most likely then, this move first
//   turning_point numbers: by how many points the expected score turns for the mover, Black's expected score before
//                 and after
//   score         numbers: Black's expected score after the move, and the bounds of four in five results
//   territory     numbers: points that are likely (80 %) Black's before and after, White's before and after
//   phase         of a game: words: the phase; numbers: moves of the side, first choices among them, mean chance
//   no_losses     of a game: why nothing is said of points lost
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"

namespace katachi::authoring {

enum class ClaimKind : std::uint8_t {
    name,
    good_shape,
    bad_shape,
    captured,
    atari,
    self_atari,
    out_of_atari,
    connected,
    cut,
    killed,
    saved,
    missed,
    left,
    eyes,
    group,
    chance,
    better,
    turning_point,
    score,
    territory,
    phase,
    no_losses,
};
constexpr int claim_kind_count = static_cast<int>(ClaimKind::no_losses) + 1;

// "out-of-atari".
std::string_view kind_name(ClaimKind kind);

// What a claim rests on.
enum class ClaimSource : std::uint8_t {
    rules,      // stones and liberties
    reading,    // lines of play read to their end
    names,      // patterndb/names
    judgement,  // what is believed of eyes, groups and points without reading them out
    games,      // what strong players did in games that weights were learned from
};

std::string_view source_name(ClaimSource source);

struct Claim {
    ClaimKind kind = ClaimKind::name;
    ClaimSource source = ClaimSource::rules;
    int move = 0;  // its number, from 1; 0 for what is said of the game
    board::Colour side = board::Colour::black;
    std::vector<board::Vertex> points = {};
    board::Vertex key = board::pass_vertex;
    std::vector<double> numbers = {};
    std::vector<std::string> words = {};
    std::vector<board::Move> line = {};
};

// The points by row, from the upper left.
std::vector<board::Vertex> points_of(const board::VertexSet& set);

// To three digits: programs are shown no digits of rounding, and machines no difference.
double rounded_number(double number);

}  // namespace katachi::authoring
