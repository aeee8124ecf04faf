// katachi sgf merge: several games as variations of one.
#include "compiler/sgf/sgf_merge.h"

#include <memory>

#include "compiler/model/discovery.h"
#include "tools/katachi/sgf_commands.h"

namespace katachi {

namespace {

Outcome run_merge(const SgfFiles& files) {
    std::vector<SgfTree> merged;
    std::string first;
    for (const std::string& input : files.inputs) {
        AskedGames asked = read_asked_games(input, files.encoding);
        say_warnings(asked);
        for (std::size_t i = 0; i < asked.collection.games.size(); ++i) {
            SgfTree& game = asked.collection.games[i];
            if (merged.empty()) {
                merged.push_back(std::move(game));
                first = asked.name_of(i);
                continue;
            }
            const std::string wrong = merge_into(merged.front(), game);
            if (!wrong.empty()) throw FileError(asked.name_of(i) + " and " + first + ": " + wrong);
        }
    }
    write_games(merged, files);
    return Outcome::success;
}

}  // namespace

void add_sgf_merge_command(CLI::App& sgf, Action& action) {
    auto* command = sgf.add_subcommand("merge", "one tree of several games: their common moves once");
    auto files = std::make_shared<SgfFiles>();
    add_sgf_input(*command, *files, true);
    add_sgf_output(*command, *files);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf merge joseki.sgf other.sgf -o both.sgf\n"
                 "  katachi sgf merge games.sgf -o tree.sgf                all games of a collection\n"
                 "\nNames, dates and results stay those of the first game. Marks and labels of equal positions are "
                 "joined,\ndifferent comments follow one another.");
    command->callback([files, &action] { action = [files] { return run_merge(*files); }; });
}

}  // namespace katachi
