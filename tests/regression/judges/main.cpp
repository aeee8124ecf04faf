// katachi-judges: draws the questions of regression/judges/tables/, writes them as suites, and says what engines get
// right, and at what cost.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <map>

#include "base/files/appended_file.h"
#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/file_limit.h"
#include "base/files/read_file.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/process/engine_process.h"
#include "base/text/number.h"
#include "tests/regression/judges/curve.h"
#include "tests/regression/judges/drawing.h"
#include "tests/regression/judges/life/examination.h"
#include "tests/regression/judges/life/life_collection.h"
#include "tests/regression/judges/life/life_strata.h"
#include "tests/regression/judges/life/life_worth.h"
#include "tests/regression/judges/question_table.h"
#include "tests/regression/judges/results.h"
#include "tests/regression/judges/split_games.h"

namespace katachi::regression {

namespace {

using std::filesystem::path;

// More nodes settle hardly more.
constexpr TruthLimits limits{
    .code = {.nodes = 3'000},
    .move = {.nodes = 1'000},
};

// A node costs more where two strings are looked at.
constexpr TruthLimits link_limits{
    .code = {.nodes = 1'000},
    .move = {.nodes = 300},
    .doubt = {.nodes = 10'000},
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
    throw base::FileError(name +
                          ": questions are drawn about captures, links, life, life-open, life-composed, "
                          "life-composed-hard or life-agreed; those about "
                          "life are not deepened");
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

// A set of questions as it is drawn.
class Collection {
  public:
    // What is found is kept in `work`, from where a drawing that was stopped goes on.
    Collection(const QuestionTable& table, const path& work)
        : table_(table), file_(work / (table.name() + ".found.tsv")) {
        std::filesystem::create_directories(work);
        if (std::filesystem::exists(file_)) found_ = questions_in(file_);
    }

    const std::vector<JudgedQuestion>& found() const { return found_; }

    void add(const std::vector<JudgedQuestion>& questions) {
        base::append_to_file(file_, text_of(questions));
        found_.insert(found_.end(), questions.begin(), questions.end());
        show();
    }
    // Puts others in the place of all.
    void replace(std::vector<JudgedQuestion> questions) {
        found_ = std::move(questions);
        base::write_file(file_, text_of(found_));
    }
    void show() const {
        line_.show(fmt::format("{}: {} questions, {} chosen", table_.name(), found_.size(), balanced(found_).size()));
    }
    void write_tables() const {
        line_.clear();
        base::write_file(table_.file(), text_of(balanced(found_)));
        base::write_file(table_.counts_file(), counts_text(found_));
        std::cout << counts_text(found_);
    }

  private:
    static std::string text_of(const std::vector<JudgedQuestion>& questions) {
        std::string text;
        for (const JudgedQuestion& question : questions) text += line_of(question);
        return text;
    }

    QuestionTable table_;
    path file_;
    std::vector<JudgedQuestion> found_;
    base::ProgressLine line_;
};

int draw(const QuestionTable& table, const path& collections, const path& engine, int positions, const path& work) {
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    const auto games = games_of(split_named(table.split), collections);
    if (std::find(life_abouts.begin(), life_abouts.end(), table.about) != life_abouts.end()) {
        draw_life_table(table, games, positions, work, stop);
        return stop ? 2 : 0;
    }
    const DrawnAbout drawn = about_named(table.about);
    Collection collection(table, work);
    const std::vector<std::string> shallow(5, "decrease_depths");
    Readers readers({{"gnugo --mode gtp"}, {engine.string()}, {engine.string(), shallow}});
    Drawing drawing(games, {drawn, drawn == DrawnAbout::links ? link_limits : limits});
    drawing.run({readers, work, positions}, collection.found(), stop,
                [&](const std::vector<JudgedQuestion>& now) { collection.add(now); });
    collection.write_tables();
    return stop ? 2 : 0;
}

// Looks for proofs of the questions that stayed open, with so many nodes for each.
int deepen(const QuestionTable& table, const path& collections, std::uint64_t nodes, const path& work) {
    const DrawnAbout drawn = about_named(table.about);
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    Collection collection(table, work);
    const auto games = games_of(split_named(table.split), collections);
    TruthLimits further = drawn == DrawnAbout::links ? link_limits : limits;
    further.code.nodes = nodes;
    Drawing drawing(games, {drawn, further});
    std::vector<JudgedQuestion> all;
    for (const JudgedQuestion& question : collection.found()) {
        const std::vector<JudgedQuestion> now =
            question.truth || stop ? std::vector{question} : drawing.ask_again(question);
        all.insert(all.end(), now.begin(), now.end());
    }
    collection.replace(std::move(all));
    collection.write_tables();
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

// A suite a kind, and the games that they load; then the problems of life and death.
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
    write_life_suites(split_name, games, tables, folder);
    return 0;
}

// With a half of the nodes, a quarter and so on, and with twice as many and more.
std::vector<CurveReader> curve_readers(const std::string& engine) {
    constexpr int most_halvings = 5, most_doublings = 2;
    std::vector<CurveReader> readers{{"GNU Go", "gnugo --mode gtp", {}}};
    double part = 1;
    for (int i = 0; i < most_halvings; ++i) part /= 2;
    for (int i = -most_halvings; i <= most_doublings; ++i, part *= 2)
        readers.push_back({fmt::format("{:g} of the nodes of play", part), engine,
                           std::vector<std::string>(static_cast<std::size_t>(std::abs(i)),
                                                    i < 0 ? "decrease_depths" : "increase_depths")});
    return readers;
}

int show_curves(const std::string& engine, const std::vector<std::string>& suites) {
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    const CurveSettings settings{.readers = curve_readers(engine)};
    base::ProgressLine line;
    for (const std::string& suite : suites) {
        const std::string name = path(suite).stem().string();
        const auto points = curve(suite, settings, stop, [&](int round) {
            line.show(fmt::format("{}: round {} of {}", name, round + 1, settings.rounds));
        });
        line.clear();
        std::cout << curve_text(name, points) << '\n' << passes_by_time_text(points, {1, 2, 5, 10}) << '\n';
    }
    return 0;
}

Suite suite_in(const path& file) {
    base::Diagnostics findings;
    return read_suite(base::read_file(file), findings);
}

int show_failures(const std::string& word, const std::string& engine, const std::string& further) {
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    const std::string usual = base::located_command(engine, "ENGINE"),
                      long_reader = base::located_command(further, "FURTHER");
    std::vector<AskedSuite> about_lives = asked_suites(word);
    std::erase_if(about_lives, [](const AskedSuite& asked) {
        const Suite suite = suite_in(asked.path);
        return !asks_about_lives(plan(suite, asked.selection));
    });
    if (about_lives.empty())
        throw base::FileError(word + ": asks about no life; owl_attack, owl_defend and dragon_status do");
    std::map<FailureKind, int> counts;
    std::cout << head_of_failures();
    for (const AskedSuite& asked : about_lives) {
        const Suite suite = suite_in(asked.path);
        examine_suite(suite, plan(suite, asked.selection), usual, long_reader, stop,
                      [&](const ExaminedFailure& failure) {
                          ++counts[failure.kind()];
                          std::cout << row_of(failure) << std::flush;
                      });
    }
    std::cout << '\n';
    for (const auto& [kind, count] : counts) std::cout << name(kind) << ": " << count << '\n';
    return stop ? 2 : 0;
}

constexpr const char* usage =
    "katachi-judges draw SPLIT ABOUT GAMES19 ENGINE COUNT TABLES WORK   draw and prove questions, or go on doing so\n"
    "katachi-judges deepen SPLIT ABOUT GAMES19 NODES TABLES WORK         look further for proofs of the open ones\n"
    "katachi-judges suites SPLIT GAMES19 TABLES FOLDER                write them as suites for `katachi regress`\n"
    "katachi-judges results SPLIT GAMES19 TABLES WORK                 what shares of them GNU Go and katachi get "
    "right\n"
    "katachi-judges curve ENGINE SUITE...                             what they pass of suites by processor time\n"
    "katachi-judges strata SPLIT ABOUT GAMES19 ENGINE TABLES FOLDER      what GNU Go and the engine say to problems of "
    "life-open, life-composed or life-composed-hard, by kind\n"
    "katachi-judges examine SUITE ENGINE FURTHER                      what FURTHER, which reads further, says of the "
    "lines "
    "about lives that ENGINE fails\n"
    "katachi-judges worth PROBLEMS [PATTERNS...]                      what each means of the search of life is worth\n"
    "\nSPLIT is tune, choose or judge, ABOUT captures or links, or, drawn alone, life, life-open, "
    "life-composed, life-composed-hard or life-agreed, COUNT how many positions are looked at.\n";

int run(const std::vector<std::string>& words) {
    if (words.size() == 1 && words[0] == "--help") {
        std::cout << usage;
        return 0;
    }
    if (words.size() == 8 && words[0] == "draw") {
        const auto positions = base::number_from<int>(words[5]);
        if (positions && *positions > 0)
            return draw({words[1], words[2], words[6]}, words[3], words[4], *positions, words[7]);
    }
    if (words.size() == 7 && words[0] == "deepen") {
        const auto nodes = base::number_from<int>(words[4]);
        if (nodes && *nodes > 0)
            return deepen({words[1], words[2], words[5]}, words[3], static_cast<std::uint64_t>(*nodes), words[6]);
    }
    if (words.size() == 5 && words[0] == "suites") return write_suites(words[1], words[2], words[3], words[4]);
    if (words.size() == 5 && words[0] == "results") return show_results(words[1], words[2], words[3], words[4]);
    if (words.size() == 7 && words[0] == "strata") {
        const std::atomic<bool>& stop = base::stop_on_interrupt();
        const auto games = games_of(split_named(words[1]), words[3]);
        std::cout << strata_text(ask_strata({words[1], words[2], words[5]}, games, words[4], words[6], stop));
        return 0;
    }
    if (words.size() >= 2 && words[0] == "worth") {
        show_life_worth(words[1], {words.begin() + 2, words.end()});
        return 0;
    }
    if (words.size() == 4 && words[0] == "examine") return show_failures(words[1], words[2], words[3]);
    if (words.size() >= 3 && words[0] == "curve") return show_curves(words[1], {words.begin() + 2, words.end()});
    if (!words.empty())
        std::cerr << "katachi-judges: `" << fmt::format("{}", fmt::join(words, " "))
                  << "` is none of these, or has other words behind its name\n\n";
    std::cerr << usage;
    return 2;
}

}  // namespace

}  // namespace katachi::regression

int main(int count, char** words) {
    katachi::base::outlive_file_limit();
    try {
        return katachi::regression::run({words + 1, words + count});
    } catch (const std::filesystem::filesystem_error& trouble) {
        std::cerr << "katachi-judges: " << katachi::base::file_error(trouble.path1(), trouble.code()).what() << '\n';
    } catch (const std::exception& trouble) {
        std::cerr << "katachi-judges: " << trouble.what() << '\n';
    }
    return 2;
}
