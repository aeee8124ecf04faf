#include "patterndb/import/edit.h"

#include <algorithm>
#include <memory>
#include <string>

#include "base/text/utf8.h"
#include "compiler/emit/pattern_text.h"
#include "patterndb/connection.h"
#include "patterndb/import/file_writer.h"

namespace katachi::catalogue {
namespace {

struct EditedEntry {
    std::string name;
    std::size_t position = 0;  // in its file
    base::Span span;
    StoredFile file;
    std::string file_text;
};

EditedEntry edited_entry(SQLite::Database& connection, FileWriter& files, std::int64_t id) {
    SQLite::Statement query(connection,
                            "SELECT entry.name, entry.position, first_byte, end_byte, path, source_file.text "
                            "FROM entry JOIN source_file ON source_file.id = source_file_id WHERE entry.id = ?");
    query.bind(1, id);
    if (!query.executeStep()) throw CatalogueError("the catalogue has no entry " + std::to_string(id));
    EditedEntry entry;
    entry.name = query.getColumn(0).getString();
    entry.position = query.getColumn(1).getUInt();
    entry.span = {query.getColumn(2).getUInt(), query.getColumn(3).getUInt()};
    entry.file = files.find(query.getColumn(4).getString()).value();
    entry.file_text = bytes_of(query.getColumn(5));
    return entry;
}

bool has_error(const base::Diagnostics& diagnostics) {
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const base::Diagnostic& diagnostic) { return diagnostic.severity == base::Severity::error; });
}

void check_name_is_free(SQLite::Database& connection, std::int64_t id, const EditedEntry& entry,
                        const std::string& name) {
    if (name == entry.name) return;
    SQLite::Statement query(connection, "SELECT 1 FROM placed_entry WHERE database_id = ? AND name = ? AND id <> ?");
    query.bind(1, entry.file.database);
    query.bind(2, name);
    query.bind(3, id);
    if (query.executeStep())
        throw CatalogueError("the database already has an entry named " + name + "; choose another name");
}

// With the line ends of the file and none behind the last line, as entries' spans have it.
std::string fitted(const std::string& canonical, const std::string& file_text) {
    const bool carriage_returns = file_text.find("\r\n") != std::string::npos;
    std::string text;
    for (const char c : canonical) text += c == '\n' && carriage_returns ? std::string("\r\n") : std::string(1, c);
    text.erase(text.find_last_not_of("\r\n") + 1);
    return text;
}

// Row ids follow names, so a new name must be known before the file is stored.
void rename_entry(SQLite::Database& connection, std::int64_t id, const std::string& name) {
    SQLite::Statement update(connection, "UPDATE entry SET name = ? WHERE id = ?");
    update.bind(1, name);
    update.bind(2, id);
    update.exec();
}

}  // namespace

EditResult replace_entry_text(Catalogue& catalogue, std::int64_t id, std::string_view text) {
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        FileWriter files(connection, [] {});
        const EditedEntry entry = edited_entry(connection, files, id);

        EditResult result;
        // Under the file's name, for a whole-board entry's board is as large as that says.
        const auto source = std::make_shared<base::SourceFile>(entry.file.path, std::string(text));
        const compiler::PatternDatabase typed = read_single_source(source, entry.file.kind, result.diagnostics);
        if (has_error(result.diagnostics)) return result;
        if (typed.patterns.size() != 1 || !typed.directives.empty())
            throw CatalogueError("the new text of " + entry.name + " must be one entry; it holds " +
                                 std::to_string(typed.patterns.size()) +
                                 (typed.directives.empty() ? "" : " and directives"));

        std::string file_text = entry.file_text;
        file_text.replace(entry.span.begin, entry.span.length(),
                          fitted(compiler::pattern_text(typed.patterns.front(), entry.file.kind), file_text));
        base::Diagnostics of_file;
        const compiler::PatternDatabase file = read_single_source(
            std::make_shared<base::SourceFile>(entry.file.path, file_text), entry.file.kind, of_file);
        if (entry.position >= file.patterns.size() ||
            !compiler::same_meaning(file.patterns[entry.position], typed.patterns.front()))
            throw CatalogueError("the new text of " + entry.name + " cannot stand at its place in the file");
        const std::string name = base::as_utf8(file.patterns[entry.position].name);
        check_name_is_free(connection, id, entry, name);
        rename_entry(connection, id, name);
        files.store(entry.file, file);
        transaction.commit();
        result.stored = true;
        return result;
    });
}

}  // namespace katachi::catalogue
