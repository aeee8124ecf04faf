// katachi compile: pattern databases to tables, for a program to link in or to open as a file.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "compiler/emit/cpp_tables.h"
#include "tools/katachi/commands/compile/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

std::string check_function_name(const std::string& name) {
    return compiler::is_function_name(name) ? "" : "`" + name + "` cannot be the name of a C++ function";
}

// A device, such as /dev/null, is written to whatever its name.
std::string check_output_name(const std::string& name) {
    std::error_code error;
    if (std::filesystem::is_character_file(name, error)) return "";
    const std::filesystem::path path(name);
    if (is_cpp_source(path) && path.filename().string().find_first_of("\"\\\n") != std::string::npos)
        return "`" + name + "` is a name that C++ cannot include; leave out quotation marks, backslashes and line ends";
    const bool known = path.extension() == ".kpb" || is_cpp_source(path);
    return known ? "" : "`" + name + "` must end in .kpb, or in .cpp for C++ source";
}

void refuse_function_without_source(const CLI::Option& function, const CompileOptions& options) {
    if (function.count() > 0 && options.cpp_folder.empty() && !is_cpp_source(options.output))
        throw CLI::ValidationError(function.get_name(),
                                   "is of C++ source; add --cpp FOLDER, or -o with a name that ends in .cpp");
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
    const auto* function =
        command->add_option("--function", options->function, "the function in namespace katachi that gives the tables")
            ->check(CLI::Validator(check_function_name, "NAME"))
            ->capture_default_str();
    auto* stats = command->add_flag("--stats", options->stats, "print what each database gives and costs");
    add_format_option(*command, options->format);
    for (const char* format : {"--format", "--json"}) command->get_option(format)->needs(stats);
    command->add_flag(
        "--automata", options->automata,
        "add automata, by which a program of your own asks what lies at one point; Katachi's own go without");
    command->add_flag("--watch", options->watch, "compile again whenever a source changes, until Ctrl-C");
    command->add_flag(
        "--keep-going", options->keep_going,
        "write tables although there are errors; entries that cannot be understood are left out, and named");
    add_examples(*command,
                 "Examples:\n"
                 "  katachi compile patterns/ -o patterns.kpb && katachi-gtp --patterns patterns.kpb\n"
                 "  katachi compile patterns/ -o patterns.kpb --watch\n"
                 "  katachi compile mine/ theirs/ --cpp generated/ --function my_tables\n"
                 "  katachi compile patterns/ --stats --format json | jq '.[-1].bytes'\n"
                 "In CMake: katachi_add_patterns(TARGET FUNCTION HEADER PATH...) compiles and links at build time.\n"
                 "\nExit status: 0 written, 1 the patterns have errors, 2 trouble.");
    command->callback([options, function, &common, &action] {
        refuse_function_without_source(*function, *options);
        action = [options, &common] { return run_compile(*options, common); };
    });
}

}  // namespace katachi::cli
