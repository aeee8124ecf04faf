#include "tools/authoring/pattern_test/tested_databases.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/findings/diagnostic_order.h"
#include "base/text/nearest.h"
#include "compiler/check/check.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "joseki/trees/tree_compiler.h"
#include "tools/authoring/games/named_game.h"
#include "tools/authoring/match_input.h"
#include "tools/authoring/pattern_test/test_text.h"

namespace katachi::authoring {

namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error);
}

fs::path with_extension(fs::path path, const char* extension) { return path.replace_extension(extension); }

// The files of a folder with this extension, by name.
std::vector<fs::path> files_in(const fs::path& folder, const char* extension) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (entry.path().extension() == extension) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

OpenGame games_below(const fs::path& folder) {
    return [folder](const GameReference& game) -> std::variant<GamePosition, std::string> {
        try {
            AskedPosition asked = read_position((folder / game.file).string(), game.move);
            return GamePosition{asked.position, asked.to_move.value_or(board::Colour::white)};
        } catch (const base::FileError& error) {
            return error.what();
        }
    };
}

class TestedReader {
  public:
    void add(compiler::PatternDatabase database) {
        tested_.databases.push_back({.database = std::move(database), .tests = {}});
    }

    void add(const fs::path& path) {
        if (path.extension() == ".test")
            add_test(path);
        else if (path.extension() == ".sgf")
            add_tree(path);
        else if (fs::is_directory(path))
            add_folder(path);
        else
            add_databases(compiler::discover_databases(path));
    }

    enum class Entries { all, some };

    // Tests of other entries than some are none that nobody knows.
    TestedDatabases finish(Entries entries = Entries::all) {
        for (TestedDatabase& tested : tested_.databases) {
            read_tests(tested);
            if (entries == Entries::some) drop_others(tested);
            check_names(tested);
        }
        base::sort_diagnostics(tested_.findings);
        return std::move(tested_);
    }

  private:
    // A tree with tests stands for itself; databases are found as everywhere, also those without tests.
    void add_folder(const fs::path& folder) {
        bool has_trees = false;
        for (const fs::path& tests : files_in(folder, ".test"))
            if (is_there(with_extension(tests, ".sgf")) && !is_there(with_extension(tests, ".db"))) {
                add_tree(with_extension(tests, ".sgf"));
                has_trees = true;
            }
        if (!has_trees || !files_in(folder, ".db").empty()) add_databases(compiler::discover_databases(folder));
    }

    void add_test(const fs::path& path) {
        for (const char* extension : {".db", ".dbz"})
            if (is_there(with_extension(path, extension))) return add_databases(databases_with(path, extension));
        if (is_there(with_extension(path, ".sgf"))) return add_tree(with_extension(path, ".sgf"));
        throw base::FileError(path.string() + ": there is no " + with_extension(path, ".db").filename().string() +
                              " beside it; tests bear the name of their database");
    }

    // The databases are those of the folder, which knows their kinds and the files that belong to them.
    static std::vector<compiler::DatabaseSpec> databases_with(const fs::path& tests, const char* extension) {
        const fs::path file = with_extension(tests, extension);
        const fs::path folder = file.parent_path().empty() ? "." : file.parent_path();
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
            for (const fs::path& part : spec.files)
                if (part.filename() == file.filename()) return {spec};
        return compiler::discover_databases(file);
    }

    void add_databases(const std::vector<compiler::DatabaseSpec>& specs) {
        for (const compiler::DatabaseSpec& spec : specs) {
            if (has(spec)) continue;  // the paths name it twice
            base::Diagnostics findings;
            tested_.databases.push_back({.database = compiler::read_database(spec, findings), .tests = {}});
            compiler::check_unmatched(tested_.databases.back().database, findings);
            tested_.left_out += findings.size();
        }
    }

    bool has(const compiler::DatabaseSpec& spec) const {
        return std::ranges::any_of(tested_.databases, [&](const TestedDatabase& tested) {
            return tested.database.spec.name == spec.name && compiler::lies_within(spec, tested.database.spec);
        });
    }

    void add_tree(const fs::path& tree) {
        const AskedGames asked = read_asked_games(tree.string(), "");
        joseki::TreeCompiler compiler;
        compiler.add(asked.collection, joseki::default_prefix(tree.string()));
        joseki::CompiledTrees compiled = compiler.finish(compiler::check);
        compiled.database.spec.name = tree.stem().string();
        compiled.database.spec.files = {tree};
        tested_.databases.push_back({.database = std::move(compiled.database), .tests = {}});
        tested_.left_out += compiled.left_out;
    }

