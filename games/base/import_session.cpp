#include "games/base/import_session.h"

#include <memory>

namespace katachi::games {

namespace {

constexpr std::size_t told_examples = 3;

}  // namespace

ImportSession::ImportSession(const GameBase& base, ImportHooks hooks)
    : hooks_(std::move(hooks)),
      writer_(base),
      work_(hooks_.workers, read_batch, [this](const ReadBatch& batch) { take(batch); }) {
    base.remove_orphans();
}

bool ImportSession::add_text(const std::string& path, const std::string& entry, std::string_view text, double share) {
    if (is_stopped()) return false;
    if (!seen_.emplace(path, entry).second) return true;  // named twice
    ++report_.sources;
    auto source = std::make_shared<const SourceText>(path, entry, text, hooks_.encoding);
    const StoredSource* const stored = writer_.find(path, entry);
    const bool is_same = stored != nullptr && stored->content_hash == source->content_hash();
    if (is_same && stored->is_complete) {
        ++report_.unchanged;
        given_share_ = share;
        return true;
    }
    if (stored != nullptr && !is_same) ++report_.replaced;
    add_games(source, is_same ? stored->games : 0, share);
    given_share_ = share;
    return !is_stopped();
}

// `done` games of it are in the base.
void ImportSession::add_games(const SourcePtr& source, std::int64_t done, double share) {
    sgf::SgfReader reader(source->text(), sgf::SgfBytes::utf8);
    std::int64_t games = static_cast<std::int64_t>(reader.pass_over(static_cast<std::size_t>(done)));
    const auto add_part = [&] { batch_.sources.push_back({source, games == 0, false, games}); };
    add_part();
    for (std::size_t begin = reader.place(); reader.pass_over(1) == 1; begin = reader.place()) {
        batch_.records.push_back(
            {batch_.sources.size() - 1, ++games, source->text().substr(begin, reader.place() - begin)});
        batch_.sources.back().games = games;
        const double part = static_cast<double>(reader.place()) / static_cast<double>(source->text().size());
        batch_.share = given_share_ + (share - given_share_) * part;
        if (std::ssize(batch_.records) < hooks_.games_per_segment) continue;
        hand_over();
        if (is_stopped()) return;
        add_part();
    }
    batch_.sources.back().ends = true;
    batch_.share = share;
}

void ImportSession::hand_over() { work_.add(std::exchange(batch_, {})); }

void ImportSession::take(const ReadBatch& batch) {
    writer_.store(batch);
    report_.games += std::ssize(batch.games);
    report_.share = batch.share;
    report_.duplicates = writer_.duplicates();
    for (const RemarkedGame& remarked : batch.remarks) {
        const auto kind = static_cast<std::size_t>(remarked.remark);
        ++report_.remarks[kind];
        if (report_.examples[kind].size() < told_examples) report_.examples[kind].push_back(remarked.name);
    }
    if (hooks_.progress) hooks_.progress(report_);
}

const ImportReport& ImportSession::finish() {
    if (!is_stopped() && !batch_.sources.empty()) hand_over();
    work_.finish();
    return report_;
}

}  // namespace katachi::games
