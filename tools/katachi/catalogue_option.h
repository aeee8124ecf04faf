// Which catalogue a subcommand of `katachi db` works on.
#pragma once

#include <string>

#include "patterndb/catalogue.h"
#include "tools/katachi/command.h"

namespace katachi {

struct CatalogueOption {
    std::string file;  // "" where the user named none
};

void add_catalogue_option(CLI::App& command, CatalogueOption& option);

// Says on standard error which catalogue it is where the user did not. Throws CatalogueError.
Catalogue open_catalogue(const CatalogueOption& option, Catalogue::Access access);

}  // namespace katachi
