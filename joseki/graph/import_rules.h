// How the comments of SGF trees become typed fields. Every collection has signs of its own: counts as JSON, marks such
// as <tenuki>, letters for classes. A person states them in a TOML file; the rules that come with Katachi
// (default_import_rules) know three such habits and are an example to begin from.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/colour.h"
#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

// What the comment on a move says.
struct CommentFacts {
    std::optional<MoveClass> move_class;
    std::optional<Urgency> urgency;         // after the move
    std::optional<Urgency> urgency_before;  // of the mover
    std::optional<board::Colour> good_for;  // after the move; Colour::empty: even
    std::optional<double> points;
    std::optional<int> stage;
    Extension extension = Extension::none;  // as the tree's board lies
    std::optional<std::int64_t> games, black_wins, white_wins;
    int first_date = 0, last_date = 0;
    std::int64_t ended = 0;                    // games whose sequence ends with the move
    std::int64_t rest = 0;                     // games that went on in ways that are not kept
    std::string example;                       // a game in which it was played
    std::string code;                          // what a dictionary calls the position after the move
    std::string constraint, action, colon;     // lines that begin with ; > :
    std::map<std::string, std::string> texts;  // what remains, by language

    // All that the other one states, but for texts, and of a pattern its constraint alone.
    void take(const CommentFacts& other);
};

struct ImportRule {
    enum class When { contains, json, marked };

    std::string name;  // what reports call it
    When when = When::contains;
    std::string sign;                                       // contains: this text, which is then taken out
    std::string games_key, black_wins_key, white_wins_key;  // json: members of the comment's object
    std::string points_key;
    CommentFacts says;  // set where the rule applies
    std::string text;   // put before what the comment says of the move
};

struct ImportRules {
    std::vector<ImportRule> rules;
    std::string language;  // of texts that do not say theirs

    // `is_marked`: the node has a mark, MA or SQ, that makes it a pattern. Adds one to `applied` for each rule that
    // does, by its place.
    CommentFacts apply(std::string_view comment, bool is_marked, std::vector<std::size_t>& applied) const;
};

// Throws FileError that says what is wrong, and where.
ImportRules read_import_rules(const std::filesystem::path& path);
ImportRules default_import_rules();
std::string_view default_import_rules_text();

}  // namespace katachi::joseki
