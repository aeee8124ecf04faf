// After any history of changes, the catalogue holds what a fresh one would.
#include <SQLiteCpp/SQLiteCpp.h>

#include <sstream>

#include "patterndb/import/import.h"
#include "patterndb/query/query.h"
#include "tests/patterndb/diagrams.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

class Changes {
  public:
    explicit Changes(unsigned seed) : random_(seed) {}

    // Some entries more, less, changed or elsewhere.
    void change(std::vector<std::string>& entries) {
        for (std::size_t times = below(4); times > 0; --times) {
            if (entries.empty() || below(3) == 0) {
                entries.insert(entries.begin() + index(entries.size() + 1), new_entry());
            } else if (below(3) == 0) {
                entries.erase(entries.begin() + index(entries.size()));
            } else if (below(2) == 0) {
                entries[below(entries.size())] = new_entry();
            } else {
                std::swap(entries[below(entries.size())], entries[below(entries.size())]);
            }
        }
    }

    std::size_t below(std::size_t end) { return random_() % end; }

  private:
    std::ptrdiff_t index(std::size_t end) { return static_cast<std::ptrdiff_t>(below(end)); }

    // Few names and constraints, so that twins occur.
    std::string new_entry() {
        compiler::Diagram diagram = random_diagram(random_, 3, "OXox.?");
        diagram.cells[0] = '*';
        const std::vector<std::string> constraints{"", ";lib(*)>1", ";oplay_attack(*,*)"};
        return entry("N" + std::to_string(below(8)), to_rows(diagram), below(2) ? ":8,B,value(3)" : ":8,CD",
                     constraints[below(3)]);
    }

    std::mt19937 random_;
};

std::string dump(const Catalogue& catalogue) {
    std::ostringstream text;
    for (const EntrySummary& summary : list_entries(catalogue, {}).entries) {
        const EntryDetails details = entry_details(catalogue, summary.id);
        text << summary.database << ' ' << summary.path << ':' << summary.line << ' ' << summary.name << ' '
             << summary.classes << ' ' << details.constraint << '\n'
             << details.text << to_rows(details.diagram);
        for (const StoredAttribute& attribute : details.attributes) text << attribute.name << attribute.argument << ' ';
        for (const auto& [name, times] : details.calls) text << name << times << ' ';
        text << '\n';
    }
    return text.str();
}

TEST(IncrementalImport, HoldsWhatAFreshOneWould) {
    Changes changes(test::test_seed());
    test::TemporaryFolder directory;
    Catalogue catalogue = Catalogue::in_memory();
    std::map<std::string, std::vector<std::string>> files{{"a.db", {}}, {"b.db", {}}, {"c.db", {}}};
    std::int64_t total = 0;
    for (int round = 0; round < 60; ++round) {
        for (auto& [name, entries] : files) {
            changes.change(entries);
            std::string text = "# " + name + "\n\n";
            for (const std::string& entry : entries) text += entry;
            if (name != "a.db" && changes.below(6) == 0)
                std::filesystem::remove(directory / name);
            else
                directory.write(name, text);
        }
        const ImportReport report = import_path(catalogue, directory.path());
        EXPECT_EQ(report.entries.unchanged + report.entries.changed + report.entries.removed, total);
        total = list_entries(catalogue, {}).total;
        EXPECT_EQ(report.entries.unchanged + report.entries.changed + report.entries.added, total);

        Catalogue fresh = Catalogue::in_memory();
        import_path(fresh, directory.path());
        ASSERT_EQ(dump(catalogue), dump(fresh));
        catalogue.connection().exec("INSERT INTO entry_words (entry_words, rank) VALUES ('integrity-check', 1)");
        ASSERT_FALSE(SQLite::Statement(catalogue.connection(), "PRAGMA foreign_key_check").executeStep());
    }
}

}  // namespace
}  // namespace katachi::catalogue
