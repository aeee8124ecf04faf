// What kind of patterns a database holds, and what follows from the kind: the one list of kinds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace katachi::match {

enum class DatabaseKind : std::uint8_t {
    move,
    attack,
    defence,
    connection,
    influence,
    barrier,
    life_attack,   // owl attack
    life_defence,  // owl defence
    life_vital,    // owl vital attack
    endgame,
    handicap,
    fuseki,
    corner,       // joseki: the corner must hold exactly the drawn stones
    whole_board,  // compressed fuseki: the board must hold exactly the listed stones
    eye_shape,
    monte_carlo,
};

constexpr int database_kind_count = 16;

// When an engine asks the patterns of a database for their moves.
enum class PatternUse : std::uint8_t {
    none,  // they say something of stones and points, or are moves of a reading of life and death
    middle_game,
    endgame,
    fuseki,
    corner,
};

struct KindFacts {
    std::string_view name;  // "move", "life-attack", … as manifests and messages spell it; ends with a zero
    PatternUse use;
    bool has_class_conditions;  // class letters speak of the move's safety and of stones (manual, chapter 9.2.1)
    std::string_view reader;    // what of the engine goes by its patterns, for people
};

constexpr std::array<KindFacts, database_kind_count> kind_facts{{
    {"move", PatternUse::middle_game, true, "moves of the middle game"},
    {"attack", PatternUse::middle_game, false, "moves of the middle game"},
    {"defence", PatternUse::middle_game, false, "moves of the middle game"},
    {"connection", PatternUse::none, false, "dragons"},
    {"influence", PatternUse::none, false, "influence"},
    {"barrier", PatternUse::none, false, "influence"},
    {"life-attack", PatternUse::none, false, "nothing yet"},
    {"life-defence", PatternUse::none, false, "nothing yet"},
    {"life-vital", PatternUse::none, false, "nothing yet"},
    {"endgame", PatternUse::endgame, true, "moves of the endgame"},
    {"handicap", PatternUse::none, true, "free handicap stones"},
    {"fuseki", PatternUse::fuseki, true, "moves of the opening"},
    {"corner", PatternUse::corner, true, "moves in corners"},
    {"whole-board", PatternUse::fuseki, false, "moves of the opening"},
    {"eye-shape", PatternUse::none, false, "nothing yet"},
    {"monte-carlo", PatternUse::none, false, "playouts"},
}};

constexpr const KindFacts& facts_of(DatabaseKind kind) { return kind_facts[static_cast<std::size_t>(kind)]; }

constexpr std::string_view name(DatabaseKind kind) { return facts_of(kind).name; }

}  // namespace katachi::match
