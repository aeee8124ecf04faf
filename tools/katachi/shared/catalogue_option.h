// Which catalogue a subcommand of `katachi db` works on.
#pragma once

#include <string>

#include "patterndb/catalogue.h"

namespace katachi::cli {

struct CatalogueOption {
    std::string file;  // "" where the user named none
};

// Whether the user named a catalogue, also by $KATACHI_DB, or one lies in this folder.
bool has_catalogue(const CatalogueOption& option);

// Whether there is a file where it lies.
bool catalogue_exists(const CatalogueOption& option);

// Throws CatalogueError where there is none, with how one is made.
void check_catalogue_exists(const CatalogueOption& option);

// Says on standard error which catalogue it is where the user did not. Writing makes one where
// there is none. Throws CatalogueError.
catalogue::Catalogue open_catalogue(const CatalogueOption& option, catalogue::Catalogue::Access access);

}  // namespace katachi::cli
