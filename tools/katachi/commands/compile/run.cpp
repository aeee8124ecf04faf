#include "tools/katachi/commands/compile/run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <iostream>
#include <set>
#include <string>
#include <utility>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/make_folder.h"
#include "base/files/placed_error.h"
#include "base/files/read_file.h"
#include "base/findings/diagnostic_order.h"
#include "base/long_work/interrupt.h"
#include "base/text/counted.h"
#include "compiler/check/check.h"
#include "compiler/check/facts/entry_views.h"
#include "compiler/emit/blob.h"
#include "compiler/emit/cpp_tables.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/authoring/compile_figures.h"
#include "tools/authoring/workspace/source_watch.h"
#include "tools/katachi/commands/compile/stats.h"
#include "tools/katachi/shared/common_options.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> outputs(const CompileOptions& options) {
    std::vector<fs::path> files;
    if (!options.output.empty()) files.emplace_back(options.output);
    if (!options.cpp_folder.empty()) files.push_back(fs::path(options.cpp_folder) / "pattern_tables.cpp");
    return files;
}

// Shown, where warnings are left to `katachi check`.
base::Diagnostics errors_in(const std::vector<compiler::PatternDatabase>& databases, base::Diagnostics diagnostics) {
    for (const compiler::PatternDatabase& database : databases) compiler::check(database, diagnostics);
    std::erase_if(diagnostics,
                  [](const base::Diagnostic& finding) { return finding.severity == base::Severity::warning; });
    base::sort_diagnostics(diagnostics);
    std::cerr << base::diagnostic_text(diagnostics, message_style(), compiler::entry_viewer(databases));
    return diagnostics;
}

// Entries with errors: those that have tables all the same, and those that have none.
struct FaultyEntries {
    std::set<std::string> compiled;
    std::set<std::string> left_out;
};

FaultyEntries faulty_entries(const std::vector<compiler::PatternDatabase>& databases, const base::Diagnostics& errors) {
    std::set<std::pair<base::SourcePtr, std::string>> sound;
    for (const compiler::PatternDatabase& database : databases)
        for (const compiler::Pattern& pattern : database.patterns)
            if (pattern.sound) sound.emplace(pattern.source, pattern.name);
    FaultyEntries faulty;
    for (const base::Diagnostic& error : errors)
        (sound.contains({error.source, error.pattern}) ? faulty.compiled : faulty.left_out)
            .insert(error.pattern.empty() ? error.source->path() : error.pattern);
    return faulty;
}

void say_what_is_faulty(const FaultyEntries& faulty) {
    if (!faulty.left_out.empty())
        std::cerr << fmt::format("katachi: cannot be understood and left out: {}\n", fmt::join(faulty.left_out, ", "));
    if (!faulty.compiled.empty())
        std::cerr << fmt::format("katachi: compiled with their errors: {}\n", fmt::join(faulty.compiled, ", "));
}

fs::path header_of(const fs::path& source) { return fs::path(source).replace_extension(".h"); }

// C++ that somebody has written stays as it is.
void check_is_made_by_us(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return;
    const base::SourcePtr source = base::read_beginning(file, compiler::cpp_tables_mark.size());
    if (!source->text().empty() && !source->text().starts_with(compiler::cpp_tables_mark))
        throw base::FileError(file.string() +
                              ": was not made by katachi compile, and would be lost; write to another file");
}

void write_output(const fs::path& file, const match::PatternTables& tables, const std::string& function) {
    if (!is_cpp_source(file)) return base::write_file(file, compiler::blob_bytes(tables));
    const fs::path header = header_of(file);
    base::write_file(header, compiler::cpp_tables_header(function));
    base::write_file(file, compiler::cpp_tables_source(tables, function, header.filename().string()));
}

