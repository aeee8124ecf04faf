// katachi joseki merge: shards of a mining run to the run that they are parts of.
#include <filesystem>
#include <memory>

#include "compiler/model/discovery.h"
#include "joseki/mining/mining_merge.h"
#include "tools/katachi/joseki_commands.h"
#include "tools/katachi/mined_output.h"

namespace katachi {

namespace {

struct MergeOptions {
    std::vector<std::string> shards;
    std::vector<std::string> outputs;
    std::optional<std::int64_t> min_games;
    std::string format = "text";
};

Outcome run_merge(const MergeOptions& options) {
    std::string library;
    std::vector<std::string> files;
    for (const std::string& output : options.outputs) {
        if (!output.ends_with(".kdb"))
            files.push_back(output);
        else if (!std::exchange(library, output).empty())
            throw FileError(library + ": one catalogue is enough; name one .kdb");
    }
    if (library.empty()) throw FileError("name the catalogue that all shards go into: -o library.kdb");
    check_mined_files(files);
    std::vector<Catalogue> shards;
    for (const std::string& shard : options.shards) {
        if (!std::filesystem::exists(shard)) throw FileError(shard + ": no such catalogue");
        shards.push_back(Catalogue::open(shard, Catalogue::Access::read));
    }
    check_shards(shards);
    Catalogue catalogue = Catalogue::open(library, Catalogue::Access::write);
    MiningRun run = merge_shards(shards, catalogue);
    run.outputs = files;
    if (options.min_games) run.min_games = *options.min_games;
    store_run(catalogue, run);
    write_mined(catalogue, run, options.format);
    return Outcome::success;
}

}  // namespace

void add_joseki_merge_command(CLI::App& joseki, const CommonOptions&, Action& action) {
    auto* command = joseki.add_subcommand("merge", "join the shards of a mining run");
    auto options = std::make_shared<MergeOptions>();
    command->add_option("SHARDS", options->shards, "catalogues that katachi joseki mine --shard has made")
        ->required()
        ->type_name("FILE");
    add_output_option(*command, options->outputs, "the catalogue of all (.kdb); also .sgf and .db, as mine writes");
    add_min_games_option(*command, options->min_games);
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki merge part1.kdb part2.kdb -o library.kdb -o joseki.sgf\n"
                 "\nThe result is that of one run over all games. Shards must be of one run, each once and complete.\n"
                 "Exit status: 0 merged; 2 trouble, and nothing was merged.");
    command->callback([options, &action] { action = [options] { return run_merge(*options); }; });
}

}  // namespace katachi
