// What the editor has open, and the databases that these texts belong to.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tools/katachi-lsp/database_of_file.h"
#include "tools/katachi-lsp/open_database.h"

namespace katachi::lsp {

// What the editor can do, by what it said when it started.
struct ClientAbilities {
    Encoding encoding = Encoding::utf16;
    bool has_snippets = false;
    bool has_symbol_trees = false;
    bool shows_disabled_actions = false;
    bool registers_watchers = false;
};

struct Document {
    std::string uri;
    std::filesystem::path path;  // the URI itself where it names no file
    std::int64_t version = 0;
    base::SourcePtr source;
    std::shared_ptr<OpenDatabase> database;
    std::size_t file = 0;  // its number in the database
    bool is_guessed = false;

    const TextLines& lines() const { return database->lines(file); }
};

class Workspace {
  public:
    // `tell` shows a line to the person at the editor.
    explicit Workspace(std::function<void(const std::string& line)> tell) : tell_(std::move(tell)) {}

    ClientAbilities client;

    void open(const std::string& uri, std::int64_t version, std::string text);
    void change(const std::string& uri, std::int64_t version, std::string text);
    void close(const std::string& uri);

    // Null where it is not open.
    Document* find(const std::string& uri);
    // Throws RequestError where it is not open.
    Document& at(const std::string& uri);
    const std::map<std::string, Document>& documents() const { return documents_; }

    // A file that the editor has not open is another one now.
    void file_changed(const std::filesystem::path& path);
    // Manifests, or which files there are, have changed.
    void files_changed();

    // How the editor names the source.
    std::string uri_of(const base::SourceFile& source) const;

  private:
    void tell_once(const std::string& line);
    void find_database(Document& document);
    FileDatabase owner_of(const Document& document);
    compiler::CheckSettings settings_of(const compiler::DatabaseSpec& spec);
    std::vector<base::SourcePtr> sources_of(const compiler::DatabaseSpec& spec) const;
    const Document* document_at(const std::filesystem::path& path) const;

    std::function<void(const std::string&)> tell_;
    std::string told_;                           // the last line
    std::map<std::string, Document> documents_;  // by URI
};

}  // namespace katachi::lsp
