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

std::string file_of(const CatalogueOption& option) {
    if (!option.file.empty()) return option.file;
    const std::string from_environment = file_from_environment();
    return from_environment.empty() ? catalogue::catalogue_name : from_environment;
}

}  // namespace

bool has_catalogue(const CatalogueOption& option) {
    return !option.file.empty() || !file_from_environment().empty() || catalogue_exists(option);
}

bool catalogue_exists(const CatalogueOption& option) { return std::filesystem::exists(file_of(option)); }

void check_catalogue_exists(const CatalogueOption& option) {
    if (catalogue_exists(option)) return;
    const std::string file = file_of(option);
    throw catalogue::CatalogueError(
        file + ": no such catalogue; katachi db import PATH, joseki add TREE and joseki mine GAMES make one" +
        (option.file.empty() ? "" : ", with --db " + file));
}

catalogue::Catalogue open_catalogue(const CatalogueOption& option, catalogue::Catalogue::Access access) {
    if (access == catalogue::Catalogue::Access::read) check_catalogue_exists(option);
    const std::string file = file_of(option);
    catalogue::Catalogue catalogue = catalogue::Catalogue::open(file, access);
    if (option.file.empty())
        std::cerr << "catalogue: " << file << (file_from_environment().empty() ? "" : " ($KATACHI_DB)") << '\n';
    if (!catalogue.backup().empty())
        std::cerr << file << ": brought up to date; as it was it stands in " << catalogue.backup() << '\n';
    return catalogue;
}

}  // namespace katachi::cli
