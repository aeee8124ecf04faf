// katachi compile: pattern databases to tables, for a program to link in or to open as a file.
#include <filesystem>
#include <iostream>

#include "compiler/check/check.h"
#include "compiler/check/entry_views.h"
#include "compiler/emit/blob.h"
#include "compiler/emit/cpp_tables.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/syntax/diagnostic_order.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/command.h"
#include "tools/katachi/compile_stats.h"
#include "tools/katachi/interrupt.h"
#include "tools/katachi/source_watch.h"

namespace katachi {

namespace {

namespace fs = std::filesystem;

struct CompileOptions {
    std::vector<std::string> paths;
    std::string output;
    std::string cpp_folder;
    std::string function = "pattern_tables";
    OutputFormat format = OutputFormat::text;
    bool stats = false;
    bool watch = false;
    bool keep_going = false;
};

bool is_blob(const fs::path& file) { return file.extension() == ".kpb"; }

std::vector<fs::path> outputs(const CompileOptions& options) {
    std::vector<fs::path> files;
    if (!options.output.empty()) files.emplace_back(options.output);
    if (!options.cpp_folder.empty()) files.push_back(fs::path(options.cpp_folder) / "pattern_tables.cpp");
    return files;
}

// Errors are shown, warnings are left to `katachi check`.
bool has_errors(const std::vector<PatternDatabase>& databases, Diagnostics diagnostics) {
    for (const PatternDatabase& database : databases) check(database, diagnostics);
    std::erase_if(diagnostics, [](const Diagnostic& finding) { return finding.severity == Severity::warning; });
    sort_diagnostics(diagnostics);
    std::cerr << diagnostic_text(diagnostics, TextStyle{}, entry_viewer(databases));
    return !diagnostics.empty();
}

void write_output(const fs::path& file, const PatternTables& tables, const std::string& function) {
    if (is_blob(file)) return write_file(file, blob_bytes(tables));
    const fs::path header = fs::path(file).replace_extension(".h");
    write_file(header, cpp_tables_header(function));
    write_file(file, cpp_tables_source(tables, function, header.filename().string()));
}

void write_outputs(const CompileOptions& options, const PatternTables& tables) {
    if (!options.cpp_folder.empty()) {
        std::error_code error;
        fs::create_directories(options.cpp_folder, error);
        if (error) throw FileError(options.cpp_folder + ": cannot be made: " + error.message());
    }
    for (const fs::path& file : outputs(options)) write_output(file, tables, options.function);
}

void report(const std::vector<PatternDatabase>& databases, const PatternTables& tables,
            const std::vector<fs::path>& files) {
    std::size_t left_out = 0;
    for (const PatternDatabase& database : databases)
        if (!is_compiled(database.spec.kind)) left_out += database.patterns.size();
    for (const fs::path& file : files) std::cerr << (file == files.front() ? "" : ", ") << file.string();
    std::cerr << ": " << counted(tables.patterns.size(), "pattern", "patterns") << " of "
              << counted(tables.databases.size(), "database", "databases") << ", "
              << counted(tables.orientations.size(), "orientation", "orientations") << ", "
              << counted(tables.cells.size(), "cell", "cells");
    if (const std::size_t openings = tables.whole_boards.entries.size(); openings > 0)
        std::cerr << ", " << counted(openings, "opening of a whole board", "openings of whole boards");
    for (const PlayoutSet& set : tables.playouts.sets)
        std::cerr << ", " << counted(set.pattern_count, "playout pattern", "playout patterns") << " of `"
                  << tables.text(set.name) << '`';
    if (left_out > 0)
        std::cerr << "; left out: " << counted(left_out, "eye shape, which has", "eye shapes, which have")
                  << " no tables";
    std::cerr << '\n';
}

Outcome compile_once(const CompileOptions& options, const TextStyle& style) {
    Diagnostics diagnostics;
    std::vector<PatternDatabase> databases;
    for (const std::string& path : options.paths)
        for (const DatabaseSpec& spec : discover_databases(path)) databases.push_back(read_database(spec, diagnostics));
    if (has_errors(databases, std::move(diagnostics)) && !options.keep_going) {
        std::cerr << "katachi: nothing was written; mend the errors above, or compile all the same with --keep-going\n";
        return Outcome::findings;
    }
    const TimedTables timed(databases);
    write_outputs(options, timed.built.tables());
    if (!outputs(options).empty()) report(databases, timed.built.tables(), outputs(options));
    if (options.stats)
        std::cout << compile_stats(compile_figures(databases, timed), options.format, style) << std::flush;
    return Outcome::success;
}

// Until Ctrl-C. What goes wrong the first time ends it, such as a path that does not exist; later it is shown, and
// the outputs stay as they were.
Outcome compile_and_watch(const CompileOptions& options, const TextStyle& style) {
    const std::atomic<bool>& stop = stop_on_interrupt(SecondInterrupt::is_ignored);
    SourceWatch watch(options.paths);
    compile_once(options, style);
    std::cerr << "katachi: waiting for a source to change; Ctrl-C ends\n";
    while (watch.wait_for_change(stop)) {
        try {
            compile_once(options, style);
        } catch (const FileError& error) {
            std::cerr << "katachi: " << error.what() << '\n';
        }
    }
    std::cerr << "katachi: stopped\n";
    return Outcome::success;
}

Outcome run_compile(const CompileOptions& options, const CommonOptions& common) {
    if (outputs(options).empty() && !options.stats)
        throw FileError("compile takes -o FILE, --cpp FOLDER or --stats; katachi compile --help shows examples");
    return options.watch ? compile_and_watch(options, text_style(common)) : compile_once(options, text_style(common));
}

std::string check_function_name(const std::string& name) {
    return is_function_name(name) ? "" : "`" + name + "` cannot be the name of a C++ function";
}

std::string check_output_name(const std::string& name) {
    const bool known = is_blob(name) || fs::path(name).extension() == ".cpp";
    return known ? "" : "`" + name + "` must end in .kpb, or in .cpp for C++ source";
}

}  // namespace

void add_compile_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("compile", "compile pattern databases to tables for an engine");
    auto options = std::make_shared<CompileOptions>();
    command->add_option("PATH", options->paths, "folders or .db files")->required()->type_name("");
    command
        ->add_option("-o,--output", options->output,
                     "file to write: .kpb, for an engine to open, or .cpp, with a header beside it")
        ->type_name("FILE")
        ->check(CLI::Validator(check_output_name, ""));
    command
        ->add_option("--cpp", options->cpp_folder,
                     "folder to write pattern_tables.cpp and pattern_tables.h into, to "
                     "be linked in")
        ->type_name("FOLDER");
    command->add_option("--function", options->function, "the function in namespace katachi that gives the tables")
        ->check(CLI::Validator(check_function_name, "NAME"))
        ->capture_default_str();
    auto* stats = command->add_flag("--stats", options->stats, "print what each database gives and costs");
    add_format_option(*command, options->format);
    command->get_option("--format")->needs(stats);
    command->add_flag("--watch", options->watch, "compile again whenever a source changes, until Ctrl-C");
    command->add_flag("--keep-going", options->keep_going,
                      "write tables although there are errors; entries that cannot be understood are left out");
    add_examples(*command,
                 "Examples:\n"
                 "  katachi compile patterns/ -o patterns.kpb && katachi-gtp --patterns patterns.kpb\n"
                 "  katachi compile patterns/ -o patterns.kpb --watch\n"
                 "  katachi compile mine/ theirs/ --cpp generated/ --function my_tables\n"
                 "  katachi compile patterns/ --stats --format json | jq '.[-1].bytes'\n"
                 "In CMake: katachi_add_patterns(TARGET FUNCTION HEADER PATH…) compiles and links at build time.\n"
                 "\nExit status: 0 written, 1 the patterns have errors, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_compile(*options, common); }; });
}

}  // namespace katachi
