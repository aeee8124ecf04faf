// Options of a program that only decides one question about a position (GNU Go's manual, chapter 3.9.5).
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/colour.h"
#include "tools/katachi-gtp/gtp_mode.h"

namespace katachi::player {

class DecisionOptions {
  public:
    // Adds the options, which need `file`. This outlives the program.
    void add_to(CLI::App& program, CLI::Option* file);

    const std::vector<CLI::Option*>& options() const { return options_; }
    bool is_given() const;
    // What is given, about a game with this side to move; nothing where none is.
    std::optional<Decision> chosen(board::Colour to_move) const;

  private:
    std::vector<CLI::Option*> options_;
    std::vector<std::string> vertices_;
};

}  // namespace katachi::player
