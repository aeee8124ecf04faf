#include "tools/katachi/commands/games/base/told_game_text.h"

#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "tools/authoring/games/source_paths.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

std::string rank_text(const std::optional<games::HeaderRank>& rank) { return rank ? rank->text() : ""; }

std::string date_text(const games::ToldGame& game) {
    return game.headers.date ? game.headers.date->text() : game.written_or("DT", "");
}

std::string with_rank(const std::string& name, const std::optional<games::HeaderRank>& rank) {
    return name.empty() || !rank ? name : name + " " + rank->text();
}

}  // namespace

std::string told_games_text(const std::vector<games::ToldGame>& games, const base::TextStyle& style) {
    Table table{{{"number", "date", "black", "white", "result", "moves", "event", "source"}}};
    for (const games::ToldGame& game : games) {
        const games::GameHeaders& headers = game.headers;
        table.rows.push_back({std::to_string(game.number), date_text(game),
                              with_rank(headers.black, headers.black_rank),
                              with_rank(headers.white, headers.white_rank),
                              game.result.empty() ? game.written_or("RE", "") : game.result,
                              std::to_string(headers.moves), headers.event, authoring::shown_source(game.source)});
    }
    return aligned(table, style);
}

std::string told_game_text(const games::ToldGame& game, const base::TextStyle& style) {
    const games::GameHeaders& headers = game.headers;
    std::string text;
    const auto line = [&](std::string what, const std::string& value, const char* property = "") {
        const std::string written = game.written_or(property, "");
        if (value.empty() && written.empty()) return;
        what.resize(11, ' ');
        text += "  " + what + base::printable(value.empty() ? written : value, style.unicode);
        if (!value.empty() && !written.empty()) text += " (" + base::printable(written, style.unicode) + ")";
        text += '\n';
    };
    line("game", std::to_string(game.number));
    line("source", authoring::shown_source(game.source));
    line("board", std::to_string(headers.board_size) + "x" + std::to_string(headers.board_size));
    line("black", headers.black);
    line("rank", rank_text(headers.black_rank), "BR");
    line("white", headers.white);
    line("rank", rank_text(headers.white_rank), "WR");
    line("event", headers.event);
    line("date", headers.date ? headers.date->text() : "", "DT");
    line("result", game.result, "RE");
    line("komi", headers.komi ? games::komi_text(*headers.komi) : "", "KM");
    line("handicap", headers.handicap > 0 ? std::to_string(headers.handicap) : "");
    line("rules", headers.rules, "RU");
    line("moves", std::to_string(headers.moves));
    for (const auto& [property, written] : headers.written) {
        const bool is_told = property == "BR" || property == "WR" || property == "DT" || property == "RE" ||
                             property == "KM" || property == "RU";
        if (!is_told) line(property, written);
    }
    if (game.duplicate_of) line("moves of", "game " + std::to_string(*game.duplicate_of));
    return text;
}

std::string passing_text(std::size_t passing, std::int64_t games) {
    return std::to_string(passing) + " of " + base::counted(games, "game passes", "games pass") + " the filters";
}

}  // namespace katachi::cli
