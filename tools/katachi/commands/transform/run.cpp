#include "tools/katachi/commands/transform/run.h"

#include <fnmatch.h>

#include <algorithm>
#include <iostream>

#include "tools/authoring/edit/transform_entry.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "base/text/counted.h"
#include "base/files/file_error.h"
#include "base/text/nearest.h"
#include "base/files/atomic_file.h"
#include "tools/authoring/standard_input.h"

namespace katachi {

namespace {

PatternDatabase read_input(const TransformOptions& options, Diagnostics& diagnostics) {
    if (!options.reads_input()) {
        auto specs = discover_databases(options.file);
        if (specs.size() != 1 || specs.front().files.size() != 1)
            throw FileError(options.file + ": transform changes one file; name the file of the entries");
        if (!options.kind.empty()) specs.front().kind = *database_kind(options.kind);
        return read_database(specs.front(), diagnostics);
    }
    return read_piped_database("standard input", options.kind, diagnostics);
}

bool matches(const Pattern& pattern, const std::string& asked) {
    return pattern.name == asked || fnmatch(asked.c_str(), pattern.name.c_str(), 0) == 0;
}

std::vector<const Pattern*> asked_entries(const PatternDatabase& database, const TransformOptions& options) {
    std::vector<const Pattern*> found;
    const auto& asked = options.entries;
    for (const Pattern& pattern : database.patterns)
        if (asked.empty() ||
            std::any_of(asked.begin(), asked.end(), [&](const std::string& name) { return matches(pattern, name); }))
            found.push_back(&pattern);
    std::vector<std::string_view> names;
    for (const Pattern& pattern : database.patterns) names.push_back(pattern.name);
    for (const std::string& name : asked) {
        if (std::any_of(found.begin(), found.end(), [&](const Pattern* one) { return matches(*one, name); })) continue;
        const std::string_view near = nearest(name, names);
        throw FileError(options.file + ": no entry `" + name + "`" +
                        (near.empty() ? "; katachi check says which entries could not be read"
                                      : "; did you mean " + std::string(near) + "?"));
    }
    return found;
}

Offset asked_edge(const std::string& edge) {
    return edge == "north"   ? Offset{-1, 0}
           : edge == "south" ? Offset{1, 0}
           : edge == "west"  ? Offset{0, -1}
                             : Offset{0, 1};
}

Orientation asked_orientation(const TransformOptions& options) {
    using enum Orientation;
    Orientation result = options.degrees == 90    ? rotated_90
                         : options.degrees == 180 ? rotated_180
                         : options.degrees == 270 ? rotated_270
                                                  : identity;
    if (options.mirror) result = composed(result, mirrored);
    if (options.flip) result = composed(result, flipped);
    if (options.transpose) result = composed(result, transposed);
    return result;
}

TransformedEntry transformed_entry(const Pattern& pattern, DatabaseKind kind, const TransformOptions& options,
                                   const Diagnostics& diagnostics) {
    const auto is_in_entry = [&](const Diagnostic& finding) {
        return finding.span.begin >= pattern.span.begin && finding.span.end <= pattern.span.end;
    };
    if (std::any_of(diagnostics.begin(), diagnostics.end(), is_in_entry))
        return {.edits = {}, .notes = {}, .refusal = "it has errors; katachi check shows them"};
    EntryTransform transform{.orientation = asked_orientation(options), .exchange_sides = options.swap_colours};
    if (!options.edge.empty()) {
        const auto turn = turn_to_edge(pattern.diagram, asked_edge(options.edge));
        if (!turn) return {.edits = {}, .notes = {}, .refusal = "it draws no edge of the board"};
        transform.orientation = *turn;
    }
    return transform_entry(pattern, kind, transform);
}

void say(const Pattern& pattern, const std::string& what) {
    std::cerr << pattern.source->path() << ":" << pattern.source->line_column(pattern.span.begin).line << ": "
              << pattern.name << ": " << what << '\n';
}

// The entry alone: its edits are moved to where its text begins.
std::string transformed_text(const Pattern& pattern, std::vector<TextEdit> edits) {
    for (TextEdit& edit : edits) {
        edit.span.begin -= pattern.span.begin;
        edit.span.end = std::min(edit.span.end, pattern.span.end) - pattern.span.begin;
    }
    return edited(pattern.source->text(pattern.span), edits) + "\n";
}

struct Transformed {
    std::vector<TextEdit> edits;       // of the whole file
    std::vector<std::string> entries;  // those that changed
    std::size_t refused = 0;
};

Transformed transform_all(const PatternDatabase& database, const TransformOptions& options,
                          const Diagnostics& diagnostics) {
    Transformed result;
    for (const Pattern* pattern : asked_entries(database, options)) {
        TransformedEntry entry = transformed_entry(*pattern, database.spec.kind, options, diagnostics);
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

void write(const Transformed& transformed, const PatternDatabase& database, const TransformOptions& options) {
    const std::string text =
        edited(database.sources.empty() ? "" : database.sources.front()->text(), transformed.edits);
    if (options.in_place || !options.output.empty()) {
        write_file(options.in_place ? options.file : options.output, text);
        std::cerr << counted(transformed.entries.size(), "entry", "entries") << " changed in "
                  << (options.in_place ? options.file : options.output) << '\n';
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
        throw FileError(
            "transform takes --rotate, --mirror, --flip, --transpose, --edge or --swap-colours; katachi "
            "transform --help shows examples");
    if (options.in_place && options.reads_input())
        throw FileError("standard input cannot be changed in place; what it becomes is written to standard output");
    Diagnostics diagnostics;
    const PatternDatabase database = read_input(options, diagnostics);
    if (!diagnostics.empty())
        std::cerr << "katachi: " << counted(diagnostics.size(), "finding", "findings")
                  << "; broken entries stay as they are: katachi check " << options.file << '\n';
    const Transformed transformed = transform_all(database, options, diagnostics);
    write(transformed, database, options);
    return transformed.refused == 0 ? Outcome::success : Outcome::findings;
}

}  // namespace katachi
