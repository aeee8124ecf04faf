#include "tools/katachi/commands/games/weigh.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>
#include <optional>

#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "games/base/game_base.h"
#include "tools/answers/games/weighing_json.h"
#include "tools/authoring/games/mover_success.h"
#include "tools/authoring/weigh/weighing.h"
#include "tools/katachi/commands/games/weigh_text.h"

namespace katachi::cli {

namespace {

// The greater comes first.
using Measure = double (*)(const catalogue::PatternWeight&);

const std::map<std::string, Measure>& measures() {
    using catalogue::PatternWeight;
    static const std::map<std::string, Measure> all{
        {"matched", [](const PatternWeight& weight) { return static_cast<double>(weight.matched); }},
        {"played", [](const PatternWeight& weight) { return static_cast<double>(weight.played()); }},
        {"share",
         [](const PatternWeight& weight) {
             return weight.matched == 0 ? -1
                                        : static_cast<double>(weight.played()) / static_cast<double>(weight.matched);
         }},
        {"opponent", [](const PatternWeight& weight) { return static_cast<double>(weight.opponent); }},
        {"success",
         [](const PatternWeight& weight) {
             const auto success = authoring::mover_success(weight);
             return success ? success->rate.value : -1;
         }},
        {"difference", [](const PatternWeight& weight) {
             const auto success = authoring::mover_success(weight);
             return success ? std::abs(success->sure_difference()) : -1;
         }}};
    return all;
}

// Equal ones stay in the order of the databases.
void sort_patterns(catalogue::Weighing& weighing, const std::string& by) {
    const Measure measure = measures().at(by);
    std::ranges::stable_sort(weighing.patterns, std::ranges::greater{},
                             [&](const catalogue::WeighedPattern& each) { return measure(each.weight); });
}

catalogue::Weighing weighed(const std::vector<compiler::PatternDatabase>& databases, const GamesWeighOptions& options) {
    const base::ProgressLine line;
    const auto show = [&](std::int64_t games) {
        if (games % 16 == 0) line.show("Weighing  " + base::counted(games, "game", "games"));
    };
    const auto trouble = [&](const std::string& text) {
        line.clear();
        std::cerr << "katachi: " << text << '\n';
    };
    return authoring::weigh_games(databases, {.games = options.games,
                                              .jobs = options.jobs,
                                              .reading = options.reading.until(base::stop_on_interrupt()),
                                              .progress = show,
                                              .trouble = trouble});
}

}  // namespace

std::vector<std::string> weigh_columns() {
    std::vector<std::string> columns;
    for (const auto& [column, measure] : measures()) columns.push_back(column);
    return columns;
}

Outcome run_games_weigh(const GamesWeighOptions& options, const CommonOptions& common) {
    for (const std::string& path : options.games)
        if (games::is_game_base(path))
            throw base::FileError(path + ": is a base; katachi games export " + path +
                                  " -o games.sgf writes its games, which can be weighed");
    // Opened first, so that a long run does not end with a catalogue that cannot be written.
    std::optional<catalogue::Catalogue> catalogue;
    if (!options.catalogue.empty())
        catalogue = catalogue::Catalogue::open(options.catalogue, catalogue::Catalogue::Access::write);
    const std::vector<compiler::PatternDatabase> databases = read_patterns(options.patterns);
    catalogue::Weighing weighing = weighed(databases, options);
    const bool is_left_out = catalogue && !catalogue::store_weighing(*catalogue, options.games, weighing);
    sort_patterns(weighing, options.sort);
    switch (options.format) {
        case OutputFormat::json: std::cout << answers::weighing_json(weighing); break;
        case OutputFormat::tsv: std::cout << weighing_tsv(weighing); break;
        case OutputFormat::text: std::cout << weighing_text(weighing, options.limit, text_style(common)); break;
    }
    std::cout.flush();
    if (!weighing.complete) std::cerr << interrupted_text(base::counted(weighing.games, "game", "games"));
    if (is_left_out) std::cerr << complete_run_stays(catalogue->name());
    return weighing.complete ? Outcome::success : Outcome::trouble;
}

}  // namespace katachi::cli
