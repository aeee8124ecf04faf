#include <fmt/core.h>

#include <filesystem>
#include <set>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "engine/eyes/solved_eyes.h"
#include "games/owners/owner_training.h"
#include "tools/katachi/commands/owners/examples.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

constexpr std::size_t games_in_line = 20;

std::vector<position::OwnerFact> facts_named(const std::vector<std::string>& names) {
    std::vector<position::OwnerFact> facts;
    for (const std::string& name : names) {
        const auto fact = position::owner_fact_named(name);
        if (!fact)
            throw base::FileError("there is no fact `" + name + "`; the head of a file of weights lists all facts");
        facts.push_back(*fact);
    }
    return facts;
}

std::string game_lines(const CountedFile& file) {
    std::set<int> games;
    for (const games::CountedPosition& counted : file.positions) games.insert(counted.game);
    std::string text =
        fmt::format("# {} positions of {} games of {}, by their numbers in the collection:", file.positions.size(),
                    games.size(), file.name);
    std::size_t number = 0;
    for (const int game : games) text += (number++ % games_in_line == 0 ? "\n# " : " ") + std::to_string(game);
    return text + "\n";
}

std::string head(const OwnersOptions& options, const std::vector<CountedFile>& files) {
    std::string names, games;
    for (const CountedFile& file : files) {
        names += " " + file.name;
        games += game_lines(file);
    }
    return fmt::format(
               "# What chances of owners are told by; engine/position/owners/owner_weights.h says how it is read.\n"
               "# Learned by: katachi owners train{}{}{}{}\n",
               names, options.every == 1 ? "" : fmt::format(" --every {}", options.every),
               options.leave_out == 0 ? "" : fmt::format(" --leave-out {}", options.leave_out),
               options.without.empty() ? "" : " --without") +
           games + "# Facts:\n";
}

std::string fact_lines(const std::vector<position::OwnerFact>& without) {
    std::string text;
    for (std::size_t fact = 0; fact < position::owner_fact_count; ++fact) {
        const position::OwnerFactWords& words = position::owner_fact_words()[fact];
        const bool is_left_out = std::ranges::find(without, static_cast<position::OwnerFact>(fact)) != without.end();
        text += fmt::format("#   {}: {}{}\n", words.name, words.meaning, is_left_out ? " (left out)" : "");
    }
    return text;
}

}  // namespace

Outcome run_owners_train(const OwnersOptions& options) {
    base::check_can_be_written(options.output);
    base::check_is_no_input(options.output, options.positions);
    games::OwnerTrainingOptions training;
    training.without = facts_named(options.without);
    const std::vector<CountedFile> files = counted_files(options);
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    base::ProgressLine line;
    std::vector<std::unique_ptr<games::OwnerExample>> examples;
    for (const CountedFile& file : files)
        for (const games::CountedPosition& counted : file.positions) {
            if (base::stop_on_interrupt()) break;
            line.show(fmt::format("judged {} positions, now of {}", examples.size(), file.name));
            examples.push_back(std::make_unique<games::OwnerExample>(counted, tactics, known));
        }
    const auto weights =
        learn_owner_weights(examples, training,
                            {.begins = [&](std::string_view part) { line.show(fmt::format("learning {}", part)); },
                             .stop = &base::stop_on_interrupt()});
    line.clear();
    if (!weights) return stopped("nothing was written");
    const std::string text = head(options, files) + fact_lines(training.without) + position::text(*weights);
    write_text(text, options.output);
    return Outcome::success;
}

}  // namespace katachi::cli
