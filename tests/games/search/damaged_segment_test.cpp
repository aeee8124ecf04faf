// A segment file that was damaged says so, or is searched without harm where its checksum was mended.
#include <gtest/gtest.h>

#include <random>

#include "games/index/segment_layout.h"
#include "tests/fuzz/segment_promise.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

TEST(DamagedSegment, SaysWhatIsWrong) {
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    const std::string sound = fuzz::sound_segment(seed, 120);
    EXPECT_EQ(fuzz::open_and_search(sound), "");
    EXPECT_EQ(fuzz::open_and_search(""), "base: holds no games of a base");
    EXPECT_EQ(fuzz::open_and_search(std::string(1000, 'x')), "base: holds no games of a base");
    EXPECT_EQ(fuzz::open_and_search(sound.substr(0, sound.size() - 1)), "base: is damaged; import the games again");
    for (const int version : {0, 77}) {
        std::string other_version = sound;
        other_version[offsetof(SegmentHeader, version)] = static_cast<char>(version);
        EXPECT_EQ(fuzz::open_and_search(other_version),
                  "base: is of version " + std::to_string(version) +
                      ", and this program reads version 1; import the games again");
    }
    for (int i = 0; i < test::rounds(200, 5000); ++i) {
        std::string flipped = sound;
        const std::size_t place = sizeof segment_magic + random() % (sound.size() - sizeof segment_magic);
        flipped[place] = static_cast<char>(flipped[place] ^ (1 << random() % 8));
        EXPECT_NE(fuzz::open_and_search(flipped), "") << place;
    }
}

TEST(DamagedSegment, DoesNoHarmWhereItsChecksumFits) {
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    const std::string sound = fuzz::sound_segment(seed, 120);
    ASSERT_EQ(fuzz::open_and_search(sound), "");
    int opened = 0, refused = 0;
    for (int i = 0; i < test::rounds(100, 20000); ++i) {
        std::string damaged = sound;
        if (random() % 8 == 0) damaged.resize(random() % damaged.size());
        // The beginning has the offsets, so that half the damage is there.
        const std::size_t reach = random() % 2 == 0 ? std::min<std::size_t>(damaged.size(), 512) : damaged.size();
        for (int flips = 1 + static_cast<int>(random() % 4); flips > 0 && reach > 0; --flips)
            damaged[random() % reach] = static_cast<char>(random());
        damaged = fuzz::with_fitting_segment_header(std::move(damaged));
        ++(fuzz::open_and_search(damaged).empty() ? opened : refused);
    }
    EXPECT_GT(opened, 5);
    EXPECT_GT(refused, 20);
}

}  // namespace
}  // namespace katachi::games
