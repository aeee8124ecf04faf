// katachi joseki compile and check: joseki trees to pattern databases, and what is wrong with them.
#include <deque>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "compiler/check/check.h"
#include "joseki/trees/opening_compiler.h"
#include "joseki/trees/tree_compiler.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/katachi/commands/check/report.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/opening_database.h"
#include "tools/katachi/shared/sgf_files.h"

namespace katachi::cli {

namespace {

joseki::CompiledTrees compile(const JosekiCompileOptions& options) {
    joseki::TreeCompiler compiler(*joseki::joseki_dialect(options.dialect));
    std::deque<authoring::AskedGames> files;
    for (const std::string& input : options.files.inputs) {
        const authoring::AskedGames& asked =
            files.emplace_back(authoring::read_asked_games(input, options.files.encoding));
        say_warnings(asked);
        compiler.add(asked.collection, options.prefix.empty()
                                           ? joseki::default_prefix(sgf::split_game_number(input).file)
                                           : options.prefix);
    }
    return compiler.finish(compiler::check);
}

std::string findings_text(const joseki::CompiledTrees& compiled, const CommonOptions& common) {
    return base::diagnostic_text(compiled.findings, text_style(common), joseki::entry_viewer(compiled));
}

void print_summary(const joseki::CompiledTrees& compiled) {
    std::cerr << base::counted(compiled.database.patterns.size(), "pattern", "patterns") << "; "
              << count_text(compiled.findings);
    if (compiled.left_out > 0) std::cerr << "; left out, as they cannot be read: " << compiled.left_out;
    if (!compiled.findings.empty()) std::cerr << "; katachi explain RULE says more";
    std::cerr << '\n';
}

Outcome compile_openings(const JosekiCompileOptions& options, const CommonOptions& common) {
    if (options.files.inputs.size() > 1)
        throw base::FileError(options.files.output + ": is made of one file of trees; name one, not " +
                              std::to_string(options.files.inputs.size()));
    const authoring::AskedGames asked =
        authoring::read_asked_games(options.files.inputs.front(), options.files.encoding);
    say_warnings(asked);
    for (const compiler::SgfTree& tree : asked.collection.games)
        if (const int size = tree.board_size(); size > 0) check_opening_database(options.files.output, size);
    const joseki::CompiledOpenings compiled = joseki::compile_openings(asked.collection);
    base::write_file(options.files.output, compiled.text);
    std::cerr << base::diagnostic_text(compiled.findings, text_style(common), {})
              << base::counted(compiled.entries, "entry", "entries") << "; " << count_text(compiled.findings) << '\n';
    return has_errors(compiled.findings) ? Outcome::findings : Outcome::success;
}

}  // namespace

Outcome run_joseki_compile(const JosekiCompileOptions& options, const CommonOptions& common) {
    base::check_can_be_written(options.files.output);
    base::check_is_no_input(options.files.output, options.files.inputs);
    if (options.files.output.ends_with(".dbz")) return compile_openings(options, common);
    const joseki::CompiledTrees compiled = compile(options);
    if (options.files.output.empty())
        std::cout << compiled.text << std::flush;
    else
        base::write_file(options.files.output, compiled.text);
    std::cerr << findings_text(compiled, common);
    print_summary(compiled);
    return has_errors(compiled.findings) ? Outcome::findings : Outcome::success;
}

Outcome run_joseki_check(const JosekiCompileOptions& options, const CommonOptions& common) {
    const joseki::CompiledTrees compiled = compile(options);
    if (options.format == "json") {
        std::cout << answers::diagnostic_json(compiled.findings) << '\n';
    } else {
        std::cout << findings_text(compiled, common) << std::flush;
        print_summary(compiled);
    }
    return compiled.findings.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
