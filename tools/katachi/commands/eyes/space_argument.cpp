#include "tools/katachi/commands/eyes/space_argument.h"

#include <filesystem>
#include <system_error>

#include "base/files/file_error.h"
#include "base/files/pattern_text.h"
#include "base/files/standard_input.h"
#include "base/text/counted.h"
#include "engine/eyes/solvable.h"

namespace katachi::cli {

match::EyeGraph space_from_argument(const std::string& text) {
    const match::EyeGraphReading reading =
        match::read_eye_graph(text == "-" ? base::read_pattern_input(base::input_name(text))->text() : text);
    std::error_code error;
    if (!reading.trouble.empty() && std::filesystem::exists(text, error))
        throw base::FileError(text +
                              ": is a file; a graph is written itself, such as OO!%O.X%!..., or with - in its "
                              "place read from standard input");
    if (!reading.trouble.empty())
        throw base::FileError("cannot read the graph: " + reading.trouble + "; write it like OO!%O.X%!...");
    if (const std::string why = eyes::why_unsolvable(reading.graph); !why.empty())
        throw base::FileError("cannot analyze the graph: " + why);
    return reading.graph;
}

std::string undecided_text(std::size_t most_positions) {
    return "undecided after " + base::counted(most_positions, "position", "positions") + "; more: --limit-positions\n";
}

}  // namespace katachi::cli
