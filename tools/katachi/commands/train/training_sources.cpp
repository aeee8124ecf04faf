#include "tools/katachi/commands/train/training_sources.h"

#include <memory>

#include "base/files/file_error.h"
#include "engine/moves/default_sources.h"
#include "engine/moves/pattern_sources.h"
#include "engine/moves/sources/tactics_source.h"

namespace katachi::cli {

namespace {

std::vector<match::PatternFile> open_patterns(const std::vector<std::string>& paths) {
    std::vector<match::PatternFile> files;
    for (const std::string& path : paths) {
        auto file = match::PatternFile::open(path);
        if (const auto* trouble = std::get_if<std::string>(&file)) throw base::FileError(*trouble);
        files.push_back(std::move(std::get<match::PatternFile>(file)));
    }
    return files;
}

}  // namespace

TrainingSources::TrainingSources(const std::vector<std::string>& shapes, const std::vector<std::string>& patterns)
    : shapes_(open_patterns(shapes)), patterns_(open_patterns(patterns)) {}

games::SourceMaker TrainingSources::every_node() const {
    return [this] {
        auto sources = moves::default_sources();
        for (const match::PatternFile& file : shapes_) moves::add_shapes(sources, file.tables());
        for (const match::PatternFile& file : patterns_)
            moves::add_patterns(sources, std::make_shared<moves::PatternHits>(file.tables()));
        return sources;
    };
}

games::SourceMaker TrainingSources::all() const {
    return [this, every_node = every_node()] {
        auto sources = every_node();
        for (const match::PatternFile& file : patterns_)
            moves::add_judged_patterns(sources, std::make_shared<moves::PatternHits>(file.tables()));
        sources.push_back(std::make_unique<moves::TacticsSource>());
        return sources;
    };
}

}  // namespace katachi::cli
