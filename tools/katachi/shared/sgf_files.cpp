#include "tools/katachi/shared/sgf_files.h"

#include <iostream>

#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "compiler/sgf/writer.h"
#include "engine/sgf/warning_text.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

void say_warnings(const authoring::AskedGames& asked) {
    for (const compiler::SgfTree& game : asked.collection.games)
        for (const sgf::SgfWarning& warning : game.warnings)
            std::cerr << asked.file << ":" << sgf::warning_text(warning, *asked.collection.source) << '\n';
}

void write_games(const std::vector<compiler::SgfTree>& games, const SgfFiles& files) {
    const base::ProgressLine line;
    line.show("Writing  " + base::counted(games.size(), "game", "games"));
    const std::string text = compiler::sgf_text(games);
    line.clear();
    write_text(text, files.output);
}

}  // namespace katachi::cli
