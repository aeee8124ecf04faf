#include "tools/katachi/commands/review/written_review.h"

#include <array>

#include "base/files/file_error.h"
#include "compiler/sgf/writer.h"
#include "tools/answers/review/review_json.h"
#include "tools/authoring/review/review_page.h"
#include "tools/authoring/review/review_record.h"

namespace katachi::cli {

namespace {

constexpr std::array all_forms{ReviewForm::html, ReviewForm::sgf, ReviewForm::json};

}  // namespace

std::string_view form_name(ReviewForm form) {
    switch (form) {
        case ReviewForm::html: return "html";
        case ReviewForm::sgf: return "sgf";
        case ReviewForm::json: return "json";
    }
    return "";
}

ReviewForm form_named(std::string_view name) {
    for (const ReviewForm form : all_forms)
        if (form_name(form) == name) return form;
    throw base::FileError(std::string(name) + " is no form of reviews; name html, sgf or json");
}

ReviewForm form_of_file(const std::string& path) {
    for (const ReviewForm form : all_forms)
        if (path.ends_with("." + std::string(form_name(form)))) return form;
    throw base::FileError(path + ": the review of a game is written as .html, .sgf or .json; let the name end so");
}

std::string written_review(const compiler::SgfTree& tree, const authoring::Review& review, ReviewForm form) {
    switch (form) {
        case ReviewForm::html: return authoring::review_page(review);
        case ReviewForm::sgf: return compiler::sgf_text(authoring::reviewed_record(tree, review));
        case ReviewForm::json: return answers::review_json(review);
    }
    return "";
}

}  // namespace katachi::cli
