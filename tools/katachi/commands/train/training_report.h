// How well moves are foreseen, as files: a table, the curve, and its picture.
#pragma once

#include <string>

#include "games/training/prediction.h"

namespace katachi::cli {

// Throws FileError where there is something of that name that is no folder. An empty name is no folder asked for.
void check_report_folder(const std::string& folder);

// prediction.txt, which holds the table, prediction.csv and, where gnuplot is installed, prediction.png.
void write_training_report(const std::string& folder, const games::PredictionReport& report, const std::string& table);

}  // namespace katachi::cli
