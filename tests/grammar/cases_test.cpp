// Every folder in grammar/cases is a test: `input.db` (or another name that begins with "input"), the kind of
// its database in `kind` (else "move"), what is understood in `tree.txt` and what is found wrong in
// `diagnostics.txt`. An `input.sgf` is a game record; what was mended in it is what is found wrong.
// KATACHI_UPDATE_GOLDEN=1 rewrites the two; a case without findings needs its tree.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "compiler/model/dump.h"
#include "compiler/reader/reader.h"
#include "compiler/sgf/reader.h"
#include "tests/support/case_folders.h"
#include "tests/support/shared_data.h"

namespace katachi::test {
namespace {

namespace fs = std::filesystem;

fs::path input_of(const fs::path& folder) {
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().filename().string().starts_with("input")) return entry.path();
    throw std::runtime_error(folder.string() + ": no input");
}

std::string place(const base::SourceFile& source, base::Span span) {
    const auto written = [&](std::uint32_t offset) {
        const auto at = source.line_column(offset);
        return std::to_string(at.line) + ":" + std::to_string(at.column);
    };
    return written(span.begin) + "-" + written(span.end);
}

// Each finding with the text it marks, then the names of the entries that were read nevertheless.
std::string dump(const base::Diagnostics& diagnostics, const compiler::PatternDatabase& database) {
    if (diagnostics.empty()) return "";
    std::string text;
    for (const base::Diagnostic& finding : diagnostics) {
        text += finding.rule + " " + place(*finding.source, finding.span);
        if (!finding.pattern.empty()) text += " in `" + finding.pattern + "`";
        text += "\n  " + finding.message + "\n";
        for (const base::DiagnosticNote& note : finding.notes)
            text += "  note " + place(*note.source, note.span) + ": " + note.message + "\n";
        if (!finding.help.empty()) text += "  help: " + finding.help + "\n";
        const auto marked = finding.source->text(finding.span);
        const bool shown = marked.find_first_of("\n\r") == std::string_view::npos && marked.find('\0') > marked.size();
        if (!marked.empty() && shown) text += "  marked: `" + std::string(marked) + "`\n";
    }
    text += "read:";
    for (const compiler::Pattern& pattern : database.patterns)
        text += " `" + pattern.name + (pattern.sound ? "`" : "` (unsound)");
    return text + "\n";
}

// An empty text stands for no file.
void update(const fs::path& file, const std::string& text) {
    if (text.empty())
        fs::remove(file);
    else
        std::ofstream(file, std::ios::binary) << text;
}

struct Understood {
    std::string tree, findings;
};

Understood understood_pattern_source(const fs::path& folder, const fs::path& input) {
    compiler::PatternDatabase database;
    database.spec.kind = kind_of_case(folder);
    base::Diagnostics diagnostics;
    const auto source = std::make_shared<base::SourceFile>(input.filename().string(), file_bytes(input));
    compiler::read_source(source, database, diagnostics);
    for (const base::Diagnostic& finding : diagnostics) EXPECT_EQ(finding.source, source) << finding.message;
    return {compiler::dump(database), dump(diagnostics, database)};
}

// A line a node, indented by its depth, with the values as they are meant.
std::string dump(const compiler::SgfTree& tree) {
    std::string text = "game\n";
    for (compiler::SgfNodeIndex at = compiler::sgf_root; at != compiler::no_sgf_node; at = tree.next(at)) {
        for (compiler::SgfNodeIndex above = at; above != compiler::no_sgf_node; above = tree.node(above).parent)
            text += "  ";
        text += "node";
        for (const compiler::SgfProperty& property : tree.node(at).properties) {
            text += " " + property.name;
            for (const compiler::SgfValue& value : property.values) text += " `" + value.text + "`";
        }
        text += "\n";
    }
    return text;
}

Understood understood_games(const fs::path& input) {
    Understood understood;
    const compiler::SgfCollection collection =
        compiler::read_sgf_collection(input.filename().string(), file_bytes(input));
    for (const compiler::SgfTree& game : collection.games) {
        understood.tree += dump(game);
        for (const sgf::SgfWarning& warning : game.warnings) {
            const auto at = collection.source->line_column(static_cast<std::uint32_t>(warning.offset));
            understood.findings +=
                std::to_string(at.line) + ":" + std::to_string(at.column) + " " + warning.message + "\n";
        }
    }
    return understood;
}

class GrammarCase : public testing::TestWithParam<std::string> {};

TEST_P(GrammarCase, IsUnderstoodAsExpected) {
    const fs::path folder = fs::path(KATACHI_GRAMMAR_CASES) / GetParam();
    const fs::path input = input_of(folder);
    const bool is_game = input.extension() == ".sgf";
    const auto [tree, findings] = is_game ? understood_games(input) : understood_pattern_source(folder, input);
    const bool has_tree = is_game || fs::exists(folder / "tree.txt") || findings.empty();
    if (std::getenv("KATACHI_UPDATE_GOLDEN") != nullptr) {
        update(folder / "diagnostics.txt", findings);
        if (has_tree) std::ofstream(folder / "tree.txt", std::ios::binary) << tree;
    }
    const bool has_findings = fs::exists(folder / "diagnostics.txt");
    EXPECT_EQ(has_findings ? file_bytes(folder / "diagnostics.txt") : "", findings);
    EXPECT_TRUE(fs::exists(folder / "tree.txt") || !findings.empty()) << "neither tree.txt nor diagnostics.txt";
    if (has_tree) {
        EXPECT_EQ(file_bytes(folder / "tree.txt"), tree);
    }
}

TEST(LanguageReference, ShowsTheExampleThatIsACase) {
    const fs::path cases = KATACHI_GRAMMAR_CASES;
    const std::string reference = file_bytes(cases.parent_path() / "README.md");
    const std::string example = file_bytes(cases / "example_of_the_reference/input.db");
    EXPECT_NE(reference.find("```\n" + example + "```\n"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Cases, GrammarCase, testing::ValuesIn(case_names(KATACHI_GRAMMAR_CASES)),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace katachi::test