    void read_tests(TestedDatabase& tested) {
        for (const fs::path& file : tested.database.spec.files) {
            const std::string path = test_file_of(file.string());
            if (!is_there(path) || !read_.insert(path).second) continue;
            tested.tests.push_back(read_pattern_tests(base::read_regular_file(path),
                                                      games_below(fs::path(path).parent_path()), tested_.findings));
        }
    }

    static void drop_others(TestedDatabase& tested) {
        for (PatternTests& tests : tested.tests)
            std::erase_if(tests.tests, [&](const PatternTest& test) { return tested.find(test.entry) == nullptr; });
    }

    void check_names(TestedDatabase& tested) {
        std::vector<std::string_view> known;
        for (const compiler::Pattern& pattern : tested.database.patterns) known.push_back(pattern.name);
        for (PatternTests& tests : tested.tests)
            std::erase_if(tests.tests, [&](const PatternTest& test) {
                const compiler::Pattern* pattern = tested.find(test.entry);
                const bool has_answer = pattern != nullptr && (!test.answer || pattern->constraint);
                if (pattern == nullptr)
                    unknown_entry(tests, test, known);
                else if (!pattern->sound)
                    broken_entry(tests, test);
                else if (!has_answer)
                    nothing_to_answer(tests, test);
                return !has_answer || !pattern->sound;
            });
    }

    void unknown_entry(const PatternTests& tests, const PatternTest& test, const std::vector<std::string_view>& known) {
        const std::string_view near = base::nearest(test.entry, known);
        tested_.findings.push_back({.rule = "syntax",
                                    .severity = base::Severity::error,
                                    .message = "no entry is called `" + test.entry + "`",
                                    .source = tests.source,
                                    .span = test.entry_span,
                                    .pattern = "",
                                    .help = near.empty() ? "tests name entries of the database beside them"
                                                         : "did you mean `" + std::string(near) + "`?"});
    }

    // Not one that `not` would settle: nobody knows where the entry would match.
    void broken_entry(const PatternTests& tests, const PatternTest& test) {
        tested_.findings.push_back({.rule = "syntax",
                                    .severity = base::Severity::error,
                                    .message = "`" + test.entry + "` is broken and cannot be tried",
                                    .source = tests.source,
                                    .span = test.entry_span,
                                    .pattern = "",
                                    .help = "katachi check says what is wrong with the entry"});
    }

    void nothing_to_answer(const PatternTests& tests, const PatternTest& test) {
        const std::string name = word_text(test.entry);
        tested_.findings.push_back(
            {.rule = "answer-without-constraint",
             .severity = base::Severity::error,
             .message = "`" + test.entry + "` has no constraint that could answer",
             .source = tests.source,
             .span = test.span,
             .pattern = "",
             .help = *test.answer == TestAnswer::is_false
                         ? "write `not " + name + "` where it does not match; where it matches, leave the answer out"
                         : "leave the answer out: `" + name + "` alone says that it matches"});
    }

    TestedDatabases tested_;
    std::set<std::string> read_;
};

}  // namespace

const compiler::Pattern* TestedDatabase::find(const std::string& entry) const {
    const auto& patterns = database.patterns;
    const auto found = std::find_if(patterns.begin(), patterns.end(),
                                    [&](const compiler::Pattern& pattern) { return pattern.name == entry; });
    return found == patterns.end() ? nullptr : &*found;
}

std::string test_file_of(const std::string& file) { return with_extension(file, ".test").string(); }

TestedDatabases tests_beside(std::vector<compiler::PatternDatabase> databases) {
    TestedReader reader;
    for (compiler::PatternDatabase& database : databases) reader.add(std::move(database));
    return reader.finish();
}

TestedDatabases tests_of_some(compiler::PatternDatabase some) {
    TestedReader reader;
    reader.add(std::move(some));
    return reader.finish(TestedReader::Entries::some);
}

TestedDatabases read_tested(const std::vector<std::string>& paths) {
    TestedReader reader;
    for (const std::string& path : paths.empty() ? std::vector<std::string>{"."} : paths) reader.add(path);
    return reader.finish();
}

}  // namespace katachi::authoring
