#include <iostream>

#include "base/text/counted.h"
#include "tools/authoring/eyes/eye_generation.h"
#include "tools/katachi/commands/eyes/commands.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

Outcome run_eyes_generate(const EyesGenerateOptions& options) {
    const auto [shapes, left_out] =
        authoring::generated_eye_shapes(options.size, options.solver.rules, options.solver.most_positions);
    const std::string text = authoring::eye_shapes_text(shapes, options.solver.rules);
    write_text(text, options.output);
    std::cerr << base::counted(shapes.size(), "eye shape", "eye shapes") << '\n';
    if (left_out == 0) return Outcome::success;
    std::cerr << base::counted(left_out, "space is", "spaces are")
              << " left out: the solver gave up; --limit-positions allows it more positions\n";
    return Outcome::findings;
}

}  // namespace katachi::cli
