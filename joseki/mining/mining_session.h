// A mining run under way: texts of games go in one after the other, threads count their corners, and what they have
// counted goes into the catalogue piece by piece, so that a run that was stopped or killed can go on.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "joseki/mining/mining_store.h"

namespace katachi::joseki {

struct MiningProgress {
    std::int64_t games = 0;    // that are counted in the catalogue, of this shard
    double share_of_text = 0;  // of the text that is being read
};

struct MiningHooks {
    int workers = 1;
    std::string encoding = {};  // of all texts, whatever they say; empty: by what they say or look like
    const std::atomic<bool>* stop = nullptr;
    std::function<void(const MiningProgress&)> progress = {};
    std::function<void(const std::string&)> warning = {};
};

class MiningSession {
  public:
    // Goes on with the run of the catalogue if that run counts the same. Otherwise the first new game replaces it.
    // Throws CatalogueError if the run to be replaced has begun to count and is not complete.
    MiningSession(const catalogue::Catalogue& catalogue, MiningRun run, MiningHooks hooks);

    // Whether to go on. The texts must come in the same order in every run.
    bool add_text(const std::string& name, std::string_view text);

    // Waits for all workers; what they have counted is stored. `all_read`: every text was added, so the run is
    // complete. Where no text had a game the catalogue stays as it was.
    void finish(bool all_read);

    const MiningRun& run() const { return run_; }
    // Pieces that were counted in an earlier run, from games that have changed since.
    std::int64_t changed_pieces() const { return changed_pieces_; }
    std::int64_t counted_games() const { return counted_games_; }
    // Whether any text has a game, of this shard or another.
    bool has_games() const { return !records_.empty(); }
    // Games whose record stands in the collection before, byte for byte; they are counted all the same.
    std::int64_t repeated_games() const { return repeated_games_; }

  private:
    MiningSession(const catalogue::Catalogue& catalogue, const std::optional<MiningRun>& stored, MiningRun run,
                  MiningHooks hooks);
    // Puts the run into the catalogue in place of the one there.
    void begin();
    void take_piece(GamePiece piece);
    void take_result(MinedPiece piece);
    void commit();
    bool is_stopped() const { return base::is_stopped(hooks_.stop); }

    const catalogue::Catalogue& catalogue_;
    bool goes_on_;  // with the run of the catalogue
    bool is_begun_ = false;
    MiningRun run_;
    MiningHooks hooks_;
    std::map<std::int64_t, std::int64_t> done_;  // hashes of pieces by number
    PieceCutter cutter_;
    std::vector<std::int64_t> hashes_;  // of all pieces of the collection
    std::int64_t changed_pieces_ = 0;
    std::int64_t counted_games_ = 0;
    std::unordered_set<std::uint64_t> records_;  // hashes of all games
    std::int64_t repeated_games_ = 0;
    std::vector<MinedPiece> results_;  // not yet in the catalogue
    std::chrono::steady_clock::time_point committed_;
    base::OrderedWork<GamePiece, MinedPiece> work_;  // the last member: its threads end before the others go
};

}  // namespace katachi::joseki
