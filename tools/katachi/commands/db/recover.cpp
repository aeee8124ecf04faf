// katachi db recover: what can be read of a damaged catalogue.
#include <iostream>

#include "base/long_work/interrupt.h"
#include "base/text/counted.h"
#include "joseki/store/library_recovery.h"
#include "patterndb/recovery/recovery.h"
#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

// What people call the rows of a table; "" where they belong to others.
std::string words_for(const std::string& table) {
    if (table == "source_file") return "pattern files";
    if (table == "profile") return "profiles";
    if (table == "weighing") return "weighings";
    if (table == "joseki_graft") return "joseki additions";
    if (table == "joseki_position") return "joseki positions";
    if (table == "joseki_move") return "joseki moves";
    if (table == "mining_piece") return "mined pieces";
    return "";
}

std::string loss(const catalogue::RecoveredTable& table) {
    std::string text = table.has_gaps ? "pages that cannot be read" : "";
    if (table.left_out > 0)
        text += (text.empty() ? "" : "; ") + base::counted(table.left_out, "row", "rows") + " left out as damaged";
    return text;
}

Table summary(const catalogue::Recovery& recovery) {
    Table table{{{"saved", "what", "lost"}}};
    for (const catalogue::RecoveredTable& recovered : recovery.tables) {
        const std::string words = words_for(recovered.name);
        const std::string lost = loss(recovered);
        if (!words.empty() && (recovered.rows > 0 || !lost.empty()))
            table.rows.push_back({std::to_string(recovered.rows), words, lost});
        else if (!lost.empty())
            table.rows.push_back({std::to_string(recovered.rows), "rows of " + recovered.name, lost});
        if (recovered.name == "source_file" && recovered.rows > 0)
            table.rows.push_back({std::to_string(recovery.entries), "entries", ""});
    }
    return table;
}

}  // namespace

Outcome run_db_recover(const DbRecoverOptions& options, const CommonOptions& common) {
    // A program that a second signal ends would leave its work folder behind.
    const std::atomic<bool>& stop = base::stop_on_interrupt(base::SecondInterrupt::is_ignored);
    const catalogue::Recovery recovery =
        catalogue::recover_catalogue(options.damaged, options.saved, joseki::remove_impossible, &stop);
    std::cout << aligned(summary(recovery), text_style(common));
    for (const std::string& file : recovery.changed_texts)
        std::cout << file << ": its text is damaged; import the file again\n";
    std::cout << options.saved << (recovery.is_whole() ? ": holds all of " : ": holds what could be read of ")
              << options.damaged << '\n';
    return recovery.is_whole() ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
