#include <iostream>

#include "base/files/atomic_file.h"
#include "base/text/counted.h"
#include "tools/authoring/eyes/eye_generation.h"
#include "tools/katachi/commands/eyes/commands.h"

namespace katachi::cli {

Outcome run_eyes_generate(const EyesGenerateOptions& options) {
    const auto [shapes, left_out] =
        authoring::generated_eye_shapes(options.size, options.solver.rules, options.solver.most_positions);
    const std::string text = authoring::eye_shapes_text(shapes, options.solver.rules);
    if (options.output.empty())
        std::cout << text << std::flush;
    else
        base::write_file(options.output, text);
    std::cerr << base::counted(shapes.size(), "eye shape", "eye shapes") << '\n';
    if (left_out == 0) return Outcome::success;
    std::cerr << base::counted(left_out, "space is", "spaces are")
              << " left out: the solver gave up; --limit-positions allows it more positions\n";
    return Outcome::findings;
}

}  // namespace katachi::cli
