#include "tools/authoring/listing/entry_choice.h"

#include <fnmatch.h>

#include <algorithm>
#include <sstream>

#include "base/text/ascii_case.h"
#include "base/text/number.h"
#include "base/text/utf8.h"

namespace katachi::authoring {

namespace {

// What words are looked for in, in small letters.
std::string searched_text(const compiler::Pattern& entry) {
    std::string text = entry.name;
    for (const std::string& remark : entry.remarks()) text += "\n" + remark;
    if (entry.constraint) text += "\n" + compiler::to_text(*entry.constraint);
    for (const compiler::Statement& action : entry.actions) text += "\n" + compiler::to_text(action);
    return base::lower_case(base::as_utf8(text));
}

bool has_words(const compiler::Pattern& entry, const std::string& words) {
    if (words.empty()) return true;
    const std::string text = searched_text(entry);
    std::istringstream stream(base::lower_case(words));
    for (std::string word; stream >> word;)
        if (text.find(word) == std::string::npos) return false;
    return true;
}

bool has_size(const compiler::Pattern& entry, int rows, int columns) {
    if (rows == 0 && columns == 0) return true;
    const compiler::Diagram diagram = compiler::drawn_points(entry);
    return diagram.rows == rows && diagram.columns == columns;
}

}  // namespace

std::optional<DrawnSize> read_size(std::string_view text) {
    const auto rows = base::leading_number<int>(text);
    if (!rows || !rows->rest.starts_with('x')) return std::nullopt;
    const auto columns = base::number_from<int>(rows->rest.substr(1));
    if (!columns || rows->value < 1 || *columns < 1) return std::nullopt;
    return DrawnSize{rows->value, *columns};
}

bool fits(const EntryChoice& choice, const compiler::PatternDatabase& database, const compiler::Pattern& entry) {
    if (!choice.database.empty() && choice.database != database.spec.name) return false;
    if (choice.kind && *choice.kind != database.spec.kind) return false;
    if (choice.class_letter && entry.classes.find(*choice.class_letter) == std::string::npos) return false;
    if (!choice.attribute.empty() && entry.attribute(choice.attribute) == nullptr) return false;
    const std::string name = base::as_utf8(entry.name);
    if (!choice.name.empty() && fnmatch(choice.name.c_str(), name.c_str(), FNM_CASEFOLD) != 0) return false;
    return has_size(entry, choice.rows, choice.columns) && has_words(entry, choice.text);
}

}  // namespace katachi::authoring
