// katachi joseki compile and check: joseki trees to pattern databases, and what is wrong with them.
#include <deque>
#include <iostream>

#include "tools/answers/diagnostic_json.h"
#include "base/text/counted.h"
#include "joseki/trees/tree_compiler.h"
#include "base/files/atomic_file.h"
#include "tools/katachi/commands/check/report.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/shared/sgf_files.h"

namespace katachi {

namespace {

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

}  // namespace

Outcome run_joseki_compile(const JosekiCompileOptions& options, const CommonOptions& common) {
    const CompiledTrees compiled = compile(options);
    if (options.files.output.empty())
        std::cout << compiled.text << std::flush;
    else
        write_file(options.files.output, compiled.text);
    std::cerr << findings_text(compiled, common);
    print_summary(compiled);
    return has_errors(compiled.findings) ? Outcome::findings : Outcome::success;
}

Outcome run_joseki_check(const JosekiCompileOptions& options, const CommonOptions& common) {
    const CompiledTrees compiled = compile(options);
    if (options.format == "json") {
        std::cout << diagnostic_json(compiled.findings) << '\n';
    } else {
        std::cout << findings_text(compiled, common) << std::flush;
        print_summary(compiled);
    }
    return compiled.findings.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace katachi
