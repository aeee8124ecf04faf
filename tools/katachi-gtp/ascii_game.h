// A game that people play or record at a terminal, among themselves or with the engine, and what it looks like.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/search/clock.h"
#include "engine/search/player.h"
#include "engine/sgf/game_record.h"
#include "tools/katachi-gtp/reading_depths.h"

namespace katachi::player {

class AsciiGame {
  public:
    AsciiGame(sgf::GameRecord started, bool is_from_file, std::function<std::unique_ptr<search::Player>()> new_player,
              std::optional<board::Colour> side, const search::Clock& full, const ReadingDepths& reads)
        : engine_side(side), depths(reads), full_clock_(full), new_player_(std::move(new_player)) {
        begin(std::move(started), is_from_file);
    }

    sgf::GameRecord record;
    std::optional<board::Colour> engine_side;  // nothing: people move for both
    ReadingDepths depths;                      // of captures that are asked about
    std::optional<board::Colour> resigned;
    // Stones that are called dead; only while `is_counting`.
    board::VertexSet dead;
    search::Clock clock;  // the engine's
    bool is_counting = false;
    bool shows_board = true;
    bool has_quit = false;
    bool is_loaded = false;  // the record was read, and played who knows when
    std::string saved_to;    // the file that this game was last saved to
    int number = 0;          // of this game among those that were begun

    void begin(sgf::GameRecord started, bool is_from_file) {
        record = std::move(started);
        ++number;
        is_loaded = is_from_file;
        saved_to.clear();
        ahead_.clear();
        clock = full_clock_;
        keep_result(record.texts.result);
        go_back_to_playing();
    }

    // As board::Game has it. Moves that were taken back come again where the same ones are played.
    board::Legality play(board::Colour side, board::Vertex vertex);
    void take_back();
    // The next one of `ahead`.
    void play_again();
    void place(board::Colour colour, board::Vertex vertex);
    // Moves that were taken back and not for good, the next one last.
    const std::vector<board::Move>& ahead() const { return ahead_; }

    const board::Board& board() const { return record.game.board(); }
    std::string name(board::Vertex vertex) const { return board::vertex_name(vertex, board().size()); }
    // All that White is given.
    double points_of_white() const;
    bool is_engines_turn() const { return engine_side == record.game.to_move() && !is_counting && !resigned; }
    // Counted before its end.
    bool is_paused() const { return is_counting && !record.game.is_over(); }
    // From the count, or from a game that was given up.
    void go_back_to_playing() {
        is_counting = false;
        dead = {};
        resigned.reset();
    }
    // With the moves that follow.
    sgf::GameRecord whole_record() const;
    // How the game has ended, as SGF has it, as long as no other move is played.
    void keep_result(std::string text) { ending_ = {std::move(text), board().history().size(), board().position()}; }
    // Empty where it is not known.
    std::string result() const;
    // Made when it is first asked for.
    search::Player& player() {
        if (player_ == nullptr) player_ = new_player_();
        return *player_;
    }

  private:
    struct Ending {
        std::string result;
        std::size_t moves = 0;
        board::Position position;
    };

    Ending ending_;
    std::vector<board::Move> ahead_;
    search::Clock full_clock_;
    std::function<std::unique_ptr<search::Player>()> new_player_;
    std::unique_ptr<search::Player> player_;
};

// Stones, dead ones in small letters, captures and the last move.
std::string drawing(const AsciiGame& game);

// Size, handicap, komi, rules, whose move it is and what the engine plays.
std::string information(const AsciiGame& game);

// The record with the result, and the players' names and today's date unless it was loaded: then it keeps what it says.
sgf::GameRecord record_to_save(const AsciiGame& game);

// "black(1): "
std::string prompt(const AsciiGame& game);

// "White resigns: Black has won"
std::string resignation_text(board::Colour side);

// What White has to give Black, or the other way: "W+3.5".
std::string counted_result(const AsciiGame& game);

// What the board without dead stones is worth, and who has won.
std::string score_text(const AsciiGame& game);

}  // namespace katachi::player
