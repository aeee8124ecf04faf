// Where the review of each game of a collection goes.
#pragma once

#include <set>
#include <string>

namespace katachi::cli {

class ReviewNames {
  public:
    // `input` is the folder or the archive that all games are from.
    explicit ReviewNames(std::string input) : input_(std::move(input)) {}

    // "2016/a-3" for "games/2016/a.sgf#3": a path within the folder of reviews, without its ending, that no game had
    // before and that leads nowhere else.
    std::string path_of(const std::string& game);

  private:
    std::string input_;
    std::set<std::string> given_;
};

}  // namespace katachi::cli
