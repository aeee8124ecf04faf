#include "tests/studio/running_studio.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <stdexcept>

#include "base/text/ascii_case.h"
#include "base/text/number.h"
#include "base/text/trim.h"

namespace katachi::studio {

namespace {

struct Started {
    pid_t process;
    int output;
};

// Its standard output is a pipe; what it says beside that goes nowhere.
Started start(std::vector<std::string> words, const std::string& folder) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    words.insert(words.begin(), KATACHI_PROGRAM);
    const pid_t child = ::fork();
    if (child == 0) {
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        ::dup2(ends[1], STDOUT_FILENO);
        ::dup2(::open("/dev/null", O_WRONLY), STDERR_FILENO);
        if (::chdir(folder.c_str()) == 0) ::execv(KATACHI_PROGRAM, arguments.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    return {child, ends[0]};
}

std::string read_until(int descriptor, char end) {
    std::string text;
    char byte = 0;
    while (::read(descriptor, &byte, 1) == 1) {
        text += byte;
        if (byte == end) break;
    }
    return text;
}

std::string head_and_body(const RunningStudio& studio, const std::string& method, const std::string& target,
                          std::map<std::string, std::string> more, const std::string& body) {
    if (method == "POST") more.emplace("Content-Length", std::to_string(body.size()));
    if (method == "POST") more.emplace("Content-Type", "application/json");
    more.emplace("Connection", "close");
    return request_text(studio, method, target, more) + body;
}

Reply asked_alone(const RunningStudio& studio, const std::string& request) {
    constexpr int longest_answer = 60'000;
    const Wire wire(studio.port());
    wire.send(request);
    return read_reply(wire.receive(longest_answer));
}

}  // namespace

RunningStudio::RunningStudio(const std::vector<std::string>& words, const std::string& folder) {
    std::vector<std::string> all{"studio", "--port=0"};
    all.insert(all.end(), words.begin(), words.end());
    const Started started = start(all, folder);
    process_ = started.process;
    const std::string line = read_until(started.output, '\n');
    ::close(started.output);
    const auto colon = line.rfind(':'), equals = line.find("/?token=");
    if (equals == std::string::npos) throw std::runtime_error("the studio did not begin: " + line);
    port_ = base::leading_number<int>(std::string_view(line).substr(colon + 1)).value().value;
    token_ = line.substr(equals + 8, line.size() - equals - 9);
}

RunningStudio::~RunningStudio() {
    if (process_ > 0) end(SIGINT);
}

int RunningStudio::end(int signal) {
    int status = 0;
    ::kill(process_, signal);
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return status;
}

Wire::Wire(int port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        throw std::runtime_error("nobody listens");
}

Wire::~Wire() { ::close(socket_); }

bool Wire::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t count = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

std::string Wire::receive(int milliseconds, std::string_view until) const {
    std::string text;
    std::array<char, 4096> bytes{};
    pollfd end{socket_, POLLIN, 0};
    while (::poll(&end, 1, milliseconds) == 1) {
        const ssize_t count = ::recv(socket_, bytes.data(), bytes.size(), 0);
        if (count <= 0) break;
        text.append(bytes.data(), static_cast<std::size_t>(count));
        if (!until.empty() && text.find(until) != std::string::npos) break;
    }
    return text;
}

bool Wire::is_closed(int milliseconds) const {
    std::array<char, 4096> bytes{};
    pollfd end{socket_, POLLIN, 0};
    while (::poll(&end, 1, milliseconds) == 1)
        if (::recv(socket_, bytes.data(), bytes.size(), 0) <= 0) return true;
    return false;
}

Reply read_reply(const std::string& bytes) {
    Reply reply;
    const auto head_end = bytes.find("\r\n\r\n");
    if (head_end == std::string::npos) return reply;
    reply.status = base::leading_number<int>(std::string_view(bytes).substr(bytes.find(' ') + 1)).value().value;
    for (auto line = bytes.find("\r\n") + 2; line < head_end;) {
        const auto end = bytes.find("\r\n", line), colon = bytes.find(':', line);
        reply.headers[base::lower_case(std::string_view(bytes).substr(line, colon - line))] =
            base::trimmed(std::string_view(bytes).substr(colon + 1, end - colon - 1));
        line = end + 2;
    }
    reply.body = bytes.substr(head_end + 4);
    return reply;
}

std::string request_text(const RunningStudio& studio, const std::string& method, const std::string& target,
                         const std::map<std::string, std::string>& more) {
    const std::string port = std::to_string(studio.port());
    std::map<std::string, std::string> headers = more;
    headers.emplace("Host", "127.0.0.1:" + port);
    headers.emplace("Cookie", "katachi-" + port + "=" + studio.token());
    std::string text = method + " " + target + " HTTP/1.1\r\n";
    for (const auto& [name, value] : headers)
        if (!value.empty()) text += name + ": " + value + "\r\n";
    return text + "\r\n";
}

Reply ask(const RunningStudio& studio, const std::string& target, const std::map<std::string, std::string>& more) {
    return asked_alone(studio, head_and_body(studio, "GET", target, more, ""));
}

Reply post(const RunningStudio& studio, const std::string& target, const std::string& json,
           const std::map<std::string, std::string>& more) {
    return asked_alone(studio, head_and_body(studio, "POST", target, more, json));
}

std::string in_address(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view plain = "-_.~";
    std::string encoded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_plain = base::is_capital(c) || base::is_small(c) || (c >= '0' && c <= '9') ||
                              plain.find(c) != std::string_view::npos;
        encoded += is_plain ? std::string(1, c) : std::string{'%', digits[byte >> 4], digits[byte & 15]};
    }
    return encoded;
}

std::string printed_by_katachi(const std::vector<std::string>& words, const std::string& folder) {
    const Started started = start(words, folder);
    std::string text;
    std::array<char, 65536> bytes{};
    for (ssize_t count = 0; (count = ::read(started.output, bytes.data(), bytes.size())) > 0;)
        text.append(bytes.data(), static_cast<std::size_t>(count));
    ::close(started.output);
    ::waitpid(started.process, nullptr, 0);
    return text;
}

}  // namespace katachi::studio
