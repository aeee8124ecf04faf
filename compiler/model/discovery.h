// From paths that a person names to the databases found there.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/findings/source_file.h"
#include "compiler/model/database_spec.h"

namespace katachi::compiler {

// Databases of a folder: those that its katachi.toml names; else those that the built-in GNU Go profile knows by
// file name, and every other .db file as a database of its own. A single file becomes one database, of which the
// nearest katachi.toml says the name, the kind and the rules of the checker. Throws FileError for a path that cannot be
// read or holds no database, or for a bad manifest.
std::vector<DatabaseSpec> discover_databases(const std::filesystem::path& path);

// The same of several paths. A database whose files all belong to another one that was found is left out: the paths
// name it twice. Parts of one database become one.
std::vector<DatabaseSpec> discover_databases(const std::vector<std::string>& paths);

// Whether all files of the one are files of the other, too.
bool lies_within(const DatabaseSpec& part, const DatabaseSpec& whole);

// The database of a text as if it stood in a file at its path, where there may be none: a person pipes it, or has not
// saved it. Throws FileError for a bad manifest.
DatabaseSpec spec_of_text(const base::SourceFile& text);

// What kind of entries a file of unknown name holds, by its attribute map and its first colon line:
// joseki are told by the classes that their compilers write.
DatabaseKind guess_kind(const base::SourceFile& source);

}  // namespace katachi::compiler
