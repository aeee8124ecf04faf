#include "regression/suites/selection.h"

#include <algorithm>

#include "base/files/file_error.h"
#include "base/text/number.h"
#include "regression/suites/set_up.h"

namespace katachi::regression {

namespace fs = std::filesystem;

namespace {

std::string range_text(std::pair<int, int> range) {
    const std::string first = std::to_string(range.first);
    return range.first == range.second ? first : first + "-" + std::to_string(range.second);
}

TestSelection parse_selection(std::string_view text, const std::string& word) {
    TestSelection selection;
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(','));
        text.remove_prefix(std::min(item.size() + 1, text.size()));
        const auto dash = item.find('-');
        const auto first = base::number_from<int>(item.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : base::number_from<int>(item.substr(dash + 1));
        if (!first || !last || *first > *last)
            throw base::FileError(word + ": `" + std::string(item) +
                                  "` is no test; write numbers and ranges, such as " + word.substr(0, word.rfind(':')) +
                                  ":3,7-12");
        selection.ranges.emplace_back(*first, *last);
    }
    return selection;
}

std::vector<AskedSuite> suites_in(const fs::path& folder) {
    std::vector<AskedSuite> suites;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.is_regular_file() && entry.path().extension() == ".tst") suites.push_back({entry.path(), {}});
    if (suites.empty())
        throw base::FileError(folder.string() + ": holds no suite (.tst); name one, or a folder with some");
    std::sort(suites.begin(), suites.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return suites;
}

// Everything behind the last colon is a selection if it could be one.
bool is_selection(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789,-") == std::string_view::npos;
}

}  // namespace

bool TestSelection::holds(int number) const {
    return is_everything() || std::any_of(ranges.begin(), ranges.end(), [number](const auto& range) {
               return number >= range.first && number <= range.second;
           });
}

std::vector<AskedSuite> asked_suites(const std::string& word) {
    std::error_code error;
    if (fs::is_directory(word, error)) return suites_in(word);
    const auto colon = word.rfind(':');
    const bool selects = colon != std::string::npos && !fs::exists(word, error) &&
                         is_selection(std::string_view(word).substr(colon + 1));
    fs::path path = word.substr(0, selects ? colon : std::string::npos);
    if (path != "-" && !fs::exists(path, error)) {
        if (!fs::exists(path.string() + ".tst", error))
            throw base::FileError(path.string() + ": no such suite or folder; check its spelling");
        path += ".tst";
    }
    return {{path, selects ? parse_selection(std::string_view(word).substr(colon + 1), word) : TestSelection{}}};
}

std::vector<PlannedStep> plan(const Suite& suite, const TestSelection& selection) {
    const auto is_selected = [&](const SuiteCommand& command) {
        return command.number && selection.holds(*command.number);
    };
    for (const auto& range : selection.ranges)
        if (std::none_of(suite.commands.begin(), suite.commands.end(), [&](const SuiteCommand& command) {
                return command.number && TestSelection{{range}}.holds(*command.number);
            }))
            throw base::FileError(suite.source->path() + ": has no test " + range_text(range));

    std::vector<PlannedStep> steps;
    SetUp waiting;
    for (const SuiteCommand& command : suite.commands) {
        const bool is_test = is_selected(command);
        if (!is_test && !selection.is_everything()) {
            waiting.add(command);
            continue;
        }
        for (const SuiteCommand* earlier : waiting.commands()) steps.push_back({earlier, false});
        waiting.forget();
        steps.push_back({&command, is_test});
    }
    return steps;
}

}  // namespace katachi::regression
