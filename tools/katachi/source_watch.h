// Sources of patterns that somebody is editing.
#pragma once

#include <atomic>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace katachi {

// Watches folders and files as discover_databases takes them, by the times and sizes of the pattern files and
// manifests in them: looking ten times a second works on every file system, and whichever way an editor saves.
class SourceWatch {
  public:
    explicit SourceWatch(std::vector<std::string> paths);

    // Waits until something changed since the last call and was left alone for a moment. False where `stop` was set.
    bool wait_for_change(const std::atomic<bool>& stop);

  private:
    struct Stamp {
        std::filesystem::file_time_type time;
        std::uintmax_t size;

        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    using Stamps = std::map<std::filesystem::path, Stamp>;

    void remember_sources();
    Stamps stamps() const;

    std::vector<std::string> paths_;
    std::vector<std::filesystem::path> files_;  // what the manifests named last
    Stamps seen_;
};

}  // namespace katachi
