// After every edit an edited database is what reading and checking its texts from the start makes of them. A failure
// names its seed; to repeat it, run with KATACHI_SEED set to that number.
#include "compiler/check/checked_database.h"

#include <gtest/gtest.h>

#include <random>

#include "base/files/read_file.h"
#include "compiler/check/check.h"
#include "compiler/model/discovery.h"
#include "compiler/model/dump.h"
#include "compiler/reader/reader.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::compiler {
namespace {

namespace fs = std::filesystem;

std::string text_of(base::Span span) { return std::to_string(span.begin) + "-" + std::to_string(span.end); }

std::string text_of(const base::Diagnostic& finding) {
    std::string text = finding.source->path() + " " + text_of(finding.span) + " " + finding.rule + " " +
                       finding.pattern + ": " + finding.message + " / " + finding.help + "\n";
    for (const base::DiagnosticNote& note : finding.notes)
        text += "  note " + note.source->path() + " " + text_of(note.span) + " " + note.message + "\n";
    if (!finding.fix) return text;
    text += "  fix " + finding.fix->title + "\n";
    for (const base::TextEdit& edit : finding.fix->edits)
        text += "    " + text_of(edit.span) + " " + edit.replacement + "\n";
    return text;
}

struct Seen {
    std::string model;
    std::string findings;
};

Seen seen(const PatternDatabase& database, const base::Diagnostics& findings) {
    Seen all{.model = dump(database), .findings = {}};
    for (const Directive& directive : database.directives)
        all.model += directive.name + " before " + std::to_string(directive.before_pattern) + "\n";
    for (const Pattern& pattern : database.patterns) {
        const bool is_own =
            std::find(database.sources.begin(), database.sources.end(), pattern.source) != database.sources.end();
        if (!is_own) all.model += pattern.name + " lies in a source of the past\n";
    }
    for (const base::Diagnostic& finding : findings) all.findings += text_of(finding);
    return all;
}

using Texts = std::vector<std::string>;

struct ReadAnew {
    Seen seen;
    Texts in_entries;  // what is found without a look from one to another, sorted; nothing of texts that are no source
};

ReadAnew read_anew(const DatabaseSpec& spec, const std::vector<base::SourcePtr>& sources) {
    PatternDatabase database;
    database.spec = spec;
    base::Diagnostics findings, in_entries, unreadable;
    for (const base::SourcePtr& source : sources) {
        base::Diagnostics& found = is_readable(source, unreadable) ? in_entries : findings;
        const auto known = found.size();
        read_source(source, database, found);
        if (&found == &in_entries)
            findings.insert(findings.end(), found.begin() + static_cast<std::ptrdiff_t>(known), found.end());
    }
    const auto read = findings.size();
    for (const Pattern& pattern : database.patterns) check_pattern(pattern, database, findings);
    in_entries.insert(in_entries.end(), findings.begin() + static_cast<std::ptrdiff_t>(read), findings.end());
    check_across_patterns(database, findings);
    Texts texts;
    for (const base::Diagnostic& finding : in_entries) texts.push_back(text_of(finding));
    std::ranges::sort(texts);
    return {seen(database, findings), std::move(texts)};
}

// What is told of all entries, file by file, without a look from one to another.
Texts found_in_entries(const CheckedDatabase& edited) {
    Texts texts;
    for (std::size_t file = 0; file < edited.database().sources.size(); ++file) {
        const auto size = static_cast<std::uint32_t>(edited.database().sources[file]->text().size());
        for (const base::Diagnostic& finding : edited.findings_in(file, {0, size})) texts.push_back(text_of(finding));
    }
    std::ranges::sort(texts);
    return texts;
}

class Editing {
  public:
    Editing(DatabaseSpec spec, std::vector<base::SourcePtr> sources, unsigned seed)
        : spec_(spec), sources_(std::move(sources)), edited_(std::move(spec), sources_), random_(seed) {}

    void step() {
        const std::size_t file = below(sources_.size());
        std::string text(sources_[file]->text());
        edit(text);
        sources_[file] = std::make_shared<base::SourceFile>(sources_[file]->path(), std::move(text));
        edited_.update(file, sources_[file]);
    }

    // What differs from reading everything anew, or "".
    std::string difference() {
        const Seen now = seen(edited_.database(), edited_.findings());
        const auto [anew, in_entries] = read_anew(spec_, sources_);
        if (now.findings != anew.findings) return "findings:\n" + now.findings + "\nanew:\n" + anew.findings;
        if (found_in_entries(edited_) != in_entries) return "findings in entries";
        return now.model == anew.model ? "" : "the model of " + sources_.front()->path();
    }

