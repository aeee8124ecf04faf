// Games at a terminal: how another one begins, and how they are saved and loaded.
#pragma once

#include <ostream>

#include "engine/gtp/protocol/arguments.h"
#include "tools/katachi-gtp/ascii_game.h"
#include "tools/katachi-gtp/start.h"

namespace katachi::player {

// The game starts as the options say. It stays as it is where they are wrong, and what is wrong is said.
void start(AsciiGame& game, const StartOptions& options, std::ostream& out);

// What begins another game like this one.
StartOptions same_start(const AsciiGame& game);

// `save FILE` and `load FILE [MOVE]`. All that stands behind the command is the file's name, blanks too, in quotes or
// not. Only `save!` writes over a file that this game was not saved to before.
void save(AsciiGame& game, const gtp::Arguments& words, std::ostream& out);
void load(AsciiGame& game, const gtp::Arguments& words, std::ostream& out);

// The file that games are written to as they go on. A game that was left for another one stays there before it.
class Outfile {
  public:
    // Throws base::FileError where it cannot be written; an empty path takes nothing.
    explicit Outfile(std::string path);

    // The game is as it is now; trouble is told.
    void keep(const AsciiGame& game, std::ostream& out);

  private:
    std::string path_;
    std::string before_;
    std::string text_;  // of the game that went on last
    int number_ = 0;
};

}  // namespace katachi::player
