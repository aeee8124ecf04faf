// A question of the page: a route with parameters that were found to be good.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/studio/files/contents.h"
#include "tools/studio/questions/route.h"
#include "tools/studio/request/refused.h"
#include "tools/studio/request/target.h"

namespace katachi::studio {

class Question {
  public:
    // Throws Refused for a parameter that the route does not know, that is needed and not there, or that says what it
    // may not say: 404 for a game, base or entry that the studio does not show, else 400.
    Question(const Route& route, const Target& target, Contents& contents);

    const Route& route() const { return route_; }
    bool has_values() const { return !values_.empty(); }
    // "" where it was not given.
    const std::string& value(std::string_view name) const;
    // 0 where it was not given.
    int number(std::string_view name) const;

    // What follows `katachi` on the command line.
    std::vector<std::string> command(const Contents& contents) const;

  private:
    void take_node(Contents& contents);
    std::vector<std::string> options() const;

    const Route& route_;
    std::map<std::string, std::string, std::less<>> values_;
};

}  // namespace katachi::studio
