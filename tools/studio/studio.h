// The studio: the page, and the answers to all that it asks.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tools/studio/files/contents.h"
#include "tools/studio/files/page_files.h"
#include "tools/studio/playing/engine_games.h"
#include "tools/studio/request/request.h"
#include "tools/studio/request/target.h"
#include "tools/studio/reviewing/reviews.h"
#include "tools/studio/writing/drafts.h"
#include "tools/studio/writing/saving.h"

namespace katachi::studio {

class Question;

struct Settings {
    Library::Shows shows = Library::Shows::shipped;
    std::filesystem::path folder = {};        // that is shown, for people; we are in it
    std::vector<std::string> games = {};      // files, folders, archives, a base
    std::vector<std::string> suites = {};     // of tests of engines
    std::string landing = "/";                // the address of the page that one comes to first
    std::filesystem::path program = {};       // `katachi`
    std::filesystem::path page = {};          // the folder of the page's files
    const std::atomic<bool>* stop = nullptr;  // ends commands that run
    std::function<void(const std::string& line)> tell = {};
};

class Studio {
  public:
    // Throws FileError.
    explicit Studio(Settings settings);

    // What takes no time: files of the page and refusals. Nothing for what takes some.
    std::optional<Answer> at_once(const Request& request, const Target& target) const;
    // All else; any thread may ask.
    Answer answer(const Request& request, const Target& target);

    // Where changes are looked for.
    const std::vector<std::string>& watched_paths() const { return contents_.library.paths(); }

    // Nobody waits for the engine or a review any more.
    void give_up_all() {
        games_.give_up_all();
        reviews_.give_up_all();
    }

    // Files have changed on disk: what is in memory of them is forgotten. The data of the event that tells of it.
    std::string take_change();
    // Likewise of the games and suites of tests; nothing where none came, went or changed since the last look.
    std::optional<std::string> take_change_of_games();
    // The data of the event that a listener hears first.
    std::string revision_data() const;

  private:
    using Stamps = std::map<std::string, std::pair<std::filesystem::file_time_type, std::uintmax_t>>;

    Answer page_file(const std::string& path) const;
    Answer get(const Target& target);
    Answer post(const Request& request, const Target& target);
    std::string what_there_is();
    Answer file_text(const Target& target);
    Answer answer_question(const Target& target);
    std::string text_of_answer(const Question& question);
    Answer run_test(const std::string& body);
    std::string run(const std::vector<std::string>& command) const;
    static Stamps stamps_of(const std::vector<std::string>& files);

    Settings settings_;
    PageFiles page_;
    Contents contents_;
    PatternFiles files_;
    Saving saving_;
    Drafts drafts_;
    EngineGames games_;
    Reviews reviews_;
    std::atomic<std::int64_t> revision_ = 1;
    Stamps seen_, seen_suites_;
    std::shared_ptr<const void> seen_games_;
};

}  // namespace katachi::studio