  private:
    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_); }

    std::size_t line_begin(const std::string& text) {
        if (text.empty()) return 0;
        const auto end = text.rfind('\n', below(text.size()));
        return end == std::string::npos ? 0 : end + 1;
    }

    void edit(std::string& text) {
        static const std::vector<std::string> lines{"Pattern new\n\nOX\n.*\n\n:8,O\n\n",
                                                    "Pattern\n",
                                                    "Pattern x",
                                                    " Pattern y\n",
                                                    "# remark\n",
                                                    "attribute_map value_only\n",
                                                    "attribute_map general\n",
                                                    "goal_elements none\n",
                                                    ":8,X\n",
                                                    ";lib(a)>1\n",
                                                    ">antisuji(a);\n",
                                                    "\n",
                                                    "\xEF\xBB\xBF",
                                                    "Patterns\n",
                                                    "PPattern z\r\n"};
        static const std::string marks = "OXox.,*?!QY|+-:;>#&()<=$@% \t\r\n'\"09az\xEF\x80P";
        const std::size_t at = text.empty() ? 0 : below(text.size());
        switch (below(9)) {
            case 0:
            case 1: text.insert(at, 1, marks[below(marks.size())]); break;
            case 2: text.erase(at, 1 + below(3)); break;
            case 3: text.erase(at, 1 + below(300)); break;
            case 4: text.insert(line_begin(text), lines[below(lines.size())]); break;
            case 5: {
                const std::string part = text.substr(line_begin(text), 1 + below(300));
                text.insert(line_begin(text), part);
                break;
            }
            case 6: text.erase(line_begin(text), text.find('\n', at) == std::string::npos ? 1 : 12); break;
            case 7: text.insert(0, lines[below(lines.size())]); break;
            default: text += lines[below(lines.size())]; break;
        }
        if (below(200) == 0) text += '\0';
        if (below(20) == 0) std::erase(text, '\0');
        if (below(100) == 0) text.clear();
    }

    DatabaseSpec spec_;
    std::vector<base::SourcePtr> sources_;
    CheckedDatabase edited_;
    std::mt19937 random_;
};

std::vector<base::SourcePtr> read_files(const DatabaseSpec& spec) {
    std::vector<base::SourcePtr> sources;
    for (const fs::path& file : spec.files) sources.push_back(base::read_file(file));
    return sources;
}

void edit_databases_of(const fs::path& folder, int steps) {
    const unsigned seed = test::test_seed();
    for (const DatabaseSpec& spec : discover_databases(folder)) {
        Editing editing(spec, read_files(spec), seed);
        ASSERT_EQ(editing.difference(), "");
        for (int i = 0; i < steps; ++i) {
            editing.step();
            ASSERT_EQ(editing.difference(), "") << spec.name << " after " << i + 1 << " edits, KATACHI_SEED=" << seed;
        }
    }
}

TEST(CheckedDatabase, IsWhatReadingTheLibraryAnewGives) {
    edit_databases_of(test::project_folder() / "patterndb/library", test::rounds(150, 5000));
}

TEST(CheckedDatabase, IsWhatReadingTheCorpusAnewGives) {
    KATACHI_NEEDS("gnugo/patterns");
    edit_databases_of(test::shared_data() / "gnugo/patterns", test::rounds(3, 200));
}

TEST(CheckedDatabase, TellsOfSomeEntriesAlone) {
    const auto source = std::make_shared<base::SourceFile>(
        "x.db",
        "Pattern A\n\nOX\n.*\n\n:8,O,nonsense(1)\n\nPattern A\n\nOX\n.*\n\n:~,O\n\nPattern C\n\nX\n*\n\n:9,O\n");
    CheckedDatabase edited({.name = "x", .files = {"x.db"}}, {source});
    const base::Span second = edited.database().patterns[1].span;
    const base::Diagnostics found = edited.findings_in(0, second);
    ASSERT_FALSE(found.empty());
    for (const base::Diagnostic& finding : found) {
        EXPECT_GE(finding.span.begin, second.begin) << finding.rule;
        EXPECT_LE(finding.span.end, second.end) << finding.rule;
        EXPECT_NE(finding.rule, "duplicate-name");
    }
}

TEST(CheckedDatabase, ReadsOnlyWhatAnEditTouches) {
    const auto source = [](const std::string& second) {
        return std::make_shared<base::SourceFile>("x.db", "Pattern A\n\nOX\n.*\n\n:8,O\n\nPattern B\n\n" + second +
                                                              "\n\n:8,O\n\nPattern C\n\nX\n*\n\n:8,O\n");
    };
    EditedDatabase edited({.name = "x", .files = {"x.db"}}, {source("O*")});
    const auto readings = [&] {
        std::vector<std::uint64_t> all;
        for (const auto& part : edited.parts().front()) all.push_back(part.reading);
        return all;
    };
    const auto before = readings();
    edited.update(0, source("O*X"));
    const auto after = readings();
    ASSERT_EQ(before.size(), 3U);
    ASSERT_EQ(after.size(), 3U);
    EXPECT_EQ(after[0], before[0]);
    EXPECT_NE(after[1], before[1]);
    EXPECT_EQ(after[2], before[2]);
}

}  // namespace
}  // namespace katachi::compiler
