#include "tools/studio/studio.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/files/file_error.h"
#include "base/text/number.h"
#include "patterndb/catalogue.h"
#include "tools/answers/json_text.h"
#include "tools/studio/questions/printed_by_command.h"
#include "tools/studio/questions/question.h"
#include "tools/studio/request/body.h"
#include "tools/studio/routes/routes.h"

namespace katachi::studio {

namespace {

std::string missing_page_text(const std::filesystem::path& folder) {
    return "the page of the studio is not in " + folder.string() +
           "; in the sources of Katachi, `make studio` builds it, once Node 18 and npm are installed, and then `make "
           "install` and `make package` install it with the programs; then start the studio again";
}

const char* type_of(Form form) {
    switch (form) {
        case Form::json: return "application/json";
        case Form::svg: return "image/svg+xml";
        case Form::text: break;
    }
    return "text/plain; charset=utf-8";
}

bool is_json(const Request& request) {
    if (request.content_types.size() != 1) return false;
    const std::string& type = request.content_types.front();
    return type.substr(0, type.find(';')) == "application/json";
}

// What answers throw, as an answer.
Answer answered(const std::function<Answer()>& work) {
    try {
        return work();
    } catch (const Refused& refused) {
        return json_refusal(refused.status, refused.what());
    } catch (const UnknownFile& error) {
        return json_refusal(404, error.what());
    } catch (const OutsideFolder& error) {
        return json_refusal(403, error.what());
    } catch (const std::exception& error) {
        return json_refusal(422, error.what());
    }
}

}  // namespace

Studio::Studio(Settings settings)
    : settings_(std::move(settings)),
      page_(settings_.page),
      contents_{.library = Library(settings_.shows),
                .games = GameShelf(settings_.games, settings_.tell),
                .suites = settings_.suites},
      files_(contents_.library),
      saving_(contents_.library, files_),
      drafts_(contents_, files_),
      games_(settings_.program.parent_path() / "katachi-gtp"),
      reviews_(settings_.program),
      seen_(stamps_of(contents_.library.files())),
      seen_suites_(stamps_of(contents_.suites)),
      seen_games_(contents_.games.state()) {
    if (!page_.is_built()) settings_.tell(missing_page_text(settings_.page));
}

std::optional<Answer> Studio::at_once(const Request& request, const Target& target) const {
    const bool is_question = target.path.starts_with("/api/");
    if (request.method == "POST" && is_question && !is_json(request))
        return json_refusal(415, "a body is JSON: Content-Type: application/json");
    if (request.method == "POST" && is_question) return std::nullopt;
    if (request.method != "GET") {
        Answer answer = refusal(405, "katachi studio: GET asks, and POST writes below /api/");
        answer.headers = {{"Allow", "GET, POST"}};
        return answer;
    }
    if (target.path == "/api/events") return Answer{.type = "text/event-stream", .is_event_stream = true};
    if (is_question) return std::nullopt;
    return page_file(target.path);
}

Answer Studio::page_file(const std::string& path) const {
    if (path == "/" && !page_.is_built())
        return {.body = "katachi studio: " + missing_page_text(settings_.page) +
                        ".\nAnswers are there without it, such as /api/studio and /api/entries.\n"};
    const PageFile* file = page_.find(path);
    if (file == nullptr) return refusal(404, "katachi studio: there is no such file of the page");
    Answer answer{.type = file->type, .body = file->text};
    if (file->lasts) answer.headers = {{"Cache-Control", "private, max-age=31536000, immutable"}};
    return answer;
}

Answer Studio::answer(const Request& request, const Target& target) {
    return answered([&] { return request.method == "POST" ? post(request, target) : get(target); });
}

Answer Studio::get(const Target& target) {
    if (target.path == "/api/studio") return json_answer(what_there_is());
    if (target.path == "/api/text") return file_text(target);
    return answer_question(target);
}

Answer Studio::post(const Request& request, const Target& target) {
    if (!target.parameters.empty()) throw Refused(400, "what is written stands in the body, not in the address");
    if (target.path == "/api/save") return saving_.save(request.body);
    if (target.path == "/api/draft") return drafts_.answer(request.body);
    if (target.path == "/api/completion") return drafts_.completion(request.body);
    if (target.path == "/api/play") return games_.answer(request.body);
    if (target.path == "/api/play/give-up") return games_.give_up(request.body);
    if (target.path == "/api/review/progress") return reviews_.progress(request.body);
    if (target.path == "/api/review/give-up") return reviews_.give_up(request.body);
    if (target.path == "/api/suite/run") return run_test(request.body);
    if (target.path == "/api/format") return saving_.format(request.body);
    throw Refused(404, "nothing is written to " + target.path);
}

std::string Studio::what_there_is() {
    answers::Json value;
    value["version"] = KATACHI_VERSION;
    value["folder"] = contents_.library.is_shipped() ? answers::Json() : answers::Json(settings_.folder.string());
    value["patterns"] = contents_.library.is_shipped() ? contents_.library.name() : settings_.folder.string();
    value["can_save"] = !contents_.library.is_shipped();
    value["files"] = contents_.library.files();
    value["games"] = contents_.games.files();
    value["bases"] = contents_.games.bases();
    value["suites"] = contents_.suites;
    value["revision"] = revision_.load();
    return answers::json_text(value);
}

Answer Studio::file_text(const Target& target) {
    const auto file = target.parameters.find("file");
    if (file == target.parameters.end() || target.parameters.size() > 1)
        throw Refused(400, "/api/text needs file alone");
    Answer answer{.body = files_.text(file->second)};
    answer.headers = {{"ETag", "\"" + text_hash(answer.body) + "\""}};
    return answer;
}

Answer Studio::answer_question(const Target& target) {
    const Route* route = find_route(target.path);
    if (route == nullptr) throw Refused(404, "nothing is asked by " + target.path);
    const Question question(*route, target, contents_);
    const std::string& game = question.value("game");
    if (route->answer == nullptr && !game.empty()) static_cast<void>(contents_.games.text(game));  // may it be read?
    return {.type = type_of(route->form), .body = text_of_answer(question)};
}

std::string Studio::text_of_answer(const Question& question) {
    const Route& route = question.route();
    if (route.without_games != nullptr && contents_.games.paths().empty()) return route.without_games();
    if (route.answer != nullptr) return route.answer(question, contents_);
    const std::vector<std::string> command = question.command(contents_);
    if (route.is_kept && question.value("game").empty())
        return contents_.told.of(contents_.games.state(), [&] { return run(command); });
    return route.takes_long ? reviews_.printed(question.value("caller"), command) : run(command);
}

// The engine is told the patterns that are shown.
Answer Studio::run_test(const std::string& body) {
    const BodyMembers members = read_body(body, {"suite", "test"});
    const std::string &suite = needed_member(members, "suite"), &test = needed_member(members, "test");
    if (std::ranges::find(contents_.suites, suite) == contents_.suites.end())
        throw Refused(404, "the studio shows no suite " + suite);
    const auto number = base::number_from<int>(test);
    if (!number || *number < 0) throw Refused(400, "test: " + test + " is no number");
    std::vector<std::string> command{"regress", "--json", "--all", "--jobs=1"};
    if (!contents_.library.is_shipped()) command.emplace_back("--patterns=.");
    command.insert(command.end(), {"--", suite + ":" + std::to_string(*number)});
    return json_answer(run(command));
}

std::string Studio::run(const std::vector<std::string>& command) const {
    base::RunLimits limits;
    limits.stop = settings_.stop;
    return printed_by_command(settings_.program, command, limits);
}

Studio::Stamps Studio::stamps_of(const std::vector<std::string>& files) {
    Stamps found;
    for (const std::string& file : files) {
        std::error_code error;
        const auto time = std::filesystem::last_write_time(file, error);
        const auto size = std::filesystem::file_size(file, error);
        if (!error) found[file] = {time, size};
    }
    return found;
}

std::string Studio::take_change() {
    contents_.library.forget();
    drafts_.files_changed();
    answers::Json files = answers::Json::array();
    try {
        Stamps now = stamps_of(contents_.library.files());
        for (const auto& [file, stamp] : now)
            if (const auto known = seen_.find(file); known == seen_.end() || known->second != stamp)
                files.push_back(file);
        for (const auto& [file, stamp] : seen_)
            if (!now.contains(file)) files.push_back(file);
        seen_ = std::move(now);
    } catch (const base::FileError& error) {  // a manifest just broken; each question is answered so until it is mended
        settings_.tell(error.what());
    }
    ++revision_;
    return answers::json_line({{"revision", revision_.load()}, {"files", std::move(files)}});
}

std::optional<std::string> Studio::take_change_of_games() {
    auto games = contents_.games.state();
    Stamps suites = stamps_of(contents_.suites);
    if (games == seen_games_ && suites == seen_suites_) return std::nullopt;
    seen_games_ = std::move(games);
    seen_suites_ = std::move(suites);
    ++revision_;
    return answers::json_line({{"revision", revision_.load()}, {"files", answers::Json::array()}});
}

std::string Studio::revision_data() const { return answers::json_line({{"revision", revision_.load()}}); }

}  // namespace katachi::studio
