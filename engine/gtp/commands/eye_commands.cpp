// What eye spaces are worth.
#include "engine/eyes/marked_rows.h"
#include "engine/eyes/solvable.h"
#include "engine/gtp/commands.h"

namespace katachi::gtp {

namespace {

// A second or two; spaces of up to 15 points take less.
constexpr std::size_t most_positions = 2'000'000;

Answer analyze_eyegraph(Session&, const Arguments& arguments) {
    const match::EyeGraphReading reading = match::read_eye_graph(arguments.text());
    if (!reading.trouble.empty()) return failure("invalid eye graph: " + reading.trouble);
    if (const std::string why = eyes::why_unsolvable(reading.graph); !why.empty())
        return failure("invalid eye graph: " + why);
    const auto answer = eyes::EyeSolver(reading.graph, {}, most_positions).solve();
    if (!answer) return failure("the eye space is too large");
    std::string text = eyes::eye_value_text(answer->value);
    for (const std::string& row : eyes::marked_rows(reading.graph, *answer)) text += '\n' + row;
    return success(text);
}

}  // namespace

std::span<const Command> eye_commands() {
    static constexpr Command commands[] = {
        {"analyze_eyegraph", "GRAPH", "the value of an eye space, and its vital points", analyze_eyegraph},
    };
    return commands;
}

}  // namespace katachi::gtp
