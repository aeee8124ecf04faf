// Imports that somebody stops, and that go on later.
#include <gtest/gtest.h>

#include "games/base/import_session.h"
#include "tests/games/base/base_dump.h"
#include "tests/support/temporary_folder.h"

namespace katachi::games {
namespace {

class StoppedImport : public testing::Test {
  protected:
    // Stops behind so many texts, before what was not enough for a segment is stored; or in the first one's middle.
    ImportReport import(const std::string& name, std::int64_t games_per_segment, std::size_t stop_behind,
                        bool stops_in_the_middle = false) const {
        std::atomic<bool> stop = false;
        const GameBase base = GameBase::open(folder_ / name, GameBase::Access::write);
        const auto stop_now = [&](const ImportReport&) { stop = stop || stops_in_the_middle; };
        ImportSession session(base, {.games_per_segment = games_per_segment, .stop = &stop, .progress = stop_now});
        for (std::size_t i = 0; i < texts_.size() && !stop; ++i) {
            session.add_text(std::to_string(i) + ".sgf", "", texts_[i]);
            if (i + 1 == stop_behind) stop = true;
        }
        ImportReport report = session.finish();
        base.settle();
        return report;
    }

    test::TemporaryFolder folder_;
    std::vector<std::string> texts_{"(;B[cc])(;B[cd])(;B[ce])", "(;B[cf])(;B[cg])(;B[ch])"};
};

TEST_F(StoppedImport, StoresNoHalfSegment) {
    import("whole", 4, texts_.size() + 1);
    EXPECT_EQ(import("parts", 4, 1).games, 0);
    EXPECT_EQ(import("parts", 4, texts_.size() + 1).games, 6);
    EXPECT_EQ(base_dump(folder_ / "parts"), base_dump(folder_ / "whole"));
}

TEST_F(StoppedImport, ReplacesNothingWhenItGoesOn) {
    constexpr int games = 20;  // more than are under way at once
    texts_.assign(1, "");
    for (int game = 0; game < games; ++game) texts_[0] += "(;B[cc])";
    const ImportReport first = import("base", 1, texts_.size() + 1, true);
    const ImportReport rest = import("base", 1, texts_.size() + 1);
    EXPECT_GT(first.games, 0);
    EXPECT_LT(first.games, games);
    EXPECT_EQ(first.games + rest.games, games);
    EXPECT_EQ(rest.replaced, 0);
}

}  // namespace
}  // namespace katachi::games
