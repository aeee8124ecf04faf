#include <iostream>

#include "tools/authoring/eyes/eye_drawing.h"
#include "tools/katachi/commands/eyes/commands.h"
#include "tools/katachi/commands/eyes/space_argument.h"
#include "tools/katachi/shared/picture.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

Outcome run_eyes_draw(const EyesDrawOptions& options) {
    check_picture(options.output, "", {});
    const match::EyeGraph space = space_from_argument(options.graph);
    const eyes::LocalRules& rules = options.solver.rules;
    const auto answer = eyes::EyeSolver(space, rules, options.solver.most_positions).solve();
    if (!answer) {
        std::cout << undecided_text(options.solver.most_positions);
        return Outcome::findings;
    }
    const std::string format = options.output.empty() ? "ascii" : picture_format(options.output);
    const std::string drawn = picture(authoring::draw_eyes(space, *answer, rules), format, options.size, "");
    write_text(drawn, options.output);
    return Outcome::success;
}

}  // namespace katachi::cli
