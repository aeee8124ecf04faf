#include "base/files/pattern_text.h"

#include "base/files/file_error.h"
#include "base/files/input_limits.h"
#include "base/files/read_file.h"
#include "base/text/byte_size.h"

namespace katachi::base {

namespace {

std::uint64_t limit = default_pattern_text_limit;

}  // namespace

SourcePtr read_pattern_text(const std::filesystem::path& path) {
    SourcePtr source = read_beginning(path, limit);
    if (source->text().size() > limit)
        throw FileError(path.string() + ": is larger than the " + byte_size_text(limit) +
                        " that are read of a pattern file; --limit-text SIZE sets another limit");
    return source;
}

void set_pattern_text_limit(std::uint64_t bytes) { limit = bytes; }

}  // namespace katachi::base
