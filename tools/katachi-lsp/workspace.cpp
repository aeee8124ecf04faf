#include "tools/katachi-lsp/workspace.h"

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/text/path_uri.h"
#include "compiler/model/discovery.h"
#include "tools/katachi-lsp/file_uri.h"
#include "tools/katachi-lsp/request_error.h"

namespace katachi::lsp {

namespace {

namespace fs = std::filesystem;

base::SourcePtr text_on_disk(const fs::path& path) {
    try {
        return base::read_file(path);
    } catch (const base::FileError&) {
        return std::make_shared<base::SourceFile>(path.string(), std::string());
    }
}

}  // namespace

void Workspace::open(const std::string& uri, std::int64_t version, std::string text) {
    close(uri);
    Document document;
    document.uri = uri;
    document.path = path_of_uri(uri).value_or(uri);
    document.version = version;
    document.source = std::make_shared<base::SourceFile>(document.path.string(), std::move(text));
    find_database(documents_.emplace(uri, std::move(document)).first->second);
}

void Workspace::change(const std::string& uri, std::int64_t version, std::string text) {
    Document& document = at(uri);
    document.version = version;
    document.source = std::make_shared<base::SourceFile>(document.path.string(), std::move(text));
    const bool is_of_another_kind =
        document.is_guessed && compiler::guess_kind(*document.source) != document.database->database().spec.kind;
    if (is_of_another_kind)
        find_database(document);
    else
        document.database->set_text(document.file, document.source);
}

void Workspace::close(const std::string& uri) {
    const auto found = documents_.find(uri);
    if (found == documents_.end()) return;
    const Document closed = std::move(found->second);
    documents_.erase(found);
    if (closed.database.use_count() > 1) closed.database->set_text(closed.file, text_on_disk(closed.path));
}

Document* Workspace::find(const std::string& uri) {
    const auto found = documents_.find(uri);
    return found == documents_.end() ? nullptr : &found->second;
}

Document& Workspace::at(const std::string& uri) {
    Document* document = find(uri);
    if (document == nullptr) throw RequestError(ErrorCode::invalid_params, uri + " is not open");
    return *document;
}

const Document* Workspace::document_at(const fs::path& path) const {
    std::error_code error;
    const fs::path place = fs::weakly_canonical(path, error);
    for (const auto& [uri, document] : documents_)
        if (document.path == path || fs::weakly_canonical(document.path, error) == place) return &document;
    return nullptr;
}

void Workspace::tell_once(const std::string& line) {
    if (line != told_) tell_(line);
    told_ = line;
}

FileDatabase Workspace::owner_of(const Document& document) {
    try {
        return database_of_file(document.path, *document.source);
    } catch (const std::runtime_error& error) {  // a FileError, or one of the file system
        tell_once(std::string(error.what()) + "; until that is mended, each file is checked alone");
        return database_of_text(document.path, *document.source);
    }
}

compiler::CheckSettings Workspace::settings_of(const compiler::DatabaseSpec& spec) {
    try {
        return compiler::check_settings(spec, {});
    } catch (const base::FileError& error) {
        tell_once(std::string(error.what()) + "; until that is mended, all rules are run");
        return compiler::check_settings(compiler::DatabaseSpec{}, {});
    }
}

std::vector<base::SourcePtr> Workspace::sources_of(const compiler::DatabaseSpec& spec) const {
    std::vector<base::SourcePtr> sources;
    for (const fs::path& file : spec.files) {
        const Document* document = document_at(file);
        sources.push_back(document != nullptr ? document->source : text_on_disk(file));
    }
    return sources;
}

void Workspace::find_database(Document& document) {
    const FileDatabase owner = owner_of(document);
    document.file = owner.file;
    document.is_guessed = owner.is_guessed;
    document.database.reset();
    for (const auto& [uri, other] : documents_) {
        const bool is_same = other.database != nullptr && !owner.is_guessed &&
                             other.database->database().spec.files == owner.spec.files &&
                             other.database->database().spec.name == owner.spec.name;
        if (is_same) document.database = other.database;
    }
    if (document.database != nullptr)
        document.database->set_text(document.file, document.source);
    else
        document.database = std::make_shared<OpenDatabase>(owner.spec, sources_of(owner.spec), settings_of(owner.spec),
                                                           client.encoding);
}

void Workspace::file_changed(const fs::path& path) {
    if (document_at(path) != nullptr) return;
    for (const auto& [uri, document] : documents_) {
        const auto file = file_number(document.database->database().spec, path);
        if (file) document.database->set_text(*file, text_on_disk(path));
    }
}

void Workspace::files_changed() {
    for (auto& [uri, document] : documents_) document.database.reset();
    for (auto& [uri, document] : documents_) find_database(document);
}

std::string Workspace::uri_of(const base::SourceFile& source) const {
    const Document* document = document_at(source.path());
    return document != nullptr ? document->uri : base::path_uri(source.path());
}

}  // namespace katachi::lsp
