#include "tools/studio/writing/saving.h"

#include <nlohmann/json.hpp>

#include "base/files/folder_lock.h"
#include "base/files/rewritten_file.h"
#include "base/text/utf8.h"
#include "tools/answers/json_text.h"
#include "tools/authoring/format/changed_parts.h"
#include "tools/authoring/format/format.h"
#include "tools/authoring/workspace/database_of_file.h"
#include "tools/studio/request/body.h"
#include "tools/studio/request/refused.h"

namespace katachi::studio {

namespace {

compiler::DatabaseKind kind_of(const std::filesystem::path& file, const base::SourceFile& source) {
    return authoring::database_of_file(file, source).spec.kind;
}

// Patterns are brought into one form; tests stay as they are.
std::string in_one_form(const std::string& before, const std::string& file, const std::string& text) {
    if (!file.ends_with(".db")) return text;
    const auto source = std::make_shared<base::SourceFile>(file, text);
    return authoring::formatted_where_changed(before, source, kind_of(file, *source));
}

}  // namespace

Answer Saving::save(const std::string& body) {
    const BodyMembers members = read_body(body, {"file", "hash", "text"});
    const std::string file = needed_member(members, "file"), hash = needed_member(members, "hash"),
                      text = needed_member(members, "text");
    if (library_.is_shipped())
        throw Refused(403, "the library that comes with Katachi is only shown; open a copy: katachi studio FOLDER");
    const std::lock_guard lock(mutex_);
    if (hash.empty() && !files_.knows(file)) return save_new(file, text);
    const std::filesystem::path place = files_.place(file);
    const base::FolderLock other_programs = base::FolderLock::of_file(place);
    const std::string theirs = files_.text(file);
    const std::string formed = in_one_form(theirs, file, text);
    if (formed == theirs) return saved(theirs);  // perhaps by an earlier save whose answer was lost
    if (text_hash(theirs) != hash) return conflict(hash, text, theirs);
    return written(place, formed);
}

Answer Saving::save_new(const std::string& name, const std::string& text) {
    const base::FolderLock other_programs(library_.paths().front());
    const auto place = files_.new_place(name);
    if (!place) throw Refused(404, name + ": a new file is NAME.db or NAME.test, and there is none of that name");
    return written(*place, in_one_form("", place->string(), text));
}

Answer Saving::written(const std::filesystem::path& place, const std::string& text) {
    base::make_or_rewrite_file(place, text);
    files_.remember(text);
    library_.forget();
    return saved(text);
}

Answer Saving::saved(const std::string& text) {
    return json_answer(answers::json_text({{"hash", text_hash(text)}, {"text", base::as_utf8(text)}}));
}

Answer Saving::conflict(const std::string& hash, const std::string& yours, const std::string& theirs) {
    const auto base = files_.remembered(hash);
    answers::Json value;
    value["error"] = "the file has another text by now; nothing was written";
    value["hash"] = text_hash(theirs);
    value["base"] = base ? answers::Json(base::as_utf8(*base)) : answers::Json();
    value["yours"] = yours;
    value["theirs"] = base::as_utf8(theirs);
    Answer answer = json_answer(answers::json_text(value));
    answer.status = 409;
    return answer;
}

Answer Saving::format(const std::string& body) const {
    const BodyMembers members = read_body(body, {"file", "text"});
    const std::string file = needed_member(members, "file");
    if (!files_.knows(file)) throw UnknownFile("the studio shows no file " + file);
    const auto source = std::make_shared<base::SourceFile>(file, needed_member(members, "text"));
    const compiler::DatabaseKind kind = kind_of(file, *source);
    const std::string text = authoring::formatted(source, kind).text;
    if (const std::string fault = authoring::formatting_fault(source, text, kind); !fault.empty())
        throw Refused(422, "nothing is formatted: " + fault);
    return json_answer(answers::json_text({{"text", base::as_utf8(text)}}));
}

}  // namespace katachi::studio
