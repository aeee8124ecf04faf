// Who may ask: this machine's browsers, and of them those that were let in.
#pragma once

#include <optional>
#include <string>

#include "tools/studio/request/request.h"
#include "tools/studio/request/target.h"

namespace katachi::studio {

class Guard {
  public:
    // `token` is the secret that lets a browser in, `landing` the address of the page that it comes to then.
    Guard(int port, std::string token, std::string landing = "/");

    // It is asked before anything else is looked at. It refuses a page of another site, or of another program of this
    // machine, that asks by the user's browser. It answers nothing where the request comes from the studio's page or
    // from the address line.
    std::optional<Answer> foreign(const Request& request) const;

    // What answers the address that was printed: a cookie, and the way to the page. Nothing for other requests.
    std::optional<Answer> entrance(const Request& request, const Target& target) const;

    // Nothing where the request has the cookie.
    std::optional<Answer> stranger(const Request& request) const;

    // "http://127.0.0.1:8361/?token=…"
    std::string entrance_address() const;

  private:
    bool is_own_host(const std::string& host) const;

    int port_;
    std::string token_, landing_;
};

}  // namespace katachi::studio
