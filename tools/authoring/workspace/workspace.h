// Texts that somebody has open, over the files as they are on disk, and the databases that they belong to.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/files/placed_error.h"
#include "tools/authoring/workspace/database_of_file.h"
#include "tools/authoring/workspace/open_database.h"

namespace katachi::authoring {

struct OpenText {
    std::string name;            // what its editor calls it
    std::filesystem::path path;  // its file, which need not exist
    std::int64_t version = 0;    // the editor's number of what it says now
    base::SourcePtr source;
    std::shared_ptr<OpenDatabase> database;  // shared with the other open texts that belong to it
    std::size_t file = 0;                    // its number in the database
    bool is_guessed = false;                 // the database's kind, by the text
};

class Workspace {
  public:
    // `tell` shows a line to the person at the editor.
    explicit Workspace(std::function<void(const std::string& line)> tell) : tell_(std::move(tell)) {}

    void open(const std::string& name, const std::filesystem::path& path, std::int64_t version, std::string text);
    // Throws std::out_of_range where it is not open.
    void change(const std::string& name, std::int64_t version, std::string text);
    // From then on it is what the file says.
    void close(const std::string& name);

    // Null where it is not open.
    const OpenText* find(const std::string& name) const;
    // The text is found by whatever way its path was written. It is null where it is not open.
    const OpenText* text_at(const std::filesystem::path& path) const;
    const std::map<std::string, OpenText>& texts() const { return texts_; }

    // The texts of the databases that were opened or changed since the last call, by name.
    std::vector<const OpenText*> take_changed();

    // Errors in the manifests that count for the texts, each once.
    const std::vector<base::PlacedError>& manifest_errors() const { return manifest_errors_; }

    // A file is another one now; one that is open stays as its editor has it.
    void file_changed(const std::filesystem::path& path);
    // Manifests, or which files there are, have changed.
    void files_changed();

  private:
    void tell_once(const std::string& line);
    void tell_of(const std::runtime_error& error, std::string_view until_then);
    base::SourcePtr text_on_disk(const std::filesystem::path& path);
    void find_database(OpenText& text);
    FileDatabase owner_of(const OpenText& text);
    compiler::CheckSettings settings_of(const compiler::DatabaseSpec& spec);
    std::vector<base::SourcePtr> sources_of(const compiler::DatabaseSpec& spec);

    std::function<void(const std::string&)> tell_;
    std::set<std::string> told_;         // lines about trouble that holds
    std::set<std::string> told_before_;  // and about trouble that held before the look at everything that goes on
    std::vector<base::PlacedError> manifest_errors_;
    std::map<std::string, OpenText> texts_;  // by name
};

}  // namespace katachi::authoring
