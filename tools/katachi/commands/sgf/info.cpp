// katachi sgf info: what is in game records.
#include <fmt/core.h>

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "base/text/trim.h"
#include "tools/answers/game_info_json.h"
#include "tools/authoring/games/game_info.h"
#include "tools/authoring/games/game_trees.h"
#include "tools/katachi/commands/sgf/commands.h"

namespace katachi::cli {

namespace {

using authoring::GameInfo;

class TextPrinter {
  public:
    explicit TextPrinter(const base::TextStyle& style) : style_(style) {}

    void print(const GameInfo& info) {
        std::cout << (first_ ? "" : "\n") << base::printable(info.name, style_.unicode) << '\n';
        first_ = false;
        line("board", board(info));
        if (info.games > 1) line("games", std::to_string(info.games));
        line("black", info.black.name + " " + info.black.rank);
        line("white", info.white.name + " " + info.white.rank);
        line("event", info.event);
        line("date", info.date);
        if (info.komi) line("komi", fmt::format("{:g}", *info.komi));
        if (info.handicap && *info.handicap > 0) line("handicap", std::to_string(*info.handicap));
        line("rules", info.rules);
        line("result", info.result);
        line("moves",
             std::to_string(info.moves) +
                 (info.variations == 0 ? "" : ", " + base::counted(info.variations, "variation", "variations")));
        line("paths", paths(info));
        line("encoding", info.encoding.description() + bad_bytes(info.encoding));
        for (const auto& [place, message] : info.warnings)
            line("warning", fmt::format("{}:{}: {}", place.line, place.column, message));
    }

  private:
    static std::string board(const GameInfo& info) {
        if (info.size > 0) return fmt::format("{0}x{0}", info.size);
        return info.written_size.empty() ? "GM[" + info.kind + "], a game other than Go"
                                         : "SZ[" + info.written_size + "], points kept as text";
    }

    // The paths are written as --path takes them.
    static std::string paths(const GameInfo& info) {
        constexpr std::size_t most = 10;
        std::string text;
        for (std::size_t i = 0; i < std::min(most, info.paths.size()); ++i) text += (i == 0 ? "" : " ") + info.paths[i];
        return info.variations > most ? text + fmt::format(" and {} more", info.variations - most) : text;
    }

    static std::string bad_bytes(const compiler::SgfEncoding& encoding) {
        return encoding.bad_bytes == 0
                   ? ""
                   : ", " + base::counted(encoding.bad_bytes, "broken character", "broken characters");
    }

    // The text stands on one line, without blanks at its ends; nothing is written where there is no text.
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
        const auto add_game = [this](const compiler::SgfTree& game, const base::SourcePtr& source,
                                     const std::string& name) { add(game, *source, name); };
        authoring::visit_game_trees(options_.files.inputs,
                                    {.game = add_game, .trouble = [this](const std::string& line) { say(line); }},
                                    {.archive_limit = options_.archive_limit, .encoding = options_.files.encoding});
        if (options_.format == "json") std::cout << answers::game_infos_json(infos_);
        return outcome_;
    }

  private:
    void add(const compiler::SgfTree& game, const base::SourceFile& source, std::string name) {
        GameInfo info = authoring::game_info(game, source, std::move(name));
        if (options_.format == "json")
            infos_.push_back(std::move(info));
        else
            printer_.print(info);
    }

    void say(const std::string& line) {
        std::cerr << "katachi: " << line << '\n';
        outcome_ = Outcome::findings;
    }

    const SgfInfoOptions& options_;
    base::TextStyle style_;
    TextPrinter printer_;
    std::vector<GameInfo> infos_;
    Outcome outcome_ = Outcome::success;
};

}  // namespace

Outcome run_sgf_info(const SgfInfoOptions& options, const CommonOptions& common) {
    return InfoRun(options, common).run();
}

}  // namespace katachi::cli
