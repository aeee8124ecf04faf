#include "tests/cli/conversation.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string_view>
#include <vector>

#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

// Quoted for the shell.
std::string quoted(const std::string& text) {
    std::string result = "'";
    for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

class Player {
  public:
    Player() {
        fs::create_directory(work_);
        fs::copy(test::project_folder() / "patterndb/library", work_ / "library");
    }

    Played play(const std::string& conversation) {
        const std::vector<std::string> lines = lines_of(conversation);
        for (std::size_t i = 0; i < lines.size() && lacking_.empty() && skipped_.empty(); ++i) {
            const std::string& line = lines[i];
            if (line.starts_with("|") || line.starts_with("!") || line.starts_with("=") || line.starts_with("\\"))
                continue;  // an old answer
            text_ += line + "\n";
            if (line.starts_with("@ ")) obey(line.substr(2));
            if (!line.starts_with("$ ")) continue;
            std::string command = line.substr(2) + "\n";
            for (; i + 1 < lines.size() && lines[i + 1].starts_with(">"); ++i) {
                text_ += lines[i + 1] + "\n";
                command += lines[i + 1].substr(std::min<std::size_t>(2, lines[i + 1].size())) + "\n";
            }
            run(command);
        }
        return {text_, lacking_, skipped_};
    }

  private:
    void obey(const std::string& order) {
        if (order == "as nobody") {
            if (geteuid() == 0) become_nobody();
        } else if (order.starts_with("needs ")) {
            const std::string program = order.substr(6);
            if (std::system(("command -v " + quoted(program) + " > /dev/null").c_str()) != 0) lacking_ = program;
        } else if (order.starts_with("lock ")) {
            lock_ = std::make_unique<SQLite::Database>((work_ / order.substr(5)).string(), SQLite::OPEN_READWRITE);
            lock_->exec("BEGIN EXCLUSIVE");
        } else if (order == "unlock") {
            lock_.reset();
        } else {
            text_ += "@ is no order that the player knows\n";
        }
    }

    // Root may read everything, so from here on nobody types, who gets the folder and a program of their own.
    void become_nobody() {
        program_folder_ = folder_.path();
        fs::copy_file(KATACHI_PROGRAM, program_folder_ / "katachi");
        fs::permissions(folder_.path(), fs::perms::others_exec, fs::perm_options::add);
        if (std::system(("chown -R nobody " + quoted(work_.string())).c_str()) != 0)
            skipped_ = "only root can give files to nobody";
        typist_ = "setpriv --reuid=nobody --clear-groups --regid=nogroup ";
    }

    // Signals mean what they usually do, also where whoever runs the tests ignores them, as `nohup` does.
    void run(const std::string& command) {
        const fs::path script = folder_.write("script", command);
        const fs::path out = folder_.path() / "out";
        const fs::path err = folder_.path() / "err";
        const std::string path = program_folder_.string() + ":/usr/local/bin:/usr/bin:/bin";
        const int status = std::system(("cd " + quoted(work_.string()) + " && " + typist_ +
                                        "env --default-signal -i LC_ALL=C.UTF-8 PATH=" + quoted(path) +
                                        " HOME=" + quoted(work_.string()) + " bash " + quoted(script.string()) +
                                        " < /dev/null > " + quoted(out.string()) + " 2> " + quoted(err.string()))
                                           .c_str());
        answer("|", test::file_bytes(out));
        answer("!", test::file_bytes(err));
        const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        if (code != 0) text_ += "= " + std::to_string(code) + "\n";
    }

    void answer(const std::string& mark, const std::string& bytes) {
        const std::string shown = without_what_differs(visible(bytes));
        for (const std::string& line : lines_of(shown)) text_ += mark + (line.empty() ? "" : " ") + line + "\n";
        if (!shown.empty() && shown.back() != '\n') text_ += "\\ no line end\n";
    }

    static std::string visible(const std::string& bytes) {
        std::string text;
        for (const char c : bytes) {
            const auto byte = static_cast<unsigned char>(c);
            if ((byte >= ' ' && byte != 0x7F) || c == '\n' || c == '\t') {
                text += c;
                continue;
            }
            constexpr std::string_view digits = "0123456789abcdef";
            text += std::string("\\x") + digits[byte / 16] + digits[byte % 16];
        }
        return text;
    }

    // Between two runs, or two machines.
    std::string without_what_differs(std::string text) const {
        const std::string place = work_.string();
        for (auto at = text.find(place); at != std::string::npos; at = text.find(place))
            text.replace(at, place.size(), "<folder>");
        return without_times(text);
    }

    test::TemporaryFolder folder_;
    fs::path work_ = folder_.path() / "work";
    fs::path program_folder_ = fs::path(KATACHI_PROGRAM).parent_path();
    std::string typist_;  // before each command
    std::unique_ptr<SQLite::Database> lock_;
    std::string text_;
    std::string lacking_;
    std::string skipped_;
};

}  // namespace

Played play_text(const std::string& conversation) { return Player().play(conversation); }

Played play(const fs::path& conversation) { return play_text(test::file_bytes(conversation)); }

std::string without_times(const std::string& text) {
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789.e-", i), text.size());
        const std::string_view word = std::string_view(text).substr(i, end - i);
        const bool number = !word.empty() && std::isdigit(static_cast<unsigned char>(word.front())) != 0;
        const bool time = number && (result.ends_with("seconds\": ") ||
                                     (word.find('.') != std::string_view::npos &&
                                      (text.compare(end, 3, " s\n") == 0 || text.substr(end) == " s")));
        result += time ? "0.00" : word.empty() ? std::string(1, text[i]) : std::string(word);
        i = std::max(end, i + 1);
    }
    return result;
}

}  // namespace katachi::cli
