#include "patterndb/recovery/readable_copy.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "patterndb/catalogue.h"

namespace katachi::catalogue {
namespace {

namespace fs = std::filesystem;

// The bytes are those of SQLite's file format (https://www.sqlite.org/fileformat2.html): numbers are big-endian.
constexpr std::string_view magic{"SQLite format 3\0", 16};
constexpr std::size_t header_size = 100;  // on the first page, before what each page has
constexpr std::size_t page_size = 4096;   // that a new catalogue has
constexpr std::size_t page_count_at = 28;
constexpr std::size_t free_pages_at = 32;  // the first of them, and their count
constexpr unsigned char inner_page = 5;

using Bytes = std::vector<char>;

std::uint32_t number_at(const Bytes& bytes, std::size_t at, std::size_t size) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < size; ++i) number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

void put_number(Bytes& bytes, std::size_t at, std::uint32_t number) {
    for (std::size_t i = 4; i-- > 0; number >>= 8U) bytes[at + i] = static_cast<char>(number & 0xFFU);
}

Bytes read_bytes(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    Bytes bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file.is_open() || file.bad()) throw CatalogueError(path.string() + ": cannot be read; check its permissions");
    return bytes;
}

// The pages that list the tables: the first, and where it is an inner one, those below it.
std::vector<std::size_t> pages_of_schema(const Bytes& catalogue) {
    std::vector<std::size_t> pages{1};
    if (static_cast<unsigned char>(catalogue[header_size]) != inner_page) return pages;
    const std::uint32_t cells = number_at(catalogue, header_size + 3, 2);
    pages.push_back(number_at(catalogue, header_size + 8, 4));
    for (std::size_t i = 0; i < cells; ++i)
        pages.push_back(number_at(catalogue, number_at(catalogue, header_size + 12 + 2 * i, 2), 4));
    return pages;
}

void give_schema_of_new_catalogue(const fs::path& copy, const fs::path& folder) {
    const fs::path model = folder / "model.kdb";
    { Catalogue::open(model, Catalogue::Access::write); }
    const Bytes fresh = read_bytes(model);
    Bytes bytes = read_bytes(copy);
    bytes.resize(std::max(bytes.size() / page_size * page_size, fresh.size()));
    for (const std::size_t page : pages_of_schema(fresh)) {
        const auto begin = static_cast<std::ptrdiff_t>((page - 1) * page_size);
        std::copy_n(fresh.begin() + begin, page_size, bytes.begin() + begin);
    }
    put_number(bytes, page_count_at, static_cast<std::uint32_t>(bytes.size() / page_size));
    put_number(bytes, free_pages_at, 0);
    put_number(bytes, free_pages_at + 4, 0);
    std::ofstream file(copy, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) throw CatalogueError(copy.string() + ": cannot be written; make room on the disk");
}

// Whether the first tables that each catalogue has are found, and the others that it names.
bool is_schema_readable(const fs::path& file) {
    try {
        SQLite::Database connection(file.string(), SQLite::OPEN_READWRITE);
        SQLite::Statement names(connection,
                                "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%'");
        int count = 0;
        for (; names.executeStep(); ++count)
            SQLite::Statement(connection, "SELECT * FROM \"" + names.getColumn(0).getString() + "\"");
        return count > 0 && connection.tableExists("collection");
    } catch (const SQLite::Exception&) {
        return false;
    }
}

// Whether it is worth a try: a mark of SQLite or of Katachi is left, or it is as large as a catalogue and its pages.
bool may_be_catalogue(const fs::path& path) {
    constexpr std::size_t application_id_at = 68;
    constexpr std::string_view application_id = "KTCH";
    constexpr std::size_t least_pages = 20;
    std::array<char, header_size> header{};
    std::ifstream(path, std::ios::binary).read(header.data(), header.size());
    const std::string_view text(header.data(), header.size());
    const auto size = fs::file_size(path);
    return text.starts_with(magic) || text.substr(application_id_at, application_id.size()) == application_id ||
           (size % page_size == 0 && size >= least_pages * page_size);
}

}  // namespace

SQLite::Database readable_copy(const fs::path& damaged, const fs::path& folder) {
    if (fs::is_directory(damaged))
        throw CatalogueError(damaged.string() + ": is a folder; name a file, such as patterns.kdb");
    if (!fs::is_regular_file(damaged))
        throw CatalogueError(damaged.string() + ": no such catalogue; check its spelling");
    const fs::path copy = folder / "damaged.kdb";
    std::error_code error;
    fs::copy_file(damaged, copy, error);
    if (error) throw CatalogueError(damaged.string() + ": cannot be read: " + error.message());
    if (!may_be_catalogue(copy)) throw CatalogueError(damaged.string() + ": is no catalogue; name another file");
    if (const fs::path journal = damaged.string() + "-journal"; fs::exists(journal, error))
        fs::copy_file(journal, copy.string() + "-journal", error);
    if (!is_schema_readable(copy)) {
        fs::remove(copy.string() + "-journal", error);
        give_schema_of_new_catalogue(copy, folder);
    }
    return SQLite::Database(copy.string(), SQLite::OPEN_READWRITE);
}

}  // namespace katachi::catalogue
