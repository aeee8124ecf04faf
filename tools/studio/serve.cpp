#include "tools/studio/serve.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <string>
#include <thread>

#include "tools/authoring/workspace/source_watch.h"
#include "tools/studio/http/server.h"
#include "tools/studio/token.h"

namespace katachi::studio {

namespace {

constexpr std::size_t bytes_of_token = 32;
constexpr std::chrono::seconds between_ticks{1};
constexpr std::chrono::milliseconds between_looks{100};

// Tells the listeners of each change on disk. Who started the studio is told what goes wrong, and watching goes on.
void watch(authoring::SourceWatch& sources, Studio& studio, Server& server, const Settings& settings) {
    while (!*settings.stop) {
        try {
            if (sources.wait_for_change(*settings.stop)) server.events().say("changed", studio.take_change());
        } catch (const std::exception& error) {
            settings.tell(std::string("a change on disk was not told to the page: ") + error.what() +
                          "; load the page anew");
        }
    }
}

// Collections have tens of thousands of files: they are looked at for a twentieth of the time at most.
void watch_games(Studio& studio, Server& server, const std::atomic<bool>& stop) {
    using Clock = std::chrono::steady_clock;
    constexpr int rests = 20;
    for (auto next = Clock::now(); !stop; std::this_thread::sleep_for(between_looks)) {
        const auto begin = Clock::now();
        if (begin < next) continue;
        try {
            if (const auto change = studio.take_change_of_games()) server.events().say("changed", *change);
        } catch (const std::exception&) {  // each question is answered so until the folder is there again
        }
        next = Clock::now() + std::max<Clock::duration>(between_ticks, rests * (Clock::now() - begin));
    }
}

}  // namespace

void serve(Settings settings, int port, const std::function<void(const std::string&)>& ready,
           const std::atomic<bool>& stop) {
    settings.stop = &stop;
    ListeningSocket socket(port);
    const Guard guard(socket.port(), new_token(bytes_of_token), settings.landing);
    Studio studio(settings);
    Server server(
        socket, guard,
        {.at_once = [&](const Request& request, const Target& target) { return studio.at_once(request, target); },
         .in_time = [&](const Request& request, const Target& target) { return studio.answer(request, target); },
         .first_event = [&] { return EventStreams::event_text("studio", studio.revision_data()); }});
    authoring::SourceWatch sources(studio.watched_paths(), authoring::SourceWatch::Tests::are_watched);
    ready(guard.entrance_address());
    std::thread watcher([&] { watch(sources, studio, server, settings); });
    std::thread games_watcher([&] { watch_games(studio, server, stop); });
    auto next_tick = std::chrono::steady_clock::now();
    while (!stop) {
        std::this_thread::sleep_for(between_looks);
        const auto now = std::chrono::steady_clock::now();
        if (now < next_tick) continue;
        next_tick += between_ticks;
        server.tick(now);
    }
    studio.give_up_all();
    watcher.join();
    games_watcher.join();
}

}  // namespace katachi::studio
