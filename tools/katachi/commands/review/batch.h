// All games of a folder or an archive, reviewed one after another into a folder of reviews.
#pragma once

#include "tools/katachi/commands/review/run.h"

namespace katachi::cli {

// The input is a folder or an archive, the output the folder that reviews go to; it is made where it is not
// there. Besides the reviews of games it gets habits.html and habits.json, and reviews.jsonl, the state by which the
// next run leaves alone what has not changed.
Outcome review_collection(const ReviewOptions& options);

}  // namespace katachi::cli
