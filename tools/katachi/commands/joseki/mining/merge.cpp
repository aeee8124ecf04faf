// katachi joseki merge: shards of a mining run to the run that they are parts of.
#include <filesystem>
#include <utility>

#include "base/files/file_error.h"
#include "joseki/mining/mining_merge.h"
#include "tools/katachi/commands/joseki/mining/commands.h"
#include "tools/katachi/commands/joseki/mining/mined_output.h"

namespace katachi::cli {

Outcome run_joseki_merge(const JosekiMergeOptions& options) {
    std::string library;
    std::vector<std::string> files;
    for (const std::string& output : options.outputs) {
        if (!output.ends_with(".kdb"))
            files.push_back(output);
        else if (!std::exchange(library, output).empty())
            throw base::FileError(library + ": one catalogue is enough; name one .kdb");
    }
    if (library.empty()) throw base::FileError("name the catalogue that all shards go into: -o library.kdb");
    check_mined_files(files);
    std::vector<catalogue::Catalogue> shards;
    for (const std::string& shard : options.shards) {
        if (!std::filesystem::exists(shard)) throw base::FileError(shard + ": no such catalogue; check its spelling");
        shards.push_back(catalogue::Catalogue::open(shard, catalogue::Catalogue::Access::read));
    }
    joseki::check_shards(shards);
    catalogue::Catalogue catalogue = catalogue::Catalogue::open(library, catalogue::Catalogue::Access::write);
    joseki::MiningRun run = joseki::merge_shards(shards, catalogue);
    run.outputs = files;
    if (options.min_games) run.min_games = *options.min_games;
    write_mined(catalogue, run, options.format);
    return Outcome::success;
}

}  // namespace katachi::cli
