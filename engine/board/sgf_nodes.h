// The lower half of the SGF reader: bytes to the nodes of one game's main line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/sgf_game.h"

namespace katachi {

struct ScannedValue {
    std::string_view text;  // between the brackets, as found
    std::size_t offset = 0;
};

struct ScannedProperty {
    std::string name;  // capitals only: old files spell AB as AddBlack
    std::vector<ScannedValue> values;
};

class SgfNodeScanner {
  public:
    // `place` is that of the '(' that opens the game.
    SgfNodeScanner(std::string_view text, std::size_t place) : text_(text), place_(place) {}

    // The properties of the next node of the main line; false at the end of the game, which is then also the end
    // of its variations.
    bool next(std::vector<ScannedProperty>& node);

    // Where the game ends, once next has answered false.
    std::size_t place() const { return place_; }
    const std::vector<SgfWarning>& warnings() const { return warnings_; }

  private:
    void warn(std::size_t offset, const char* message) { warnings_.push_back({offset, message}); }
    void read_property(std::vector<ScannedProperty>& node);
    void read_value(std::vector<ScannedValue>& values);
    void skip_unknown();

    std::string_view text_;
    std::size_t place_;
    int depth_ = 0;
    bool main_line_ = true;
    bool two_byte_ = false;  // characters of CA's encoding may hold a ']' or '\'
    std::vector<SgfWarning> warnings_;
};

// Place of the first '(' from `place` on that opens a game; npos if none does.
std::size_t find_sgf_game(std::string_view text, std::size_t place);

}  // namespace katachi
