// Twenty browsers at once ask a studio as the page does, each a question after the other. Prints how long answers took,
// and what memory the studio had before and behind.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <mutex>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/studio/running_studio.h"

namespace katachi::studio {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int clients = 20;

std::size_t resident_pages(const RunningStudio& studio) {
    std::ifstream file("/proc/" + std::to_string(studio.process()) + "/statm");
    std::size_t all = 0, resident = 0;
    file >> all >> resident;
    return resident;
}

// The time is that of the studio alone, in milliseconds.
double processor_time(const RunningStudio& studio) {
    std::ifstream file("/proc/" + std::to_string(studio.process()) + "/stat");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::istringstream fields(text.substr(text.rfind(')') + 1));
    std::string passed;
    for (int i = 0; i < 11; ++i) fields >> passed;
    double user = 0, system = 0;
    fields >> user >> system;
    return 1000 * (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

// A game is looked through node by node: its position, the matches there, now and then a filter of the entries.
std::vector<std::string> questions_about(const std::string& game) {
    std::vector<std::string> questions{"/api/studio", "/api/entries?name=net*", "/api/findings"};
    for (int node = 1; node < 60; ++node) {
        const std::string place = "?game=" + in_address(game) + "&node=" + std::to_string(node);
        questions.push_back("/api/node" + place);
        if (node % 4 == 0) questions.push_back("/api/match" + place);
    }
    return questions;
}

std::string first_game(const RunningStudio& studio) {
    const nlohmann::json games = nlohmann::json::parse(ask(studio, "/api/studio").body).at("games");
    if (games.empty()) throw std::runtime_error("the studio has no games to ask about; --games PATH opens some");
    return games.front();
}

void ask_for(std::chrono::seconds time, const RunningStudio& studio, std::vector<double>& milliseconds, int& failures) {
    const std::vector<std::string> questions = questions_about(first_game(studio));
    std::mutex mutex;
    const auto until = Clock::now() + time;
    std::vector<std::thread> threads;
    for (int client = 0; client < clients; ++client)
        threads.emplace_back([&, client] {
            for (std::size_t i = static_cast<std::size_t>(client) * 3; Clock::now() < until; ++i) {
                const auto begin = Clock::now();
                const int status = ask(studio, questions[i % questions.size()]).status;
                const double took = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
                const std::lock_guard lock(mutex);
                milliseconds.push_back(took);
                failures += status == 200 ? 0 : 1;
            }
        });
    for (std::thread& thread : threads) thread.join();
}

int measure(std::chrono::seconds time_asked, const std::vector<std::string>& words) {
    const RunningStudio studio(words, ".");
    std::vector<double> milliseconds;
    int failures = 0;
    ask_for(std::chrono::seconds(1), studio, milliseconds, failures);  // what is read once is read
    const std::size_t before = resident_pages(studio);
    const double time_before = processor_time(studio);
    milliseconds.clear();
    ask_for(time_asked, studio, milliseconds, failures);
    const double time = processor_time(studio) - time_before;
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto at = [&](double share) {
        return milliseconds[static_cast<std::size_t>(share * static_cast<double>(milliseconds.size() - 1))];
    };
    std::printf(
        "%zu answers, %d failures; median %.1f ms, 95th %.1f ms, longest %.1f ms; %.2f ms of processor time each; "
        "memory %zu then %zu KiB\n",
        milliseconds.size(), failures, at(0.5), at(0.95), at(1), time / static_cast<double>(milliseconds.size()),
        before * 4, resident_pages(studio) * 4);
    return failures == 0 ? 0 : 1;
}

}  // namespace

}  // namespace katachi::studio

int main(int argc, char** argv) {
    using namespace katachi::studio;
    CLI::App app{"ask a studio as twenty pages do, and print how long it took", "katachi-studio-clients"};
    int seconds = 10;
    app.add_option("SECONDS", seconds, "how long they ask")->check(CLI::Range(1, 3600))->required();
    std::vector<std::string> words;
    app.add_option("WORD", words, "options of the studio, as `katachi studio` has them, behind --");
    CLI11_PARSE(app, argc, argv);
    try {
        return measure(std::chrono::seconds(seconds), words);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "katachi-studio-clients: %s\n", error.what());
        return 2;
    }
}
