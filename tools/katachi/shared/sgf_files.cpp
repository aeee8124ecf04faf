#include "tools/katachi/shared/sgf_files.h"

#include <iostream>

#include "base/findings/source_file.h"
#include "compiler/sgf/writer.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

std::string warning_text(const sgf::SgfWarning& warning, const base::SourceFile& source) {
    const base::LineColumn place = source.line_column(static_cast<std::uint32_t>(warning.offset));
    return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + warning.message;
}

void say_warnings(const authoring::AskedGames& asked) {
    for (const compiler::SgfTree& game : asked.collection.games)
        for (const sgf::SgfWarning& warning : game.warnings)
            std::cerr << asked.file << ":" << warning_text(warning, *asked.collection.source) << '\n';
}

void write_games(const std::vector<compiler::SgfTree>& games, const SgfFiles& files) {
    const std::string text = compiler::sgf_text(games);
    write_text(text, files.output);
}

}  // namespace katachi::cli
