#include "engine/match/blob/pattern_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <optional>
#include <system_error>

namespace katachi::match {

namespace {

std::string failure(const std::filesystem::path& path, const std::string& what) { return path.string() + ": " + what; }

std::string system_failure(const std::filesystem::path& path) {
    const std::error_code error(errno, std::generic_category());
    if (error == std::errc::no_such_file_or_directory)
        return failure(path, "no such file or folder; check its spelling");
    return failure(path, error.message() + (error == std::errc::permission_denied ? "; make it readable" : ""));
}

// A file descriptor, closed at the end.
struct Descriptor {
    int number;

    explicit Descriptor(int opened) : number(opened) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number >= 0) ::close(number);
    }
};

// How many of the bytes there were; fewer where the file ends before, nothing where it cannot be read.
std::optional<std::size_t> read_bytes(const Descriptor& file, std::span<std::byte> bytes) {
    std::size_t count = 0;
    while (count < bytes.size()) {
        const ssize_t got = ::read(file.number, bytes.data() + count, bytes.size() - count);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return std::nullopt;
        if (got == 0) break;
        count += static_cast<std::size_t>(got);
    }
    return count;
}

// What is wrong with the beginning of a file of so many bytes, or "", so that memory is asked for blobs alone.
std::string header_trouble(std::span<const std::byte> beginning, std::uint64_t size) {
    BlobHeader header{};
    if (beginning.size() == sizeof header) std::memcpy(&header, beginning.data(), sizeof header);
    return check_blob_header(header, size);
}

}  // namespace

std::variant<PatternFile, std::string> PatternFile::open(const std::filesystem::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));  // a pipe must not wait
    struct stat status {};
    if (file.number < 0 || ::fstat(file.number, &status) != 0) return system_failure(path);
    if (!S_ISREG(status.st_mode)) return failure(path, "is no file; name one made by katachi compile PATH -o FILE.kpb");
    const auto size = static_cast<std::size_t>(status.st_size);

    std::array<std::byte, sizeof(BlobHeader)> beginning{};
    const auto begun = read_bytes(file, beginning);
    if (!begun) return system_failure(path);
    if (const std::string wrong = header_trouble(std::span(beginning).first(*begun), size); !wrong.empty())
        return failure(path, wrong);

    auto content = std::make_unique_for_overwrite<Line[]>((size + blob_alignment - 1) / blob_alignment);
    const std::span<std::byte> bytes(reinterpret_cast<std::byte*>(content.get()), size);
    std::ranges::copy(beginning, bytes.begin());
    const auto rest = read_bytes(file, bytes.subspan(beginning.size()));
    if (!rest) return system_failure(path);
    const auto opened = open_blob(bytes.first(beginning.size() + *rest));
    if (const auto* wrong = std::get_if<std::string>(&opened)) return failure(path, *wrong);
    return PatternFile(std::move(content), std::get<PatternTables>(opened));
}

}  // namespace katachi::match
