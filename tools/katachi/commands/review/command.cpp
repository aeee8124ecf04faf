// katachi review: a game told move by move, or all games of a folder.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/review/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_review_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand(
        "review", "tell a game: what moves are called and do, what strong players would play, where the game turned");
    auto options = std::make_shared<ReviewOptions>();
    add_game_input(*command, options->record);
    command->get_option("GAME")->description(
        "an SGF file, FILE#N for game N of a collection, - for standard input; or a folder or an archive of games");
    command
        ->add_option("-o,--output", options->record.output,
                     "FILE.html, a page with pictures and curves; FILE.sgf, the record with comments and variations; "
                     "FILE.json; for a folder of games a folder")
        ->type_name("FILE");
    auto* forms = command
                      ->add_option("--as", options->forms,
                                   "for a folder of games, the forms that each is written in: html, sgf, json")
                      ->check(CLI::IsMember({"html", "sgf", "json"}))
                      ->delimiter(',')
                      ->allow_extra_args(false)
                      ->type_name("WORD")
                      ->capture_default_str();
    add_json_option(*command, options->format);
    add_jobs_option(*command, options->jobs);
    command->add_flag("--progress", options->tells_progress,
                      "of one game: tell after each move, on standard error, how many are reviewed: 12 of 78 moves");
    add_examples(
        *command,
        "Examples:\n"
        "  katachi review game.sgf                       the summary and the turning points\n"
        "  katachi review game.sgf -o review.html\n"
        "  katachi review game.sgf -o reviewed.sgf       for an editor of games; again: its own comments anew\n"
        "  katachi review game.sgf --json | jq '.moves[36].claims[].text'\n"
        "  katachi review games/ -o reviews/ --as html,sgf   and reviews/habits.html, a table of players\n"
        "\nEach sentence comes from one claim, which --json has with its points and numbers. Nothing is said of\n"
        "points that a move loses. Of a folder, games that were reviewed before and have not changed are left\n"
        "alone, so that Ctrl-C and the same command go on.");
    command->callback([options, forms, &common, &action] {
        options->names_forms = forms->count() > 0;
        action = [options, &common] { return run_review(*options, common); };
    });
}

}  // namespace katachi::cli
