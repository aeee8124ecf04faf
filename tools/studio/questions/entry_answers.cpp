// What katachi list, show and check print.
#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/class_letters.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/answers/listing/listed_entry_json.h"
#include "tools/studio/questions/answers.h"

namespace katachi::studio {

namespace {

authoring::EntryChoice choice_of(const Question& question) {
    authoring::EntryChoice choice;
    choice.database = question.value("database");
    choice.attribute = question.value("attribute");
    if (const std::string& name = choice.attribute; !name.empty() && compiler::meaning_of_attribute(name).empty())
        throw Refused(400, "attribute=" + name + ": is no attribute");
    choice.name = question.value("name");
    choice.text = question.value("text");
    if (const std::string& kind = question.value("kind"); !kind.empty()) {
        choice.kind = compiler::database_kind(kind);
        if (!choice.kind) throw Refused(400, "kind=" + kind + ": is no kind of database");
    }
    if (const std::string& letter = question.value("class"); !letter.empty()) {
        choice.class_letter = letter.front();
        if (letter.size() > 1 || compiler::find_class_letter(letter.front()) == nullptr)
            throw Refused(400, "class=" + letter + ": is no class");
    }
    if (const std::string& text = question.value("size"); !text.empty()) {
        const auto size = authoring::read_size(text);
        if (!size) throw Refused(400, "size=" + text + ": is no size; write rows x columns, such as 4x5");
        choice.rows = size->rows;
        choice.columns = size->columns;
    }
    return choice;
}

}  // namespace

std::string answer_entries(const Question& question, Contents& contents) {
    const auto library = contents.library.checked();
    const auto text = [&] {
        return answers::listed_entries_json(authoring::listed_entries(*library, choice_of(question)));
    };
    return question.has_values() ? text() : contents.listing.of(library, text);
}

std::string answer_entry(const Question& question, Contents& contents) {
    const auto library = contents.library.checked();
    return answers::shown_entry_json(authoring::shown_entry(*library, question.value("entry")));
}

std::string answer_findings(const Question&, Contents& contents) {
    return answers::diagnostic_json(contents.library.checked()->findings) + "\n";
}

}  // namespace katachi::studio
