// katachi sgf merge: several games as variations of one.
#include "compiler/sgf/merge.h"

#include <iostream>

#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "tools/katachi/commands/sgf/commands.h"

namespace katachi::cli {

namespace {

// Games that begin as the first one does.
class Merging {
  public:
    void add(compiler::SgfTree game, const std::string& name) {
        if (merged_.empty()) {
            merged_.push_back(std::move(game));
            first_ = name;
            return;
        }
        const std::string wrong = compiler::merge_into(merged_.front(), game);
        if (wrong.empty())
            ++added_;
        else
            left_out_.push_back(name + " and " + first_ + ": " + wrong);
    }

    Outcome finish(const SgfFiles& files) const {
        if (added_ == 0 && left_out_.size() == 1) throw base::FileError(left_out_.front());
        for (const std::string& line : left_out_) std::cerr << "katachi: " << line << "; left out\n";
        if (added_ == 0 && !left_out_.empty())
            throw base::FileError(first_ + ": none of " + base::counted(left_out_.size(), "game", "games") +
                                  " can be merged with it; name first a game that others begin like");
        write_games(merged_, files);
        return left_out_.empty() ? Outcome::success : Outcome::findings;
    }

  private:
    std::vector<compiler::SgfTree> merged_;  // one, or none yet
    std::string first_;
    std::size_t added_ = 0;
    std::vector<std::string> left_out_;  // each with the reason
};

}  // namespace

Outcome run_sgf_merge(const SgfFiles& files) {
    Merging merging;
    for (const std::string& input : files.inputs) {
        authoring::AskedGames asked = authoring::read_asked_games(input, files.encoding);
        say_warnings(asked);
        for (std::size_t i = 0; i < asked.collection.games.size(); ++i)
            merging.add(std::move(asked.collection.games[i]), asked.name_of(i));
    }
    return merging.finish(files);
}

}  // namespace katachi::cli
