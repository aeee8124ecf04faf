#include "engine/match/blob/pattern_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "engine/match/blob/pattern_blob.h"

namespace katachi::match {

namespace {

std::string failure(const std::filesystem::path& path, const std::string& what) { return path.string() + ": " + what; }

std::string system_failure(const std::filesystem::path& path) {
    const std::error_code error(errno, std::generic_category());
    const char* advice = error == std::errc::permission_denied           ? "; make it readable"
                         : error == std::errc::no_such_file_or_directory ? "; check its spelling"
                                                                         : "";
    return failure(path, error.message() + advice);
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

}  // namespace

std::variant<MappedFile, std::string> MappedFile::open(const std::filesystem::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));  // a pipe must not wait
    struct stat status {};
    if (file.number < 0 || ::fstat(file.number, &status) != 0) return system_failure(path);
    if (!S_ISREG(status.st_mode)) return failure(path, "is no file; name one made by katachi compile PATH -o FILE.kpb");
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0) return MappedFile(std::span<const std::byte>());
    void* memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number, 0);
    if (memory == MAP_FAILED) return system_failure(path);
    return MappedFile({static_cast<const std::byte*>(memory), size});
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
    std::swap(bytes_, other.bytes_);
    return *this;
}

MappedFile::~MappedFile() {
    if (!bytes_.empty()) ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

std::variant<PatternFile, std::string> PatternFile::open(const std::filesystem::path& path) {
    auto mapped = MappedFile::open(path);
    if (const auto* trouble = std::get_if<std::string>(&mapped)) return *trouble;
    auto& file = std::get<MappedFile>(mapped);
    const auto opened = open_blob(file.bytes());
    if (const auto* wrong = std::get_if<std::string>(&opened)) return failure(path, *wrong);
    return PatternFile(std::move(file), std::get<PatternTables>(opened));
}

}  // namespace katachi::match
