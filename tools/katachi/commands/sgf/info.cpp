// katachi sgf info: what is in game records.
#include <fmt/core.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/findings/diagnostic_text.h"
#include "base/findings/source_file.h"
#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "base/text/trim.h"
#include "compiler/sgf/facts.h"
#include "compiler/sgf/reader.h"
#include "tools/answers/json_text.h"
#include "tools/authoring/game_files.h"
#include "tools/authoring/named_game.h"
#include "tools/katachi/commands/sgf/commands.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

struct GameInfo {
    std::string name;
    const compiler::SgfTree* game;
    const base::SourceFile* source;

    std::string text(const char* property) const { return std::string(game->root().text(property)); }
};

answers::Json player_value(const GameInfo& info, const char* name, const char* rank) {
    return {{"name", info.text(name)}, {"rank", info.text(rank)}};
}

answers::Json info_value(const GameInfo& info) {
    const compiler::SgfTree& game = *info.game;
    answers::Json value;
    value["game"] = info.name;
    value["size"] = game.board_size() == 0 ? answers::Json(nullptr) : answers::Json(game.board_size());
    value["black"] = player_value(info, "PB", "BR");
    value["white"] = player_value(info, "PW", "WR");
    value["event"] = info.text("EV");
    value["date"] = info.text("DT");
    const compiler::SgfKomi komi = compiler::sgf_komi(game);
    value["komi"] = komi.points ? answers::Json(*komi.points) : answers::Json(nullptr);
    const auto handicap = compiler::sgf_handicap(game);
    value["handicap"] = handicap ? answers::Json(*handicap) : answers::Json(nullptr);
    value["rules"] = info.text("RU");
    value["result"] = info.text("RE");
    value["moves"] = compiler::move_count(game);
    value["nodes"] = game.nodes.size();
    value["variations"] = game.line_count() - 1;
    value["encoding"] = {{"name", game.encoding.name},
                         {"declared", game.encoding.declared},
                         {"known_by", compiler::source_name(game.encoding.source)},
                         {"bad_bytes", game.encoding.bad_bytes}};
    value["warnings"] = answers::Json::array();
    for (const sgf::SgfWarning& warning : game.warnings) {
        const base::LineColumn place = info.source->line_column(static_cast<std::uint32_t>(warning.offset));
        value["warnings"].push_back({{"line", place.line}, {"column", place.column}, {"message", warning.message}});
    }
    return value;
}

class TextPrinter {
  public:
    explicit TextPrinter(const base::TextStyle& style) : style_(style) {}

    void print(const GameInfo& info) {
        const compiler::SgfTree& game = *info.game;
        std::cout << (first_ ? "" : "\n") << base::printable(info.name, style_.unicode) << '\n';
        first_ = false;
        line("board", board(info));
        line("black", info.text("PB") + " " + info.text("BR"));
        line("white", info.text("PW") + " " + info.text("WR"));
        line("event", info.text("EV"));
        line("date", info.text("DT"));
        if (const auto komi = compiler::sgf_komi(game).points) line("komi", fmt::format("{:g}", *komi));
        if (const auto stones = compiler::sgf_handicap(game); stones && *stones > 0)
            line("handicap", std::to_string(*stones));
        line("rules", info.text("RU"));
        line("result", info.text("RE"));
        const std::size_t variations = game.line_count() - 1;
        line("moves", std::to_string(compiler::move_count(game)) +
                          (variations == 0 ? "" : ", " + base::counted(variations, "variation", "variations")));
        line("encoding", game.encoding.description() + bad_bytes(game.encoding));
        for (const sgf::SgfWarning& warning : game.warnings) line("warning", warning_text(warning, *info.source));
    }

  private:
    static std::string board(const GameInfo& info) {
        if (const int size = info.game->board_size(); size > 0) return fmt::format("{0}x{0}", size);
        const std::string size = info.text("SZ");
        return size.empty() ? "GM[" + info.text("GM") + "], a game other than Go"
                            : "SZ[" + size + "], points kept as text";
    }

    static std::string bad_bytes(const compiler::SgfEncoding& encoding) {
        return encoding.bad_bytes == 0
                   ? ""
                   : ", " + base::counted(encoding.bad_bytes, "broken character", "broken characters");
    }

    // On one line, blanks at its ends left out; nothing where there is no text.
    void line(const char* label, const std::string& text) const {
        std::string shown = base::printable(text, style_.unicode);
        std::replace(shown.begin(), shown.end(), '\n', ' ');
        const std::string_view visible = base::trimmed(shown);
        if (!visible.empty()) std::cout << fmt::format("  {:<9} {}\n", label, visible);
    }

    const base::TextStyle& style_;
    bool first_ = true;
};

class InfoRun {
  public:
    InfoRun(const SgfInfoOptions& options, const CommonOptions& common)
        : options_(options), style_(text_style(common)), printer_(style_) {}

    Outcome run() {
        for (const std::string& input : options_.files.inputs) visit(input);
        if (options_.format == "json") std::cout << answers::json_text({{"games", std::move(values_)}});
        return outcome_;
    }

  private:
    // Folders and archives are opened; a game that is named alone is looked for in its file.
    void visit(const std::string& input) {
        if (input == "-" || authoring::split_game_number(input).number)
            return add_games(authoring::read_asked_games(input, encoding()));
        bool is_empty = true;
        const auto add = [&](const authoring::GameText& found) {
            is_empty = false;
            return add_text(found);
        };
        const auto tell = [&](const std::string& line) {
            is_empty = false;
            say(line);
        };
        authoring::visit_game_texts({input}, {.text = add, .trouble = tell});
        if (is_empty) say(input + ": holds no game; SGF starts with `(;`");
    }

    bool add_text(const authoring::GameText& found) {
        authoring::AskedGames asked;
        asked.file = found.name;
        asked.collection = compiler::read_sgf_collection(found.name, found.text,
                                                         encoding().empty() ? std::nullopt : std::optional(encoding()));
        asked.in_file = asked.collection.games.size();
        if (asked.in_file == 0) say(found.name + ": holds no game; SGF starts with `(;`");
        add_games(asked);
        return true;
    }

    void add_games(const authoring::AskedGames& asked) {
        for (std::size_t i = 0; i < asked.collection.games.size(); ++i) {
            const GameInfo info{asked.name_of(i), &asked.collection.games[i], asked.collection.source.get()};
            if (options_.format == "json")
                values_.push_back(info_value(info));
            else
                printer_.print(info);
        }
    }

    void say(const std::string& line) {
        std::cerr << "katachi: " << line << '\n';
        outcome_ = Outcome::findings;
    }

    const std::string& encoding() const { return options_.files.encoding; }

    const SgfInfoOptions& options_;
    base::TextStyle style_;
    TextPrinter printer_;
    answers::Json values_ = answers::Json::array();
    Outcome outcome_ = Outcome::success;
};

}  // namespace

Outcome run_sgf_info(const SgfInfoOptions& options, const CommonOptions& common) {
    return InfoRun(options, common).run();
}

}  // namespace katachi::cli
