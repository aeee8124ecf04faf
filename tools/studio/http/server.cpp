#include "tools/studio/http/server.h"

#include <microhttpd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdarg>
#include <string_view>
#include <vector>

#include "base/files/file_error.h"
#include "base/text/ascii_case.h"
#include "base/text/number.h"
#include "tools/studio/http/open_connections.h"
#include "tools/studio/http/work_queue.h"

namespace katachi::studio {

namespace {

using Phase = OpenConnections::Phase;

constexpr unsigned most_connections = 512;
constexpr unsigned seconds_of_silence = 15;
constexpr std::size_t memory_of_connection = std::size_t{32} << 10;  // its request line and headers, too
constexpr std::size_t answering_threads = 4;
constexpr std::size_t most_waiting_questions = 128;
constexpr std::chrono::seconds time_between_beats{10};
constexpr std::chrono::seconds longest_last_answer{3};  // that a browser may take when the studio ends

constexpr std::string_view content_policy =
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

Answer refused_at_end() { return json_refusal(503, "the studio ends"); }

// A request from its first line until its answer is sent.
struct Exchange {
    Request request = {};
    std::optional<Target> target = {};
    std::optional<Answer> answer = {};
    std::shared_ptr<EventStream> stream = {};
    bool is_begun = false;
    int socket = -1;
};

int socket_of(MHD_Connection* connection) {
    const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == nullptr ? -1 : info->connect_fd;
}

// One line is read for each name; of those that are refused where there are several, all.
MHD_Result add_header(void* request_of, MHD_ValueKind, const char* name, std::size_t name_size, const char* value,
                      std::size_t value_size) {
    struct Wanted {
        std::string_view name;
        std::vector<std::string> Request::*values;
    };
    static constexpr std::array<Wanted, 4> wanted{{{"host", &Request::hosts},
                                                   {"origin", &Request::origins},
                                                   {"cookie", &Request::cookies},
                                                   {"content-type", &Request::content_types}}};
    auto& request = *static_cast<Request*>(request_of);
    const std::string_view given(name, name_size);
    const std::string_view text = value == nullptr ? std::string_view() : std::string_view(value, value_size);
    for (const Wanted& each : wanted)
        if (base::equal_but_for_case(given, each.name)) (request.*each.values).emplace_back(text);
    if (base::equal_but_for_case(given, "sec-fetch-site")) request.fetch_site = text;
    return MHD_YES;
}

std::string_view header(MHD_Connection* connection, const char* name) {
    const char* value = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

// Why the body that is announced is not read.
std::optional<Answer> refused_body(MHD_Connection* connection, const Request& request) {
    if (!header(connection, "Transfer-Encoding").empty())
        return refusal(411, "katachi studio: the length of a body is told in advance (Content-Length)");
    const std::string_view length = header(connection, "Content-Length");
    if (length.empty()) return std::nullopt;
    const auto bytes = base::number_from<std::uint64_t>(length);
    if (!bytes) return refusal(400, "katachi studio: Content-Length is no number");
    if (*bytes > Server::longest_body) return refusal(413, "katachi studio: the body is longer than 8 MiB");
    if (*bytes > 0 && request.method != "POST") return refusal(400, "katachi studio: a body belongs to POST alone");
    return std::nullopt;
}

void add_headers(MHD_Response* response, const Answer& answer) {
    const auto add = [&](const char* name, const std::string& value) {
        MHD_add_response_header(response, name, value.c_str());
    };
    add("Content-Type", answer.type);
    add("Content-Security-Policy", std::string(content_policy));
    add("X-Content-Type-Options", "nosniff");
    add("X-Frame-Options", "DENY");
    add("Referrer-Policy", "no-referrer");
    add("Cross-Origin-Resource-Policy", "same-origin");
    add("Cross-Origin-Opener-Policy", "same-origin");
    bool has_cache_control = false;
    for (const auto& [name, value] : answer.headers) {
        add(name.c_str(), value);
        has_cache_control = has_cache_control || name == "Cache-Control";
    }
    if (!has_cache_control) add("Cache-Control", "no-store");
}

}  // namespace

struct Server::Daemon {
    Guard guard;
    Answers answers;
    OpenConnections connections = {};
    EventStreams streams = {};
    std::chrono::steady_clock::time_point last_beat = std::chrono::steady_clock::now();
    std::atomic<bool> ends = false;
    WorkQueue questions{answering_threads, most_waiting_questions};
    MHD_Daemon* running = nullptr;

