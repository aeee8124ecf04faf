#include "tests/bench/mined_games.h"

#include "joseki/mining/mining_session.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {

namespace fs = std::filesystem;

std::string_view server_games(std::size_t count) {
    if (!fs::exists(test::shared_data())) return {};
    // An archive is games with other bytes between them.
    static const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file) +
                                    test::gzip_bytes(test::shared_data() / "games19/server-9d-2009.tar.gz");
    static const auto games = joseki::split_games(text);
    if (games.empty() || count == 0) return {};
    const std::string_view last = games[std::min(count, games.size()) - 1];
    return {text.data(), static_cast<std::size_t>(last.data() + last.size() - text.data())};
}

void mine_text(std::string_view text, int workers, const fs::path& catalogue) {
    const catalogue::Catalogue opened = catalogue::Catalogue::open(catalogue, catalogue::Catalogue::Access::write);
    joseki::MiningSession session(opened, {.paths = {"games"}}, {.workers = workers});
    session.add_text("games", text);
    session.finish(true);
}

joseki::Graph kept_graph(const fs::path& catalogue, joseki::SummedMoves& sums, std::int64_t least_games) {
    const catalogue::Catalogue opened = catalogue::Catalogue::open(catalogue, catalogue::Catalogue::Access::read);
    joseki::MiningRun run = joseki::stored_run(opened).value();
    run.min_games = least_games;
    joseki::MinedCollection collection = joseki::mined_collection(opened, run);
    sums = std::move(collection.sums);
    return joseki::mined_graph(sums.kept, collection.game_name);
}

}  // namespace katachi::bench
