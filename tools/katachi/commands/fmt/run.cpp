#include "tools/katachi/commands/fmt/run.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <set>

#include "base/files/canonical_path.h"
#include "base/files/file_error.h"
#include "base/files/pattern_text.h"
#include "base/files/rewritten_file.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "base/text/unified_diff.h"
#include "compiler/model/discovery.h"
#include "tools/authoring/format/format.h"
#include "tools/authoring/piped_source.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

struct Text {
    base::SourcePtr source;
    compiler::DatabaseKind kind;
    authoring::Formatted formatted = {};

    bool changes() const { return formatted.text != source->text(); }
};

Text standard_input(const FmtOptions& options) {
    authoring::PipedSource piped = authoring::read_piped_source(options.stdin_name, options.kind);
    return {std::move(piped.source), piped.spec.kind};
}

void refuse_game_record(const fs::path& path) {
    if (path.extension() == ".sgf" && fs::is_regular_file(path))
        throw base::FileError(path.string() +
                              ": fmt is for .db and .dbz files; katachi sgf turns, merges and mends game records");
}

// Each file once, however many of the paths lead to it.
std::vector<Text> texts_of(const FmtOptions& options) {
    std::vector<Text> texts;
    std::set<fs::path> seen;
    for (const std::string& path : options.paths) {
        refuse_game_record(path);
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(path))
            for (const fs::path& file : spec.files) {
                const base::SourcePtr source = base::read_pattern_text(file);
                if (!seen.insert(base::canonical_path(file)).second) continue;
                texts.push_back({source, options.kind.empty() ? spec.kind : *compiler::database_kind(options.kind)});
            }
    }
    return texts;
}

// Throws where the formatter has gone wrong, before anything is written.
void format(std::vector<Text>& texts) {
    const base::ProgressLine line;
    for (Text& text : texts) {
        line.show("Formatting  " + text.source->path());
        text.formatted = authoring::formatted(text.source, text.kind);
        if (!text.changes()) continue;
        if (const std::string fault = authoring::formatting_fault(text.source, text.formatted.text, text.kind);
            !fault.empty())
            throw base::FileError(text.source->path() + ": internal fault of the formatter, which would make " + fault +
                                  "; nothing was written, please report the file");
    }
}

// "line 9", "lines 2, 9, 14, ..."
std::string lines_text(const std::vector<int>& lines) {
    constexpr std::size_t most = 5;
    std::string text = lines.size() == 1 ? "line " : "lines ";
    for (std::size_t i = 0; i < std::min(lines.size(), most); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(lines[i]);
    return text + (lines.size() > most ? ", ..." : "");
}

void say_what_is_not_understood(const Text& text) {
    const std::vector<int>& lines = text.formatted.not_understood;
    if (lines.empty()) return;
    std::cerr << text.source->path() << ": left as it is in " << base::counted(lines.size(), "place", "places")
              << " that cannot be read (" << lines_text(lines) << "); katachi check says why\n";
}

struct Outputs {
    Outcome outcome = Outcome::success;
    std::size_t files = 0;  // named or written
};

Outputs show_changes(const std::vector<Text>& texts, bool as_diff) {
    Outputs done;
    for (const Text& text : texts) {
        if (!text.formatted.not_understood.empty()) done.outcome = Outcome::findings;
        if (!text.changes()) continue;
        const std::string& path = text.source->path();
        std::cout << (as_diff ? base::unified_diff(path, text.source->text(), text.formatted.text) : path + "\n");
        done.outcome = Outcome::findings;
        ++done.files;
    }
    return done;
}

// One file that cannot be written does not keep the others from it.
Outputs write_changes(const std::vector<Text>& texts) {
    Outputs done;
    for (const Text& text : texts) {
        if (!text.changes()) continue;
        try {
            base::rewrite_source(*text.source, text.formatted.text);
            std::cout << text.source->path() << '\n';
            ++done.files;
        } catch (const base::FileError& error) {
            std::cerr << "katachi: " << error.what() << '\n';
            done.outcome = Outcome::trouble;
        }
    }
    return done;
}

}  // namespace

Outcome run_fmt(const FmtOptions& options) {
    const bool is_filter = options.paths == std::vector<std::string>{"-"};
    std::vector<Text> texts = is_filter ? std::vector{standard_input(options)} : texts_of(options);
    format(texts);
    for (const Text& text : texts) say_what_is_not_understood(text);
    const bool writes = !options.check && !options.diff;
    if (is_filter && writes) {
        std::cout << texts.front().formatted.text;
        return Outcome::success;
    }
    const Outputs done = writes ? write_changes(texts) : show_changes(texts, options.diff);
    std::cout.flush();
    std::cerr << done.files << " of " << base::counted(texts.size(), "file", "files")
              << (writes ? " formatted\n" : " would change\n");
    return done.outcome;
}

}  // namespace katachi::cli
