// katachi games export: games of a base as SGF.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <set>
#include <utility>

#include "base/files/atomic_file.h"
#include "base/files/destination.h"
#include "base/files/file_error.h"
#include "base/files/make_folder.h"
#include "base/text/counted.h"
#include "compiler/sgf/writer.h"
#include "games/base/base_moves.h"
#include "tools/katachi/commands/games/base/base_commands.h"
#include "tools/katachi/commands/games/base_search.h"
#include "tools/katachi/commands/games/marked_hits.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

// The hits that are marked, in a rectangle of so many rows and columns as it is drawn.
struct Marks {
    HitsByNumber hits;
    int rows = 0, columns = 0;
};

// None without a shape; nothing where the user has stopped the search.
std::optional<Marks> asked_marks(const GamesExportOptions& options) {
    if (options.shape.empty()) return Marks{};
    GamesSearchOptions search;
    search.shape = options.shape;
    search.patterns = options.patterns;
    search.jobs = options.jobs;
    const AskedShape asked = asked_shape(search);
    auto hits = hits_by_number(ChosenGames(options.base, options.filter), search, asked);
    if (!hits) return std::nullopt;
    return Marks{std::move(*hits), asked.shape.rows, asked.shape.columns};
}

// Games as records, with marks where there are some.
class Records {
  public:
    Records(const games::GameBase& base, const Marks& marks) : moves_(base), marks_(marks) {}

    std::string text(const games::ToldGame& game) const {
        compiler::SgfTree record = games::record_of(game, moves_.game(game.number));
        if (const auto hits = marks_.hits.find(game.number); hits != marks_.hits.end())
            mark_hits(record, hits->second, marks_.rows, marks_.columns);
        return compiler::sgf_text(record);
    }

  private:
    games::BaseMoves moves_;
    const Marks& marks_;
};

// A folder gets a file for each game, "game-17.sgf". Returns how many files with another text these replaced.
std::size_t write_each(const std::vector<games::ToldGame>& told, const Records& records, const fs::path& folder) {
    base::make_folder(folder);
    std::size_t replaced = 0;
    for (const games::ToldGame& game : told) {
        const fs::path file = folder / ("game-" + std::to_string(game.number) + ".sgf");
        const bool was_there = fs::exists(file);
        if (base::write_changed_file(file, records.text(game)) && was_there) ++replaced;
    }
    return replaced;
}

std::string collection(const std::vector<games::ToldGame>& told, const Records& records) {
    std::string text;
    for (const games::ToldGame& game : told) {
        if (!text.empty()) text += '\n';
        text += records.text(game);
    }
    return text;
}

// A name that says so, a file that is there, a pipe, or standard output.
bool is_one_file(const std::string& output) {
    std::error_code error;
    const fs::file_status status = fs::status(output, error);
    return output == "-" || output.ends_with(".sgf") || (fs::exists(status) && !fs::is_directory(status));
}

// A folder is not made by a name that looks like a file's.
void check_output(const std::string& output) {
    if (is_one_file(output) || fs::is_directory(output) || !fs::path(output).has_extension()) return;
    throw base::FileError(output +
                          ": games are written into a file NAME.sgf, or into a folder; end the name in .sgf or in /");
}

// The numbers are in the order in which they are named first.
std::vector<std::int64_t> each_once(const std::vector<std::int64_t>& numbers) {
    std::vector<std::int64_t> once;
    std::set<std::int64_t> seen;
    for (const std::int64_t number : numbers)
        if (seen.insert(number).second) once.push_back(number);
    return once;
}

// Games that were named, and have not the shape.
void leave_out_unmarked(std::vector<games::ToldGame>& told, const Marks& marks) {
    const auto lacks_shape = [&](const games::ToldGame& game) { return !marks.hits.contains(game.number); };
    for (const games::ToldGame& game : told)
        if (lacks_shape(game)) std::cerr << "game " << game.number << " has not the shape; left out\n";
    std::erase_if(told, lacks_shape);
}

std::vector<games::ToldGame> asked_games(const games::GameBase& base, const GamesExportOptions& options,
                                         const Marks& marks) {
    if (!options.numbers.empty() && !options.filter.is_empty())
        throw base::FileError("name games by their numbers, or by filters, not by both");
    if (options.numbers.empty() && options.shape.empty())
        return games::told_games(base, filtered_games(base, asked_filter(options.filter)));
    if (options.numbers.empty()) {
        std::vector<std::int64_t> numbers;
        for (const auto& [number, hits] : marks.hits) numbers.push_back(number);
        return games::told_games(base, numbers);
    }
    auto told = games::told_games(base, each_once(options.numbers));
    for (const std::int64_t number : options.numbers)
        if (std::ranges::find(told, number, &games::ToldGame::number) == told.end())
            throw base::FileError(options.base + ": has no game " + std::to_string(number) +
                                  "; katachi games list tells the numbers");
    if (!options.shape.empty()) leave_out_unmarked(told, marks);
    return told;
}

}  // namespace

Outcome run_games_export(const GamesExportOptions& options) {
    check_output(options.output);
    const games::GameBase base = games::GameBase::open(options.base, games::GameBase::Access::read);
    const std::optional<Marks> marks = asked_marks(options);
    if (!marks) return Outcome::trouble;
    const Records records(base, *marks);
    const auto told = asked_games(base, options, *marks);
    if (told.empty()) {
        std::cerr << (options.shape.empty() ? "no game passes the filters\n" : "no game has the shape\n");
        return Outcome::findings;
    }
    if (options.output.empty()) {
        std::cout << collection(told, records) << std::flush;
        return Outcome::success;
    }
    std::size_t replaced = 0;
    if (is_one_file(options.output))
        base::write_file(options.output, collection(told, records));
    else
        replaced = write_each(told, records, options.output);
    std::cerr << base::counted(told.size(), "game", "games") << " written to " << base::output_name(options.output);
    if (replaced > 0) std::cerr << "; " << base::counted(replaced, "older file was", "older files were") << " replaced";
    std::cerr << '\n';
    return Outcome::success;
}

}  // namespace katachi::cli
