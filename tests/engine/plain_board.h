// A board written a second time, as plainly as the rules read: what Board is compared with.
#pragma once

#include <string>
#include <vector>

#include "engine/board/board.h"

namespace katachi {

class PlainBoard {
  public:
    explicit PlainBoard(int size) : size_(size), points_(static_cast<std::size_t>(size * size), '.') {}

    // False, and nothing is changed, for an illegal move.
    bool play(char colour, int row, int column);
    void pass() { ko_ = -1; }

    // As to_rows prints a Position.
    std::string rows() const;
    int captured(char colour) const { return colour == 'X' ? captured_black_ : captured_white_; }

  private:
    std::vector<int> neighbours(int point) const;
    std::vector<int> captured_chain(int point) const;

    int size_;
    std::string points_;
    int ko_ = -1;
    char ko_colour_ = '.';
    int captured_black_ = 0;
    int captured_white_ = 0;
};

}  // namespace katachi
