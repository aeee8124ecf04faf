// katachi sgf merge: several games as variations of one.
#include "compiler/sgf/merge.h"

#include <iostream>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/files/file_error.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "engine/sgf/warning_text.h"
#include "tools/authoring/games/game_trees.h"
#include "tools/katachi/commands/sgf/commands.h"

namespace katachi::cli {

namespace {

// Games that begin as the first one does.
class Merging {
  public:
    void add(compiler::SgfTree game, const base::SourceFile& source, const std::string& name) {
        for (const sgf::SgfWarning& warning : game.warnings) {
            const auto [kind, is_new] = kinds_.emplace(warning.message, warnings_.size());
            if (is_new)
                warnings_.push_back({source.path() + ":" + sgf::warning_text(warning, source)});
            else
                ++warnings_[kind->second].more;
        }
        if (!merged_) {
            merged_.emplace(std::move(game));
            first_ = name;
            return;
        }
        if ((added_ + left_out_.size()) % 64 == 0) line_.show("Merging  " + base::counted(added_ + 1, "game", "games"));
        const std::string wrong = merged_->add(std::move(game));
        if (wrong.empty())
            ++added_;
        else
            left_out_.push_back(name + " and " + first_ + ": " + wrong);
    }

    void trouble(const std::string& line) {
        line_.clear();
        std::cerr << "katachi: " << line << '\n';
        has_trouble_ = true;
    }

    Outcome finish(const SgfFiles& files) && {
        line_.clear();
        for (const Warning& warning : warnings_)
            std::cerr << warning.first
                      << (warning.more > 0 ? " (and " + std::to_string(warning.more) + " more such)" : "") << '\n';
        if (!merged_) throw base::FileError(files.inputs.front() + ": holds no game to merge");
        if (added_ == 0 && left_out_.size() == 1) throw base::FileError(left_out_.front());
        for (const std::string& line : left_out_) std::cerr << "katachi: " << line << "; left out\n";
        if (added_ == 0 && !left_out_.empty())
            throw base::FileError(first_ + ": none of " + base::counted(left_out_.size(), "game", "games") +
                                  " can be merged with it; name first a game that others begin like");
        write_games({std::move(*merged_).finish()}, files);
        std::cerr << "katachi: " << base::counted(added_ + 1, "game", "games") << " in one tree"
                  << (left_out_.empty() ? "" : ", " + std::to_string(left_out_.size()) + " left out") << '\n';
        return left_out_.empty() && !has_trouble_ ? Outcome::success : Outcome::findings;
    }

  private:
    // The first of its kind, with its place.
    struct Warning {
        std::string first;
        std::size_t more = 0;
    };

    std::optional<compiler::MergedGames> merged_;
    std::string first_;
    std::size_t added_ = 0;
    std::vector<std::string> left_out_;  // each with the reason
    std::vector<Warning> warnings_;
    std::map<std::string, std::size_t> kinds_;  // of warnings, by what they say
    bool has_trouble_ = false;
    base::ProgressLine line_;
};

}  // namespace

Outcome run_sgf_merge(const SgfFiles& files) {
    Merging merging;
    authoring::visit_game_trees(files.inputs,
                                {.game = [&](compiler::SgfTree game, const base::SourcePtr& source,
                                             const std::string& name) { merging.add(std::move(game), *source, name); },
                                 .trouble = [&](const std::string& line) { merging.trouble(line); }},
                                {.encoding = files.encoding});
    return std::move(merging).finish(files);
}

}  // namespace katachi::cli
