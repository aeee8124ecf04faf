#include "compiler/check/corpus_profile.h"

#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/text/counted.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

using Json = nlohmann::json;

std::uint64_t count(const Json& object, const char* key) {
    const Json& value = object.at(key);
    if (!value.is_number_unsigned()) throw std::runtime_error("no count");
    return value;
}

// Where a pattern matched less often than this, its move may be missing by chance.
constexpr std::uint64_t matches_to_tell = 100;

// Such a move is shown because it must not be played.
constexpr char antisuji = 'N';

}  // namespace

CorpusProfile CorpusProfile::read(const std::filesystem::path& file) {
    const base::SourcePtr source = base::read_file(file);
    CorpusProfile profile;
    std::uint64_t looked_at = 0;
    try {
        const Json value = Json::parse(source->text());
        looked_at = count(value, "games");
        profile.counted_in_ = base::counted(looked_at, "game", "games");
        profile.counts_moves_ = !value.contains("positions");
        if (!profile.counts_moves_) {
            looked_at = count(value, "positions");
            profile.counted_in_ = base::counted(looked_at, "position", "positions") + " of " + profile.counted_in_;
        }
        for (const Json& each : value.at("patterns")) {
            const std::string& name = each.at("name").get_ref<const std::string&>();
            Count& entry = profile.counts_[each.at("database").get_ref<const std::string&>()][name];
            entry.matched += count(each, profile.counts_moves_ ? "matched" : "hits");
            if (profile.counts_moves_) entry.played += count(each, "played");
        }
    } catch (const std::exception&) {
        throw base::FileError(
            file.string() +
            ": holds no counts of games; make them with katachi games weigh --format json, or katachi "
            "match --profile GAMES --json");
    }
    if (looked_at == 0) throw base::FileError(file.string() + ": counts of no position; make them of more games");
    return profile;
}

bool CorpusProfile::knows(const PatternDatabase& database) const {
    const auto known = counts_.find(database.spec.name);
    return known != counts_.end() &&
           std::any_of(database.patterns.begin(), database.patterns.end(),
                       [&](const Pattern& pattern) { return known->second.find(pattern.name) != known->second.end(); });
}

void CorpusProfile::find(const PatternDatabase& database, base::Diagnostics& diagnostics) const {
    const auto known = counts_.find(database.spec.name);
    if (known == counts_.end()) return;
    for (const Pattern& pattern : database.patterns)
        if (const auto entry = known->second.find(pattern.name); entry != known->second.end())
            find(pattern, entry->second, database.spec.kind, diagnostics);
}

void CorpusProfile::find(const Pattern& pattern, const Count& count, DatabaseKind kind,
                         base::Diagnostics& diagnostics) const {
    const auto looks_at = [&](const Rule& rule) { return (rule.kinds & kind_set(kind)) != 0; };
    if (count.matched == 0 && looks_at(never_matched))
        Findings(never_matched, diagnostics)
            .add(pattern, pattern.name_span, "this shape never matched in " + counted_in_)
            .help =
            "ask for less where it does not matter, take it out, or keep it with # katachi: ignore[never-matched] "
            "reason";
    const bool is_meant_to_be_played = pattern.classes.find(antisuji) == std::string::npos;
    if (counts_moves_ && count.matched >= matches_to_tell && count.played == 0 && is_meant_to_be_played &&
        looks_at(never_played))
        Findings(never_played, diagnostics)
            .add(pattern, pattern.name_span,
                 fmt::format("this shape matched {} times in {}, and its move was never played", count.matched,
                             counted_in_))
            .help =
            "see whether the move stands where it was meant, ask for more stones, or keep it with # katachi: "
            "ignore[never-played] reason";
}

}  // namespace katachi::compiler
