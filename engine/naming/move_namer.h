// What a move is called: the entries of patterndb/names whose drawing lies on the board before the move, with the move
// on its `*`, and whose constraint holds there. What a move does, rather than where it lies, constraints ask of the
// board after it. patterndb/names/README.md says how an entry carries name, priority and judgement.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/match/hit.h"
#include "engine/match/matcher.h"
#include "engine/naming/stone_answers.h"

namespace katachi::naming {

enum class Judgement : std::int8_t { bad = -1, none = 0, good = 1 };

// "bad shape", "good shape" or "".
std::string_view words(Judgement judgement);

// The name of an entry, up to its first dot: several drawings share it.
std::string_view name_of_entry(std::string_view entry);

// One entry of the tables; texts end in a zero and live as long as the namer.
struct NameFacts {
    std::string name;        // "keima", as in terms.tsv
    const char* entry = "";  // "keima.towards-the-middle"
    const char* remark = "";
    float priority = 0;
    std::optional<float> gives_way_above;  // left out where a name of a greater priority is told
    Judgement judgement = Judgement::none;
    bool is_read = false;  // its constraint asks for reading
};

struct MoveName {
    const NameFacts* facts;
    match::Hit hit;
};

class MoveNamer {
  public:
    // `tables` must hold patterns alone, each with a move, and stay while the namer is in use.
    explicit MoveNamer(const match::PatternTables& tables);
    // A namer with the shipped names.
    MoveNamer();

    // All names of a stone of `colour` on `move`, the best first, each once; none where `move` is no empty point.
    // `board` is the position before the move, which need not be legal. `reader` answers about the same position what
    // the stones alone do not tell; without one, names that ask for it are left out. Good until the next call.
    std::span<const MoveName> names(const board::Board& board, board::Colour colour, board::Vertex move,
                                    match::Analysis* reader = nullptr);

    const match::PatternTables& tables() const { return tables_; }
    // One for each entry of the tables.
    std::span<const NameFacts> facts() const { return facts_; }

  private:
    const match::PatternTables& tables_;
    std::vector<NameFacts> facts_;
    match::Matcher matcher_;
    StoneAnswers answers_;
    std::vector<match::Hit> hits_;
    std::vector<MoveName> names_;
};

}  // namespace katachi::naming
