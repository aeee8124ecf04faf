// Damaged libraries of joseki: refused in one line, and saved but for what cannot be.
#include "joseki/store/library_recovery.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "joseki/store/library_store.h"
#include "patterndb/recovery/recovery.h"
#include "tests/joseki/support.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::joseki {
namespace {

using catalogue::Catalogue;

constexpr const char* small_tree = "(;SZ[19];B[pd](;W[nc];B[qf];W[pb])(;W[qc];B[qd];W[pc]))";

class DamagedLibrary : public testing::Test {
  protected:
    void SetUp() override {
        Catalogue catalogue = Catalogue::open(folder_ / "a.kdb", Catalogue::Access::write);
        add_to_library(catalogue, graph_of(small_tree), "tree.sgf");
        add_to_library(catalogue, graph_of(R"((;SZ[19];B[pd]C[{"count": 70, "b_win": 40, "w_win": 29}]))"),
                       "counts.sgf");
        sound_ = text_of(load_library(catalogue));
    }

    void change(const std::string& sql) { SQLite::Database(folder_ / "a.kdb", SQLite::OPEN_READWRITE).exec(sql); }

    std::string trouble() {
        try {
            load_library(Catalogue::open(folder_ / "a.kdb", Catalogue::Access::read));
            return "";
        } catch (const catalogue::CatalogueError& error) {
            return error.what();
        }
    }

    Catalogue recovered() {
        recovery_ = catalogue::recover_catalogue(folder_ / "a.kdb", folder_ / "saved.kdb", remove_impossible);
        return Catalogue::open(folder_ / "saved.kdb", Catalogue::Access::read);
    }

    std::int64_t left_out(const std::string& name) const {
        for (const catalogue::RecoveredTable& table : recovery_.tables)
            if (table.name == name) return table.left_out;
        return -1;
    }

    test::TemporaryFolder folder_;
    std::string sound_;
    catalogue::Recovery recovery_;
};

TEST_F(DamagedLibrary, SaysTheSameOnceSavedWhereNothingIsLost) {
    const Catalogue saved = recovered();
    EXPECT_TRUE(recovery_.is_whole());
    EXPECT_EQ(text_of(load_library(saved)), sound_);
    EXPECT_EQ(stored_additions(saved).size(), 2U);
}

// Its stones are on the board, and another code was made of those that stood there.
TEST_F(DamagedLibrary, LosesPositionsWhoseCodeIsAnother) {
    change("UPDATE joseki_position SET code = 'abcdefgh' WHERE id = 4");
    EXPECT_EQ(trouble(), "");
    recovered();
    EXPECT_EQ(left_out("joseki_position"), 1);
}

TEST_F(DamagedLibrary, IsRefusedInOneLineAndSavedWithoutWhatIsLost) {
    struct Case {
        const char* damage;
        const char* said;
        const char* table;
    };
    for (const Case& damaged :
         {Case{"DELETE FROM joseki_position WHERE id = 4", "a joseki position is missing", "joseki_move"},
          Case{"DELETE FROM joseki_move WHERE id = 4", "a joseki move is missing", "joseki_move_said"},
          Case{"UPDATE joseki_move SET vertex = 40000 WHERE id = 4", "a point is not on the board", "joseki_move"},
          Case{"UPDATE joseki_position SET stones = x'ffff' WHERE id = 4", "a point is not on the board",
               "joseki_position"}}) {
        const std::string before = test::file_bytes(folder_ / "a.kdb");
        change(damaged.damage);
        EXPECT_NE(trouble().find(std::string(": is damaged (") + damaged.said + "); katachi db recover "),
                  std::string::npos)
            << damaged.damage << ": " << trouble();
        const Graph graph = load_library(recovered());
        EXPECT_FALSE(recovery_.is_whole());
        EXPECT_GT(left_out(damaged.table), 0) << damaged.damage;
        EXPECT_GE(graph.edges().size(), 4U) << damaged.damage;
        std::filesystem::remove(folder_ / "saved.kdb");
        folder_.write("a.kdb", before);
    }
}

TEST_F(DamagedLibrary, IsRefusedWhereWhatIsSaidCannotBe) {
    struct Case {
        const char* damage;
        const char* said;
    };
    const std::string before = test::file_bytes(folder_ / "a.kdb");
    for (const Case& damaged : {Case{"UPDATE joseki_position_said SET urgency = 4", "an urgency is none"},
                                Case{"UPDATE joseki_position_said SET stage = -1", "a stage is none"},
                                Case{"UPDATE joseki_move_said SET extension = 7", "an extension is none"},
                                Case{"UPDATE joseki_position_said SET set_up = x'ffff'", "a point is not on the board"},
                                Case{"UPDATE joseki_move_said SET labels = x'ffff61'", "a point is not on the board"},
                                Case{"UPDATE joseki_move_said SET row_count = 2147483647, column_count = 3",
                                     "a rectangle is larger than the board"}}) {
        change(damaged.damage);
        EXPECT_NE(trouble().find(std::string(": is damaged (") + damaged.said + ")"), std::string::npos)
            << damaged.damage << ": " << trouble();
        folder_.write("a.kdb", before);
    }
}

// A move that leads elsewhere is on the board and between positions that are there; only playing it shows the damage.
TEST_F(DamagedLibrary, LosesMovesThatDoNotLeadWhereTheySay) {
    change("UPDATE joseki_move SET vertex = 22 WHERE id = 4");
    EXPECT_EQ(trouble(), "");
    recovered();
    EXPECT_EQ(left_out("joseki_move"), 1);
}

}  // namespace
}  // namespace katachi::joseki
