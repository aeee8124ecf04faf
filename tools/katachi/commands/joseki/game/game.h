// The options and the work of `katachi joseki game`.
#pragma once

#include <cstddef>
#include <string>

#include "tools/answers/joseki/game_joseki_json.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct JosekiGameOptions {
    std::string game;
    std::string path;  // of a variation
    std::string base;  // of games; empty: none is asked
    std::string language = "en";
    std::size_t limit = 5;  // moves of library and base that are shown
    CatalogueOption catalogue;
    std::string format = "text";
    int jobs = 1;
};
Outcome run_joseki_game(const JosekiGameOptions& options, const CommonOptions& common);

std::string game_joseki_text(const answers::AskedGameJoseki& asked, std::size_t limit);

}  // namespace katachi::cli
