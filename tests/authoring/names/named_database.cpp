#include "tests/authoring/names/named_database.h"

#include <gtest/gtest.h>

#include "compiler/reader/reader.h"
#include "tests/support/text_with_names.h"

namespace katachi::authoring {

compiler::PatternDatabase read_text(const std::string& text) {
    compiler::PatternDatabase database;
    base::Diagnostics findings;
    compiler::read_source(std::make_shared<base::SourceFile>("a.db", text), database, findings);
    return database;
}

const compiler::Pattern& NamedSpot::entry() const {
    const compiler::Pattern* found = entry_at(database, database.sources.front(), offset);
    if (found == nullptr) throw std::runtime_error("the place is in no entry");
    return *found;
}

NamedThing NamedSpot::thing() const {
    const auto found = named_thing_at(entry(), offset);
    if (!found) throw std::runtime_error("nothing with a name is there");
    return *found;
}

NamedSpot spot(const std::string& before, const std::string& after) {
    const auto at = test::text_with_names.find(before + after);
    EXPECT_NE(at, std::string::npos) << before << after;
    return {.database = read_text(test::text_with_names), .offset = static_cast<std::uint32_t>(at + before.size())};
}

NamedSpot marked_spot(std::string text) {
    const auto at = text.find("<>");
    EXPECT_NE(at, std::string::npos) << text;
    text.erase(at, 2);
    return {.database = read_text(text), .offset = static_cast<std::uint32_t>(at)};
}

}  // namespace katachi::authoring
