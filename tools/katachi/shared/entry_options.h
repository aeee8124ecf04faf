// Options that choose entries of databases, whether in files or in a catalogue.
#pragma once

#include <string>

namespace CLI {
class App;
}  // namespace CLI

namespace katachi::cli {

// The options are as the user wrote them; each is empty where any will do.
struct EntryOptions {
    std::string database;
    std::string kind;          // one that there is
    std::string class_letter;  // one letter
    std::string attribute;     // its name
    std::string size;          // rows x columns, as authoring::read_size takes it
    std::string name;          // with * ? [] as in a shell
};

void add_entry_options(CLI::App& command, EntryOptions& options);

}  // namespace katachi::cli
