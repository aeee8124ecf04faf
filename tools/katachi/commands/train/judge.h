// How well given weights foresee given games; nothing is learned.
#pragma once

#include "tools/katachi/commands/train/run.h"

namespace katachi::cli {

Outcome run_judge(const TrainOptions& options);

}  // namespace katachi::cli
