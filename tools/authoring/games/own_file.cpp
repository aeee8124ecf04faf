#include "tools/authoring/games/own_file.h"

namespace katachi::authoring {

std::string_view what_own_file_is(const std::filesystem::path& file) {
    const std::filesystem::path extension = file.extension();
    std::error_code error;
    if ((extension != ".kdb" && extension != ".kpb") || !std::filesystem::is_regular_file(file, error)) return {};
    return extension == ".kdb" ? "is a catalogue" : "holds compiled patterns";
}

}  // namespace katachi::authoring
