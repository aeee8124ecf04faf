// A question that the page may ask, with the command of `katachi` that it is.
#pragma once

#include <string_view>
#include <vector>

namespace katachi::studio {

// What a parameter may say. All else is refused before a command sees it.
enum class Takes {
    text,             // anything
    number,           // up to nine digits
    vertex,           // Q16, q16, qd, pass
    side,             // black, white, both
    path,             // of a variation: 12.2,15.3
    node,             // a number of a node, which is told to the command as its path and move
    game,             // that the studio shows
    base,             // likewise
    suite,            // likewise
    entry,            // of the patterns, NAME or DATABASE/NAME
    entry_at_vertex,  // the same with @VERTEX
};

struct Parameter {
    std::string_view name;
    Takes takes = Takes::text;
    std::string_view option = {};  // of the command; none where the command line names the parameter by a $
    bool is_needed = false;
};

// How the answer is taken by a browser.
enum class Form { json, svg, text };

class Question;
struct Contents;

struct Route {
    std::string_view path;
    Form form = Form::json;
    // Words of the command, with OPTIONS for those of the parameters that were given, PATTERNS for the option
    // --patterns where the studio shows a folder, PATHS for the paths of the patterns, GAMES for the game that was
    // given or, without one, the paths of the games, SEARCHED for these paths or, where there are none, the base,
    // and $NAME for the value of a parameter.
    std::string_view command;
    std::vector<Parameter> parameters;
    // What the command prints, from what is in memory. Null: the command is run.
    std::string (*answer)(const Question& question, Contents& contents) = nullptr;
    // Answers in place of the command where the studio shows no games. Null: the command asks for none.
    std::string (*without_games)() = nullptr;
    // The command may be given up by the player who waits for it, and tells how far it is.
    bool takes_long = false;
    // The answer of all games is kept until one of their files changes.
    bool is_kept = false;
};

}  // namespace katachi::studio
