#include "tools/katachi/commands/life/profile.h"

#include <algorithm>
#include <iostream>

#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "tools/answers/life/life_profile_json.h"
#include "tools/katachi/commands/life/problems.h"

namespace katachi::cli {

namespace {

// Databases about life alone. Throws FileError where none is.
std::vector<compiler::PatternDatabase> life_patterns(PatternChoice choice) {
    if (choice.paths.empty() && choice.databases.empty())
        choice.databases = {"life_attack", "life_defence", "life_vital"};
    std::vector<compiler::PatternDatabase> databases = read_patterns(choice);
    std::erase_if(databases, [](const auto& database) { return !authoring::is_of_life(database.spec.kind); });
    if (databases.empty())
        throw base::FileError(name_of(choice) +
                              ": no database is about life; such a file begins with attribute_map owl_attack or "
                              "owl_defense, or katachi.toml says its kind: life_attack, life_defence or life_vital");
    return databases;
}

}  // namespace

Outcome run_life_profile(const LifeProfileCommandOptions& options, const CommonOptions& common) {
    const std::vector<compiler::PatternDatabase> databases = life_patterns(options.patterns);
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    const auto problems = given_problems(options.problems, options.reading);
    const base::ProgressLine line;
    authoring::LifeProfile profile =
        authoring::profile_life(databases, problems,
                                {.limits = {.nodes = options.positions},
                                 .alone = options.alone,
                                 .jobs = options.jobs,
                                 .stop = &stop,
                                 .progress = [&](std::size_t done, std::size_t of, const std::string& name) {
                                     line.show((name.empty() ? "Problems  " : "Patterns  ") + std::to_string(done) +
                                               " of " + std::to_string(of) + (name.empty() ? "" : ", " + name));
                                 }});
    line.clear();
    std::stable_sort(profile.patterns.begin(), profile.patterns.end(),
                     [](const auto& a, const auto& b) { return a.fits.offered > b.fits.offered; });
    switch (options.format) {
        case OutputFormat::json: std::cout << answers::life_profile_json(profile); break;
        case OutputFormat::tsv: std::cout << life_profile_tsv(profile); break;
        case OutputFormat::text: std::cout << life_profile_text(profile, text_style(common)); break;
    }
    std::cout.flush();
    if (profile.complete) return Outcome::success;
    std::cerr << interrupted_text(base::counted(profile.problems, "problem", "problems"));
    return Outcome::trouble;
}

}  // namespace katachi::cli
