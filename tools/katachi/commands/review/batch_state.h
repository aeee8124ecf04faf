// What is known of the games of a folder of reviews: a line of JSON for each, added as soon as its files are written,
// so that a batch that ends at any moment loses no more than the game at hand.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tools/answers/review/habits_json.h"

namespace katachi::cli {

class BatchState {
  public:
    // Reads what is there; lines that are broken count for nothing.
    explicit BatchState(std::filesystem::path folder);

    // The game as it was reviewed, if all that it came from is the same and its files are there; else null.
    const answers::ReviewedGame* find(const std::string& game, const std::string& hash) const;
    // Where the review of each game is, without the endings of its files.
    std::map<std::string, std::string> paths() const;
    // Throws FileError where the line cannot be written.
    void add(answers::ReviewedGame game);
    // Writes the lines of these games alone, each once.
    void keep(const std::vector<std::string>& games);

  private:
    std::filesystem::path file() const { return folder_ / "reviews.jsonl"; }

    std::filesystem::path folder_;
    std::map<std::string, answers::ReviewedGame> games_;  // by name
    bool is_cut_off_ = false;                             // the last line has no end: a batch was killed as it wrote
};

}  // namespace katachi::cli
