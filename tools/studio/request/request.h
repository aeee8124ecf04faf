// A request as it came over the wire, and the answer to it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace katachi::studio {

struct Request {
    std::string method = {};              // "GET"
    std::string target = {};              // as it was sent: "/api/match?game=a.sgf"
    std::vector<std::string> hosts = {};  // of each Host line, and so for the others
    std::vector<std::string> origins = {};
    std::vector<std::string> cookies = {};
    std::vector<std::string> content_types = {};
    std::string fetch_site = {};  // Sec-Fetch-Site, where the browser tells it
    std::string body = {};
};

struct Answer {
    int status = 200;
    std::string type = "text/plain; charset=utf-8";
    std::string body = {};
    std::vector<std::pair<std::string, std::string>> headers = {};
    bool is_event_stream = false;  // goes on for as long as the browser listens
};

// A line of text for people, as the body of an answer that is no page.
Answer refusal(int status, const std::string& line);
// The same as JSON, for the page: {"error": "…"}.
Answer json_refusal(int status, const std::string& line);
Answer json_answer(std::string body);

}  // namespace katachi::studio
