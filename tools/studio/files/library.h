// The patterns that the studio shows, as they are on disk.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/listing/listed_entry.h"

namespace katachi::studio {

// What one reading found.
class ReadPatterns {
  public:
    explicit ReadPatterns(std::vector<compiler::PatternDatabase> databases) : databases_(std::move(databases)) {}

    const std::vector<compiler::PatternDatabase>& databases() const { return databases_; }
    // Compiled when somebody asks for the first time.
    const authoring::CompiledPatterns& compiled() const;

    // Whether an entry is called "NAME" or "DATABASE/NAME".
    bool has_entry(const std::string& name) const;

  private:
    std::vector<compiler::PatternDatabase> databases_;
    mutable std::once_flag compiling_;
    mutable std::unique_ptr<authoring::CompiledPatterns> compiled_;
};

class Library {
  public:
    // Patterns of the folder that we are in, or those that come with Katachi.
    enum class Shows { this_folder, shipped };

    // Throws FileError where there are none.
    explicit Library(Shows shows);

    bool is_shipped() const { return shows_ == Shows::shipped; }
    // The paths are as a command line names what is shown: ".", or the folders of the shipped library.
    const std::vector<std::string>& paths() const { return paths_; }
    // "shipped library" or ".", as answers name it.
    std::string name() const;

    // Read again where they changed. Throws FileError.
    std::shared_ptr<const ReadPatterns> patterns();
    // The same with what is wrong with them and the tests beside them. Throws FileError.
    std::shared_ptr<const authoring::CheckedLibrary> checked();
    // They may be others now.
    void forget();

    // The files of the databases and of the tests beside them, in their order, as answers name them. Throws FileError.
    std::vector<std::string> files();

  private:
    Shows shows_;
    std::vector<std::string> paths_;
    std::mutex mutex_;
    std::shared_ptr<const ReadPatterns> read_;
    std::shared_ptr<const authoring::CheckedLibrary> checked_;
};

}  // namespace katachi::studio
