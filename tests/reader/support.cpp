#include "tests/reader/support.h"

#include <stdlib.h>

#include <fstream>
#include <memory>
#include <stdexcept>

#include "compiler/reader/reader.h"

namespace katachi {

namespace fs = std::filesystem;

Reading read_text(const std::string& text, DatabaseKind kind, const std::string& path) {
    Reading reading;
    reading.database.spec.kind = kind;
    read_source(std::make_shared<SourceFile>(path, text), reading.database, reading.diagnostics);
    return reading;
}

std::string source_text(const Pattern& pattern, Span span) { return std::string(pattern.source->text(span)); }

TemporaryFolder::TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "katachi-reader-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

fs::path TemporaryFolder::write(const std::string& name, const std::string& content) const {
    const fs::path file = path_ / name;
    std::ofstream(file, std::ios::binary) << content;
    return file;
}

}  // namespace katachi
