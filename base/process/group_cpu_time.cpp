#include "base/process/group_cpu_time.h"

#include <unistd.h>

#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "base/text/number.h"

namespace katachi::base {

namespace {

namespace fs = std::filesystem;

// What /proc/PID/stat says behind the name of the program, which may hold anything.
struct ProcessTimes {
    pid_t group = 0;
    double waited_for = 0;  // seconds of children
};

ProcessTimes process_times(const fs::path& process) {
    std::ifstream file(process / "stat");
    std::string line;
    std::getline(file, line);
    const auto name_end = line.rfind(')');
    ProcessTimes times;
    if (name_end == std::string::npos) return times;
    std::istringstream fields(line.substr(name_end + 1));
    std::string state;
    std::string skipped;
    pid_t parent = 0;
    double user = 0;
    double system = 0;
    fields >> state >> parent >> times.group;
    constexpr int between_group_and_waited_for = 10;
    for (int i = 0; i < between_group_and_waited_for; ++i) fields >> skipped;
    fields >> user >> system;
    times.waited_for = (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
    return times;
}

// Finer than the ticks of /proc, which are longer than many a move takes.
double clock_seconds(pid_t process) {
    clockid_t clock{};
    timespec time{};
    if (::clock_getcpuclockid(process, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return 0;
    constexpr double nanosecond = 1e-9;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * nanosecond;
}

}  // namespace

double group_cpu_seconds(pid_t group) {
    double seconds = 0;
    std::error_code error;
    for (fs::directory_iterator entry("/proc", error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        const auto process = number_from<pid_t>(name);
        if (!process) continue;
        const ProcessTimes times = process_times(entry->path());
        if (times.group == group) seconds += clock_seconds(*process) + times.waited_for;
    }
    return seconds;
}

}  // namespace katachi::base
