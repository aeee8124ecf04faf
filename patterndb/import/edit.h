// Changing an entry in the catalogue.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/findings/diagnostic.h"
#include "patterndb/catalogue.h"

namespace katachi::catalogue {

struct EditResult {
    bool stored = false;
    // Of the new text, which their spans count in, though its source has the file's name. Where one is an
    // error, nothing was stored.
    base::Diagnostics diagnostics;
};

// Puts `text`, one entry, in the place of an entry, in canonical form and within the otherwise unchanged
// bytes of its file. The entry keeps its row. The file on disk is left alone: export it.
// Throws CatalogueError for a text that is not one entry or whose name another entry of the database has.
EditResult replace_entry_text(Catalogue& catalogue, std::int64_t id, std::string_view text);

}  // namespace katachi::catalogue
