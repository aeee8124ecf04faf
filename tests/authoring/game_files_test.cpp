#include "tools/authoring/games/game_files.h"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <zlib.h>

#include <clocale>
#include <filesystem>

#include "tests/support/needs.h"
#include "tests/support/temporary_folder.h"

namespace katachi::authoring {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* game = "(;SZ[9];B[aa])";

// What is in a .zip, stored as it is. Names are UTF-8 where the file says so, else in any encoding.
struct StoredFile {
    std::string name;
    std::string text;
    bool says_utf8 = true;
};

void append_number(std::string& bytes, std::uint32_t number, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> (8 * i));
}

// What the header before a file and its line in the directory say alike.
std::string common_header(const StoredFile& file) {
    const auto size = static_cast<std::uint32_t>(file.text.size());
    std::string bytes;
    append_number(bytes, 20, 2);  // the version that can read it
    append_number(bytes, file.says_utf8 ? 1U << 11U : 0, 2);
    append_number(bytes, 0, 2);           // stored
    append_number(bytes, 0x5A210000, 4);  // a time
    append_number(bytes, static_cast<std::uint32_t>(crc32(0, reinterpret_cast<const Bytef*>(file.text.data()), size)),
                  4);
    append_number(bytes, size, 4);
    append_number(bytes, size, 4);
    append_number(bytes, static_cast<std::uint32_t>(file.name.size()), 2);
    append_number(bytes, 0, 2);
    return bytes;
}

std::string zip_of(const std::vector<StoredFile>& files) {
    std::string bytes;
    std::string directory;
    for (const StoredFile& file : files) {
        const auto place = static_cast<std::uint32_t>(bytes.size());
        bytes += "PK\x03\x04" + common_header(file) + file.name + file.text;
        directory += "PK\x01\x02";
        append_number(directory, 0x031E, 2);  // made by Unix
        directory += common_header(file);
        append_number(directory, 0, 2);
        append_number(directory, 0, 2);
        append_number(directory, 0, 2);
        append_number(directory, 0100644U << 16U, 4);  // a file
        append_number(directory, place, 4);
        directory += file.name;
    }
    const auto place = static_cast<std::uint32_t>(bytes.size());
    bytes += directory + "PK\x05\x06";
    append_number(bytes, 0, 4);
    append_number(bytes, static_cast<std::uint32_t>(files.size()), 2);
    append_number(bytes, static_cast<std::uint32_t>(files.size()), 2);
    append_number(bytes, static_cast<std::uint32_t>(directory.size()), 4);
    append_number(bytes, place, 4);
    append_number(bytes, 0, 2);
    return bytes;
}

