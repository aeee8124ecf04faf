// Problems of life and death from real games with the answers that are known, and the tables that they stand in.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "regression/judges/truth.h"

namespace katachi::regression {

// The board of the game as it was; a part of it that is closed off, as a book would have it; or a part with the
// attacker's stones around it as they were, on an otherwise empty board.
enum class ProblemOrigin : std::uint8_t { whole, cut, open };
std::string_view name(ProblemOrigin origin);

// The truth is proved by a search that came to an end in a closed region, or agreed on by GNU Go and a long search that
// is no proof.
enum class Evidence : std::uint8_t { proved, agreed };
std::string_view name(Evidence evidence);

// The truth for one side that moves first.
struct LifeTruth {
    Code code = Code::fails;
    // Unless the code is failure: `right` are the moves that get it, `open` those of which that is not known, or which
    // get it for a part of the stones alone.
    std::vector<board::Vertex> right = {}, open = {};
    bool are_moves_open = false;  // nothing is said of any move
    std::uint64_t positions = 0;  // that the search looked at
};

// A question about one move: one that solves the problem, or one that does not.
struct LifeTrial {
    bool is_attack = true;  // whose move it is
    board::Vertex move = board::pass_vertex;
    Code code = Code::fails;
};

// The depth tells in how many moves the group is captured where the attacker moves first and wins all kos.
enum class CaptureDepth : std::uint8_t {
    unknown,  // or not at all
    few,      // three at most
    several,  // seven at most
    many,     // more
};
std::string_view name(CaptureDepth depth);

struct LifeProblem {
    std::string game;  // as JudgedQuestion has it
    int move = 1;      // before which the position stood
    ProblemOrigin origin = ProblemOrigin::cut;
    Evidence evidence = Evidence::proved;
    board::Vertex stone = board::pass_vertex;  // of the group
    // A move of its side on that position: it makes a critical group live.
    board::Vertex played = board::pass_vertex;
    board::VertexSet region;                  // where it lives or dies; all stones of its side in there are the group
    std::optional<LifeTruth> attack, defend;  // where it is asked
    std::vector<LifeTrial> trials;
    CaptureDepth capture = CaptureDepth::unknown;  // of an open board

    bool is_critical() const { return attack && defend && attack->code != Code::fails && defend->code != Code::fails; }
};

// The position that is asked about, from that of the game.
board::Position position_of(const LifeProblem& problem, const board::Position& of_game);

// A line a problem: game, move, origin, evidence, stone, region, move played (`-` for none); of the attack, then of the
// defence: code (`-` where it is not asked), right moves, open moves (`all` where nothing is known of them), positions;
// trials as `attack C3 1`, separated by commas; of an open board in how many moves it is captured, `-` where not known.
std::string line_of(const LifeProblem& problem);
// Throws std::invalid_argument, which names the number of the line.
std::vector<LifeProblem> read_life_problems(std::string_view text);

// Takes critical problems, those that live anyway and those that die anyway in such numbers that no question has one
// result in more than 65 of 100. Earlier problems come first.
std::vector<LifeProblem> balanced(const std::vector<LifeProblem>& problems);

// What a suite expects: a code, and moves behind it where some are known.
std::string expected_answer(const LifeTruth& truth);

// Whether an engine that is asked over GTP so answers right in result, code and move.
bool is_right(const LifeTruth& truth, std::string_view answer);

// The commands of a suite that asks them over GTP; the file of a problem is what `file_of` says.
std::string suite_text(const std::vector<LifeProblem>& problems,
                       const std::function<std::string(const LifeProblem& problem)>& file_of);

}  // namespace katachi::regression
