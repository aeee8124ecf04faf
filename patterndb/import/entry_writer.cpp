#include "patterndb/import/entry_writer.h"

#include <string>

#include "base/text/utf8.h"
#include "compiler/model/shape_key.h"
#include "patterndb/connection.h"
#include "patterndb/import/entry_facts.h"
#include "patterndb/shape_hash.h"

namespace katachi::catalogue {
namespace {

void run(SQLite::Statement& statement) {
    statement.exec();
    statement.reset();
}

}  // namespace

EntryWriter::EntryWriter(SQLite::Database& connection)
    : connection_(connection),
      insert_(connection,
              "INSERT INTO entry (source_file_id, position, line, first_byte, end_byte, name, hash, text, row_count, "
              "column_count, edges, cells, shape_key, sound, symmetry, classes, helper, eye_value, constraint_text, "
              "action_text, remarks, id) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"),
      update_(
          connection,
          "UPDATE entry SET source_file_id=?, position=?, line=?, first_byte=?, end_byte=?, name=?, hash=?, text=?, "
          "row_count=?, column_count=?, edges=?, cells=?, shape_key=?, sound=?, symmetry=?, classes=?, helper=?, "
          "eye_value=?, constraint_text=?, action_text=?, remarks=? WHERE id=?"),
      move_(connection,
            "UPDATE entry SET source_file_id=?, position=?, line=?, first_byte=?, end_byte=?, name=? WHERE id=?"),
      remove_(connection, "DELETE FROM entry WHERE id=?"),
      insert_class_(connection, "INSERT OR IGNORE INTO entry_class (entry_id, letter) VALUES (?,?)"),
      insert_attribute_(connection,
                        "INSERT INTO attribute (entry_id, position, name, argument, number) VALUES (?,?,?,?,?)"),
      insert_label_(connection, "INSERT INTO label (entry_id, letter, at_row, at_column) VALUES (?,?,?,?)"),
      insert_call_(connection, "INSERT INTO call (entry_id, name, times) VALUES (?,?,?)"),
      insert_weight_(connection, "INSERT INTO weight (entry_id, position, weight, conditions) VALUES (?,?,?,?)"),
      remove_parts_{{connection, "DELETE FROM entry_class WHERE entry_id=?"},
                    {connection, "DELETE FROM attribute WHERE entry_id=?"},
                    {connection, "DELETE FROM label WHERE entry_id=?"},
                    {connection, "DELETE FROM call WHERE entry_id=?"},
                    {connection, "DELETE FROM weight WHERE entry_id=?"}} {}

void EntryWriter::add(const EntryPlace& place, const compiler::Pattern& pattern) {
    insert_.bind(22);  // NULL: the next free id
    bind_place(insert_, place, pattern);
    store_facts(insert_, place, pattern);
    store_parts(connection_.getLastInsertRowid(), pattern);
}

void EntryWriter::replace(std::int64_t entry, const EntryPlace& place, const compiler::Pattern& pattern) {
    for (SQLite::Statement& remove : remove_parts_) {
        remove.bind(1, entry);
        run(remove);
    }
    update_.bind(22, entry);
    bind_place(update_, place, pattern);
    store_facts(update_, place, pattern);
    store_parts(entry, pattern);
}

void EntryWriter::move(std::int64_t entry, const EntryPlace& place, const compiler::Pattern& pattern) {
    bind_place(move_, place, pattern);
    move_.bind(7, entry);
    run(move_);
}

void EntryWriter::remove(std::int64_t entry) {
    remove_.bind(1, entry);
    run(remove_);
}

void EntryWriter::bind_place(SQLite::Statement& statement, const EntryPlace& place, const compiler::Pattern& pattern) {
    statement.bind(1, place.file);
    statement.bind(2, place.position);
    statement.bind(3, pattern.source->line_column(pattern.span.begin).line);
    statement.bind(4, pattern.span.begin);
    statement.bind(5, pattern.span.end);
    statement.bind(6, base::as_utf8(pattern.name));
}

void EntryWriter::store_facts(SQLite::Statement& statement, const EntryPlace& place, const compiler::Pattern& pattern) {
    const std::string_view text = pattern.source->text(pattern.span);
    const compiler::Diagram diagram = board_diagram(pattern);
    statement.bind(7, place.hash);
    bind_bytes(statement, 8, text);
    statement.bind(9, diagram.rows);
    statement.bind(10, diagram.columns);
    statement.bind(11, compiler::edge_bits(diagram.edges));
    bind_bytes(statement, 12, {diagram.cells.data(), diagram.cells.size()});
    statement.bind(13, shape_hash(diagram));
    statement.bind(14, pattern.sound ? 1 : 0);
    statement.bind(15, base::as_utf8(pattern.symmetry_text));
    statement.bind(16, base::as_utf8(pattern.classes));
    statement.bind(17, base::as_utf8(pattern.helper));
    statement.bind(18, base::as_utf8(pattern.eye_value));
    statement.bind(19, base::as_utf8(constraint_text(pattern)));
    statement.bind(20, base::as_utf8(action_text(pattern)));
    statement.bind(21, base::as_utf8(remark_text(pattern)));
    run(statement);
}

void EntryWriter::store_parts(std::int64_t entry, const compiler::Pattern& pattern) {
    for (const char letter : pattern.classes) {
        insert_class_.bind(1, entry);
        insert_class_.bind(2, base::as_utf8({&letter, 1}));
        run(insert_class_);
    }
    int position = 0;
    for (const compiler::Attribute& attribute : pattern.attributes) {
        insert_attribute_.bind(1, entry);
        insert_attribute_.bind(2, position++);
        insert_attribute_.bind(3, base::as_utf8(attribute.name));
        insert_attribute_.bind(4, base::as_utf8(attribute.argument));
        if (attribute.number)
            insert_attribute_.bind(5, *attribute.number);
        else
            insert_attribute_.bind(5);
        run(insert_attribute_);
    }
    for (const Label& label : labels(pattern)) {
        insert_label_.bind(1, entry);
        insert_label_.bind(2, std::string(1, label.letter));
        insert_label_.bind(3, label.at.row);
        insert_label_.bind(4, label.at.column);
        run(insert_label_);
    }
    for (const auto& [name, times] : calls(pattern)) {
        insert_call_.bind(1, entry);
        insert_call_.bind(2, base::as_utf8(name));
        insert_call_.bind(3, times);
        run(insert_call_);
    }
    position = 0;
    for (const compiler::WeightLine& line : pattern.weights) {
        std::string conditions;
        for (const std::string& condition : line.conditions) conditions += (conditions.empty() ? "" : ",") + condition;
        insert_weight_.bind(1, entry);
        insert_weight_.bind(2, position++);
        insert_weight_.bind(3, base::as_utf8(line.weight));
        insert_weight_.bind(4, base::as_utf8(conditions));
        run(insert_weight_);
    }
}

}  // namespace katachi::catalogue
