#include "tools/katachi/commands/name/run.h"

#include <iostream>
#include <set>

#include "base/files/file_error.h"
#include "base/files/standard_input.h"
#include "base/text/counted.h"
#include "tools/answers/move_names_json.h"
#include "tools/authoring/games/named_game.h"
#include "tools/katachi/commands/name/text.h"

namespace katachi::cli {

namespace {

Outcome print_boardmatcher_library() {
    const naming::MoveNamer namer;
    const auto patterns = authoring::boardmatcher_patterns(namer.tables(), namer.facts());
    std::cout << answers::boardmatcher_json(patterns);
    std::set<std::size_t> entries;
    for (const authoring::BoardmatcherPattern& pattern : patterns) entries.insert(pattern.entry);
    std::cerr << "katachi: " << base::counted(patterns.size(), "pattern", "patterns") << " of " << entries.size()
              << " of " << base::counted(namer.facts().size(), "entry", "entries")
              << "; the others need a constraint, an edge alone or many choices of cells, which boardmatcher does not "
                 "know\n";
    return Outcome::success;
}

authoring::MoveNames asked_names(const NameOptions& options, const sgf::NamedGame& named) {
    const authoring::FoundLine line =
        authoring::find_line(authoring::read_file_or_input(named.file), named, options.path);
    return authoring::names_of_game(
        line, options.move > 0 ? std::optional(options.move) : std::nullopt,
        options.without_reading ? authoring::Reading::without : authoring::Reading::settled);
}

}  // namespace

Outcome run_name(const NameOptions& options, const CommonOptions& common) {
    if (!options.library.empty()) return print_boardmatcher_library();
    if (options.game.empty()) throw base::FileError("name a game: katachi name GAME; katachi name --help has examples");
    const sgf::NamedGame named = sgf::split_game_number(options.game);
    const authoring::MoveNames names = asked_names(options, named);
    for (const std::string& warning : names.warnings)
        std::cerr << "katachi: " << base::input_name(named.file) << ":" << warning << '\n';
    const naming::Language language = *naming::language_of(options.language);
    std::cout << (options.format == "json" ? answers::move_names_json(names, language)
                                           : move_names_text(names, language, text_style(common), options.all));
    return Outcome::success;
}

}  // namespace katachi::cli
