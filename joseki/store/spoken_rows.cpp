#include "joseki/store/spoken_rows.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace katachi::joseki {

void remove_unspoken_rows(SQLite::Database& connection) {
    connection.exec(
        "DELETE FROM joseki_move WHERE NOT EXISTS "
        "(SELECT 1 FROM joseki_move_said WHERE move_id = joseki_move.id)");
    connection.exec(
        "DELETE FROM joseki_position WHERE NOT EXISTS "
        "(SELECT 1 FROM joseki_position_said WHERE position_id = joseki_position.id)");
}

}  // namespace katachi::joseki
