#include "joseki/graph/import_rules.h"

namespace katachi::joseki {

// NOLINTNEXTLINE(readability-function-size): a text.
std::string_view default_import_rules_text() {
    return R"(# How comments of SGF trees become typed fields of the library.
#
# A rule applies to the comment of a move
#   contains = "TEXT"    where the text stands in it; the text is taken out
#   json = true          where it, or one line of it, is a JSON object; games, black_wins, white_wins and points name
#                        its members; class, urgency, outcome, stage, extension, code, first, last, ended and example
#                        are read by these names
#   marked = true        where the node has a mark (MA, SQ), as trees for the joseki compiler have: a first line of
#                        one letter is the class (U urgent, S or J joseki, s or j lesser, T trick, t minor, 0 or A
#                        antisuji), lines that begin with ; > : # are constraint, action, colon line and remark
# and sets
#   class = "urgent" "joseki" "lesser" "trick" "minor" "antisuji"
#   urgency = "may" "should-not" "must-not"    whether the opponent may now play elsewhere
#   urgency_before = …                         whether the player could have played elsewhere instead
#   outcome = "even" "black" "white"           for whom the position is good after the move; points = 3.5
#   stage = 0 1 2                              opening moves of the joseki, its continuation, late follow-ups
#   extension = "row" "column"                 a move that slides along it where stones stand in its way
#   text = "TEXT"                              what is said of the move: an engine's advice, which is no class, since it
#                                              may go against what players do
# What remains is text; a line that begins with a language, such as `ja: `, is in that language.

language = ""

[[rule]]
name = "counts"
json = true
games = "count"
black_wins = "b_win"
white_wins = "w_win"
points = "points"

[[rule]]
name = "<tenuki>"
contains = "<tenuki>"
urgency_before = "may"

[[rule]]
name = "<later>"
contains = "<later>"
urgency_before = "may"

[[rule]]
name = "<don't>"
contains = "<don't>"
text = "advice: do not play it"

[[rule]]
name = "<bad>"
contains = "<bad>"
text = "advice: bad"

[[rule]]
name = "<avoid>"
contains = "<avoid>"
text = "advice: avoid it"

[[rule]]
name = "joseki compiler"
marked = true
)";
}

}  // namespace katachi::joseki
