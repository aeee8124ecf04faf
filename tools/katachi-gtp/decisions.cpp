#include "tools/katachi-gtp/decisions.h"

#include <algorithm>
#include <array>

#include "engine/board/side_name.h"

namespace katachi::player {

namespace {

enum class About { vertex, two_vertices, side_to_move, listed };

struct DecisionKind {
    const char* option;
    const char* description;
    About about;
    const char* subject;  // what the vertices are to be
    std::array<const char*, 2> commands;
    bool asks_other_way = false;
    const char* list = "";         // a command that names the vertices
    bool counts_positions = true;  // that were read for each answer
};

constexpr std::array kinds{
    DecisionKind{"--decide-string",
                 "only tells whether this string can be captured and saved",
                 About::vertex,
                 "a stone",
                 {"attack", "defend"}},
    DecisionKind{"--decide-connection",
                 "only tells whether these two strings can be connected and kept apart",
                 About::two_vertices,
                 "two stones",
                 {"connect", "disconnect"}},
    DecisionKind{"--decide-dragon",
                 "only tells whether this dragon can be killed, and whether it can live",
                 About::vertex,
                 "a stone",
                 {"owl_attack", "owl_defend"}},
    DecisionKind{
        "--decide-owl", "the same, as GNU Go calls it", About::vertex, "a stone", {"owl_attack", "owl_defend"}},
    DecisionKind{.option = "--decide-dragon-data",
                 .description = "only tells all that is judged of this dragon",
                 .about = About::vertex,
                 .subject = "a stone",
                 .commands = {"dragon_data"},
                 .counts_positions = false},
    DecisionKind{"--decide-position",
                 "only tells of each dragon with a short way out whether it can be killed, and whether it can live",
                 About::listed,
                 "",
                 {"owl_attack", "owl_defend"},
                 false,
                 "katachi-hemmed_dragons"},
    DecisionKind{.option = "--decide-surrounded",
                 .description = "only tells whether this dragon is surrounded: 1, weakly: 2, or not: 0",
                 .about = About::vertex,
                 .subject = "a stone",
                 .commands = {"is_surrounded"},
                 .counts_positions = false},
    DecisionKind{.option = "--decide-eye",
                 .description = "only tells how many eyes the space at this point is worth if the attacker begins, and "
                                "if the defender does, with the moves that decide it",
                 .about = About::vertex,
                 .subject = "a point of an eye space",
                 .commands = {"eval_eye"},
                 .counts_positions = false},
    DecisionKind{"--decide-semeai",
                 "only tells who wins the race of these two dragons, with either side first",
                 About::two_vertices,
                 "two stones of different colors",
                 {"analyze_semeai"},
                 true},
    DecisionKind{"--decide-tactical-semeai",
                 "the same by liberties alone",
                 About::two_vertices,
                 "two stones of different colors",
                 {"tactical_analyze_semeai"},
                 true},
    DecisionKind{"--decide-combination",
                 "only tells whether the side to move captures something by threats, and what prevents it",
                 About::side_to_move,
                 "a color",
                 {"combination_attack", "combination_defend"}},
};

bool takes_vertices(const DecisionKind& kind) {
    return kind.about == About::vertex || kind.about == About::two_vertices;
}

}  // namespace

void DecisionOptions::add_to(CLI::App& program, CLI::Option* file) {
    vertices_.resize(kinds.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const DecisionKind& kind = kinds[i];
        CLI::Option* const option = takes_vertices(kind)
                                        ? program.add_option(kind.option, vertices_[i], kind.description)
                                        : program.add_flag(kind.option, kind.description);
        if (takes_vertices(kind)) option->type_name(kind.about == About::vertex ? "VERTEX" : "VERTEX/VERTEX");
        option->needs(file);
        options_.push_back(option);
    }
}

bool DecisionOptions::is_given() const {
    return std::ranges::any_of(options_, [](const CLI::Option* option) { return option->count() > 0; });
}

std::optional<Decision> DecisionOptions::chosen(board::Colour to_move) const {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const DecisionKind& kind = kinds[i];
        if (options_[i]->count() == 0) continue;
        Decision decision{.option = kind.option,
                          .commands = {},
                          .list = kind.list,
                          .vertices = kind.about == About::side_to_move ? board::side_word(to_move) : vertices_[i],
                          .vertex_count = kind.about == About::two_vertices ? 2U : 1U,
                          .subject = kind.subject,
                          .asks_other_way = kind.asks_other_way,
                          .counts_positions = kind.counts_positions};
        for (const char* const command : kind.commands)
            if (command != nullptr) decision.commands.emplace_back(command);
        return decision;
    }
    return std::nullopt;
}

}  // namespace katachi::player
