#include "tools/authoring/pattern_test/written_tests.h"

#include <filesystem>
#include <map>
#include <optional>

#include "base/files/file_error.h"
#include "base/files/folder_lock.h"
#include "base/files/read_file.h"
#include "base/files/rewritten_file.h"
#include "base/text/nearest.h"
#include "compiler/model/database_spec.h"
#include "engine/sgf/named_game.h"
#include "tools/authoring/pattern_explanation.h"
#include "tools/authoring/pattern_test/draft.h"
#include "tools/authoring/pattern_test/test_results.h"
#include "tools/authoring/pattern_test/test_text.h"

namespace katachi::authoring {

namespace {

namespace fs = std::filesystem;

bool has_tests(const TestedDatabase& tested, const compiler::Pattern& pattern) {
    for (const PatternTests& tests : tested.tests)
        for (const PatternTest& test : tests.tests)
            if (test.entry == pattern.name) return true;
    return false;
}

// Patterns of a tree were read from texts of their own; their tests stand beside the tree.
std::string file_of_tests(const TestedDatabase& tested, const compiler::Pattern& pattern) {
    const auto& files = tested.database.spec.files;
    return test_file_of(files.size() == 1 ? files.front().string() : pattern.source->path());
}

std::string text_of(const std::string& file) {
    std::error_code error;
    return fs::exists(file, error) ? std::string(base::read_regular_file(file)->text()) : "";
}

void append(const std::string& file, const std::string& text) {
    std::string before = text_of(file);
    if (!before.empty()) before += before.ends_with('\n') ? "\n" : "\n\n";
    base::make_or_rewrite_file(file, before + text);
}

// Whether all lines behind the last such statement are tests on its position.
bool ends_with_tests_on(const std::string& text, const std::string& statement) {
    const auto last = text.rfind(statement);
    if (last == std::string::npos || (last > 0 && text[last - 1] != '\n') || !text.ends_with('\n')) return false;
    const auto tests = text.substr(last + statement.size());
    return !tests.starts_with('\n') && tests.find("\n\n") == std::string::npos;
}

struct TestedEntry {
    const TestedDatabase* tested;
    const compiler::Pattern* pattern;
};

TestedEntry entry_named(const TestedDatabases& all, const PatternAtPoint& wanted) {
    std::vector<std::string_view> known;
    for (const TestedDatabase& tested : all.databases) {
        if (!wanted.database.empty() && tested.database.spec.name != wanted.database) continue;
        if (const compiler::Pattern* pattern = tested.find(wanted.pattern)) return {&tested, pattern};
        for (const compiler::Pattern& pattern : tested.database.patterns) known.push_back(pattern.name);
    }
    const std::string_view near = base::nearest(wanted.pattern, known);
    throw base::FileError("no entry is called " + wanted.pattern +
                          (near.empty() ? "" : "; did you mean " + std::string(near) + "?"));
}

// Whether later runs find the game there, unlike a pipe's.
bool is_kept(const std::string& game) {
    std::error_code error;
    return fs::is_regular_file(sgf::split_game_number(game).file, error);
}

// The position as the language of tests has it. White is to move on a board unless it says otherwise.
std::string statement(const AskedPosition& asked, const std::string& game, const std::string& tests_file) {
    if (!asked.to_move || !is_kept(game))
        return "Board " + fs::path(asked.file).filename().string() + "\n" +
               board_rows(asked.position, board::pass_vertex) + "\n" +
               (asked.to_move == board::Colour::black ? "Black to move\n" : "");
    const fs::path folder = fs::path(tests_file).parent_path();
    const std::string path = fs::proximate(game, folder.empty() ? "." : folder).generic_string();
    return "Game " + word_text(path) + (asked.move ? " move " + std::to_string(*asked.move) : "") + "\n";
}

}  // namespace

std::vector<WrittenTests> write_drafts(const TestedDatabases& all, const std::string& filter) {
    std::vector<WrittenTests> written;
    const AnalyseTest analyse = board_analysis_of_cases();
    for (const TestedDatabase& tested : all.databases) {
        std::map<std::string, std::string> texts;
        for (const compiler::Pattern& pattern : tested.database.patterns) {
            if (has_tests(tested, pattern) || !fits_filter(pattern.name, filter)) continue;
            const std::string file = file_of_tests(tested, pattern);
            std::string& text = texts[file];
            if (text.empty()) written.push_back({.file = file, .entries = {}});
            text += (text.empty() ? "" : "\n") + draft_tests(pattern, tested.database.spec.kind, analyse);
            written.back().entries.push_back(pattern.name);
        }
        for (const auto& [file, text] : texts) {
            const base::FolderLock other_programs = base::FolderLock::of_file(file);
            append(file, text);
        }
    }
    return written;
}

RecordedTest write_record(const TestedDatabases& all, const std::string& entry_at_point, const std::string& game,
                          std::optional<int> move) {
    const PatternAtPoint wanted = parse_pattern_at_point("--record", entry_at_point);
    const auto [tested, pattern] = entry_named(all, wanted);
    const AskedPosition asked = read_position(game, move);
    TestPosition on;
    on.position = asked.position;
    on.to_move = asked.to_move.value_or(board::Colour::white);
    PatternTest test;
    test.at = read_point(entry_at_point, wanted.vertex, asked.position.size);
    const compiler::DatabaseKind kind = tested->database.spec.kind;
    const TestCase tried{on.position, {}};
    const TestAnswer answer =
        best_answer(*pattern, kind, matches_in_case(*pattern, kind, test, on, tried), tried, board_analysis_of_cases());
    std::string line = word_text(pattern->name) + " at " + board::vertex_name(*test.at, asked.position.size);
    if (answer <= TestAnswer::refused)
        line = "not " + line;
    else if (pattern->constraint)
        line += std::string(": ") + name(answer);
    const std::string file = file_of_tests(*tested, *pattern);
    const std::string position = statement(asked, game, file);
    const base::FolderLock other_programs = base::FolderLock::of_file(file);
    const std::string before = text_of(file);
    if (ends_with_tests_on(before, position))
        base::rewrite_file(file, before + line + "\n");
    else
        append(file, position + line + "\n");
    return {file, line};
}

}  // namespace katachi::authoring
