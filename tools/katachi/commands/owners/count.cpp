#include <fmt/core.h>

#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "engine/eyes/solved_eyes.h"
#include "games/owners/counted_game.h"
#include "tools/authoring/games/game_positions.h"
#include "tools/katachi/commands/owners/commands.h"
#include "tools/katachi/shared/rules_option.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

Outcome run_owners_count(const OwnersCountOptions& options) {
    const board::Rules& rules = rules_of_option(options.rules);
    base::check_can_be_written(options.output);
    base::check_is_no_input(options.output, options.games);
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    games::GameCounter counter(tactics, known);
    base::ProgressLine line;
    int read = 0, counted = 0;
    std::string text;
    const auto count = [&](const sgf::Game& game, const std::string&) {
        const auto positions = counter.positions(game, read++, options.moves, rules);
        if (!positions.empty()) ++counted;
        for (const games::CountedPosition& position : positions) text += games::line_of(position) + "\n";
        line.show(fmt::format("counted {} of {} games", counted, read));
    };
    const auto tell = [&](const std::string& trouble) {
        line.clear();
        std::cerr << "katachi: " << trouble << '\n';
    };
    authoring::visit_games(options.games, tell, count, options.reading.until(stop));
    line.clear();
    if (stop) return stopped("nothing was written");
    if (text.empty())
        throw base::FileError(
            fmt::format("no position of {}: none was counted to its result on 19 lines, without handicap; see --rules",
                        base::counted(read, "game", "games")));
    write_text(text, options.output);
    return Outcome::success;
}

}  // namespace katachi::cli
