// `katachi-compile`: makes the tables and pattern databases that the build itself needs. It knows the language of
// patterns, the solver of eye spaces and no rule of the checker, so that a change to a rule or to a command of
// `katachi` makes no table anew; and it leaves a file alone whose bytes would stay the same.
#include <algorithm>
#include <exception>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/file_limit.h"
#include "base/files/placed_error.h"
#include "base/files/read_file.h"
#include "base/findings/diagnostic_order.h"
#include "base/findings/diagnostic_text.h"
#include "base/long_work/ordered_work.h"
#include "base/process/standard_descriptors.h"
#include "compiler/check/facts/entry_views.h"
#include "compiler/emit/cpp_tables.h"
#include "compiler/emit/table_builder.h"
#include "compiler/eyes/eye_table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/sgf/reader.h"
#include "engine/eyes/solved_games.h"
#include "joseki/trees/opening_compiler.h"
#include "joseki/trees/tree_compiler.h"

namespace {

namespace fs = std::filesystem;
using namespace katachi;

constexpr int success = 0;
constexpr int findings = 1;
constexpr int trouble = 2;

constexpr std::string_view usage =
    "usage: katachi-compile tables FUNCTION FILE.cpp PATH...\n"
    "         the patterns of folders and .db files as a C++ source, with a header beside it\n"
    "       katachi-compile eyes FUNCTION FILE.cpp\n"
    "         all small eye spaces, solved, as a C++ source, with a header beside it\n"
    "       katachi-compile joseki TREE.sgf FILE.db\n"
    "         the pattern database that a joseki tree describes\n"
    "       katachi-compile openings TREE.sgf FILE.dbz\n"
    "         the whole boards of a tree of openings\n"
    "For the build; `katachi compile` and `katachi joseki compile` are for people.\n";

// Errors are shown; `katachi check` tells of all else.
bool has_errors(base::Diagnostics found, const base::EntryViewer& viewer) {
    std::erase_if(found, [](const base::Diagnostic& finding) { return finding.severity != base::Severity::error; });
    base::sort_diagnostics(found);
    std::cerr << base::diagnostic_text(found, base::TextStyle{}, viewer);
    return !found.empty();
}

void check_function_name(const std::string& function) {
    if (!compiler::is_function_name(function))
        throw base::FileError("`" + function + "` cannot be the name of a C++ function");
}

void write_tables(const match::PatternTables& tables, const std::string& function, const fs::path& file) {
    const fs::path header = fs::path(file).replace_extension(".h");
    base::write_changed_file(header, compiler::cpp_tables_header(function));
    base::write_changed_file(file, compiler::cpp_tables_source(tables, function, header.filename().string()));
}

int make_tables(const std::string& function, const fs::path& file, std::span<const std::string> paths) {
    check_function_name(function);
    base::Diagnostics found;
    std::vector<compiler::PatternDatabase> databases;
    for (const std::string& path : paths)
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(path))
            databases.push_back(compiler::read_database(spec, found));
    if (has_errors(found, compiler::entry_viewer(databases))) return findings;
    const compiler::BuiltTables built(databases);
    write_tables(built.tables(), function, file);
    return success;
}

int solve_eyes(const std::string& function, const fs::path& file) {
    check_function_name(function);
    compiler::EyeTableBuilder builder;
    base::OrderedWork<eyes::UnsolvedGame, eyes::SolvedGame> work(
        static_cast<int>(std::max(1U, std::thread::hardware_concurrency())), eyes::solved_game,
        [&](const eyes::SolvedGame& solved) {
            builder.add(solved.game.space, solved.game.outer_liberties, solved.answers);
        });
    for (const eyes::UnsolvedGame& game : eyes::games_of_table()) work.add(game);
    work.finish();
    match::PatternTables tables;
    tables.eyes = builder.tables();
    write_tables(tables, function, file);
    return success;
}

int make_joseki(const std::string& tree, const fs::path& file) {
    const compiler::SgfCollection trees = compiler::read_sgf_collection(tree, base::read_file(tree)->text());
    joseki::TreeCompiler compiler;
    compiler.add(trees, joseki::default_prefix(tree));
    const joseki::CompiledTrees compiled = compiler.finish(nullptr);
    if (has_errors(compiled.findings, joseki::entry_viewer(compiled))) return findings;
    base::write_changed_file(file, compiled.text);
    return success;
}

int make_openings(const std::string& tree, const fs::path& file) {
    const joseki::CompiledOpenings compiled =
        joseki::compile_openings(compiler::read_sgf_collection(tree, base::read_file(tree)->text()));
    if (has_errors(compiled.findings, {})) return findings;
    base::write_changed_file(file, compiled.text);
    return success;
}

int run(const std::vector<std::string>& arguments) {
    if (arguments.size() > 3 && arguments[0] == "tables")
        return make_tables(arguments[1], arguments[2], std::span(arguments).subspan(3));
    if (arguments.size() == 3 && arguments[0] == "eyes") return solve_eyes(arguments[1], arguments[2]);
    if (arguments.size() == 3 && arguments[0] == "joseki") return make_joseki(arguments[1], arguments[2]);
    if (arguments.size() == 3 && arguments[0] == "openings") return make_openings(arguments[1], arguments[2]);
    std::cerr << usage;
    return trouble;
}

}  // namespace

int main(int argc, char** argv) {
    katachi::base::occupy_standard_descriptors();
    katachi::base::outlive_file_limit();
    try {
        return run({std::next(argv), std::next(argv, argc)});
    } catch (const std::bad_alloc&) {
        std::cerr << "katachi-compile: not enough memory\n";
    } catch (const katachi::base::FileError& error) {
        std::cerr << "katachi-compile: " << katachi::base::error_text(error, {});
    } catch (const std::exception& error) {
        std::cerr << "katachi-compile: " << error.what() << '\n';
    }
    return trouble;
}
