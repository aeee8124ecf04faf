#include "base/files/pattern_text.h"

#include <map>
#include <memory>
#include <mutex>
#include <system_error>

#include "base/files/file_error.h"
#include "base/files/input_limits.h"
#include "base/files/read_file.h"
#include "base/files/standard_input.h"
#include "base/text/byte_size.h"

namespace katachi::base {

namespace fs = std::filesystem;

namespace {

std::uint64_t limit = default_pattern_text_limit;

SourcePtr within_limit(SourcePtr source) {
    if (source->text().size() > limit)
        throw FileError(source->path() + ": is larger than the " + byte_size_text(limit) +
                        " that are read of a pattern file; --limit-text SIZE sets another limit");
    return source;
}

SourcePtr read_within_limit(const fs::path& path) { return within_limit(read_beginning(path, limit)); }

bool gives_its_text_once(const fs::path& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    return fs::is_fifo(status) || fs::is_socket(status) || fs::is_character_file(status);
}

}  // namespace

SourcePtr read_pattern_text(const fs::path& path) {
    if (!gives_its_text_once(path)) return read_within_limit(path);
    static std::mutex lock;
    static std::map<fs::path, SourcePtr> kept;
    const std::lock_guard guard(lock);
    SourcePtr& text = kept[path];
    if (text == nullptr) text = read_within_limit(path);
    return text;
}

SourcePtr read_pattern_input(const std::string& name) {
    return within_limit(std::make_shared<SourceFile>(name, read_standard_input(limit)));
}

void set_pattern_text_limit(std::uint64_t bytes) { limit = bytes; }

}  // namespace katachi::base
