#include "tools/katachi/commands/owners/examples.h"

#include <fmt/core.h>

#include <filesystem>
#include <map>

#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "tools/authoring/games/packed_file.h"

namespace katachi::cli {

namespace {

std::string text_of(const OwnersOptions& options) {
    if (!std::filesystem::exists(options.positions))
        throw base::FileError(options.positions + ": no such file; check its spelling");
    const authoring::GameReading reading{.archive_limit = options.archive_limit, .stop = &base::stop_on_interrupt()};
    authoring::PackedFile file(options.positions, reading);
    std::string text;
    if (file.next() && file.read(text)) return text;
    const std::string trouble = file.take_trouble();
    throw base::FileError(trouble.empty() ? options.positions + ": holds nothing" : trouble);
}

}  // namespace

std::vector<games::CountedPosition> counted_positions(const OwnersOptions& options) {
    auto read = games::read_counted_positions(text_of(options));
    if (const auto* error = std::get_if<games::CountedPositionsError>(&read))
        throw base::FileError(fmt::format("{}:{}: {}; a line is a position as `katachi owners train --help` tells",
                                          options.positions, error->line, error->message));
    std::vector<games::CountedPosition> chosen;
    std::map<int, std::size_t> games;
    for (games::CountedPosition& counted : std::get<std::vector<games::CountedPosition>>(read))
        if (games.emplace(counted.game, games.size()).first->second % options.every == 0)
            chosen.push_back(std::move(counted));
    if (chosen.empty()) throw base::FileError(options.positions + ": has no position");
    return chosen;
}

}  // namespace katachi::cli
