#include "regression/client/node_counters.h"

#include <set>
#include <sstream>

#include "base/text/number.h"

namespace katachi::regression {

namespace {

template <typename Number>
std::optional<Number> number_in(const EngineReply& reply) {
    const auto* answer = std::get_if<EngineAnswer>(&reply);
    if (answer == nullptr || !answer->success) return std::nullopt;
    return base::number_from<Number>(answer->text);
}

std::set<std::string> commands_of(GtpChannel& engine) {
    const EngineReply reply = engine.ask("list_commands");
    const auto* answer = std::get_if<EngineAnswer>(&reply);
    if (answer == nullptr || !answer->success) return {};
    std::istringstream lines(answer->text);
    std::set<std::string> commands;
    for (std::string line; std::getline(lines, line);) commands.insert(line);
    return commands;
}

}  // namespace

NodeCounters::NodeCounters(GtpChannel& engine) : engine_(engine) {
    const std::set<std::string> commands = commands_of(engine);
    for (const char* kind : {"reading", "owl", "connection", "life"}) {
        const std::string counter = std::string(kind) + "_node_counter";
        if (!commands.contains("get_" + counter) || !commands.contains("reset_" + counter)) continue;
        engine.ask("reset_" + counter);
        counters_.emplace(kind, "get_" + counter);
    }
    if (commands.contains("cputime")) cpu_at_start_ = cpu_time();
}

std::optional<double> NodeCounters::cpu_time() const { return number_in<double>(engine_.ask("cputime")); }

void NodeCounters::add_to(std::map<std::string, std::int64_t>& nodes, std::optional<double>& cpu_seconds) const {
    for (const auto& [kind, command] : counters_)
        nodes[kind] += number_in<std::int64_t>(engine_.ask(command)).value_or(0);
    if (!cpu_at_start_) return;
    if (const auto now = cpu_time()) cpu_seconds = cpu_seconds.value_or(0) + *now - *cpu_at_start_;
}

}  // namespace katachi::regression
