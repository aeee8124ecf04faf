#include <iostream>

#include "base/files/atomic_file.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "tools/authoring/eyes/eye_generation.h"
#include "tools/katachi/commands/eyes/commands.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

Outcome run_eyes_generate(const EyesGenerateOptions& options) {
    base::check_can_be_written(options.output);
    const base::ProgressLine line;
    const auto [shapes, left_out, is_complete] = authoring::generated_eye_shapes({
        .size = options.size,
        .most_margins = options.most_margins,
        .rules = options.solver.rules,
        .most_positions = options.solver.most_positions,
        .stop = &base::stop_on_interrupt(),
        .progress =
            [&](std::size_t done, std::size_t of) {
                if (done == 0) std::cerr << base::counted(of, "space", "spaces") << " to solve\n";
                line.show("Spaces  " + std::to_string(done) + " of " + std::to_string(of));
            },
    });
    line.clear();
    if (!is_complete) return stopped("nothing was written");
    const std::string text = authoring::eye_shapes_text(shapes, options.solver.rules);
    write_text(text, options.output);
    std::cerr << base::counted(shapes.size(), "eye shape", "eye shapes") << '\n';
    if (left_out == 0) return Outcome::success;
    std::cerr << base::counted(left_out, "space is", "spaces are")
              << " left out: the solver gave up; --limit-positions allows it more positions\n";
    return Outcome::findings;
}

}  // namespace katachi::cli
