#include "compiler/check/facts/class_letters.h"

#include <algorithm>
#include <array>

namespace katachi::compiler {

namespace {

constexpr std::array letters{
    ClassLetter{'O', true, "no O stone of the diagram belongs to a dead or critical dragon"},
    ClassLetter{'o', true, "all O stones of the diagram belong to dead or unknown dragons"},
    ClassLetter{'X', true, "no X stone of the diagram belongs to a dead dragon"},
    ClassLetter{'x', true, "all X stones of the diagram belong to dead, critical or unknown dragons"},
    ClassLetter{'s', true, "the move may be a sacrifice: it is not tested for safety"},
    ClassLetter{'n', true, "the opponent could play there too without being captured"},
    ClassLetter{'C', false, "connects the O dragons"},
    ClassLetter{'c', false, "connects the O dragons weakly: a small value for defending each of them"},
    ClassLetter{'B', false, "cuts the X dragons apart; in life databases the move is not connected to the goal"},
    ClassLetter{'b', false, "cuts X weakly; in life databases the move is perhaps not connected to the goal"},
    ClassLetter{'e', false, "makes territory; in connection databases changes eye space"},
    ClassLetter{'E', false, "makes influence or a moyo"},
    ClassLetter{'a', false, "attacks the X dragons; in life databases joins all O stones to the goal"},
    ClassLetter{'d', false, "defends the O dragons"},
    ClassLetter{'A', false,
                "attack databases: tries the move as an attack on X strings; barriers: stops influence of O"},
    ClassLetter{'D', false,
                "defence databases: tries the move as a defence of O strings; barriers: stops influence of X"},
    ClassLetter{'I', false, "invasion"},
    ClassLetter{'J', false, "joseki: a standard move, to be played at once"},
    ClassLetter{'j', false, "joseki: a less urgent move"},
    ClassLetter{'t', false, "joseki: a move that may be left (tenuki); barriers: the point cannot become territory"},
    ClassLetter{'U', false, "joseki: an urgent move that may not be left"},
    ClassLetter{'T', false, "joseki: a trick move"},
    ClassLetter{'W', false, "a threat worth playing for its own sake"},
    ClassLetter{'F', false, "with j or t: a fuseki move of a fixed value, so that equal ones are chosen by chance"},
    ClassLetter{'N', false,
                "joseki: a bad move (antisuji), which katachi-gtp plays only where its search finds that it works"},
    ClassLetter{'Y', false, "reserved"},
    ClassLetter{'-', false, "no class"},
};

}  // namespace

std::span<const ClassLetter> class_letters() { return letters; }

const ClassLetter* find_class_letter(char letter) {
    const auto found =
        std::find_if(letters.begin(), letters.end(), [&](const ClassLetter& each) { return each.letter == letter; });
    return found == letters.end() ? nullptr : &*found;
}

}  // namespace katachi::compiler
