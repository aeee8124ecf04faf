// An import under way: texts of games go in one after the other, threads read them, and each full batch goes into the
// base as a segment with its rows. An import that was stopped or killed goes on where the last batch ended, and gives
// the same base as one that was not.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "games/base/base_writer.h"

namespace katachi::games {

// Games of one segment.
constexpr std::int64_t games_per_segment = 2048;

struct ImportReport {
    std::int64_t sources = 0;     // texts that were looked at
    std::int64_t unchanged = 0;   // of these, in the base already
    std::int64_t replaced = 0;    // in the base, and changed since
    std::int64_t games = 0;       // stored
    double share = 0;             // of all texts, up to the end of the last game that is stored
    std::int64_t duplicates = 0;  // of these, equal to another game
    std::array<std::int64_t, import_remark_count> remarks{};
    std::array<std::vector<std::string>, import_remark_count> examples;  // the first few names of each kind
};

struct ImportHooks {
    int workers = 1;
    std::int64_t games_per_segment = games::games_per_segment;
    std::string encoding = {};  // of all texts, whatever they say; empty: by what they say or look like
    const std::atomic<bool>* stop = nullptr;
    std::function<void(const ImportReport&)> progress = {};  // after each batch
};

class ImportSession {
  public:
    // `base` must outlive this, and nobody else may write into it. Throws base::FileError, as the others do.
    ImportSession(const GameBase& base, ImportHooks hooks);

    // Whether to go on. The texts must come in the same order in every import of the same games. `share`, of all texts
    // up to the end of this one, is for those who show how far the import is.
    bool add_text(const std::string& path, const std::string& entry, std::string_view text, double share = 0);

    // Waits for all workers. Unless it was stopped, the last batch is stored too.
    const ImportReport& finish();

  private:
    void add_games(const SourcePtr& source, std::int64_t done, double share);
    void hand_over();
    void take(const ReadBatch& batch);
    bool is_stopped() const { return base::is_stopped(hooks_.stop); }

    ImportHooks hooks_;
    BaseWriter writer_;
    ImportReport report_;
    std::set<std::pair<std::string, std::string>> seen_;
    GameBatch batch_;
    double given_share_ = 0;                        // up to the end of the text before
    base::OrderedWork<GameBatch, ReadBatch> work_;  // the last member: its threads end before the others go
};

}  // namespace katachi::games
