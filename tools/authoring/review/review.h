// A game told move by move: what each move is called and does, how likely strong players are to play it, and where the
// game turned. Nothing is said of points lost: see ClaimKind::no_losses and DESIGN.md.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tools/authoring/games/named_game.h"
#include "tools/authoring/move_names/move_names.h"
#include "tools/authoring/position/position_report.h"
#include "tools/authoring/review/claim.h"
#include "tools/authoring/review/judged_position.h"

namespace katachi::authoring {

struct ReviewedMove {
    int number = 0;  // from 1
    board::Move move;
    std::vector<ToldName> names = {};  // the best first
    // The chance is that of the move in its position; it is 0 for a pass and for a move that the rules forbid.
    double chance = 0;
    int rank = 0;  // 1 for the first choice
    std::vector<Claim> claims = {};
};

// What a position is expected to come to, for curves.
struct ReviewedPosition {
    double score = 0, lower = 0, upper = 0;  // Black's points less White's; four in five results lie between
    int black_points = 0, white_points = 0;  // likely to be the side's at the end
};

// A turning point, with what a picture of it needs.
struct Turn {
    int move = 0;              // its number
    board::Position position;  // after it
};

struct Review {
    std::string source;                             // the game, for people
    std::string black, white, date, event, result;  // as the record has them
    int size = 0;
    CountedBy counted_by;
    std::vector<board::Vertex> black_set_up, white_set_up;  // stones before the first move
    std::vector<ReviewedMove> moves = {};
    std::vector<ReviewedPosition> positions = {};  // one more than moves: before each, and the last one
    std::vector<Turn> turns = {};                  // by order of the game
    std::vector<Claim> summary = {};               // of the game as a whole
    std::vector<std::string> warnings = {};        // of what the record had wrong, "3:7: …"
};

// "AlphaGo - Lee Sedol", with a question mark for a player whom the record does not name; empty where it names neither.
std::string players_of(const Review& review, std::string_view between = " - ");

// Is told how many of all moves are reviewed, after each. What it throws ends the review.
using ReviewProgress = std::function<void(int done, int all)>;

// The review is that of the game's line. Throws FileError where its board is none of 2 to 19 lines, or it has no moves.
Review review_of_game(const FoundLine& line, const ReviewProgress& tell = {});

}  // namespace katachi::authoring
