// What the moves of a game are called.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/naming/move_namer.h"
#include "tools/authoring/games/named_game.h"

namespace katachi::authoring {

struct ToldName {
    std::string name;   // as terms.tsv has it
    std::string entry;  // of patterndb/names
    std::string remark;
    double priority = 0;
    naming::Judgement judgement = naming::Judgement::none;
    bool is_read = false;  // reading settled it
};

struct NamedMove {
    int number = 0;  // from 1
    board::Move move;
    std::vector<ToldName> names;  // the best first; none for a pass
};

struct MoveNames {
    std::string source;  // the game, for people
    int size = 0;        // of its board
    std::vector<NamedMove> moves;
    std::vector<std::string> warnings;  // of what the record had wrong, "3:7: …"

    int named() const;  // moves with a name
};

// Whether names that have to be read are told, where reading settles them.
enum class Reading { without, settled };

// The names are those of all moves of the line, or of one, by its number. Throws FileError where the game has no such
// move.
MoveNames names_of_game(const FoundLine& line, std::optional<int> number, Reading reading);

}  // namespace katachi::authoring
