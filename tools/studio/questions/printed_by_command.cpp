#include "tools/studio/questions/printed_by_command.h"

#include <chrono>
#include <string_view>
#include <utility>

#include "base/text/counted.h"
#include "tools/studio/request/refused.h"

namespace katachi::studio {

namespace {

// The command's own words, without its name before them. What it told before that, such as its progress or what it
// leaves out, is not why it failed.
std::string message_of(const std::string& errors) {
    constexpr std::string_view name = "katachi: ";
    const std::size_t last = errors.rfind("\n" + std::string(name));
    const std::size_t told = last == std::string::npos ? 0 : last + 1;
    const std::size_t begin = told + (errors.compare(told, name.size(), name) == 0 ? name.size() : 0);
    const std::string line = errors.substr(begin, errors.find('\n', begin) - begin);
    return line.empty() ? "the command failed without a word" : line;
}

}  // namespace

std::string printed_by_command(const std::filesystem::path& program, const std::vector<std::string>& command,
                               const base::RunLimits& limits) {
    base::CapturedRun ran = base::captured_run(program, command, limits);
    const std::string name = "katachi " + command.front();
    using End = base::CapturedRun::End;
    constexpr int findings = 1;
    switch (ran.end) {
        case End::exited: break;
        case End::took_too_long: {
            const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(limits.longest).count();
            throw Refused(503, name + " took longer than " + base::counted(minutes, "minute", "minutes"));
        }
        case End::wrote_too_much: throw Refused(503, "the answer is longer than 64 MiB; ask for less of it");
        case End::stopped: throw Refused(503, name + " was stopped");
        case End::killed: throw Refused(500, name + " broke down");
    }
    if (ran.status > findings) throw Refused(422, message_of(ran.errors));
    return std::move(ran.output);
}

}  // namespace katachi::studio
