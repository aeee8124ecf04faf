// Folders that are opened as bases, and those that are none of ours.
#include "games/base/game_base.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/files/file_error.h"
#include "tests/support/temporary_folder.h"

namespace katachi::games {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

class GameBases : public testing::Test {
  protected:
    GameBase open(GameBase::Access access) const { return GameBase::open(folder_ / "base", access); }
    void change(const std::string& sql) const { open(GameBase::Access::write).connection().exec(sql); }
    void expect_refusal(const std::string& reason) const {
        for (const auto access : {GameBase::Access::read, GameBase::Access::write})
            EXPECT_THAT([&] { open(access); }, ThrowsMessage<base::FileError>(HasSubstr(reason)));
    }

    test::TemporaryFolder folder_;
};

TEST_F(GameBases, OfANewerKatachiAreRefused) {
    change("PRAGMA user_version = 99");
    expect_refusal("was made by a newer Katachi (schema 99");
}

TEST_F(GameBases, AreNotDatabasesOfOtherPrograms) {
    change("PRAGMA application_id = 7");
    expect_refusal("is the database of another program");
}

TEST_F(GameBases, AreMadeInAFolderThatAnImportHasLocked) {
    std::filesystem::create_directory(folder_ / "base");
    folder_.write("base/import.lock", "");
    EXPECT_TRUE(open(GameBase::Access::write).segments().empty());
}

TEST_F(GameBases, WithoutTablesSaySo) {
    std::filesystem::create_directory(folder_ / "base");
    folder_.write("base/headers.sqlite", "");
    EXPECT_THAT([&] { open(GameBase::Access::read); }, ThrowsMessage<base::FileError>(HasSubstr("is an empty base")));
}

TEST_F(GameBases, AreOneFileOfHeadersOnceTheyAreSettled) {
    const GameBase base = open(GameBase::Access::write);
    EXPECT_TRUE(std::filesystem::exists(folder_ / "base/headers.sqlite-wal"));
    base.settle();
    EXPECT_FALSE(std::filesystem::exists(folder_ / "base/headers.sqlite-wal"));
}

}  // namespace
}  // namespace katachi::games
