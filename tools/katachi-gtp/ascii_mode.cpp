#include "tools/katachi-gtp/ascii_mode.h"

#include <iostream>
#include <string>

#include "engine/gtp/session/session.h"
#include "tools/katachi-gtp/ascii_commands.h"
#include "tools/katachi-gtp/ascii_games.h"
#include "tools/katachi-gtp/ascii_moves.h"

namespace katachi::player {

void run_ascii_mode(AsciiGame game, const std::string& outfile) {
    Outfile written(outfile);
    std::cout << gtp::engine_name() << ' ' << gtp::engine_version() << ": a game of Go. `help` lists the commands.\n\n"
              << information(game) << drawing(game);
    answer(game, std::cout);
    written.keep(game, std::cout);
    for (std::string line; !game.has_quit && std::cout;) {
        std::cout << prompt(game) << std::flush;
        if (!std::getline(std::cin, line)) {
            std::cout << '\n';
            break;
        }
        std::erase_if(line, [](char c) { return (c >= 0 && c < ' ') || c == 0x7f; });
        obey(game, line, std::cout);
        written.keep(game, std::cout);
    }
}

}  // namespace katachi::player
