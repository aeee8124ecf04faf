// What mining makes of one piece of a collection: the moves of its corners, counted, and what became of its games.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sgf/game.h"
#include "joseki/mining/corner_rule.h"
#include "joseki/mining/counted_moves.h"
#include "joseki/mining/game_pieces.h"

namespace katachi::joseki {

// Why a game is not mined.
enum class Refusal : std::uint8_t { other_board, set_up, no_moves, damaged };
constexpr int refusal_count = 4;

// "not of 19 lines", …
const char* reason(Refusal refusal);

struct MiningFacts {
    std::int64_t texts = 0;
    std::int64_t empty_texts = 0;                       // without a game
    std::int64_t games = 0;                             // those read and those refused
    std::array<std::int64_t, refusal_count> refused{};  // by Refusal
    std::int64_t sequences = 0;                         // of corners in which somebody played
    std::int64_t moves = 0;                             // of sequences, without tenukis
    std::int64_t tenukis = 0;                           // of sequences

    std::int64_t read_games() const;
    void add(const MiningFacts& other);
    friend bool operator==(const MiningFacts&, const MiningFacts&) = default;
};

// A game's moves as far as they can be relied on: up to set-up stones amid the game, or damage.
struct PlainGame {
    std::vector<board::Move> moves;
    Ending last = Ending::game_over;  // why they end
    std::optional<Refusal> refusal = {};
};
PlainGame plain_game(const sgf::Game& game, int size);

// 20160713; 20160700 where the day is not known; 0 where the year is not.
int date_number(std::string_view date);

// How games are called wherever their files lie: "games.sgf#12, Black – White, 2016-07-13".
std::string game_label(const GamePiece& piece, const PlacedGame& placed, const sgf::Game& game);

// Number and hash are those of the GamePiece.
struct MinedPiece {
    std::int64_t number = 0;
    std::int64_t content_hash = 0;
    MiningFacts facts = {};
    std::int64_t left_out = 0;  // games that were read and are not counted
    CountedMoves counted = {};
    std::vector<std::string> labels = {};    // of its games
    std::vector<std::string> warnings = {};  // a line each, for people
};

// A piece of which nothing is counted yet, and a game of it.
MinedPiece unmined(const GamePiece& piece);
sgf::Game game_of(const GamePiece& piece, const PlacedGame& placed);
// Takes down how the game is called and whether it is mined; warns of damage.
void take_facts(const GamePiece& piece, const PlacedGame& placed, const sgf::Game& game, const PlainGame& plain,
                MinedPiece& mined);

MinedPiece mine_piece(const GamePiece& piece, const CornerRule& rule);

}  // namespace katachi::joseki
