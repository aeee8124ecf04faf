// Sources of patterns that somebody is editing.
#pragma once

#include <atomic>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace katachi::authoring {

// Watches folders and files as discover_databases takes them, by the times and sizes of the pattern files and
// manifests in them: looking again and again works on every file system, and whichever way an editor saves.
class SourceWatch {
  public:
    enum class Tests { are_watched, are_not };

    // `tests`: whether files of tests (.test) are sources, too.
    explicit SourceWatch(std::vector<std::string> paths, Tests tests = Tests::are_not);

    // Waits until something changed since the last call and was left alone for a moment. False where `stop` was set.
    bool wait_for_change(const std::atomic<bool>& stop);

  private:
    struct Stamp {
        std::filesystem::file_time_type time;
        std::uintmax_t size;

        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    using Stamps = std::map<std::filesystem::path, Stamp>;

    static bool has_new_empty_file(const Stamps& now, const Stamps& before);
    bool is_source(const std::filesystem::path& path) const;
    void remember_sources();
    Stamps stamps() const;

    std::vector<std::string> paths_;
    Tests tests_;
    std::vector<std::filesystem::path> files_;  // what the manifests named last
    Stamps seen_;
};

}  // namespace katachi::authoring
