#include "tools/katachi/commands/joseki/query_games.h"

#include <fmt/format.h>

#include <iostream>

#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "tools/answers/joseki/joseki_json.h"
#include "tools/authoring/joseki/followed_games.h"
#include "tools/katachi/commands/joseki/followed_text.h"
#include "tools/katachi/commands/joseki/text.h"
#include "tools/katachi/shared/common_options.h"

namespace katachi::cli {

namespace {

struct FollowedSums {
    std::size_t games = 0, corners = 0;  // in which somebody played
    std::size_t following = 0;           // corners that begin as the library does
    std::size_t moves = 0;               // that they follow
    std::size_t ended = 0;               // corners that reach the end of a line of the library
};

class GamesAnswer {
  public:
    GamesAnswer(const JosekiQueryOptions& options, const CommonOptions& common, const JosekiLibrary& library)
        : library_(library), is_json_(options.format == "json"), style_(text_style(common)), view_(view_of(options)) {}

    authoring::FollowedGamesVisitor visitor() {
        return {.game = [this](const std::string& name, const authoring::FollowedGame& game) { add(name, game); },
                .trouble = [](const std::string& line) { std::cerr << "katachi: " << line << '\n'; }};
    }

    Outcome finish() {
        if (sums_.games == 0) throw base::FileError("none of the games can be followed");
        if (is_json_) std::cout << answers::followed_games_json(games_, library_.graph, view_.corner);
        print("\n" + summary());
        if (sums_.following > 0) return Outcome::success;
        std::cerr << "katachi: no corner of the games begins as the library does\n";
        return Outcome::findings;
    }

  private:
    void add(const std::string& name, const authoring::FollowedGame& game) {
        if (sums_.games++ == 0) print("how far the corners of each game follow " + library_.name + "\n");
        for (const board::Corner place : board::four_corners)
            if (!view_.corner || *view_.corner == place) count(game[static_cast<std::size_t>(place)]);
        if (is_json_) games_.emplace_back(name, game);
        print("\n" + name + "\n" +
              (view_.has_moves ? followed_text(game, library_, view_) : corner_lines(game, library_.graph, view_)));
    }

    void count(const authoring::FollowedCorner& corner) {
        if (corner.moves.empty()) return;
        ++sums_.corners;
        if (corner.followed == 0) return;
        ++sums_.following;
        sums_.moves += corner.followed;
        if (!corner.next) ++sums_.ended;
    }

    std::string summary() const {
        std::string text = base::counted(sums_.games, "game", "games") + ", " +
                           base::counted(sums_.corners, "corner", "corners") + ": " + std::to_string(sums_.following) +
                           (sums_.following == 1 ? " begins" : " begin") + " as the library does";
        if (sums_.following > 0)
            text += fmt::format(", following it for {:.1f} moves on average; {} to the end of its line",
                                static_cast<double>(sums_.moves) / static_cast<double>(sums_.following), sums_.ended);
        return text + "\n";
    }

    void print(const std::string& text) const {
        if (!is_json_) std::cout << in_style(text, style_);
    }

    const JosekiLibrary& library_;
    bool is_json_;
    base::TextStyle style_;
    FollowedView view_;
    FollowedSums sums_;
    std::vector<std::pair<std::string, authoring::FollowedGame>> games_;  // for JSON
};

void check_options(const JosekiQueryOptions& options) {
    if (options.move > 0 || !options.path.empty() || !options.side.empty() || options.differences > 0 ||
        !options.output.empty())
        throw base::FileError("--move, --path, --side, --differences and -o are about one game; name it alone, in a " +
                              std::string("collection by its number: FILE#1"));
}

}  // namespace

Outcome answer_games(const JosekiQueryOptions& options, const CommonOptions& common, const JosekiLibrary& library) {
    check_options(options);
    GamesAnswer answer(options, common, library);
    authoring::follow_games(options.position, library.graph, answer.visitor());
    return answer.finish();
}

Outcome answer_games_of(const std::string& text, const std::string& file, const JosekiQueryOptions& options,
                        const CommonOptions& common, const JosekiLibrary& library) {
    check_options(options);
    GamesAnswer answer(options, common, library);
    authoring::follow_games_of(text, file, library.graph, answer.visitor());
    return answer.finish();
}

}  // namespace katachi::cli