    Daemon(Guard guard_of, Answers answers_of) : guard(std::move(guard_of)), answers(std::move(answers_of)) {}

    static Exchange& exchange_of(void** context) { return *static_cast<Exchange*>(*context); }

    // What came before any header: the target as it was sent.
    static void* begin_exchange(void* self, const char* target, MHD_Connection* connection) {
        static_cast<Daemon*>(self)->connections.enter(socket_of(connection), Phase::sends);
        return new Exchange{.request = {.target = target}};
    }

    static void end_exchange(void* self, MHD_Connection* connection, void** context, MHD_RequestTerminationCode) {
        auto& daemon = *static_cast<Daemon*>(self);
        auto* exchange = static_cast<Exchange*>(*context);
        if (exchange == nullptr) return;
        if (exchange->stream != nullptr) daemon.streams.close(exchange->stream);
        delete exchange;
        *context = nullptr;
        daemon.connections.enter(socket_of(connection), Phase::rests);
    }

    static void notice_connection(void* self, MHD_Connection* connection, void**, MHD_ConnectionNotificationCode code) {
        auto& daemon = *static_cast<Daemon*>(self);
        if (code == MHD_CONNECTION_NOTIFY_STARTED)
            daemon.connections.open(socket_of(connection));
        else
            daemon.connections.close(socket_of(connection));
    }

    // NOLINTNEXTLINE(readability-function-size): the library hands all of this over.
    static MHD_Result handle(void* self, MHD_Connection* connection, const char*, const char* method, const char*,
                             const char* body, std::size_t* body_size, void** context) {
        if (*context == nullptr) return MHD_NO;
        return static_cast<Daemon*>(self)->handle(connection, method, {body, *body_size}, *body_size,
                                                  exchange_of(context));
    }

    MHD_Result handle(MHD_Connection* connection, const char* method, std::string_view body, std::size_t& body_size,
                      Exchange& exchange) {
        if (exchange.answer) return send(connection, exchange);
        if (!exchange.is_begun) return begin(connection, method, exchange);
        if (body_size > 0) {
            if (exchange.request.body.size() + body.size() > longest_body) return MHD_NO;
            exchange.request.body += body;
            body_size = 0;
            return MHD_YES;
        }
        return dispatch(connection, exchange);
    }

    // It is called with the headers, before a byte of the body.
    MHD_Result begin(MHD_Connection* connection, const char* method, Exchange& exchange) {
        exchange.is_begun = true;
        exchange.socket = socket_of(connection);
        exchange.request.method = method;
        MHD_get_connection_values_n(connection, MHD_HEADER_KIND, add_header, &exchange.request);
        exchange.answer = refused(connection, exchange);
        return exchange.answer ? send(connection, exchange) : MHD_YES;
    }

    std::optional<Answer> refused(MHD_Connection* connection, Exchange& exchange) const {
        const Request& request = exchange.request;
        if (auto answer = guard.foreign(request)) return answer;
        exchange.target = read_target(request.target);
        if (!exchange.target) return refusal(400, "katachi studio: the address cannot be understood");
        if (auto answer = guard.entrance(request, *exchange.target)) return answer;
        if (auto answer = guard.stranger(request)) return answer;
        return refused_body(connection, request);
    }