void write_outputs(const CompileOptions& options, const match::PatternTables& tables) {
    for (const fs::path& file : outputs(options))
        if (is_cpp_source(file))
            for (const fs::path& each : {file, header_of(file)}) check_is_made_by_us(each);
    if (!options.cpp_folder.empty()) base::make_folder(options.cpp_folder);
    for (const fs::path& file : outputs(options)) write_output(file, tables, options.function);
}

void report(const std::vector<compiler::PatternDatabase>& databases, const match::PatternTables& tables,
            const std::vector<fs::path>& files) {
    for (const fs::path& file : files) std::cerr << (file == files.front() ? "" : ", ") << file.string();
    const auto with_patterns = std::ranges::count_if(
        databases, [](const compiler::PatternDatabase& database) { return compiler::has_tables(database.spec.kind); });
    std::cerr << ": " << base::counted(tables.patterns.size(), "pattern", "patterns") << " of "
              << base::counted(static_cast<std::size_t>(with_patterns), "database", "databases") << ", "
              << base::counted(tables.orientations.size(), "orientation", "orientations") << ", "
              << base::counted(tables.cells.size(), "cell", "cells");
    if (const std::size_t openings = tables.whole_boards.entries.size(); openings > 0)
        std::cerr << ", " << base::counted(openings, "opening of a whole board", "openings of whole boards");
    for (const match::PlayoutSet& set : tables.playouts.sets)
        std::cerr << ", " << base::counted(set.pattern_count, "playout pattern", "playout patterns") << " of `"
                  << tables.text(tables.databases[set.database].name) << '`';
    if (const std::size_t shapes = tables.eyes.shapes.size(); shapes > 0)
        std::cerr << ", " << base::counted(shapes, "eye shape", "eye shapes");
    std::cerr << '\n';
}

Outcome compile_once(const CompileOptions& options, const base::TextStyle& style) {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(options.paths))
        databases.push_back(compiler::read_database(spec, diagnostics));
    const base::Diagnostics errors = errors_in(databases, std::move(diagnostics));
    if (!errors.empty() && !options.keep_going) {
        std::cerr << "katachi: nothing was written; mend the errors above, or compile all the same with --keep-going\n";
        return Outcome::findings;
    }
    const auto automata = options.automata ? compiler::Automata::are_built : compiler::Automata::are_left_out;
    const authoring::TimedTables timed(databases, automata);
    write_outputs(options, timed.built.tables());
    if (!outputs(options).empty()) report(databases, timed.built.tables(), outputs(options));
    say_what_is_faulty(faulty_entries(databases, errors));
    if (options.stats)
        std::cout << compile_stats(authoring::compile_figures(databases, automata, timed), options.format, style)
                  << std::flush;
    return Outcome::success;
}

// It runs until Ctrl-C. What goes wrong the first time ends it, such as a path that does not exist; later it is shown,
// and the outputs stay as they were.
Outcome compile_and_watch(const CompileOptions& options, const base::TextStyle& style) {
    const std::atomic<bool>& stop = base::stop_on_interrupt(base::SecondInterrupt::is_ignored);
    authoring::SourceWatch watch(options.paths);
    compile_once(options, style);
    std::cerr << "katachi: waiting for a source to change; Ctrl-C ends\n";
    while (watch.wait_for_change(stop)) {
        try {
            compile_once(options, style);
        } catch (const base::FileError& error) {
            std::cerr << "katachi: " << base::error_text(error, style);
        }
    }
    std::cerr << "katachi: stopped\n";
    return Outcome::success;
}

}  // namespace

bool is_cpp_source(const fs::path& file) { return file.extension() == ".cpp"; }

Outcome run_compile(const CompileOptions& options, const CommonOptions& common) {
    if (outputs(options).empty() && !options.stats)
        throw base::FileError("compile takes -o FILE, --cpp FOLDER or --stats; katachi compile --help shows examples");
    base::check_can_be_written(options.output);
    return options.watch ? compile_and_watch(options, text_style(common)) : compile_once(options, text_style(common));
}

}  // namespace katachi::cli
