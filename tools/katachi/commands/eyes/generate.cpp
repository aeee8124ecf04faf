#include <iostream>

#include "base/files/atomic_file.h"
#include "base/text/counted.h"
#include "tools/authoring/eyes/eye_generation.h"
#include "tools/katachi/commands/eyes/commands.h"

namespace katachi::cli {

Outcome run_eyes_generate(const EyesGenerateOptions& options) {
    const auto shapes =
        authoring::generated_eye_shapes(options.size, options.solver.rules, options.solver.most_positions);
    const std::string text = authoring::eye_shapes_text(shapes, options.solver.rules);
    if (options.output.empty())
        std::cout << text << std::flush;
    else
        base::write_file(options.output, text);
    std::cerr << base::counted(shapes.size(), "eye shape", "eye shapes") << '\n';
    return Outcome::success;
}

}  // namespace katachi::cli
