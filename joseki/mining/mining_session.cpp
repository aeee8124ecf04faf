#include "joseki/mining/mining_session.h"

#include <xxhash.h>

#include <utility>

namespace katachi::joseki {

namespace {

constexpr std::chrono::seconds between_commits{1};

// Whether pieces of the run that is stored in the catalogue are pieces of this run too.
bool goes_on(const catalogue::Catalogue& catalogue, const std::optional<MiningRun>& stored, const MiningRun& run) {
    if (!stored) return false;
    if (stored->counts_as(run) && stored->shard == run.shard) return true;
    if (!stored->is_complete() && !piece_hashes(catalogue).empty())
        throw catalogue::CatalogueError(
            catalogue.name() +
            ": holds a mining run over other games or by another rule that is not complete; go on "
            "with katachi joseki mine --resume " +
            catalogue.name() + ", or name another catalogue");
    return false;
}

// The same games are not counted twice in the library.
MiningRun with_earlier_addition(const std::optional<MiningRun>& stored, MiningRun run) {
    if (stored && stored->paths == run.paths) run.addition = stored->addition;
    run.piece_count.reset();
    return run;
}

}  // namespace

MiningSession::MiningSession(const catalogue::Catalogue& catalogue, MiningRun run, MiningHooks hooks)
    : MiningSession(catalogue, stored_run(catalogue), std::move(run), std::move(hooks)) {}

MiningSession::MiningSession(const catalogue::Catalogue& catalogue, const std::optional<MiningRun>& stored,
                             MiningRun run, MiningHooks hooks)
    : catalogue_(catalogue),
      goes_on_(goes_on(catalogue, stored, run)),
      run_(with_earlier_addition(stored, std::move(run))),
      hooks_(std::move(hooks)),
      done_(goes_on_ ? piece_hashes(catalogue) : std::map<std::int64_t, std::int64_t>{}),
      cutter_(
          run_.games_per_piece, [this](GamePiece piece) { take_piece(std::move(piece)); }, hooks_.encoding),
      committed_(std::chrono::steady_clock::now()),
      work_(
          hooks_.workers, [rule = run_.rule](const GamePiece& piece) { return mine_piece(piece, rule); },
          [this](MinedPiece piece) { take_result(std::move(piece)); }) {}

void MiningSession::begin() {
    if (std::exchange(is_begun_, true)) return;
    if (goes_on_)
        store_run(catalogue_, run_);
    else
        replace_run(catalogue_, run_);
}

bool MiningSession::add_text(const std::string& name, std::string_view text) {
    cutter_.add_text(name, text, [this] { return !is_stopped(); });
    return !is_stopped();
}

void MiningSession::take_piece(GamePiece piece) {
    if (!piece.games.empty()) begin();
    hashes_.push_back(piece.content_hash);
    for (const PlacedGame& game : piece.games)
        if (!records_.insert(XXH3_64bits(piece.text.data() + game.begin, game.size)).second) ++repeated_games_;
    if (!run_.shard.holds(piece.number)) return;
    const auto done = done_.find(piece.number);
    if (done != done_.end() && done->second == piece.content_hash) {
        counted_games_ += std::ssize(piece.games);
        return;
    }
    if (done != done_.end()) ++changed_pieces_;
    work_.add(std::move(piece));
}

void MiningSession::take_result(MinedPiece piece) {
    if (hooks_.warning)
        for (const std::string& warning : piece.warnings) hooks_.warning(warning);
    counted_games_ += piece.facts.games;
    results_.push_back(std::move(piece));
    if (hooks_.progress) hooks_.progress({counted_games_, cutter_.share_of_text()});
    if (std::chrono::steady_clock::now() - committed_ >= between_commits) commit();
}

void MiningSession::commit() {
    if (is_begun_ && !results_.empty()) store_pieces(catalogue_, results_);
    results_.clear();
    committed_ = std::chrono::steady_clock::now();
}

void MiningSession::finish(bool all_read) {
    if (all_read) cutter_.finish();
    work_.finish();
    commit();
    if (!all_read) return begin();  // to be gone on with
    if (!has_games()) return;
    drop_pieces(catalogue_, std::ssize(hashes_));
    run_.piece_count = std::ssize(hashes_);
    run_.content_hash = static_cast<std::int64_t>(XXH64(hashes_.data(), hashes_.size() * sizeof(hashes_.front()), 0));
    store_run(catalogue_, run_);
}

}  // namespace katachi::joseki
