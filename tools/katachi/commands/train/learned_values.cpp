#include "tools/katachi/commands/train/learned_values.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/files/file_error.h"
#include "base/files/rewritten_file.h"
#include "base/findings/text_edit.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/match/table_entry.h"
#include "games/harvest/mined_text.h"

namespace katachi::cli {

namespace {

const compiler::Attribute* value_of(const compiler::Pattern& pattern) {
    const auto found = std::ranges::find(pattern.attributes, "value", &compiler::Attribute::name);
    return found == pattern.attributes.end() ? nullptr : &*found;
}

// The feature has the name that the source of moves gives it.
std::string feature_of(const compiler::PatternDatabase& database, const compiler::Pattern& pattern) {
    return database.spec.name + "/" + pattern.name;
}

std::set<std::string> names(std::span<const match::PatternFile> shapes) {
    std::set<std::string> result;
    for (const match::PatternFile& file : shapes) {
        const match::PatternTables& tables = file.tables();
        for (std::uint32_t entry = 0; entry < match::entry_count(tables); ++entry)
            result.insert(match::full_name_of_entry(tables, entry));
    }
    return result;
}

}  // namespace

ValuesFile::ValuesFile(const std::string& path, std::span<const match::PatternFile> shapes) {
    const auto specs = compiler::discover_databases(path);
    if (specs.size() != 1 || specs.front().files.size() != 1)
        throw base::FileError(path + ": values are written into one file; name it");
    base::Diagnostics diagnostics;
    database_ = compiler::read_database(specs.front(), diagnostics);
    if (!diagnostics.empty()) throw base::FileError(path + ": has errors; katachi check shows them");
    const std::set<std::string> known = names(shapes);
    for (const compiler::Pattern& pattern : database_.patterns) {
        if (value_of(pattern) == nullptr)
            throw base::FileError(path + ": entry `" + pattern.name + "` has no value(...)");
        if (!known.contains(feature_of(database_, pattern)))
            throw base::FileError(path + ": entry `" + pattern.name +
                                  "` is not among the shapes; compile them from this file");
    }
    base::check_can_be_rewritten(path);
    text_ = database_.sources.front()->text();
}

void ValuesFile::set(moves::MoveWeights& weights, std::string_view source) {
    std::vector<base::TextEdit> edits;
    for (const compiler::Pattern& pattern : database_.patterns) {
        const std::string feature = feature_of(database_, pattern);
        const auto weight = weights.find(source, feature);
        if (!weight) continue;
        const std::string value = games::value_text(std::exp(*weight));
        edits.push_back({value_of(pattern)->argument_span, value});
        weights.set(source, feature, {static_cast<float>(std::log(std::stod(value))), 0});
    }
    text_ = base::edited(database_.sources.front()->text(), edits);
}

void ValuesFile::write() const { base::rewrite_source(*database_.sources.front(), text_); }

}  // namespace katachi::cli
