// katachi compile: pattern databases to tables that a program links in.
#include <filesystem>
#include <iostream>

#include "compiler/check/check.h"
#include "compiler/check/entry_views.h"
#include "compiler/emit/cpp_tables.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/syntax/diagnostic_order.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/command.h"

namespace katachi {

namespace {

namespace fs = std::filesystem;

struct CompileOptions {
    std::vector<std::string> paths;
    std::string output;
    std::string header;
    std::string include;
    std::string function = "pattern_tables";
    bool keep_going = false;
};

// Errors are shown, warnings are left to `katachi check`.
bool has_errors(const std::vector<PatternDatabase>& databases, Diagnostics diagnostics) {
    for (const PatternDatabase& database : databases) check(database, diagnostics);
    std::erase_if(diagnostics, [](const Diagnostic& finding) { return finding.severity == Severity::warning; });
    sort_diagnostics(diagnostics);
    std::cerr << diagnostic_text(diagnostics, TextStyle{}, entry_viewer(databases));
    return !diagnostics.empty();
}

void report(const std::vector<PatternDatabase>& databases, const PatternTables& tables, const fs::path& output) {
    std::size_t left_out = 0;
    for (const PatternDatabase& database : databases)
        if (!has_tables(database.spec.kind)) left_out += database.patterns.size();
    std::cerr << output.string() << ": " << tables.patterns.size() << " patterns of " << tables.databases.size()
              << " databases, " << tables.orientations.size() << " orientations, " << tables.cells.size() << " cells";
    if (left_out > 0)
        std::cerr << "; left out: " << left_out
                  << " eye shapes, playout patterns and whole boards, which have no tables";
    std::cerr << '\n';
}

Outcome run_compile(const CompileOptions& options) {
    const fs::path output = options.output;
    const fs::path header =
        options.header.empty() ? fs::path(output).replace_extension(".h") : fs::path(options.header);
    Diagnostics diagnostics;
    std::vector<PatternDatabase> databases;
    for (const std::string& path : options.paths)
        for (const DatabaseSpec& spec : discover_databases(path)) databases.push_back(read_database(spec, diagnostics));
    if (has_errors(databases, std::move(diagnostics)) && !options.keep_going) {
        std::cerr << "katachi: nothing was written; mend the errors above, or compile all the same with --keep-going\n";
        return Outcome::findings;
    }
    const BuiltTables built(databases);
    const std::string include = options.include.empty() ? header.filename().string() : options.include;
    write_file(header, cpp_tables_header(options.function));
    write_file(output, cpp_tables_source(built.tables(), options.function, include));
    report(databases, built.tables(), output);
    return Outcome::success;
}

std::string check_function_name(const std::string& name) {
    return is_function_name(name) ? "" : "`" + name + "` cannot be the name of a C++ function";
}

}  // namespace

void add_compile_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand("compile", "compile pattern databases to tables for an engine");
    auto options = std::make_shared<CompileOptions>();
    command->add_option("PATH", options->paths, "folders or .db files")->required()->type_name("");
    command->add_option("-o,--output", options->output, "C++ source to write")->required()->type_name("FILE");
    command->add_option("--header", options->header, "header to write (default: beside the source, .h)")
        ->type_name("FILE");
    command->add_option("--include", options->include, "how the source includes its header (default: its file name)");
    command->add_option("--function", options->function, "the function in namespace katachi that gives the tables")
        ->check(CLI::Validator(check_function_name, "NAME"))
        ->capture_default_str();
    command->add_flag("--keep-going", options->keep_going,
                      "write tables although there are errors; entries that cannot be understood are left out");
    add_examples(*command,
                 "Examples:\n"
                 "  katachi compile patterns/ -o pattern_tables.cpp\n"
                 "  katachi compile mine/ theirs/ -o tables.cpp --function my_tables\n"
                 "In CMake: katachi_add_patterns(TARGET FUNCTION HEADER PATH…) does this at build time.\n"
                 "\nExit status: 0 written, 1 the patterns have errors, 2 trouble.");
    command->callback([options, &action] { action = [options] { return run_compile(*options); }; });
}

}  // namespace katachi
