#include "tools/katachi/shared/shard_choice.h"

#include "base/files/file_error.h"
#include "base/text/number.h"

namespace katachi::cli {

ShardChoice asked_shard(const std::string& text) {
    const auto slash = text.find('/');
    const auto number = base::number_from<int>(text.substr(0, slash));
    const auto count = slash == std::string::npos ? std::nullopt : base::number_from<int>(text.substr(slash + 1));
    if (!number || !count || *number < 1 || *number > *count)
        throw base::FileError("--shard " + text + ": write it as I/N, such as 1/4 for the first of four");
    return {static_cast<std::size_t>(*number), static_cast<std::size_t>(*count)};
}

}  // namespace katachi::cli
