// A segment file that was damaged says so, or is searched without harm where its checksum was mended.
#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "base/files/file_error.h"
#include "games/index/segment_builder.h"
#include "games/index/segment_checksum.h"
#include "games/search/indexed_search.h"
#include "tests/games/search/drawn_shape.h"
#include "tests/games/search/random_games.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

std::string sound_segment(std::mt19937& random) {
    std::vector<sgf::Game> games;
    for (const int size : {19, 19, 9, 5, 19})
        games.push_back(random_game(size, 120, games.size() % 4 == 3 ? GameKind::any : GameKind::regular, random));
    std::vector<SegmentGame> given;
    for (const sgf::Game& game : games) given.push_back({&game, board::Colour::black});
    return segment_bytes(given);
}

std::string message_of(const std::string& bytes) {
    try {
        const Segment segment(bytes, "base");
        return "";
    } catch (const base::FileError& error) {
        return error.what();
    }
}

std::string with_fitting_header(std::string bytes) {
    SegmentHeader header;
    if (bytes.size() < sizeof header) return bytes;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.bytes = bytes.size();
    std::memcpy(bytes.data(), &header, sizeof header);
    header.checksum = segment_checksum(std::as_bytes(std::span(bytes)));
    std::memcpy(bytes.data(), &header, sizeof header);
    return bytes;
}

// Reads all there is to read.
bool opens_and_is_searched(const std::string& bytes) {
    if (!message_of(bytes).empty()) return false;
    const Segment segment(bytes, "base");
    const std::array searched{SearchedSegment{&segment}};
    static const std::vector<std::string> empty_corner(7, std::string(7, '.'));
    static const std::vector<std::string> empty_board(19, std::string(19, '.'));
    for (const Shape& shape : {drawn_shape({"X.", "O?"}), drawn_shape({"x"}), drawn_shape({"XO"}, {.north = true}),
                               drawn_shape(empty_corner, {true, false, true}), drawn_shape(empty_board)})
        for (const auto counting : {HitCounting::placements, HitCounting::positions}) {
            searched_answer(searched, {shape, {}, counting}, 1);
            listed_hits(searched, {shape, {}, counting}, 100);
        }
    return true;
}

TEST(DamagedSegment, SaysWhatIsWrong) {
    std::mt19937 random(test::test_seed());
    const std::string sound = sound_segment(random);
    EXPECT_EQ(message_of(sound), "");
    EXPECT_EQ(message_of(""), "base: holds no games of a base");
    EXPECT_EQ(message_of(std::string(1000, 'x')), "base: holds no games of a base");
    EXPECT_EQ(message_of(sound.substr(0, sound.size() - 1)), "base: is damaged; import the games again");
    std::string other_version = sound;
    other_version[offsetof(SegmentHeader, version)] = 77;
    EXPECT_EQ(message_of(other_version),
              "base: is of version 77, and this program reads version 1; import the games again");
    for (int i = 0; i < test::rounds(200, 5000); ++i) {
        std::string flipped = sound;
        const std::size_t place = sizeof segment_magic + random() % (sound.size() - sizeof segment_magic);
        flipped[place] = static_cast<char>(flipped[place] ^ (1 << random() % 8));
        EXPECT_NE(message_of(flipped), "") << place;
    }
}

TEST(DamagedSegment, DoesNoHarmWhereItsChecksumFits) {
    std::mt19937 random(test::test_seed());
    const std::string sound = sound_segment(random);
    ASSERT_TRUE(opens_and_is_searched(sound));
    int opened = 0, refused = 0;
    for (int i = 0; i < test::rounds(100, 20000); ++i) {
        std::string damaged = sound;
        if (random() % 8 == 0) damaged.resize(random() % damaged.size());
        // The beginning has the offsets, so that half the damage is there.
        const std::size_t reach = random() % 2 == 0 ? std::min<std::size_t>(damaged.size(), 512) : damaged.size();
        for (int flips = 1 + static_cast<int>(random() % 4); flips > 0 && reach > 0; --flips)
            damaged[random() % reach] = static_cast<char>(random());
        ++(opens_and_is_searched(with_fitting_header(std::move(damaged))) ? opened : refused);
    }
    EXPECT_GT(opened, 5);
    EXPECT_GT(refused, 20);
}

}  // namespace
}  // namespace katachi::games
