#include "tools/authoring/games/packed_file.h"

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <clocale>
#include <system_error>

#include "base/text/byte_size.h"
#include "base/text/one_line.h"
#include "compiler/sgf/encoding.h"

namespace katachi::authoring {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t block = 1 << 16;

// libarchive turns names into the characters of the thread's locale, and drops a name that has others.
class NamesInUtf8 {
  public:
    NamesInUtf8() : before_(uselocale(nullptr)) {
        static const locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
        if (utf8 != nullptr) uselocale(utf8);
    }
    ~NamesInUtf8() { uselocale(before_); }
    NamesInUtf8(const NamesInUtf8&) = delete;
    NamesInUtf8& operator=(const NamesInUtf8&) = delete;

  private:
    locale_t before_;
};

bool is_packed(archive* opened) {
    return archive_format(opened) != ARCHIVE_FORMAT_RAW || archive_filter_count(opened) > 1;
}

// To libarchive an empty file is an archive of nothing, a kind of its own, known once an entry was looked for.
bool is_empty(archive* opened) { return archive_format(opened) == ARCHIVE_FORMAT_EMPTY; }

// For a damaged file libarchive gives EILSEQ, or a number below 0.
std::string trouble_in_opening(archive* refused) {
    const int error = archive_errno(refused);
    if (error <= 0 || error == EILSEQ) return "is damaged, and cannot be unpacked";
    return "cannot be opened: " + std::generic_category().message(error);
}

}  // namespace

// A pipe that has a name is waited for until somebody writes to it. Neither that nor a slow writer keeps the program
// from ending.
struct PackedFile::Pipe {
    explicit Pipe(const fs::path& path)
        : descriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)),
          awaits_writer(fs::is_fifo(fs::symlink_status(path))) {}
    ~Pipe() {
        if (descriptor >= 0) close(descriptor);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    la_ssize_t read(const GameReading& reading) {
        constexpr int milliseconds = 100;
        while (!reading.is_stopped()) {
            pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
            poll(&waiting, 1, milliseconds);
            const auto count = ::read(descriptor, buffer.data(), buffer.size());
            if (count > 0) awaits_writer = false;
            const bool has_ended = !awaits_writer || (waiting.revents & POLLHUP) != 0;
            if (count > 0 || (count == 0 && has_ended)) return count;
            if (count < 0 && errno != EAGAIN && errno != EINTR) return count;
        }
        return -1;
    }

    int descriptor;
    bool awaits_writer;
    std::array<char, block> buffer;
};

void PackedFile::Free::operator()(archive* opened) const { archive_read_free(opened); }

PackedFile::PackedFile(const fs::path& path, const GameReading& reading) : path_(path), reading_(reading) {
    std::error_code error;
    const fs::file_type type = fs::status(path, error).type();
    if (type == fs::file_type::fifo) pipe_ = std::make_unique<Pipe>(path);
    if (type == fs::file_type::regular || type == fs::file_type::fifo)
        open();
    else if (type == fs::file_type::none || type == fs::file_type::not_found)
        fail(path.string() + ": is a link that leads nowhere; passed over");
    else
        fail(path.string() + ": is a device and no file; passed over");
}

PackedFile::~PackedFile() = default;

// A file that is no archive appears as an archive with that one text.
void PackedFile::open() {
    archive_.reset(archive_read_new());
    archive_read_support_filter_all(archive_.get());
    archive_read_support_format_zip(archive_.get());
    archive_read_support_format_tar(archive_.get());
    archive_read_support_format_raw(archive_.get());
    archive_read_support_format_empty(archive_.get());
    const auto read_pipe = [](archive*, void* file, const void** data) -> la_ssize_t {
        const auto& self = *static_cast<PackedFile*>(file);
        *data = self.pipe_->buffer.data();
        return self.pipe_->read(self.reading_);
    };
    const int status = pipe_ != nullptr ? archive_read_open(archive_.get(), this, nullptr, read_pipe, nullptr)
                                        : archive_read_open_filename(archive_.get(), path_.c_str(), block);
    if (status == ARCHIVE_OK) return;
    const std::string why = trouble_in_opening(archive_.get());
    archive_.reset();
    if (!reading_.is_stopped()) fail(path_.string() + ": " + why + "; passed over");
}

bool PackedFile::fail(const std::string& why) {
    trouble_ = why;
    return false;
}

bool PackedFile::refuse(const std::string& what) {
    return fail(name_ + ": " + what + " more than " + base::byte_size_text(reading_.archive_limit) +
                "; passed over; --limit-archive SIZE allows more");
}

bool PackedFile::next() {
    if (archive_ == nullptr || reading_.is_stopped()) return false;
    trouble_.clear();
    if (is_empty(archive_.get())) return false;  // its one text has been
    int status = ARCHIVE_OK;
    {
        const NamesInUtf8 names;
        status = archive_read_next_header(archive_.get(), &entry_);
    }
    if (status == ARCHIVE_EOF && !is_empty(archive_.get())) return false;
    if (status < ARCHIVE_WARN) return end_at_damage();
    ++entries_;
    name_entry();
    return true;
}

void PackedFile::name_entry() {
    is_whole_file_ = archive_format(archive_.get()) == ARCHIVE_FORMAT_RAW || is_empty(archive_.get());
    has_made_name_ = false;
    name_ = path_.string();
    if (is_whole_file_) return;
    const char* const written = archive_entry_pathname(entry_);
    has_made_name_ = written == nullptr || *written == '\0';
    // Names in other encodings are told apart as the texts of games are.
    name_ += ": " + (has_made_name_ ? "entry " + std::to_string(entries_)
                                    : base::one_line(compiler::decode_sgf(written).text));
}

bool PackedFile::read(std::string& text) {
    trouble_.clear();
    text.clear();
    if (is_empty(archive_.get())) return true;
    const std::uint64_t limit = is_packed(archive_.get()) ? reading_.archive_limit : text.max_size();
    if (archive_entry_size_is_set(entry_) != 0)
        if (const auto size = static_cast<std::uint64_t>(archive_entry_size(entry_)); size > limit)
            return refuse("unpacks to " + base::byte_size_text(size) + ",");
    std::array<char, block> buffer;
    while (!reading_.is_stopped()) {
        const auto count = archive_read_data(archive_.get(), buffer.data(), buffer.size());
        if (count == 0) return true;
        if (count <= ARCHIVE_FATAL) return end_at_damage();
        if (count < 0) return fail(name_ + ": cannot be unpacked; passed over");
        if (text.size() + static_cast<std::size_t>(count) > limit) return refuse_unknown_size();
        text.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return false;
}

bool PackedFile::end_at_damage() {
    archive_.reset();
    if (reading_.is_stopped()) return false;  // a pipe was left
    return fail(path_.string() + ": is damaged; what comes after the damage is passed over");
}

// What is left is not unpacked to be passed over: that could last for ever.
bool PackedFile::refuse_unknown_size() {
    if (!is_whole_file_) return refuse("unpacks to");
    archive_.reset();
    std::error_code error;
    const auto packed = fs::file_size(path_, error);
    return refuse(error ? "unpacks to" : base::byte_size_text(packed) + " that unpack to");
}

std::int64_t PackedFile::read_bytes() const {
    return archive_ == nullptr ? 0 : archive_filter_bytes(archive_.get(), -1);
}

}  // namespace katachi::authoring
