// Where the review of each game of a collection goes.
#pragma once

#include <map>
#include <set>
#include <string>

namespace katachi::cli {

class ReviewNames {
  public:
    // `input` is the folder or the archive that all games are from; `known` has paths of games that were reviewed
    // before.
    ReviewNames(std::string input, std::map<std::string, std::string> known);

    // "2016/a-3" for "games/2016/a.sgf#3": a path within the folder of reviews, without its ending, that no other game
    // has and that leads nowhere else. A game that was reviewed before keeps its path.
    std::string path_of(const std::string& game);

  private:
    std::string input_;
    std::map<std::string, std::string> known_;
    std::set<std::string> given_{"habits"};  // the page of all games together
};

}  // namespace katachi::cli
