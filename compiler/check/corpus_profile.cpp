#include "compiler/check/corpus_profile.h"

#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

using Json = nlohmann::json;

std::uint64_t count(const Json& object, const char* key) {
    const Json& value = object.at(key);
    if (!value.is_number_unsigned()) throw std::runtime_error("no count");
    return value;
}

std::string counted_in(std::uint64_t positions, std::uint64_t games) {
    return fmt::format("{} {} of {} {}", positions, positions == 1 ? "position" : "positions", games,
                       games == 1 ? "game" : "games");
}

}  // namespace

CorpusProfile CorpusProfile::read(const std::filesystem::path& file) {
    const base::SourcePtr source = base::read_file(file);
    CorpusProfile profile;
    try {
        const Json value = Json::parse(source->text());
        profile.games_ = count(value, "games");
        profile.positions_ = count(value, "positions");
        for (const Json& counted : value.at("patterns")) {
            const std::string& name = counted.at("name").get_ref<const std::string&>();
            bool& matched = profile.matched_[counted.at("database").get_ref<const std::string&>()][name];
            matched = matched || count(counted, "hits") > 0;
        }
    } catch (const std::exception&) {
        throw base::FileError(file.string() + ": holds no profile; make one with katachi match --profile GAMES --json");
    }
    if (profile.positions_ == 0)
        throw base::FileError(file.string() + ": a profile of no position; make one of more games");
    return profile;
}

bool CorpusProfile::knows(const PatternDatabase& database) const {
    const auto known = matched_.find(database.spec.name);
    return known != matched_.end() &&
           std::any_of(database.patterns.begin(), database.patterns.end(),
                       [&](const Pattern& pattern) { return known->second.find(pattern.name) != known->second.end(); });
}

void CorpusProfile::find_never_matched(const PatternDatabase& database, base::Diagnostics& diagnostics) const {
    const auto known = matched_.find(database.spec.name);
    if (known == matched_.end() || (never_matched.kinds & kind_set(database.spec.kind)) == 0) return;
    Findings findings(never_matched, diagnostics);
    for (const Pattern& pattern : database.patterns) {
        const auto entry = known->second.find(pattern.name);
        if (entry == known->second.end() || entry->second) continue;
        findings.add(pattern, pattern.name_span, "this shape never matched in " + counted_in(positions_, games_)).help =
            "ask for less where it does not matter, take it out, or keep it with # katachi: ignore[never-matched] "
            "reason";
    }
}

}  // namespace katachi::compiler
