// Every game record of the shared data keeps the promises of reading: it is read or says why not, what is written
// reads as the same tree, and the tree's main line is what the bulk reader finds.
#include <archive.h>
#include <archive_entry.h>
#include <gtest/gtest.h>

#include <memory>

#include "compiler/sgf/reader.h"
#include "tests/fuzz/sgf_promise.h"
#include "tests/support/needs.h"
#include "tests/support/sanitized.h"
#include "tests/support/shared_data.h"

namespace katachi::sgf {
namespace {

namespace fs = std::filesystem;

bool is_sgf(const fs::path& path) { return path.extension() == ".sgf" || path.extension() == ".SGF"; }

std::vector<fs::path> files_below(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && is_sgf(entry.path())) files.push_back(entry.path());
    return files;
}

TEST(SharedGames, LooseFilesKeepThePromises) {
    for (const char* folder : {"sgf-torture", "games19/loose", "joseki-trees", "gnugo/regression", "gnugo/patterns"}) {
        KATACHI_NEEDS(folder);
        std::size_t games = 0;
        for (const fs::path& file : files_below(test::shared_data() / folder)) {
            const std::string bytes = test::file_bytes(file);
            EXPECT_EQ(fuzz::broken_sgf_promise(bytes), "") << file;
            const std::size_t found = compiler::read_sgf_collection(file, bytes).games.size();
            EXPECT_EQ(found == 0, bytes.empty()) << file;
            games += found;
        }
        std::printf("%s: %zu games\n", folder, games);
        EXPECT_GT(games, 0U) << folder;
    }
}

TEST(SharedGames, AGreatCollectionKeepsThePromises) {
    KATACHI_NEEDS(test::bulk_games_file);
    const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    // Cut apart where the bulk reader says that games end: the promises are kept of one after the other.
    SgfReader bulk(text);
    std::size_t games = 0;
    for (std::size_t begin = 0; bulk.next(); begin = bulk.place()) {
        const std::string_view game = std::string_view(text).substr(begin, bulk.place() - begin);
        if (games++ % test::sanitized_step != 0) continue;
        ASSERT_EQ(fuzz::broken_sgf_promise(game), "") << game;
    }
    EXPECT_EQ(games, 11365U);
}

TEST(SharedGames, AGreatArchiveKeepsThePromises) {
    constexpr const char* packed = "games19/server-9d-2009.tar.gz";
    KATACHI_NEEDS(packed);
    const std::unique_ptr<archive, decltype(&archive_read_free)> opened(archive_read_new(), archive_read_free);
    archive_read_support_filter_gzip(opened.get());
    archive_read_support_format_tar(opened.get());
    const auto file = test::shared_data() / packed;
    ASSERT_EQ(archive_read_open_filename(opened.get(), file.c_str(), 1 << 16), ARCHIVE_OK);
    std::size_t games = 0;
    for (archive_entry* entry = nullptr; archive_read_next_header(opened.get(), &entry) == ARCHIVE_OK;) {
        if (archive_entry_filetype(entry) != AE_IFREG) continue;
        ++games;
        std::string bytes(static_cast<std::size_t>(archive_entry_size(entry)), '\0');
        ASSERT_EQ(archive_read_data(opened.get(), bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
        if (games % test::sanitized_step != 0) continue;
        ASSERT_EQ(fuzz::broken_sgf_promise(bytes), "") << archive_entry_pathname(entry);
    }
    EXPECT_EQ(games, 7502U);
}

}  // namespace
}  // namespace katachi::sgf
