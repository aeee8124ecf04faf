// Whatever an entry holds, drawing it does not crash, and each picture has its end. Every twentieth SVG of a database
// is parsed, and every one of nonsense; golden_test.cpp shows which pictures are right.
#include <gtest/gtest.h>
#include <librsvg/rsvg.h>

#include <filesystem>
#include <random>

#include "base/findings/source_file.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"
#include "tools/authoring/drawing/entry_drawing.h"
#include "tools/authoring/drawing/latex.h"
#include "tools/authoring/drawing/svg.h"
#include "tools/authoring/drawing/text.h"

namespace katachi::authoring {
namespace {

namespace fs = std::filesystem;

bool is_well_formed(const std::string& svg) {
    RsvgHandle* handle = rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), nullptr);
    if (handle != nullptr) g_object_unref(handle);
    return handle != nullptr;
}

void draw_all_ways(const compiler::Pattern& pattern, compiler::DatabaseKind kind, bool parse) {
    const DrawingSheet sheet{.title = pattern.name,
                             .boards = {draw_entry(pattern, kind, board::Orientation::identity, Labels::shown),
                                        draw_entry(pattern, kind, board::Orientation::rotated_90, Labels::shown)}};
    const std::string svg = drawing_svg(sheet, 32);
    const std::string where = pattern.source->path() + " " + pattern.name;
    EXPECT_TRUE(svg.ends_with("</svg>\n")) << where;
    EXPECT_TRUE(!parse || is_well_formed(svg)) << where;
    EXPECT_FALSE(drawing_text(sheet).empty()) << where;
    EXPECT_NE(drawing_latex(sheet).find("\\end{psgo"), std::string::npos) << where;
}

// How many entries were drawn.
std::size_t draw_folder(const fs::path& folder) {
    std::size_t drawn = 0;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder)) {
        base::Diagnostics diagnostics;
        const compiler::PatternDatabase database = compiler::read_database(spec, diagnostics);
        // Whole boards are many and all alike; parsing takes most of the time.
        const std::size_t step = spec.kind == compiler::DatabaseKind::whole_board ? 200 : 1;
        for (std::size_t i = 0; i < database.patterns.size(); i += step, ++drawn)
            draw_all_ways(database.patterns[i], spec.kind, i % 20 == 0);
    }
    return drawn;
}

TEST(DrawingDoesNotCrash, OnTheLibrary) { EXPECT_GT(draw_folder(KATACHI_PATTERN_LIBRARY), 200U); }

TEST(DrawingDoesNotCrash, OnRealDatabases) {
    KATACHI_NEEDS("gnugo/patterns");
    EXPECT_GT(draw_folder(test::shared_data() / "gnugo/patterns"), 6000U);
}

// Diagrams of any bytes, of any size, and entries without a diagram.
TEST(DrawingDoesNotCrash, OnNonsense) {
    std::mt19937 random(test::test_seed());
    std::uniform_int_distribution<int> size(1, 30), byte(33, 255), kind(0, compiler::database_kind_count - 1),
        coin(0, 1);
    std::size_t drawn = 0;
    for (int round = 0; round < 300; ++round) {
        const int rows = size(random), columns = size(random);
        std::string text = "Pattern P\xff<&\n\n";
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column)
                text += coin(random) == 0 ? '.' : static_cast<char>(byte(random));
            text += '\n';
        }
        text += "\n:8,-\n";
        compiler::PatternDatabase database;
        database.spec.kind = static_cast<compiler::DatabaseKind>(kind(random));
        base::Diagnostics diagnostics;
        compiler::read_source(std::make_shared<base::SourceFile>("nonsense.db", text), database, diagnostics);
        for (const compiler::Pattern& pattern : database.patterns) draw_all_ways(pattern, database.spec.kind, true);
        drawn += database.patterns.size();
    }
    EXPECT_GT(drawn, 100U);
}

}  // namespace
}  // namespace katachi::authoring
