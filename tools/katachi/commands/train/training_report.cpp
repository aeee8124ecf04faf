#include "tools/katachi/commands/train/training_report.h"

#include <cstdio>
#include <filesystem>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/make_folder.h"

namespace katachi::cli {

namespace fs = std::filesystem;

namespace {

// Reads the name of the table and that of the picture from the environment, where no quoting is needed.
constexpr const char* plot_script = R"(
set datafile separator ","
set terminal pngcairo size 900,600 font "sans,11"
set output system("printenv KATACHI_PLOT_PNG")
set title "Moves of held-out games among the first choices"
set xlabel "choices"
set ylabel "percent of moves"
set xrange [1:20]
set yrange [0:100]
set xtics 1
set ytics 10
set grid
unset key
plot system("printenv KATACHI_PLOT_CSV") skip 1 using 1:2 with linespoints pointtype 7
)";

bool plot(const fs::path& csv, const fs::path& png) {
    setenv("KATACHI_PLOT_CSV", csv.c_str(), 1);
    setenv("KATACHI_PLOT_PNG", png.c_str(), 1);
    std::FILE* const gnuplot = popen("gnuplot 2>/dev/null", "w");
    if (gnuplot == nullptr) return false;
    std::fputs(plot_script, gnuplot);
    return pclose(gnuplot) == 0;
}

}  // namespace

void check_report_folder(const std::string& folder) {
    if (!folder.empty() && fs::exists(folder) && !fs::is_directory(folder))
        throw base::FileError(folder + ": is no folder; --report writes its files into one");
}

void write_training_report(const std::string& folder, const games::PredictionReport& report, const std::string& table) {
    base::make_folder(folder);
    const fs::path path = folder;
    base::write_file(path / "prediction.txt", table);
    base::write_file(path / "prediction.csv", games::curve_csv(report));
    if (!plot(path / "prediction.csv", path / "prediction.png"))
        std::cerr << "katachi: no picture of the curve: gnuplot is missing or failed (package gnuplot-nox)\n";
}

}  // namespace katachi::cli
