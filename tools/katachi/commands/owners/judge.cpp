#include <fmt/core.h>

#include <iostream>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "engine/analysis/position_owners.h"
#include "games/owners/owner_report.h"
#include "tools/katachi/commands/owners/examples.h"

namespace katachi::cli {

namespace {

position::OwnerWeights weights_of(const std::string& file) {
    if (file.empty()) return position::learned_owner_weights();
    auto read = position::read_owner_weights(base::read_file(file)->text());
    if (const auto* error = std::get_if<position::OwnerWeightsError>(&read))
        throw base::FileError(
            fmt::format("{}:{}: {}; katachi owners train writes such files", file, error->line, error->message));
    return std::get<position::OwnerWeights>(std::move(read));
}

}  // namespace

Outcome run_owners_judge(const OwnersOptions& options) {
    const position::OwnerWeights weights = weights_of(options.weights);
    const std::vector<CountedFile> files = counted_files(options);
    analysis::OwnerJudge judge(weights);
    games::OwnerReport report;
    base::ProgressLine line;
    for (const CountedFile& file : files)
        for (const games::CountedPosition& counted : file.positions) {
            if (base::stop_on_interrupt()) {
                line.clear();
                return stopped("there is no report");
            }
            line.show(fmt::format("{} positions of {}", report.all().positions, file.name));
            report.add(counted, judge.owners(board::Board(counted.position), counted.to_move), weights.score);
        }
    line.clear();
    std::cout << games::text(report);
    return Outcome::success;
}

}  // namespace katachi::cli
