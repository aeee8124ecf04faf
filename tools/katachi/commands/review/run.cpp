#include "tools/katachi/commands/review/run.h"

#include <fmt/format.h>

#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/long_work/progress_line.h"
#include "tools/answers/review/review_json.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/named_game.h"
#include "tools/katachi/commands/review/batch.h"
#include "tools/katachi/commands/review/text.h"
#include "tools/katachi/commands/review/written_review.h"

namespace katachi::cli {

namespace {

authoring::Review review_with_progress(const authoring::FoundLine& line, bool tells_progress) {
    const base::ProgressLine progress_line;
    const auto tell = [&](int done, int all) {
        const std::string progress = fmt::format("{} of {} moves", done, all);
        if (tells_progress)
            std::cerr << progress << '\n';
        else
            progress_line.show("Reviewing  " + progress);
    };
    return authoring::review_of_game(line, tell);
}

Outcome review_one(const ReviewOptions& options, const CommonOptions& common) {
    std::optional<ReviewForm> form;
    if (!options.output().empty()) {
        form = form_of_file(options.output());
        base::check_can_be_written(options.output());
    }
    const authoring::AskedGames asked = authoring::read_asked_game(options.input(), options.record.encoding);
    const compiler::SgfTree& tree = asked.collection.games.front();
    const authoring::Review review = review_with_progress(
        authoring::main_line(tree, asked.name_of(0), asked.collection.source), options.tells_progress);
    for (const std::string& warning : review.warnings) std::cerr << "katachi: " << asked.file << ":" << warning << '\n';
    if (form)
        base::write_file(options.output(), written_review(tree, review, *form));
    else
        std::cout << (options.format == "json" ? answers::review_json(review)
                                               : review_text(review, text_style(common)));
    return Outcome::success;
}

}  // namespace

Outcome run_review(const ReviewOptions& options, const CommonOptions& common) {
    if (authoring::is_collection(options.input())) return review_collection(options);
    if (options.names_forms)
        throw base::FileError(
            "--as is for folders and archives of games; of one game, -o FILE.html, .sgf or .json "
            "names the form");
    return review_one(options, common);
}

}  // namespace katachi::cli
