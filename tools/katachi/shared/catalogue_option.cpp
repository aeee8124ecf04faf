#include "tools/katachi/shared/catalogue_option.h"

#include <cstdlib>
#include <filesystem>
#include <iostream>

namespace katachi::cli {

namespace {

std::string file_from_environment() {
    const char* value = std::getenv("KATACHI_DB");
    return value == nullptr ? "" : value;
}

}  // namespace

catalogue::Catalogue open_catalogue(const CatalogueOption& option, catalogue::Catalogue::Access access) {
    const std::string from_environment = file_from_environment();
    std::string file = option.file;
    if (file.empty()) file = from_environment;
    if (file.empty()) file = catalogue::catalogue_name;
    if (access == catalogue::Catalogue::Access::read && !std::filesystem::exists(file))
        throw catalogue::CatalogueError(file +
                                        ": no such catalogue; make it with katachi db import PATH or joseki add TREE" +
                                        (option.file.empty() ? "" : " --db " + file));
    catalogue::Catalogue catalogue = catalogue::Catalogue::open(file, access);
    if (option.file.empty())
        std::cerr << "catalogue: " << file << (from_environment.empty() ? "" : " ($KATACHI_DB)") << '\n';
    if (!catalogue.backup().empty())
        std::cerr << file << ": brought up to date; as it was it stands in " << catalogue.backup() << '\n';
    return catalogue;
}

}  // namespace katachi::cli
