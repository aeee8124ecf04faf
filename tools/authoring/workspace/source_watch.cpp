#include "tools/authoring/workspace/source_watch.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <thread>

#include "base/files/file_error.h"
#include "compiler/model/discovery.h"

namespace katachi::authoring {

namespace fs = std::filesystem;

namespace {

// A look at thirty files takes a tenth of a millisecond, and an editor's save less than the pause.
constexpr std::chrono::milliseconds pause{20};

// For so many looks nothing may change before a change counts. A file that is written anew is empty for a moment, on a
// busy machine for a long one.
constexpr int looks_at_rest = 1;
constexpr int looks_at_an_empty_file = 25;

}  // namespace

SourceWatch::SourceWatch(std::vector<std::string> paths, Tests tests) : paths_(std::move(paths)), tests_(tests) {
    remember_sources();
}

bool SourceWatch::is_source(const fs::path& path) const {
    const auto extension = path.extension();
    return extension == ".db" || extension == ".dbz" || extension == ".toml" ||
           (tests_ == Tests::are_watched && extension == ".test");
}

bool SourceWatch::has_new_empty_file(const Stamps& now, const Stamps& before) {
    return std::any_of(now.begin(), now.end(), [&](const auto& each) {
        const auto known = before.find(each.first);
        return each.second.size == 0 && (known == before.end() || known->second != each.second);
    });
}

bool SourceWatch::wait_for_change(const std::atomic<bool>& stop) {
    bool changed = false;
    int looks_left = looks_at_rest;
    while (!stop) {
        std::this_thread::sleep_for(pause);
        Stamps now = stamps();
        if (now != seen_) {
            changed = true;  // perhaps an editor is half done, with the old file gone and the new one not there yet
            looks_left = has_new_empty_file(now, seen_) ? looks_at_an_empty_file : looks_at_rest;
            seen_ = std::move(now);
        } else if (changed && --looks_left == 0) {
            remember_sources();
            return true;
        }
    }
    return false;
}

void SourceWatch::remember_sources() {
    try {
        std::vector<fs::path> files;
        for (const std::string& path : paths_)
            for (const compiler::DatabaseSpec& spec : compiler::discover_databases(path))
                files.insert(files.end(), spec.files.begin(), spec.files.end());
        files_ = std::move(files);
    } catch (const base::FileError&) {
        // A manifest just broken: compiling says so, and the files known so far stay watched.
    }
    seen_ = stamps();
}

SourceWatch::Stamps SourceWatch::stamps() const {
    Stamps found;
    const auto add = [&](const fs::path& file) {
        std::error_code error;
        const auto time = fs::last_write_time(file, error);
        if (error) return;
        const auto size = fs::file_size(file, error);
        if (!error) found[file] = {time, size};
    };
    for (const std::string& path : paths_) {
        std::error_code error;
        add(path);
        for (fs::directory_iterator entry(path, error), end; !error && entry != end; entry.increment(error))
            if (is_source(entry->path())) add(entry->path());
    }
    for (const fs::path& file : files_) {
        add(file);
        if (tests_ == Tests::are_watched) add(fs::path(file).replace_extension(".test"));
    }
    return found;
}

}  // namespace katachi::authoring
