// katachi joseki merge: shards of a mining run to the run that they are parts of.
#include <filesystem>
#include <utility>

#include "base/files/file_error.h"
#include "joseki/mining/mining_merge.h"
#include "tools/katachi/commands/joseki/mining.h"
#include "tools/katachi/shared/mined_output.h"

namespace katachi {

Outcome run_joseki_merge(const JosekiMergeOptions& options) {
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

}  // namespace katachi