    MHD_Result dispatch(MHD_Connection* connection, Exchange& exchange) {
        exchange.answer = answers.at_once(exchange.request, *exchange.target);
        if (exchange.answer) return send(connection, exchange);
        connections.enter(exchange.socket, Phase::waits);
        MHD_suspend_connection(connection);
        const bool is_taken = questions.add([this, connection, &exchange] {
            exchange.answer = ends ? refused_at_end() : answers.in_time(exchange.request, *exchange.target);
            MHD_resume_connection(connection);
        });
        if (is_taken) return MHD_YES;
        exchange.answer =
            ends ? refused_at_end() : json_refusal(503, "too many questions wait already; ask again in a moment");
        MHD_resume_connection(connection);
        return MHD_YES;
    }

    MHD_Result send(MHD_Connection* connection, Exchange& exchange) {
        if (exchange.answer->is_event_stream) {
            exchange.stream = streams.open(connection, exchange.socket, answers.first_event());
            if (exchange.stream != nullptr) return send_stream(connection, exchange);
            exchange.answer = json_refusal(503, "16 browsers listen already; close a tab");
        }
        connections.enter(exchange.socket, Phase::receives);
        const Answer& answer = *exchange.answer;
        MHD_Response* response = MHD_create_response_from_buffer(
            answer.body.size(), const_cast<char*>(answer.body.data()), MHD_RESPMEM_PERSISTENT);
        return queue(connection, response, answer);
    }

    MHD_Result send_stream(MHD_Connection* connection, Exchange& exchange) {
        constexpr std::size_t block = 1024;
        connections.enter(exchange.socket, Phase::listens);
        const auto take = [](void* stream, std::uint64_t, char* buffer, std::size_t size) {
            const std::ptrdiff_t count = static_cast<EventStream*>(stream)->take(buffer, size);
            return count < 0 ? static_cast<ssize_t>(MHD_CONTENT_READER_END_OF_STREAM) : static_cast<ssize_t>(count);
        };
        MHD_Response* response =
            MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, block, take, exchange.stream.get(), nullptr);
        return queue(connection, response, *exchange.answer);
    }

    static MHD_Result queue(MHD_Connection* connection, MHD_Response* response, const Answer& answer) {
        if (response == nullptr) return MHD_NO;
        add_headers(response, answer);
        const MHD_Result queued = MHD_queue_response(connection, static_cast<unsigned>(answer.status), response);
        MHD_destroy_response(response);
        return queued;
    }
};

Server::Server(ListeningSocket& socket, Guard guard, Answers answers)
    : daemon_(std::make_unique<Daemon>(std::move(guard), std::move(answers))) {
    Daemon* self = daemon_.get();
    const auto log_nothing = [](void*, const char*, va_list) {};
    self->running = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, nullptr, nullptr, &Daemon::handle, self,
        MHD_OPTION_EXTERNAL_LOGGER, static_cast<void (*)(void*, const char*, va_list)>(log_nothing), nullptr,
        MHD_OPTION_LISTEN_SOCKET, socket.descriptor(), MHD_OPTION_CONNECTION_LIMIT, most_connections,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds_of_silence, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory_of_connection,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_URI_LOG_CALLBACK, &Daemon::begin_exchange, self,
        MHD_OPTION_NOTIFY_COMPLETED, &Daemon::end_exchange, self, MHD_OPTION_NOTIFY_CONNECTION,
        &Daemon::notice_connection, self, MHD_OPTION_END);
    if (self->running == nullptr) throw base::FileError("the server cannot be started; are there too many open files?");
    socket.release();
}

Server::~Server() {
    daemon_->ends = true;
    daemon_->streams.end();
    daemon_->questions.finish();
    // The library closes at once what it has not sent yet.
    daemon_->connections.wait_for_answers(longest_last_answer);
    MHD_stop_daemon(daemon_->running);
}

EventStreams& Server::events() { return daemon_->streams; }

void Server::tick(std::chrono::steady_clock::time_point now) {
    daemon_->connections.cut_slow_ones(now);
    if (now - daemon_->last_beat < time_between_beats) return;
    daemon_->last_beat = now;
    daemon_->streams.beat();
}

}  // namespace katachi::studio
