#include "tools/katachi/commands/transform/run.h"

#include <fnmatch.h>

#include <algorithm>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/destination.h"
#include "base/files/file_error.h"
#include "base/files/rewritten_file.h"
#include "base/text/counted.h"
#include "base/text/nearest.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/authoring/edit/transform_entry.h"
#include "tools/authoring/piped_source.h"

namespace katachi::cli {

namespace {

compiler::PatternDatabase read_input(const TransformOptions& options, base::Diagnostics& diagnostics) {
    if (!options.reads_input()) {
        auto specs = compiler::discover_databases(options.file);
        if (specs.size() != 1 || specs.front().files.size() != 1)
            throw base::FileError(options.file + ": transform changes one file; name the file of the entries");
        if (!options.kind.empty()) specs.front().kind = *compiler::database_kind(options.kind);
        return compiler::read_database(specs.front(), diagnostics);
    }
    return authoring::read_piped_database("standard input", options.kind, diagnostics);
}

bool matches(const compiler::Pattern& pattern, const std::string& asked) {
    return pattern.name == asked || fnmatch(asked.c_str(), pattern.name.c_str(), 0) == 0;
}

std::vector<const compiler::Pattern*> asked_entries(const compiler::PatternDatabase& database,
                                                    const TransformOptions& options) {
    std::vector<const compiler::Pattern*> found;
    const auto& asked = options.entries;
    for (const compiler::Pattern& pattern : database.patterns)
        if (asked.empty() ||
            std::any_of(asked.begin(), asked.end(), [&](const std::string& name) { return matches(pattern, name); }))
            found.push_back(&pattern);
    std::vector<std::string_view> names;
    for (const compiler::Pattern& pattern : database.patterns) names.push_back(pattern.name);
    for (const std::string& name : asked) {
        if (std::any_of(found.begin(), found.end(), [&](const compiler::Pattern* one) { return matches(*one, name); }))
            continue;
        const std::string_view near = base::nearest(name, names);
        throw base::FileError(options.file + ": no entry `" + name + "`" +
                              (near.empty() ? "; katachi check says which entries could not be read"
                                            : "; did you mean " + std::string(near) + "?"));
    }
    return found;
}

board::Offset asked_edge(const std::string& edge) {
    return edge == "north"   ? board::Offset{-1, 0}
           : edge == "south" ? board::Offset{1, 0}
           : edge == "west"  ? board::Offset{0, -1}
                             : board::Offset{0, 1};
}

board::Orientation asked_orientation(const TransformOptions& options) {
    using enum board::Orientation;
    board::Orientation result = options.degrees == 90    ? rotated_90
                                : options.degrees == 180 ? rotated_180
                                : options.degrees == 270 ? rotated_270
                                                         : identity;
    if (options.mirror) result = board::composed(result, mirrored);
    if (options.flip) result = board::composed(result, flipped);
    if (options.transpose) result = board::composed(result, transposed);
    return result;
}

authoring::TransformedEntry transformed_entry(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                                              const TransformOptions& options, const base::Diagnostics& diagnostics) {
    const auto is_in_entry = [&](const base::Diagnostic& finding) {
        return finding.span.begin >= pattern.span.begin && finding.span.end <= pattern.span.end;
    };
    if (std::any_of(diagnostics.begin(), diagnostics.end(), is_in_entry))
        return {.edits = {}, .notes = {}, .refusal = "it has errors; katachi check shows them"};
    authoring::EntryTransform transform{.orientation = asked_orientation(options),
                                        .exchange_sides = options.swap_colours};
    if (!options.edge.empty()) {
        const auto turn = authoring::turn_to_edge(pattern.diagram, asked_edge(options.edge));
        if (!turn) return {.edits = {}, .notes = {}, .refusal = "it draws no edge of the board"};
        transform.orientation = *turn;
    }
    return authoring::transform_entry(pattern, kind, transform);
}

void say(const compiler::Pattern& pattern, const std::string& what) {
    std::cerr << pattern.source->path() << ":" << pattern.source->line_column(pattern.span.begin).line << ": "
              << pattern.name << ": " << what << '\n';
}

// The entry alone: its edits are moved to where its text begins.
std::string transformed_text(const compiler::Pattern& pattern, std::vector<base::TextEdit> edits) {
    for (base::TextEdit& edit : edits) {
        edit.span.begin -= pattern.span.begin;
        edit.span.end = std::min(edit.span.end, pattern.span.end) - pattern.span.begin;
    }
    return base::edited(pattern.source->text(pattern.span), edits) + "\n";
}

struct Transformed {
    std::vector<base::TextEdit> edits;  // of the whole file
    std::vector<std::string> entries;   // those that changed
    std::size_t refused = 0;
};

Transformed transform_all(const compiler::PatternDatabase& database, const TransformOptions& options,
                          const base::Diagnostics& diagnostics) {
    Transformed result;
    for (const compiler::Pattern* pattern : asked_entries(database, options)) {
        authoring::TransformedEntry entry = transformed_entry(*pattern, database.spec.kind, options, diagnostics);
        for (const std::string& note : entry.notes) say(*pattern, note);
        if (!entry.refusal.empty()) {
            say(*pattern, "left as it is: " + entry.refusal);
            ++result.refused;
        }
        if (entry.edits.empty()) continue;
        result.edits.insert(result.edits.end(), entry.edits.begin(), entry.edits.end());
        result.entries.push_back(transformed_text(*pattern, std::move(entry.edits)));
    }
    return result;
}

void write(const Transformed& transformed, const compiler::PatternDatabase& database, const TransformOptions& options) {
    const std::string text =
        base::edited(database.sources.empty() ? "" : database.sources.front()->text(), transformed.edits);
    if (options.in_place || !options.output.empty()) {
        if (!options.in_place)
            base::write_file(options.output, text);
        else if (!transformed.edits.empty())
            base::rewrite_source(*database.sources.front(), text);
        std::cerr << base::counted(transformed.entries.size(), "entry", "entries") << " changed in "
                  << base::output_name(options.in_place ? options.file : options.output) << '\n';
        return;
    }
    if (options.reads_input()) {
        std::cout << text;
        return;
    }
    for (const std::string& entry : transformed.entries)
        std::cout << (&entry == &transformed.entries.front() ? "" : "\n") << entry;
}

}  // namespace

Outcome run_transform(const TransformOptions& options) {
    const bool turns = options.degrees != 0 || options.mirror || options.flip || options.transpose;
    if (!turns && !options.swap_colours && options.edge.empty())
        throw base::FileError(
            "transform takes --rotate, --mirror, --flip, --transpose, --edge or --swap-colours; katachi "
            "transform --help shows examples");
    if (options.in_place && options.reads_input())
        throw base::FileError(
            "standard input cannot be changed in place; what it becomes is written to standard output");
    base::Diagnostics diagnostics;
    const compiler::PatternDatabase database = read_input(options, diagnostics);
    if (!diagnostics.empty())
        std::cerr << "katachi: " << base::counted(diagnostics.size(), "finding", "findings")
                  << "; broken entries stay as they are: katachi check " << options.file << '\n';
    const Transformed transformed = transform_all(database, options, diagnostics);
    write(transformed, database, options);
    return transformed.refused == 0 ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
