#include "tools/studio/writing/drafts.h"

#include <iostream>
#include <nlohmann/json.hpp>

#include "base/text/number.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/answers/json_text.h"
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

base::Diagnostics findings_in_file(const authoring::OpenText& draft) {
    const base::SourcePtr& source = draft.database->source(draft.file);
    base::Diagnostics found;
    for (const base::Diagnostic& finding : draft.database->findings())
        if (finding.source == source) found.push_back(finding);
    return found;
}

Json findings_value(const base::Diagnostics& findings) {
    Json value = Json::array();
    for (const base::Diagnostic& finding : findings) value.push_back(answers::diagnostic_json_value(finding));
    return value;
}

// The entries of that name, and what their tests on disk say of them.
void add_entry(const authoring::OpenText& draft, const std::string& name, Json& value) {
    const authoring::CheckedLibrary library{authoring::tests_beside({draft.database->database()}),
                                            draft.database->findings()};
    value["entries"] = Json::array();
    for (const authoring::ListedEntry& entry : authoring::listed_entries(library, {}))
        if (entry.pattern->name == name) value["entries"].push_back(answers::listed_entry_json_value(entry));
    const auto is_it = [&](const authoring::TestedDatabase&, const std::string& entry) { return entry == name; };
    value["tests"] = Json::parse(answers::results_json(authoring::run_tests(library.tested, is_it), library.tested));
}

// Of the patterns of the file's database alone.
std::string matches(const authoring::OpenText& draft, authoring::AskedPosition asked) {
    const std::vector<compiler::PatternDatabase> databases{draft.database->database()};
    authoring::MatchReport report{.asked = std::move(asked), .sides = {}, .patterns_from = draft.name, .matches = {}};
    report.sides = {report.asked.to_move.value_or(board::Colour::black)};
    const authoring::CompiledPatterns compiled(databases);
    report.matches = compiled.matches(report.asked.position, report.sides);
    authoring::judge_all(report, compiled);
    return answers::match_json(report);
}

}  // namespace

Drafts::Drafts(Contents& contents, PatternFiles& files)
    : contents_(contents),
      files_(files),
      workspace_([](const std::string& line) { std::cerr << "katachi: " << line << '\n'; }) {}

const authoring::OpenText& Drafts::open(const std::string& file, const std::string& text) {
    if (workspace_.find(file) == nullptr)
        workspace_.open(file, file, ++version_, text);
    else
        workspace_.change(file, ++version_, text);
    return *workspace_.find(file);
}

authoring::AskedPosition Drafts::asked_position(const std::string& game, const std::string& node) {
    if (!contents_.games.knows(game)) throw Refused(404, "the studio shows no game " + game);
    if (node.empty()) return authoring::position_of_text(contents_.games.text(game), game, std::nullopt);
    const auto number = base::number_from<int>(node);
    if (!number) throw Refused(400, "node: " + node + " is no number");
    const auto place = contents_.trees.place(game, *number, contents_.games);
    return authoring::position_of_text(contents_.games.text(game), game, place.move, place.path);
}

void Drafts::files_changed() {
    const std::lock_guard lock(mutex_);
    workspace_.files_changed();
}

Answer Drafts::answer(const std::string& body) {
    const auto members = read_body(body, {"file", "text", "entry", "game", "node"});
    const auto file = members.find("file");
    if (file == members.end()) throw Refused(400, "the body needs file");
    if (!files_.knows(file->second)) throw UnknownFile("the studio shows no file " + file->second);
    Json value;
    const std::lock_guard lock(mutex_);
    const auto text = members.find("text");
    if (text == members.end()) {
        workspace_.close(file->second);
        value["findings"] = Json::array();
        return json_answer(answers::json_text(value));
    }
    const authoring::OpenText& draft = open(file->second, text->second);
    value["findings"] = findings_value(findings_in_file(draft));
    if (const auto entry = members.find("entry"); entry != members.end()) add_entry(draft, entry->second, value);
    if (const auto game = members.find("game"); game != members.end()) {
        const auto node = members.find("node");
        const std::string number = node == members.end() ? "" : node->second;
        value["matches"] = Json::parse(matches(draft, asked_position(game->second, number)));
    }
    return json_answer(answers::json_text(value));
}

}  // namespace katachi::studio
