#include "tools/studio/writing/drafts.h"

#include <nlohmann/json.hpp>

#include "base/text/number.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/answers/json_text.h"
#include "tools/answers/listing/completion_json.h"
#include "tools/answers/listing/listed_entry_json.h"
#include "tools/answers/match_json.h"
#include "tools/answers/test_json.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/position_of_text.h"
#include "tools/studio/request/body.h"
#include "tools/studio/request/refused.h"

namespace katachi::studio {

namespace {

using answers::Json;

// A byte of the text, or its end.
std::uint32_t place(const BodyMembers& members, std::string_view name, const std::string& text) {
    const std::string written = needed_member(members, name);
    const auto number = base::number_from<std::uint32_t>(written);
    if (!number || *number > text.size())
        throw Refused(400, std::string(name) + ": " + written + " is no byte of the text");
    return *number;
}

Json findings_value(const base::Diagnostics& findings) {
    Json value = Json::array();
    for (const base::Diagnostic& finding : findings) value.push_back(answers::diagnostic_json_value(finding));
    return value;
}

// The entries that begin in these bytes, as a database of their own.
compiler::PatternDatabase entries_in(const OpenDraft& draft, base::Span span) {
    const compiler::PatternDatabase& all = draft.database.database();
    compiler::PatternDatabase some{
        .spec = all.spec, .sources = all.sources, .attribute_map = all.attribute_map, .directives = {}, .patterns = {}};
    for (const compiler::Pattern& pattern : all.patterns)
        if (pattern.source == draft.source() && pattern.span.begin >= span.begin && pattern.span.begin < span.end)
            some.patterns.push_back(pattern);
    return some;
}

Json entries_value(const authoring::CheckedLibrary& library) {
    Json value = Json::array();
    for (const authoring::ShownEntry& entry : authoring::shown_entries(library))
        value.push_back(answers::shown_entry_json_value(entry));
    return value;
}

Json tests_value(const authoring::TestedDatabases& tested) {
    return Json::parse(answers::results_json(authoring::run_tests(tested, ""), tested));
}

Json matches_value(const authoring::TestedDatabases& tested, const std::string& file, authoring::AskedPosition asked) {
    std::vector<compiler::PatternDatabase> databases;
    for (const authoring::TestedDatabase& each : tested.databases) databases.push_back(each.database);
    authoring::MatchReport report{.asked = std::move(asked), .sides = {}, .patterns_from = file, .matches = {}};
    report.sides = {report.asked.to_move.value_or(board::Colour::black)};
    const authoring::CompiledPatterns compiled(databases);
    report.matches = compiled.matches(report.asked.position, report.sides);
    authoring::judge_all(report, compiled);
    return Json::parse(answers::match_json(report));
}

}  // namespace

Drafts::Drafts(Contents& contents, PatternFiles& files)
    : contents_(contents), files_(files), entries_(contents.library), whole_(contents.library) {}

authoring::AskedPosition Drafts::asked_position(const std::string& game, const std::string& node) {
    if (!contents_.games.knows(game)) throw Refused(404, "the studio shows no game " + game);
    if (node.empty()) return authoring::position_of_text(contents_.games.text(game), game, std::nullopt);
    const auto number = base::number_from<int>(node);
    if (!number) throw Refused(400, "node: " + node + " is no number");
    const auto place = contents_.trees.place(game, *number, contents_.games);
    return authoring::position_of_text(contents_.games.text(game), game, place.move, place.path);
}

void Drafts::files_changed() {
    const std::scoped_lock lock(entries_mutex_, whole_mutex_);
    entries_.clear();
    whole_.clear();
}

Answer Drafts::answer(const std::string& body) {
    const BodyMembers members = read_body(body, {"file", "text", "base", "begin", "end", "game", "node"});
    const std::string file = needed_member(members, "file");
    if (!files_.knows(file)) throw UnknownFile("the studio shows no file " + file);
    const auto text = members.find("text");
    if (text == members.end()) return dropped(file);
    return members.contains("base") ? judged_entries(file, members) : judged_file(file, text->second);
}

Drafts::Written Drafts::written(const BodyMembers& members) {
    auto base = files_.remembered(needed_member(members, "base"));
    if (!base)
        throw Refused(
            410, "the studio does not remember the text that this was made from any more; save it, or open it again");
    const std::string text = needed_member(members, "text");
    const std::uint32_t begin = place(members, "begin", *base), end = place(members, "end", *base);
    if (begin > end) throw Refused(400, "begin: lies behind end");
    base->replace(begin, end - begin, text);
    return {*std::move(base), {begin, begin + static_cast<std::uint32_t>(text.size())}};
}

Answer Drafts::dropped(const std::string& file) {
    const std::scoped_lock lock(entries_mutex_, whole_mutex_);
    entries_.drop(file);
    whole_.drop(file);
    return json_answer(answers::json_text({{"findings", Json::array()}}));
}

Answer Drafts::judged_file(const std::string& file, const std::string& text) {
    const std::lock_guard lock(whole_mutex_);
    OpenDraft& draft = whole_.put(file, text);
    base::Diagnostics found;
    for (const base::Diagnostic& finding : draft.database.findings())
        if (finding.source == draft.source()) found.push_back(finding);
    return json_answer(answers::json_text({{"findings", findings_value(found)}}));
}

Answer Drafts::judged_entries(const std::string& file, const BodyMembers& members) {
    const auto [text, part] = written(members);
    std::unique_lock lock(entries_mutex_);
    const OpenDraft& draft = entries_.put(file, text);
    const base::Diagnostics findings = draft.database.findings_in(draft.file, part);
    compiler::PatternDatabase entries = entries_in(draft, part);
    lock.unlock();
    const authoring::CheckedLibrary library{authoring::tests_of_some(std::move(entries)), findings};
    Json value;
    value["findings"] = findings_value(findings);
    value["entries"] = entries_value(library);
    value["tests"] = tests_value(library.tested);
    if (const auto game = members.find("game"); game != members.end())
        value["matches"] =
            matches_value(library.tested, file, asked_position(game->second, member_or(members, "node", "")));
    return json_answer(answers::json_text(value));
}

Answer Drafts::completion(const std::string& body) {
    const BodyMembers members = read_body(body, {"file", "text", "base", "begin", "end", "at"});
    const std::string file = needed_member(members, "file");
    if (!files_.knows(file)) throw UnknownFile("the studio shows no file " + file);
    const auto [text, part] = written(members);
    const std::uint32_t at = part.begin + place(members, "at", needed_member(members, "text"));
    const std::lock_guard lock(entries_mutex_);
    const OpenDraft& draft = entries_.put(file, text);
    return json_answer(
        answers::completion_json(authoring::completion_at(draft.database.database(), draft.source(), at)));
}

}  // namespace katachi::studio
