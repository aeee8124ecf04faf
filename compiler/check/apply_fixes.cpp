#include "compiler/check/apply_fixes.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "base/findings/diagnostic_order.h"
#include "compiler/check/database_version.h"

namespace katachi::compiler {

namespace {

// More than labels in an entry, whose renames meet in its constraint, so that a round makes one of them.
constexpr int most_rounds = 100;

// A fix to be made, as it stands in the texts of its round.
struct Step {
    FindingName name;
    std::ptrdiff_t file = 0;  // number of the source
    std::vector<base::TextEdit> edits;

    std::uint32_t begin() const { return edits.front().span.begin; }
    std::uint32_t end() const { return edits.back().span.end; }
};

class Mender {
  public:
    Mender(DatabaseVersion version, const CheckOptions& options, FixKind kind)
        : version_(std::move(version)), settings_(check_settings(version_.database.spec, options)), kind_(kind) {}

    void mend() {
        const base::Diagnostics before = left().findings;
        offered_ = static_cast<std::size_t>(std::count_if(
            before.begin(), before.end(), [&](const base::Diagnostic& finding) { return is_mendable(finding); }));
        std::size_t mended_at_refusals = 0;
        for (int round = 0; round < most_rounds; ++round) {
            const auto steps = steps_of_a_round();
            if (!steps.empty()) {
                apply(steps);
            } else if (mended_ > mended_at_refusals) {  // which may be what the refused fixes waited for
                refused_.clear();
                mended_at_refusals = mended_;
            } else {
                break;
            }
        }
    }

    const PatternDatabase& database() const { return version_.database; }
    CheckResult left() const { return shown(version_.database, version_.found, settings_); }
    std::size_t offered() const { return offered_; }
    std::size_t mended() const { return mended_; }
    std::size_t refused() const { return refused_.size(); }

  private:
    bool is_mendable(const base::Diagnostic& finding) const {
        return finding.fix && !finding.fix->edits.empty() && (kind_ == FixKind::any || finding.fix->safe);
    }

    // The steps are in the order of their places, and none touches another.
    std::vector<Step> steps_of_a_round() const {
        std::vector<Step> steps;
        const EntryIndex entries(version_.database);
        const auto& sources = version_.database.sources;
        for (const base::Diagnostic& finding : left().findings) {
            if (!is_mendable(finding)) continue;
            const auto file = std::find(sources.begin(), sources.end(), finding.source) - sources.begin();
            Step step{version_.name_of(finding, entries), file, finding.fix->edits};
            if (!refused_.contains(step.name)) steps.push_back(std::move(step));
        }
        std::stable_sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
            return std::pair(a.file, a.begin()) < std::pair(b.file, b.begin());
        });
        std::vector<Step> apart;
        for (Step& step : steps)
            if (apart.empty() || apart.back().file != step.file || apart.back().end() < step.begin())
                apart.push_back(std::move(step));
        return apart;
    }

    // Where not all hold together, the halves are tried, the later one first: it moves nothing before it.
    void apply(std::span<const Step> steps) {
        std::vector<FindingName> gone;
        for (const Step& step : steps) gone.push_back(step.name);
        DatabaseVersion after = version_.with_sources(edited_by(steps));
        if (is_mended(version_, after, gone)) {
            version_ = std::move(after);
            mended_ += steps.size();
        } else if (steps.size() == 1) {
            refused_.insert(gone.front());
        } else {
            const auto half = steps.size() / 2;
            apply(steps.subspan(half));
            apply(steps.first(half));
        }
    }

    std::vector<base::SourcePtr> edited_by(std::span<const Step> steps) const {
        std::vector<base::SourcePtr> sources = version_.database.sources;
        for (std::size_t file = 0; file < sources.size(); ++file) {
            std::vector<base::TextEdit> edits;
            for (const Step& step : steps)
                if (step.file == static_cast<std::ptrdiff_t>(file))
                    edits.insert(edits.end(), step.edits.begin(), step.edits.end());
            if (edits.empty()) continue;
            const base::SourceFile& source = *sources[file];
            sources[file] = std::make_shared<base::SourceFile>(source.path(), base::edited(source.text(), edits));
        }
        return sources;
    }

    DatabaseVersion version_;
    CheckSettings settings_;
    FixKind kind_;
    std::size_t offered_ = 0;
    std::size_t mended_ = 0;
    std::set<FindingName> refused_;
};

// One file may be part of several databases: texts by path, as they are now.
using Texts = std::map<std::string, base::SourcePtr>;

DatabaseVersion with_latest_texts(PatternDatabase database, const base::Diagnostics& read, const Texts& latest) {
    std::vector<base::SourcePtr> sources = database.sources;
    for (base::SourcePtr& source : sources)
        if (const auto found = latest.find(source->path()); found != latest.end()) source = found->second;
    base::Diagnostics read_in_it = findings_in(database, read);
    const bool is_old = sources != database.sources;
    DatabaseVersion version(std::move(database), std::move(read_in_it));
    return is_old ? version.with_sources(sources) : version;
}

}  // namespace

Mended apply_fixes(std::vector<PatternDatabase> databases, const base::Diagnostics& read, const CheckOptions& options,
                   FixKind kind) {
    Mended all;
    Texts before;
    Texts latest;
    for (PatternDatabase& database : databases) {
        for (const base::SourcePtr& source : database.sources) before.try_emplace(source->path(), source);
        Mender mender(with_latest_texts(std::move(database), read, latest), options, kind);
        mender.mend();
        for (const base::SourcePtr& source : mender.database().sources) latest[source->path()] = source;
        all.offered += mender.offered();
        all.findings += mender.mended();
        all.refused += mender.refused();
        all.databases.push_back(mender.database());
        add(all.left, mender.left());
    }
    base::sort_diagnostics(all.left.findings);
    for (const auto& [path, source] : before)
        if (latest[path]->text() != source->text()) all.changes.push_back({source, latest[path]});
    return all;
}

}  // namespace katachi::compiler
