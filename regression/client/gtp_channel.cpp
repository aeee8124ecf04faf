#include "regression/client/gtp_channel.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/text/trim.h"

namespace katachi::regression {

namespace {

constexpr std::size_t longest_answer = 4 << 20;
constexpr std::size_t longest_quote = 60;

std::string quote(const std::string& bytes) {
    std::string line = bytes.substr(0, std::min({bytes.find('\n'), bytes.size(), longest_quote}));
    for (char& c : line)
        if (static_cast<unsigned char>(c) < ' ' || static_cast<unsigned char>(c) >= 0x7F) c = '?';
    return "`" + line + "`";
}

}  // namespace

GtpChannel::GtpChannel(const EngineSettings& settings, const std::filesystem::path& folder)
    : settings_(settings), process_(settings.command, folder) {}

EngineFault GtpChannel::fault(EngineFault::Kind kind, std::string message) {
    fault_ = EngineFault{.kind = kind, .message = std::move(message)};
    return *fault_;
}

EngineReply GtpChannel::ask(const std::string& command, std::chrono::milliseconds timeout) {
    if (fault_) return *fault_;
    const std::string number = std::to_string(++asked_);
    std::string outgoing = number + " " + command + "\n";
    const base::Deadline until = base::Deadline::clock::now() + timeout;
    for (;;) {
        if (auto answer = take_answer(number)) return *answer;
        switch (process_.exchange(outgoing, incoming_, until, *settings_.stop)) {
            case base::EngineProcess::Event::data: break;
            case base::EngineProcess::Event::closed:
                return fault(EngineFault::Kind::ended, "no answer: " + process_.how_it_ended());
            case base::EngineProcess::Event::timed_out:
                return fault(EngineFault::Kind::timed_out,
                             fmt::format("no answer within {:g} s", static_cast<double>(timeout.count()) / 1000));
            case base::EngineProcess::Event::stopped: return fault(EngineFault::Kind::stopped, "stopped");
        }
    }
}

std::optional<EngineReply> GtpChannel::take_answer(const std::string& number) {
    std::erase(incoming_, '\r');
    incoming_.erase(0, std::min(incoming_.find_first_not_of(" \t\n"), incoming_.size()));
    if (incoming_.empty()) return std::nullopt;
    if (incoming_.front() != '=' && incoming_.front() != '?')
        return fault(EngineFault::Kind::nonsense, "no answer of the protocol, but " + quote(incoming_));
    const auto end = incoming_.find("\n\n");
    if (end == std::string::npos) {
        if (incoming_.size() <= longest_answer) return std::nullopt;
        return fault(EngineFault::Kind::nonsense, "the answer does not end: " + quote(incoming_));
    }
    const std::string answer = incoming_.substr(0, end);
    const auto behind_number = std::min(answer.find_first_not_of("0123456789", 1), answer.size());
    if (answer.compare(1, behind_number - 1, number) != 0)
        return fault(EngineFault::Kind::nonsense, "the answer to another command: " + quote(answer));
    incoming_.erase(0, end + 2);
    const auto text = base::trimmed(std::string_view(answer).substr(behind_number), " \t\n");
    return EngineAnswer{.success = answer.front() == '=', .text = std::string(text)};
}

}  // namespace katachi::regression
