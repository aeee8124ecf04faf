// Looking entries up: lists, and one entry with everything that is known of it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "compiler/model/database_spec.h"
#include "compiler/model/diagram.h"
#include "patterndb/catalogue.h"
#include "patterndb/query/filter.h"

namespace katachi::catalogue {

struct EntrySummary {
    std::int64_t id = 0;
    std::string database;
    compiler::DatabaseKind kind = compiler::DatabaseKind::move;
    std::string path;  // of the source file
    int line = 0;      // where the entry begins in it
    std::string name;
    int rows = 0;
    int columns = 0;
    std::string symmetry;
    std::string classes;
    bool has_constraint = false;
    bool has_action = false;
};

// "patterns/Conn101 (patterns2.db:118)": how messages name an entry.
std::string place_of(const EntrySummary& entry);

struct StoredAttribute {
    std::string name;
    std::string argument;
    std::optional<double> number;
};

struct StoredWeight {
    std::string weight;
    std::string conditions;  // with commas between
};

struct EntryDetails {
    EntrySummary summary;
    std::string text;           // the entry's bytes in the file
    compiler::Diagram diagram;  // cells and edges; of a whole-board entry, the board
    bool sound = true;
    std::vector<StoredAttribute> attributes;
    std::string helper;
    std::string eye_value;
    std::string constraint;  // canonical text, "" for none
    std::string action;      // a statement a line
    std::vector<std::string> remarks;
    std::map<char, std::vector<board::Offset>> labels;
    std::map<std::string, int> calls;  // functions of constraint and action, how often
    std::vector<StoredWeight> weights;
};

struct EntryList {
    std::int64_t total = 0;  // that fit the filter; `entries` may be a part of them
    std::vector<EntrySummary> entries;
};

// Entries in the order of databases by name, files and lines. A negative limit is none.
EntryList list_entries(const Catalogue& catalogue, const EntryFilter& filter, std::int64_t limit = -1);

// All entries of a name, written "NAME" or "DATABASE/NAME"; upper and lower case are the same unless an
// entry has the very name. "FILE:LINE" names what begins there, where FILE is a path or the end of one.
std::vector<EntrySummary> find_entries(const Catalogue& catalogue, std::string_view name);

// The one entry of that name. Throws CatalogueError: for none, with names that are near; for several,
// with where they are.
EntrySummary find_entry(const Catalogue& catalogue, std::string_view name);

// Everything about an entry. Throws CatalogueError where there is no such entry.
EntryDetails entry_details(const Catalogue& catalogue, std::int64_t entry);

struct StoredDatabase {
    std::string name;
    compiler::DatabaseKind kind = compiler::DatabaseKind::move;
    std::string collection;     // the folder or file it was imported from
    std::string attribute_map;  // as the last directive says, "" without one
    std::vector<std::string> files;
};

// All databases by name, then collection.
std::vector<StoredDatabase> list_databases(const Catalogue& catalogue);

}  // namespace katachi::catalogue
