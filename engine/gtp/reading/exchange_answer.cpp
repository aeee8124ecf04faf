#include "engine/gtp/reading/exchange_answer.h"

namespace katachi::gtp {

namespace {

std::string lines_of(const Session& session, const std::string& question, const reading::Exchange& exchange) {
    std::string text;
    if (exchange.gain != board::pass_vertex) text += question + " GAIN " + session.name(exchange.gain) + '\n';
    if (exchange.loss != board::pass_vertex) text += question + " LOSS " + session.name(exchange.loss) + '\n';
    return text;
}

}  // namespace

Answer exchanges(const Session& session, const reading::Exchange& of_attack, const reading::Exchange& of_defence) {
    std::string text = lines_of(session, "attack", of_attack) + lines_of(session, "defend", of_defence);
    if (text.empty()) return success("none");
    text.pop_back();
    return success(text);
}

}  // namespace katachi::gtp
