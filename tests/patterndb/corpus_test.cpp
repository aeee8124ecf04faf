// The real databases: every file comes back byte for byte, every entry survives its canonical text.
#include <chrono>

#include "base/files/read_file.h"
#include "compiler/emit/pattern_text.h"
#include "compiler/model/discovery.h"
#include "patterndb/import/file_writer.h"
#include "patterndb/import/import.h"
#include "patterndb/query/export.h"
#include "patterndb/query/query.h"
#include "patterndb/query/shape_search.h"
#include "patterndb/query/text_search.h"
#include "tests/patterndb/diagrams.h"
#include "tests/patterndb/support.h"
#include "tests/support/needs.h"

namespace katachi::catalogue {
namespace {

const std::filesystem::path corpus = test::shared_data() / "gnugo/patterns";

class Corpus : public testing::Test {
  protected:
    void SetUp() override { KATACHI_NEEDS("gnugo/patterns"); }

    template <class Work>
    static void timed(const char* what, Work work) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
        std::cout << what << ": " << time.count() << " ms\n";
    }
};

TEST_F(Corpus, ComesBackByteForByte) {
    test::TemporaryFolder directory;
    Catalogue catalogue = Catalogue::open(directory / "corpus.kdb", Catalogue::Access::write);
    ImportReport report;
    timed("first import", [&] { report = import_path(catalogue, corpus); });
    std::cout << report.entries.added << " entries of " << report.files_added << " files, "
              << std::filesystem::file_size(directory / "corpus.kdb") << " bytes\n";
    EXPECT_GT(report.entries.added, 6000);
    for (const StoredDatabase& database : list_databases(catalogue))
        for (const std::string& file : database.files)
            EXPECT_EQ(source_text(catalogue, file), test::file_bytes(file)) << file;

    ImportReport again;
    timed("again, unchanged", [&] { again = import_path(catalogue, corpus); });
    EXPECT_EQ(again.files_unchanged, report.files_added);
    EXPECT_EQ(again.entries, (EntryCounts{.unchanged = report.entries.added}));

    timed("shape search", [&] { EXPECT_GT(search_shape(catalogue, {.diagram = drawing({"XO", "*O"})}).total, 0); });
    timed("equal shapes", [&] {
        search_shape(catalogue, {.diagram = drawing({"XO", "*O"}), .relation = ShapeRelation::equal});
    });
    timed("text search", [&] { EXPECT_GT(search_text(catalogue, "xplay_attack(*,A)").total, 0); });
}

TEST_F(Corpus, EntriesSurviveTheirCanonicalText) {
    int checked = 0;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(corpus))
        for (const auto& file : spec.files) {
            base::Diagnostics ignored;
            const compiler::PatternDatabase database = read_single_source(base::read_file(file), spec.kind, ignored);
            for (const compiler::Pattern& pattern : database.patterns) {
                ++checked;
                const std::string text = compiler::pattern_text(pattern, spec.kind);
                const compiler::PatternDatabase again =
                    read_single_source(std::make_shared<base::SourceFile>(file.string(), text), spec.kind, ignored);
                ASSERT_EQ(again.patterns.size(), 1U) << file << " " << pattern.name << "\n" << text;
                EXPECT_TRUE(compiler::same_meaning(again.patterns[0], pattern)) << file << " " << pattern.name << "\n"
                                                                                << text;
                EXPECT_EQ(compiler::pattern_text(again.patterns[0], spec.kind), text);
            }
        }
    std::cout << checked << " entries checked\n";
    EXPECT_GT(checked, 1000);
}

}  // namespace
}  // namespace katachi::catalogue
