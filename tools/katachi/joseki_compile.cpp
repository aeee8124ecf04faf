// katachi joseki compile and check: joseki trees to pattern databases, and what is wrong with them.
#include <deque>
#include <iostream>
#include <memory>

#include "compiler/check/diagnostic_json.h"
#include "joseki/trees/tree_compiler.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/check_report.h"
#include "tools/katachi/joseki_commands.h"
#include "tools/katachi/sgf_commands.h"

namespace katachi {

namespace {

struct JosekiCompileOptions {
    SgfFiles files;
    std::string prefix;  // empty: from the name of each file
    std::string dialect = "gnugo";
    std::string format = "text";  // of what is found
};

CompiledTrees compile(const JosekiCompileOptions& options) {
    TreeCompiler compiler(*joseki_dialect(options.dialect));
    std::deque<AskedGames> files;
    for (const std::string& input : options.files.inputs) {
        const AskedGames& asked = files.emplace_back(read_asked_games(input, options.files.encoding));
        say_warnings(asked);
        compiler.add(asked.collection, options.prefix.empty() ? default_prefix(asked.file) : options.prefix);
    }
    return compiler.finish();
}

std::string findings_text(const CompiledTrees& compiled, const CommonOptions& common) {
    return diagnostic_text(compiled.findings, text_style(common), entry_viewer(compiled));
}

void print_summary(const CompiledTrees& compiled) {
    std::cerr << counted(compiled.database.patterns.size(), "pattern", "patterns") << "; "
              << count_text(compiled.findings);
    if (compiled.left_out > 0) std::cerr << "; left out, as they cannot be read: " << compiled.left_out;
    if (!compiled.findings.empty()) std::cerr << "; katachi explain RULE says more";
    std::cerr << '\n';
}

Outcome run_compile(const JosekiCompileOptions& options, const CommonOptions& common) {
    const CompiledTrees compiled = compile(options);
    if (options.files.output.empty())
        std::cout << compiled.text << std::flush;
    else
        write_file(options.files.output, compiled.text);
    std::cerr << findings_text(compiled, common);
    print_summary(compiled);
    return has_errors(compiled.findings) ? Outcome::findings : Outcome::success;
}

Outcome run_check(const JosekiCompileOptions& options, const CommonOptions& common) {
    const CompiledTrees compiled = compile(options);
    if (options.format == "json") {
        std::cout << diagnostic_json(compiled.findings) << '\n';
    } else {
        std::cout << findings_text(compiled, common) << std::flush;
        print_summary(compiled);
    }
    return compiled.findings.empty() ? Outcome::success : Outcome::findings;
}

std::string check_prefix(const std::string& prefix) {
    if (prefix.find_first_of(" \t\r\n") == std::string::npos) return "";
    return "`" + prefix + "` holds a blank; names of patterns are one word";
}

void add_options(CLI::App& command, JosekiCompileOptions& options) {
    add_sgf_input(command, options.files, true);
    command
        .add_option("--prefix", options.prefix,
                    "what the numbers of patterns stand behind (default: J and the initials of the file's name)")
        ->check(CLI::Validator(check_prefix, ""));
    add_dialect_option(command, options.dialect);
}

}  // namespace

void add_joseki_compile_commands(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto options = std::make_shared<JosekiCompileOptions>();
    auto* compiling = joseki.add_subcommand("compile", "the pattern database that a joseki tree describes");
    add_options(*compiling, *options);
    add_sgf_output(*compiling, options->files);
    add_examples(
        *compiling,
        "Examples:\n"
        "  katachi joseki compile hoshi.sgf -o hoshi.db\n"
        "  katachi joseki compile hoshi.sgf komoku.sgf --prefix J > joseki.db\n"
        "\nA node with a move and a mark (SQ or MA) makes a pattern: the corner up to the mark, as it is before\n"
        "the move. The first letter of its comment is the class (U urgent, S or J standard, s or j lesser, T\n"
        "trick, t may be left, 0 or A bad); lines that begin with `:` are attributes, `;` constraints, `>`\n"
        "actions, `#` remarks; labels (LB) are those of the constraint. A name (N) takes the place of the\n"
        "number. What cannot be read is left out.\n"
        "\nExit status: 0 compiled, 1 errors, 2 trouble.");
    compiling->callback(
        [options, &common, &action] { action = [options, &common] { return run_compile(*options, common); }; });

    auto* checking = joseki.add_subcommand("check", "what is wrong with joseki trees");
    add_options(*checking, *options);
    add_json_option(*checking, options->format);
    add_json_flag(*checking, options->format);
    add_examples(*checking,
                 "Examples:\n  katachi joseki check hoshi.sgf komoku.sgf\n"
                 "\nExit status: 0 nothing found, 1 findings, 2 trouble.");
    checking->callback(
        [options, &common, &action] { action = [options, &common] { return run_check(*options, common); }; });
}

}  // namespace katachi
