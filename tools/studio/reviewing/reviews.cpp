#include "tools/studio/reviewing/reviews.h"

#include <re2/re2.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <string_view>

#include "tools/answers/json_text.h"
#include "tools/studio/questions/printed_by_command.h"
#include "tools/studio/request/body.h"

namespace katachi::studio {

namespace {

constexpr std::chrono::minutes longest_review{10};  // a review of a thousand moves, beside other work

// Reads the lines of progress as they come.
class ProgressReader {
  public:
    explicit ProgressReader(AwaitedWork& work) : work_(work) {}

    void hear(std::string_view text) {
        for (const char c : text) {
            if (c != '\n') {
                line_ += c;
                continue;
            }
            if (int done = 0, all = 0; re2::RE2::FullMatch(line_, "([0-9]+) of ([0-9]+) moves", &done, &all)) {
                work_.all = all;
                work_.done = done;
            }
            line_.clear();
        }
    }

  private:
    AwaitedWork& work_;
    std::string line_;
};

std::string caller_in(const std::string& body) { return member_or(read_body(body, {"caller"}), "caller", ""); }

}  // namespace

std::string Reviews::printed(const std::string& caller, const std::vector<std::string>& command) {
    WaitingPlayers::Wait wait(players_, caller);
    ProgressReader reader(wait.work());
    return printed_by_command(program_, command,
                              {.longest = longest_review,
                               .stop = &wait.work().is_given_up,
                               .hear_errors = [&reader](std::string_view text) { reader.hear(text); }});
}

Answer Reviews::progress(const std::string& body) const {
    const auto work = players_.work_of(caller_in(body));
    if (!work) return json_answer("null\n");
    return json_answer(answers::json_text({{"done", work->done.load()}, {"all", work->all.load()}}));
}

Answer Reviews::give_up(const std::string& body) {
    return json_answer(answers::json_text({{"was_reviewing", players_.give_up(caller_in(body))}}));
}

}  // namespace katachi::studio
