#include "tools/katachi/commands/life/mine.h"

#include <fmt/format.h>

#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/destination.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "tools/authoring/life/mined_life_text.h"
#include "tools/katachi/commands/life/problems.h"

namespace katachi::cli {

Outcome run_life_mine(const LifeMineOptions& options) {
    base::check_can_be_written(options.output);
    base::check_is_no_input(options.output, options.problems);
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    const auto problems = given_problems(options.problems, options.reading);
    const base::ProgressLine line;
    const authoring::ProofExamples examples =
        authoring::proof_examples(problems, {.limits = {.nodes = options.positions},
                                             .jobs = options.jobs,
                                             .stop = &stop,
                                             .progress = [&](std::size_t done, std::size_t of) {
                                                 line.show(fmt::format("Problems  {} of {}", done, of));
                                             }});
    const bool is_attack = options.side == "attack";
    const std::vector<authoring::MinedShape> shapes = authoring::mine_shapes(
        examples, {.is_attack = is_attack, .most = options.limit, .stop = &stop, .progress = [&](std::size_t found) {
                       line.show(base::counted(found, "entry", "entries"));
                   }});
    line.clear();
    if (stop) return stopped("nothing was written");
    if (shapes.empty()) {
        std::cerr << "katachi: no shape was right often enough in "
                  << base::counted(problems.size(), "problem", "problems") << "; nothing was written. Name more\n";
        return Outcome::findings;
    }
    const std::string origin =
        fmt::format("From {} and {} of their proofs.", base::counted(problems.size(), "problem", "problems"),
                    base::counted(examples.examples.size(), "position", "positions"));
    base::write_file(options.output, authoring::mined_life_text(shapes, examples.problems, origin));
    std::cerr << base::output_name(options.output) << ": " << base::counted(shapes.size(), "entry", "entries") << " of "
              << base::counted(problems.size(), "problem", "problems") << '\n';
    return Outcome::success;
}

}  // namespace katachi::cli
