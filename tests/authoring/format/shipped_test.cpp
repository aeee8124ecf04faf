// Real databases: those that the project ships are in form, GNU Go's keep their meaning and every comment.
#include <gtest/gtest.h>

#include "base/files/read_file.h"
#include "compiler/emit/pattern_text.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"
#include "tests/support/shipped_library.h"
#include "tools/authoring/format/format.h"

namespace katachi::authoring {
namespace {

TEST(ShippedLibrary, IsFormatted) {
    for (const auto& folder : test::shipped_pattern_folders()) {
        const std::vector<compiler::DatabaseSpec> specs = compiler::discover_databases(folder);
        EXPECT_FALSE(specs.empty()) << folder;
        for (const compiler::DatabaseSpec& spec : specs)
            for (const auto& file : spec.files) {
                const base::SourcePtr source = base::read_file(file);
                EXPECT_EQ(formatted(source, spec.kind).text, source->text())
                    << file << " is not in form; katachi fmt " << folder.string() << " does it";
            }
    }
}

class FormattedCorpus : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS("gnugo/patterns");
        specs_ = compiler::discover_databases(test::shared_data() / "gnugo/patterns");
        ASSERT_FALSE(specs_.empty());
    }

    std::vector<compiler::DatabaseSpec> specs_;
};

TEST_F(FormattedCorpus, KeepsItsMeaningAndIsItsOwnForm) {
    for (const compiler::DatabaseSpec& spec : specs_)
        for (const auto& file : spec.files) {
            const base::SourcePtr source = base::read_file(file);
            const Formatted form = formatted(source, spec.kind);
            EXPECT_TRUE(form.not_understood.empty()) << file;
            EXPECT_EQ(formatting_fault(source, form.text, spec.kind), "") << file;
        }
}

std::string without_blanks(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t'; });
    return text;
}

// Without the reader's help: what is no constraint or action is still there, line for line, but for blanks.
std::vector<std::string> kept_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        std::string line = without_blanks(std::string(text.substr(0, end)));
        if (!line.empty() && line.find_first_of(";>:") != 0) lines.push_back(std::move(line));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

TEST_F(FormattedCorpus, KeepsNamesRowsAndComments) {
    for (const compiler::DatabaseSpec& spec : specs_) {
        if (spec.kind == compiler::DatabaseKind::eye_shape) continue;  // whose rows may begin with `>`
        for (const auto& file : spec.files) {
            const base::SourcePtr source = base::read_file(file);
            EXPECT_EQ(kept_lines(formatted(source, spec.kind).text), kept_lines(source->text())) << file;
        }
    }
}

// What an edited entry is exported as is in form.
TEST_F(FormattedCorpus, LeavesTheTextOfAnEntryAsItIs) {
    base::Diagnostics diagnostics;
    int entries = 0;
    for (const compiler::DatabaseSpec& spec : specs_)
        for (compiler::Pattern& pattern : compiler::read_database(spec, diagnostics).patterns) {
            ++entries;
            std::erase_if(pattern.comments,
                          [](const compiler::Comment& comment) { return comment.text.ends_with(' '); });
            const std::string text = compiler::pattern_text(pattern, spec.kind);
            const auto source = std::make_shared<base::SourceFile>(pattern.source->path(), text);
            ASSERT_EQ(formatted(source, spec.kind).text, text) << pattern.name;
        }
    EXPECT_GT(entries, 1000);
}

}  // namespace
}  // namespace katachi::authoring
