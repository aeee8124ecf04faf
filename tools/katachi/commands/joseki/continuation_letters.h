// The letters by which a board shows the continuations of joseki positions.
#pragma once

#include <map>
#include <string>

#include "tools/katachi/commands/joseki/continuation_table.h"

namespace katachi::cli {

class ContinuationLetters {
  public:
    // Each answer begins with `a`. A point that an answer before has lettered keeps its letter; a move and its mirror
    // image have one letter.
    void add(const joseki::LibraryAnswer& answer, const joseki::Graph& library, const JosekiDetails& details);

    // Empty for a point without a letter.
    std::string at(board::Vertex point) const;

    const std::map<board::Vertex, char>& by_point() const { return letters_; }

  private:
    std::map<board::Vertex, char> letters_;
};

}  // namespace katachi::cli
