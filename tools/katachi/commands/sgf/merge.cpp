// katachi sgf merge: several games as variations of one.
#include "compiler/sgf/merge.h"

#include "base/files/file_error.h"
#include "tools/katachi/commands/sgf/commands.h"

namespace katachi::cli {

Outcome run_sgf_merge(const SgfFiles& files) {
    std::vector<compiler::SgfTree> merged;
    std::string first;
    for (const std::string& input : files.inputs) {
        authoring::AskedGames asked = authoring::read_asked_games(input, files.encoding);
        say_warnings(asked);
        for (std::size_t i = 0; i < asked.collection.games.size(); ++i) {
            compiler::SgfTree& game = asked.collection.games[i];
            if (merged.empty()) {
                merged.push_back(std::move(game));
                first = asked.name_of(i);
                continue;
            }
            const std::string wrong = compiler::merge_into(merged.front(), game);
            if (!wrong.empty()) throw base::FileError(asked.name_of(i) + " and " + first + ": " + wrong);
        }
    }
    write_games(merged, files);
    return Outcome::success;
}

}  // namespace katachi::cli
