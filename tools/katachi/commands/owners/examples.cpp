#include "tools/katachi/commands/owners/examples.h"

#include <fmt/core.h>

#include <filesystem>
#include <map>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/long_work/interrupt.h"
#include "tools/authoring/games/packed_file.h"

namespace katachi::cli {

namespace {

std::string text_of(const std::string& path, const OwnersOptions& options) {
    if (!std::filesystem::exists(path)) throw base::FileError(path + ": no such file; check its spelling");
    base::check_is_no_folder(path);
    const authoring::GameReading reading{.archive_limit = options.archive_limit, .stop = &base::stop_on_interrupt()};
    authoring::PackedFile file(path, reading);
    std::string text;
    if (file.next() && file.read(text) && !text.empty()) return text;
    const std::string trouble = file.take_trouble();
    throw base::FileError(trouble.empty() ? path + ": holds nothing" : trouble);
}

CountedFile counted_file(const std::string& path, const OwnersOptions& options) {
    auto read = games::read_counted_positions(text_of(path, options));
    if (const auto* error = std::get_if<games::CountedPositionsError>(&read))
        throw base::FileError(fmt::format("{}:{}: {}; a line is a position as `katachi owners train --help` tells",
                                          path, error->line, error->message));
    CountedFile file{.name = std::filesystem::path(path).filename().string(), .positions = {}};
    std::map<int, std::size_t> games;
    for (const games::CountedPosition& counted : std::get<std::vector<games::CountedPosition>>(read)) {
        const std::size_t place = games.emplace(counted.game, games.size()).first->second;
        const bool is_left_out = options.leave_out != 0 && place % options.leave_out == 0;
        if (place % options.every == 0 && !is_left_out) file.positions.push_back(counted);
    }
    if (file.positions.empty()) throw base::FileError(path + ": has no position");
    return file;
}

}  // namespace

std::vector<CountedFile> counted_files(const OwnersOptions& options) {
    std::vector<CountedFile> files;
    for (const std::string& path : options.positions) files.push_back(counted_file(path, options));
    return files;
}

}  // namespace katachi::cli