// `text` compressed by gzip.
std::string gzip_of(const std::string& text) {
    z_stream stream{};
    EXPECT_EQ(deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
    std::string packed(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

// What a visitor is told, without the folder.
struct Visited {
    std::vector<std::string> names;
    std::vector<std::string> texts;
    std::vector<std::string> troubles;
};

Visited visited(const test::TemporaryFolder& folder, const std::string& name, const GameReading& reading = {}) {
    Visited visited;
    const auto without_folder = [&](const std::string& line) {
        EXPECT_TRUE(line.starts_with(folder.path().string() + '/')) << line;
        return line.substr(std::min(line.size(), folder.path().string().size() + 1));
    };
    const auto keep = [&](const GameText& text) {
        visited.names.push_back(without_folder(text.name));
        visited.texts.push_back(text.text);
        return true;
    };
    const auto tell = [&](const std::string& line) { visited.troubles.push_back(without_folder(line)); };
    visit_game_texts({(folder / name).string()}, {.text = keep, .trouble = tell}, reading);
    return visited;
}

TEST(GameFiles, OfUtf16AreGivenInUtf8) {
    using namespace std::string_literals;
    const test::TemporaryFolder folder;
    const std::string bytes = "\xff\xfe(\0;\0B\0[\0]\0)\0"s;
    folder.write("wide.sgf", bytes);
    EXPECT_THAT(visited(folder, "wide.sgf").texts, ElementsAre("(;B[])"));
    std::vector<std::string> taken;
    const auto take = [&](const GameText& text) { return taken.push_back(text.text), true; };
    visit_game_texts({(folder / "wide.sgf").string()},
                     {.text = take, .trouble = [](const std::string&) {}, .decodes = true});
    EXPECT_THAT(taken, ElementsAre(bytes));
}

TEST(GameFiles, NamesOfAnArchiveAreShownInEveryLocale) {
    const test::TemporaryFolder folder;
    folder.write("games.zip", zip_of({{"围棋.sgf", game}, {"plain.sgf", game}, {"café.sgf", game}}));
    const auto in_this_locale = [&] {
        const Visited found = visited(folder, "games.zip");
        EXPECT_THAT(found.names, ElementsAre("games.zip: 围棋.sgf", "games.zip: plain.sgf", "games.zip: café.sgf"));
        EXPECT_THAT(found.texts, ElementsAre(game, game, game));
        EXPECT_THAT(found.troubles, IsEmpty());
    };
    in_this_locale();
    ASSERT_NE(setlocale(LC_ALL, "C.UTF-8"), nullptr);
    in_this_locale();
    ASSERT_NE(setlocale(LC_ALL, "C"), nullptr);
}

TEST(GameFiles, NamesOfAnArchiveAreOneLine) {
    const test::TemporaryFolder folder;
    folder.write("games.zip", zip_of({{"a\nb\x1b[31m.sgf", game}, {"c\nd.sgf.gz", ""}}));
    const Visited found = visited(folder, "games.zip");
    EXPECT_THAT(found.names, ElementsAre("games.zip: a b [31m.sgf"));
    ASSERT_EQ(found.troubles.size(), 1U);
    EXPECT_TRUE(found.troubles[0].starts_with("games.zip: c d.sgf.gz: is packed"));
}

TEST(GameFiles, WhatIsPackedWithinAnArchiveIsTold) {
    const test::TemporaryFolder folder;
    folder.write("games.zip", zip_of({{"a.sgf", game}, {"b.sgf.gz", gzip_of(game)}, {"c.ZIP", ""}, {"d.txt", ""}}));
    const Visited found = visited(folder, "games.zip");
    EXPECT_THAT(found.names, ElementsAre("games.zip: a.sgf"));
    ASSERT_EQ(found.troubles.size(), 2U);
    EXPECT_TRUE(found.troubles[0].starts_with("games.zip: b.sgf.gz: is packed within an archive; passed over"));
    EXPECT_TRUE(found.troubles[1].starts_with("games.zip: c.ZIP: is packed within an archive; passed over"));
}

TEST(GameFiles, NamesInOtherEncodingsAreTold) {
    const test::TemporaryFolder folder;
    // GB18030, and bytes that are wrong as the UTF-8 that they are said to be.
    folder.write("games.zip", zip_of({{"\xce\xa7\xc6\xe5\xb6\xd4\xbe\xd6.sgf", game, false},
                                      {"\xff\xfe.sgf", game, true},
                                      {"\xff\xfd.txt", "no game", true},
                                      {"read.me", "(;B[aa])", false}}));
    const Visited found = visited(folder, "games.zip");
    EXPECT_THAT(found.names, ElementsAre("games.zip: 围棋对局.sgf", "games.zip: entry 2"));
    EXPECT_THAT(found.texts, ElementsAre(game, game));
    EXPECT_THAT(found.troubles, IsEmpty());
}

TEST(GameFiles, WhatIsNoFileIsPassedOver) {
    const test::TemporaryFolder folder;
    namespace fs = std::filesystem;
    fs::create_directory(folder / "games");
    folder.write("games/a.sgf", game);
    folder.write("games/z.sgf", game);
    fs::create_symlink("loop.sgf", folder / "games/loop.sgf");
    fs::create_symlink("nowhere.sgf", folder / "games/broken.sgf");
    fs::create_symlink("nowhere.txt", folder / "games/broken.txt");
    fs::create_symlink("a.sgf", folder / "games/link.sgf");
    fs::create_symlink("/dev/null", folder / "games/null.sgf");
    ASSERT_EQ(mkfifo((folder / "games/pipe.sgf").c_str(), 0600), 0);
    const Visited found = visited(folder, "games");
    EXPECT_THAT(found.names, ElementsAre("games/a.sgf", "games/link.sgf", "games/z.sgf"));
    EXPECT_THAT(found.troubles, ElementsAre("games/pipe.sgf: is a pipe and no file; passed over",
                                            "games/broken.sgf: is a link that leads nowhere; passed over",
                                            "games/loop.sgf: is a link that leads nowhere; passed over",
                                            "games/null.sgf: is a device and no file; passed over"));
}

TEST(GameFiles, LinksToFoldersAreNotFollowed) {
    const test::TemporaryFolder folder;
    const std::filesystem::path file = folder.write("a.sgf", "(;SZ[9])");
    std::filesystem::create_directory_symlink(folder.path(), folder / "again");
    EXPECT_EQ(game_files({folder.path().string()}, [](const std::string&) {}),
              std::vector<std::filesystem::path>{file});
}

TEST(GameFiles, AnEmptyFileIsATextWithoutAGame) {
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder / "games");
    folder.write("games/empty.sgf", "");
    folder.write("games/packed.sgf.gz", gzip_of(""));
    folder.write("games/z.sgf", game);
    const Visited found = visited(folder, "games");
    EXPECT_THAT(found.names, ElementsAre("games/empty.sgf", "games/packed.sgf.gz", "games/z.sgf"));
    EXPECT_THAT(found.texts, ElementsAre("", "", game));
    EXPECT_THAT(found.troubles, IsEmpty());
}

TEST(GameFiles, APipeThatNobodyWritesToIsLeftWhenStopped) {
    const test::TemporaryFolder folder;
    ASSERT_EQ(mkfifo((folder / "pipe.sgf").c_str(), 0600), 0);
    const std::atomic<bool> stop = true;
    const Visited found = visited(folder, "pipe.sgf", {.stop = &stop});
    EXPECT_THAT(found.names, IsEmpty());
    EXPECT_THAT(found.troubles, IsEmpty());
}

TEST(GameFiles, FoldersAreNotGoneThroughWhenStopped) {
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder / "games");
    folder.write("games/a.sgf", game);
    const auto files = [&](bool is_stopped) {
        const std::atomic<bool> stop = is_stopped;
        return game_files({(folder / "games").string()}, [](const std::string&) {}, {.stop = &stop}).size();
    };
    EXPECT_EQ(files(false), 1U);
    EXPECT_EQ(files(true), 0U);
}

TEST(GameFiles, UnpackNoMoreThanTheLimit) {
    const test::TemporaryFolder folder;
    const std::string large = game + std::string(3 << 20, ' ');
    folder.write("large.sgf", large);
    const std::string packed = gzip_of(large);
    folder.write("large.sgf.gz", packed);
    folder.write("large.zip", zip_of({{"a.sgf", game}, {"large.sgf", large}, {"z.sgf", game}}));
    const GameReading reading{.archive_limit = 2 << 20};

    const Visited alone = visited(folder, "large.sgf.gz", reading);
    EXPECT_THAT(alone.names, IsEmpty());
    EXPECT_THAT(alone.troubles, ElementsAre("large.sgf.gz: 3.0K that unpack to more than 2M; passed over; "
                                            "--limit-archive SIZE allows more"));
    const Visited archive = visited(folder, "large.zip", reading);
    EXPECT_THAT(archive.names, ElementsAre("large.zip: a.sgf", "large.zip: z.sgf"));
    EXPECT_THAT(archive.troubles, ElementsAre("large.zip: large.sgf: unpacks to 3.0M, more than 2M; passed over; "
                                              "--limit-archive SIZE allows more"));
    EXPECT_THAT(visited(folder, "large.sgf", reading).texts, ElementsAre(large)) << "what is not packed is no surprise";
    EXPECT_THAT(visited(folder, "large.sgf.gz", {.archive_limit = large.size()}).texts, ElementsAre(large));
}

TEST(GameFiles, RealCollectionsAreFarBelowTheLimit) {
    KATACHI_NEEDS("games19");
    std::size_t texts = 0;
    std::size_t largest = 0;
    const auto measure = [&](const GameText& text) {
        ++texts;
        largest = std::max(largest, text.text.size());
        return true;
    };
    const auto fail = [](const std::string& line) { ADD_FAILURE() << line; };
    visit_game_texts({(test::shared_data() / "games19").string()}, {.text = measure, .trouble = fail},
                     {.archive_limit = base::default_archive_limit / 16});
    std::printf("%zu texts, the largest of %zu bytes\n", texts, largest);
    EXPECT_GT(texts, 7500U);
    EXPECT_GT(largest, 10U << 20U);
}

TEST(GameFiles, DamageEndsAnArchive) {
    const test::TemporaryFolder folder;
    std::string text = game;
    for (int i = 0; i < 400'000; ++i) text += std::to_string(i * 7919LL % 10007) + ' ';
    const std::string packed = gzip_of(text);
    folder.write("cut.sgf.gz", packed.substr(0, packed.size() / 2));
    const Visited found = visited(folder, "cut.sgf.gz");
    EXPECT_THAT(found.names, IsEmpty());
    EXPECT_THAT(found.troubles, ElementsAre("cut.sgf.gz: is damaged; what comes after the damage is passed over"));
}

}  // namespace
}  // namespace katachi::authoring
