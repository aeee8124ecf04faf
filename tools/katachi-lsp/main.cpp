// The language server as a program: messages on standard input, answers on standard output, all else on standard error.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cerrno>
#include <iostream>
#include <new>
#include <string>

#include "base/process/standard_descriptors.h"
#include "tools/katachi-lsp/server.h"
#include "tools/options/text_limit.h"

namespace {

constexpr int trouble = 2;

int complain(const std::string& what) {
    std::cerr << "katachi-lsp: " << what << '\n';
    return trouble;
}

// Nothing at the end of the input.
std::string_view read_some(std::span<char> buffer) {
    ssize_t count = 0;
    do {
        count = read(STDIN_FILENO, buffer.data(), buffer.size());
    } while (count < 0 && errno == EINTR);
    return {buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

int serve() {
    katachi::lsp::Server server([](const std::string& content) {
        std::cout << katachi::lsp::framed(content);
        std::cout.flush();
    });
    katachi::lsp::FrameReader frames;
    std::array<char, std::size_t{1} << 16U> buffer{};
    while (!server.has_exited() && std::cout) {
        const auto bytes = read_some(buffer);
        if (bytes.empty()) break;  // the editor is gone
        frames.add(bytes);
        while (!server.has_exited()) {
            const auto frame = frames.next();
            if (!frame) break;
            server.receive(*frame);
        }
        server.rest();
    }
    return server.exit_status();
}

int run(int argc, char** argv) {
    CLI::App program{
        "The language server of pattern databases: editors start it and speak the Language Server "
        "Protocol with it on standard input and output.",
        "katachi-lsp"};
    program.set_version_flag("--version", "katachi-lsp " KATACHI_VERSION);
    bool is_stdio = false;
    program.add_flag("--stdio", is_stdio, "speak on standard input and output, as it always does");
    // The limit is for files that no editor has open.
    katachi::options::add_text_limit(program);
    program.footer(
        "An editor is told to run `katachi-lsp` for .db files of patterns. Findings are those of `katachi check`.\n"
        "\nExit status: 0 after a shutdown, 1 where the editor went without one, 2 trouble.");
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return program.exit(error);
        const auto unknown = program.remaining();
        const std::string what = unknown.empty() ? error.what() : "there is no option " + unknown.front();
        return complain(what + "; katachi-lsp --help shows its options");
    }
    if (isatty(STDIN_FILENO) != 0)
        std::cerr << "katachi-lsp " KATACHI_VERSION
                     " waits for an editor to speak the Language Server Protocol; Ctrl-D ends it.\n";
    return serve();
}

}  // namespace

int main(int argc, char** argv) {
    katachi::base::occupy_standard_descriptors();
    try {
        const int status = run(argc, argv);
        std::cout.flush();
        return std::cout ? status : complain("cannot write to standard output; make room where it goes");
    } catch (const std::bad_alloc&) {
        return complain("not enough memory");
    } catch (const std::exception& error) {
        return complain(error.what());
    }
}
