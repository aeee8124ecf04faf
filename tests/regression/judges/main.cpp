// katachi-judges: draws the questions of regression/judges/tables/, and writes them as suites.
#include <fmt/core.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/number.h"
#include "tests/regression/judges/drawing.h"
#include "tests/regression/judges/results.h"
#include "tests/regression/judges/split_games.h"

namespace katachi::regression {

namespace {

using std::filesystem::path;

// More nodes settle hardly more.
constexpr TruthLimits limits{
    .code = {.nodes = 30'000},
    .move = {.nodes = 5'000},
};

// A node costs more where two strings are looked at.
constexpr TruthLimits link_limits{
    .code = {.nodes = 1'000},
    .move = {.nodes = 300},
};

std::vector<JudgedQuestion> questions_in(const path& file) {
    try {
        return read_questions(base::read_file(file)->text());
    } catch (const std::invalid_argument& trouble) {
        throw base::FileError(
            fmt::format("{}: {}; mend it, or take it away and draw anew", file.string(), trouble.what()));
    }
}

const Split& split_named(const std::string& name) {
    for (const Split& split : splits())
        if (split.name == name) return split;
    throw base::FileError(name + ": no set of questions; they are tune, choose and judge");
}

constexpr std::array<std::string_view, 2> abouts{"captures", "links"};

DrawnAbout about_named(const std::string& name) {
    for (std::size_t i = 0; i < abouts.size(); ++i)
        if (abouts[i] == name) return static_cast<DrawnAbout>(i);
    throw base::FileError(name + ": questions are drawn about captures or links");
}

// How many questions were proved and stayed open, by kind and origin.
std::string counts_text(const std::vector<JudgedQuestion>& questions) {
    std::map<std::string, std::array<int, 4>> counts;
    for (const JudgedQuestion& question : questions) {
        std::array<int, 4>& count = counts[fmt::format("{}\t{}", name(question.kind), name(question.origin))];
        ++count[!question.truth                       ? 2
                : question.truth->is_contradicted     ? 3
                : question.truth->code == Code::fails ? 1
                                                      : 0];
    }
    std::string text;
    for (const auto& [kind, count] : counts)
        text += fmt::format("{}\tworks {}\tfails {}\topen {}\tboth {}\n", kind, count[0], count[1], count[2], count[3]);
    return text;
}

// What is found is kept in `work`, from where a drawing that was stopped goes on.
int draw(const std::string& split_name, const std::string& about, const path& collections, const path& engine,
         int positions, const path& tables, const path& work) {
    const Split& split = split_named(split_name);
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    std::filesystem::create_directories(work);
    const path found_file = work / fmt::format("{}-{}.found.tsv", split_name, about);
    std::vector<JudgedQuestion> found;
    if (std::filesystem::exists(found_file)) found = questions_in(found_file);
    const auto games = games_of(split, collections);
    const std::vector<std::string> shallow(5, "decrease_depths");
    Readers readers({{"gnugo --mode gtp"}, {engine.string()}, {engine.string(), shallow}});
    const DrawnAbout drawn = about_named(about);
    const DrawingPlan plan{drawn, positions, work, drawn == DrawnAbout::links ? link_limits : limits};
    const base::ProgressLine line;
    std::ofstream kept(found_file, std::ios::app);
    Drawing(games, plan, readers).run(found, stop, [&](const std::vector<JudgedQuestion>& now) {
        for (const JudgedQuestion& question : now) kept << line_of(question);
        kept.flush();
        found.insert(found.end(), now.begin(), now.end());
        line.show(
            fmt::format("{}, {}: {} questions, {} chosen", split_name, about, found.size(), balanced(found).size()));
    });
    line.clear();
    std::string table;
    for (const JudgedQuestion& question : balanced(found)) table += line_of(question);
    base::write_file(tables / fmt::format("{}-{}.tsv", split_name, about), table);
    base::write_file(tables / fmt::format("{}-{}-counts.txt", split_name, about), counts_text(found));
    std::cout << counts_text(found);
    return stop ? 2 : 0;
}

std::vector<JudgedQuestion> table(const std::string& split_name, const path& tables) {
    std::vector<JudgedQuestion> questions;
    for (const std::string_view about : abouts)
        for (JudgedQuestion& question : questions_in(tables / fmt::format("{}-{}.tsv", split_name, about)))
            questions.push_back(std::move(question));
    return questions;
}

int show_results(const std::string& split_name, const path& collections, const path& tables, const path& work) {
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    std::filesystem::create_directories(work);
    const auto games = games_of(split_named(split_name), collections);
    std::cout << results_text(judge(table(split_name, tables), games, work, stop));
    return stop ? 2 : 0;
}

// A suite a kind, and the games that they load.
int write_suites(const std::string& split_name, const path& collections, const path& tables, const path& folder) {
    const auto games = games_of(split_named(split_name), collections);
    std::filesystem::create_directories(folder / "games");
    std::map<std::string, std::string> files;
    const auto file_of = [&](const std::string& game) {
        std::string& file = files[game];
        if (!file.empty()) return file;
        const auto known = games.find(game);
        if (known == games.end()) throw base::FileError(game + ": no such game in " + collections.string());
        file = fmt::format("games/{}-{}.sgf", split_name, files.size());
        base::write_file(folder / file, sgf_of(known->second));
        return file;
    };
    const std::vector<JudgedQuestion> all = table(split_name, tables);
    for (const QuestionKind kind : all_question_kinds)
        for (const QuestionOrigin origin : {QuestionOrigin::drawn, QuestionOrigin::disputed}) {
            std::vector<JudgedQuestion> questions;
            for (const JudgedQuestion& question : all)
                if (question.kind == kind && question.origin == origin) questions.push_back(question);
            const std::string name =
                fmt::format("{}-{}-{}.tst", split_name, regression::name(kind), regression::name(origin));
            base::write_file(folder / name, suite_text(questions, file_of));
        }
    return 0;
}

constexpr const char* usage =
    "katachi-judges draw SPLIT ABOUT GAMES19 ENGINE COUNT TABLES WORK   draw and prove questions, or go on doing so\n"
    "katachi-judges suites SPLIT GAMES19 TABLES FOLDER                write them as suites for `katachi regress`\n"
    "katachi-judges results SPLIT GAMES19 TABLES WORK                 what shares of them GNU Go and katachi get "
    "right\n"
    "\nSPLIT is tune, choose or judge, ABOUT captures or links, COUNT how many positions are looked at.\n";

int run(const std::vector<std::string>& words) {
    if (words.size() == 8 && words[0] == "draw") {
        const auto positions = base::number_from<int>(words[5]);
        if (positions && *positions > 0)
            return draw(words[1], words[2], words[3], words[4], *positions, words[6], words[7]);
    }
    if (words.size() == 5 && words[0] == "suites") return write_suites(words[1], words[2], words[3], words[4]);
    if (words.size() == 5 && words[0] == "results") return show_results(words[1], words[2], words[3], words[4]);
    std::cerr << usage;
    return 2;
}

}  // namespace

}  // namespace katachi::regression

int main(int count, char** words) {
    try {
        return katachi::regression::run({words + 1, words + count});
    } catch (const katachi::base::FileError& trouble) {
        std::cerr << "katachi-judges: " << trouble.what() << '\n';
        return 2;
    }
}
