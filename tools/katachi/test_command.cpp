// katachi test: whether entries match where their tests say, and nowhere else.
#include <chrono>
#include <iostream>

#include "patterndb/atomic_file.h"
#include "tools/katachi/command.h"
#include "tools/katachi/test_coverage.h"
#include "tools/katachi/test_results.h"
#include "tools/katachi/test_writing.h"

namespace katachi {

namespace {

struct TestOptions {
    std::vector<std::string> paths;
    std::string filter;
    std::string format = "text";
    std::string junit;
    bool coverage = false;
    bool draft = false;
    std::string record;  // NAME@VERTEX
    std::string game;
    int move = 0;
};

void say_left_out(const TestedDatabases& tested) {
    if (tested.left_out > 0)
        std::cerr << "katachi: " << counted(tested.left_out, "finding", "findings")
                  << " in the patterns, broken entries are left out: katachi check\n";
}

// Tests cannot be added to files that are not understood.
bool say_findings(const TestedDatabases& tested, const CommonOptions& common) {
    std::cerr << diagnostic_text(tested.findings, text_style(common));
    return !tested.findings.empty();
}

Outcome run_draft(const TestOptions& options, const TestedDatabases& tested) {
    const auto written = write_drafts(tested, options.filter);
    for (const WrittenTests& tests : written)
        std::cout << tests.file << ": " << counted(tests.entries.size(), "entry", "entries") << " drafted\n";
    if (written.empty())
        std::cerr << "katachi: every entry has a test\n";
    else
        std::cerr << "katachi: read the drafts: they say what the entries do, not what they should\n";
    return Outcome::success;
}

Outcome run_record(const TestOptions& options, const TestedDatabases& tested) {
    std::optional<int> move;
    if (options.move > 0) move = options.move;
    const RecordedTest recorded = write_record(tested, options.record, options.game, move);
    std::cout << recorded.file << ": " << recorded.line << '\n';
    return Outcome::success;
}

Outcome run_coverage(const TestOptions& options, const TestedDatabases& tested, const CommonOptions& common) {
    const auto entries = measure_coverage(tested, options.filter);
    if (options.format == "json")
        std::cout << coverage_json(entries);
    else
        std::cout << diagnostic_text(tested.findings, text_style(common)) << coverage_text(entries);
    return tested.findings.empty() ? Outcome::success : Outcome::findings;
}

Outcome run_tests(const TestOptions& options, const CommonOptions& common) {
    const auto begin = std::chrono::steady_clock::now();
    const TestedDatabases tested = read_tested(options.paths);
    const TextStyle style = text_style(common);
    say_left_out(tested);
    if ((options.draft || !options.record.empty()) && say_findings(tested, common)) return Outcome::findings;
    if (options.draft) return run_draft(options, tested);
    if (!options.record.empty()) return run_record(options, tested);
    if (options.coverage) return run_coverage(options, tested, common);
    const TestResults results = run_tests(tested, options.filter);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    if (!options.junit.empty()) write_file(options.junit, results_junit(results, took.count()));
    if (options.format == "json")
        std::cout << results_json(results, tested);
    else
        std::cout << diagnostic_text(tested.findings, style) << results_text(results, style) << summary_text(results);
    return results.failures() == 0 && tested.findings.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace

void add_test_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("test", "run the tests of patterns (x.test beside x.db)");
    auto options = std::make_shared<TestOptions>();
    command
        ->add_option("PATH", options->paths, "folders, .db files, joseki trees or .test files (default: this folder)")
        ->type_name("");
    command->add_option("--filter", options->filter, "of the entries, those of these names, such as 'net-*'")
        ->type_name("GLOB");
    add_json_option(*command, options->format);
    add_json_flag(*command, options->format);
    command->add_option("--junit", options->junit, "write the results as JUnit XML too")->type_name("FILE");
    auto* coverage = command->add_flag("--coverage", options->coverage,
                                       "in place of results: cells, edges and constraints that no test needs");
    auto* draft = command->add_flag("--draft", options->draft, "write first tests of the entries that have none");
    auto* record = command
                       ->add_option("--record", options->record,
                                    "write a test of what is so in a game, such as net-on-two-stones@Q5")
                       ->type_name("NAME@VERTEX")
                       ->excludes(draft)
                       ->excludes(coverage);
    draft->excludes(coverage);
    auto* game =
        command->add_option("--game", options->game, "SGF file (FILE#N: game N of a collection) or drawn board")
            ->type_name("FILE")
            ->needs(record);
    record->needs(game);
    command->add_option("--move", options->move, "the position before move N of the game (default: the last position)")
        ->check(CLI::Range(1, 100000))
        ->type_name("N")
        ->needs(game);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi test patterns/\n"
        "  katachi test attack.db --filter 'net-*'\n"
        "  katachi test patterns/ --junit results.xml\n"
        "  katachi test patterns/ --coverage\n"
        "  katachi test attack.db --draft\n"
        "  katachi test attack.db --record loose-net@Q5 --game game.sgf --move 37\n"
        "\nA file of tests draws boards and says what matches there:\n"
        "  Board a stone in a net\n"
        "  ......\n"
        "  ..O...\n"
        "  .OX...\n"
        "  ...*..\n"
        "  ......\n"
        "  ......\n"
        "\n"
        "  geta-on-one-stone at *: true\n"
        "  not geta-on-one-stone at * if any of C3 D4 changes\n"
        "\nO is to move, as in patterns. The same language has lists of stones, moves and positions of games;\n"
        "grammar/README.md tells all of it.\n"
        "\nExit status: 0 all hold, 1 some fail or cannot be understood, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_tests(*options, common); }; });
}

}  // namespace katachi
