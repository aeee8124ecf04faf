#include "tools/authoring/workspace/workspace.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/files/canonical_path.h"
#include "base/files/file_error.h"
#include "base/files/pattern_text.h"
#include "compiler/model/discovery.h"
#include "compiler/model/manifest.h"

namespace katachi::authoring {

namespace fs = std::filesystem;

void Workspace::open(const std::string& name, const fs::path& path, std::int64_t version, std::string text) {
    close(name);
    OpenText opened{.name = name,
                    .path = path,
                    .version = version,
                    .source = std::make_shared<base::SourceFile>(path.string(), std::move(text)),
                    .database = nullptr};
    find_database(texts_.emplace(name, std::move(opened)).first->second);
}

void Workspace::change(const std::string& name, std::int64_t version, std::string text) {
    OpenText& changed = texts_.at(name);
    changed.version = version;
    changed.source = std::make_shared<base::SourceFile>(changed.path.string(), std::move(text));
    const bool is_of_another_kind =
        changed.is_guessed && compiler::guess_kind(*changed.source) != changed.database->database().spec.kind;
    if (is_of_another_kind)
        find_database(changed);
    else
        changed.database->set_text(changed.file, changed.source);
}

void Workspace::close(const std::string& name) {
    const auto found = texts_.find(name);
    if (found == texts_.end()) return;
    const OpenText closed = std::move(found->second);
    texts_.erase(found);
    if (closed.database.use_count() > 1) closed.database->set_text(closed.file, text_on_disk(closed.path));
}

const OpenText* Workspace::find(const std::string& name) const {
    const auto found = texts_.find(name);
    return found == texts_.end() ? nullptr : &found->second;
}

const OpenText* Workspace::text_at(const fs::path& path) const {
    const fs::path place = base::canonical_path(path);
    for (const auto& [name, text] : texts_)
        if (base::canonical_path(text.path) == place) return &text;
    return nullptr;
}

std::vector<const OpenText*> Workspace::take_changed() {
    std::set<const OpenDatabase*> changed;
    for (const auto& [name, text] : texts_)
        if (text.database->take_change()) changed.insert(text.database.get());
    std::vector<const OpenText*> texts;
    for (const auto& [name, text] : texts_)
        if (changed.contains(text.database.get())) texts.push_back(&text);
    return texts;
}

void Workspace::tell_once(const std::string& line) {
    const bool is_new = told_.insert(line).second;
    if (is_new && !told_before_.contains(line)) tell_(line);
}

void Workspace::tell_of(const std::runtime_error& error, std::string_view until_then) {
    tell_once(std::string(error.what()) + "; until that is mended, " + std::string(until_then));
    const auto* const placed = dynamic_cast<const base::PlacedError*>(&error);
    if (placed == nullptr || placed->place().source == nullptr) return;
    const bool is_known = std::ranges::any_of(manifest_errors_, [&](const base::PlacedError& known) {
        return std::string_view(known.what()) == placed->what();
    });
    if (!is_known) manifest_errors_.push_back(*placed);
}

base::SourcePtr Workspace::text_on_disk(const fs::path& path) {
    try {
        return base::read_pattern_text(path);
    } catch (const base::FileError& error) {
        tell_once(std::string(error.what()) + "; until that is mended, the file counts as empty");
        return std::make_shared<base::SourceFile>(path.string(), std::string());
    }
}

FileDatabase Workspace::owner_of(const OpenText& text) {
    try {
        return database_of_file(text.path, *text.source);
    } catch (const std::runtime_error& error) {  // a FileError, or one of the file system
        tell_of(error, "each file is checked alone");
        return database_of_text(text.path, *text.source);
    }
}

compiler::CheckSettings Workspace::settings_of(const compiler::DatabaseSpec& spec) {
    try {
        return compiler::check_settings(spec, {});
    } catch (const base::FileError& error) {
        tell_of(error, "all rules are run");
        return compiler::check_settings(compiler::DatabaseSpec{}, {});
    }
}

std::vector<base::SourcePtr> Workspace::sources_of(const compiler::DatabaseSpec& spec) {
    std::vector<base::SourcePtr> sources;
    for (const fs::path& file : spec.files) {
        const OpenText* text = text_at(file);
        sources.push_back(text != nullptr ? text->source : text_on_disk(file));
    }
    return sources;
}

void Workspace::find_database(OpenText& text) {
    const FileDatabase owner = owner_of(text);
    text.file = owner.file;
    text.is_guessed = owner.spec.kind_is_guessed;
    text.database.reset();
    for (const auto& [name, other] : texts_) {
        const bool is_same = other.database != nullptr && !owner.spec.kind_is_guessed &&
                             other.database->database().spec.files == owner.spec.files &&
                             other.database->database().spec.name == owner.spec.name;
        if (is_same) text.database = other.database;
    }
    if (text.database != nullptr)
        text.database->set_text(text.file, text.source);
    else
        text.database = std::make_shared<OpenDatabase>(owner.spec, sources_of(owner.spec), settings_of(owner.spec));
}

void Workspace::file_changed(const fs::path& path) {
    if (text_at(path) != nullptr) return;
    for (const auto& [name, text] : texts_) {
        const auto file = compiler::file_number(text.database->database().spec, path);
        if (file) text.database->set_text(*file, text_on_disk(path));
    }
}

void Workspace::files_changed() {
    told_before_ = std::exchange(told_, {});
    manifest_errors_.clear();
    for (auto& [name, text] : texts_) text.database.reset();
    for (auto& [name, text] : texts_) find_database(text);
    told_before_.clear();
}

}  // namespace katachi::authoring
