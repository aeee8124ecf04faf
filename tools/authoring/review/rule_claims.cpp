#include "tools/authoring/review/rule_claims.h"

namespace katachi::authoring {

namespace {

class RuleClaims {
  public:
    RuleClaims(const board::Board& before, const board::Board& after, board::Move move, int number)
        : before_(before), after_(after), move_(move), number_(number) {}

    std::vector<Claim> find() {
        const board::VertexSet captured = before_.consequence(move_.colour, move_.vertex).captured;
        if (!captured.empty()) add(ClaimKind::captured, captured);
        add_ataris();
        add_escapes();
        add_connection();
        if (after_.liberties(move_.vertex) == 1)
            add(ClaimKind::self_atari, after_.string_stones(move_.vertex)).key =
                after_.liberty_points(move_.vertex).first();
        return std::move(claims_);
    }

  private:
    Claim& add(ClaimKind kind, const board::VertexSet& points) {
        claims_.push_back({.kind = kind,
                           .source = ClaimSource::rules,
                           .move = number_,
                           .side = move_.colour,
                           .points = points_of(points)});
        return claims_.back();
    }

    void add_ataris() {
        for (const board::Vertex string : after_.adjacent_strings(move_.vertex)) {
            const bool is_beside = after_.string_stones(string).beside().contains(move_.vertex);
            if (is_beside && after_.liberties(string) == 1 && before_.liberties(string) > 1)
                add(ClaimKind::atari, after_.string_stones(string)).key = after_.liberty_points(string).first();
        }
    }

    void add_escapes() {
        for (const board::Vertex string : before_.strings(move_.colour))
            if (before_.liberties(string) == 1 && after_.liberties(string) > 1)
                add(ClaimKind::out_of_atari, before_.string_stones(string)).numbers = {
                    static_cast<double>(after_.liberties(string))};
    }

    void add_connection() {
        board::VertexSet joined;
        for (const board::Vertex string : before_.strings(move_.colour))
            if (before_.string_stones(string).beside().contains(move_.vertex)) joined.insert(string);
        if (joined.count() > 1) add(ClaimKind::connected, joined);
    }

    const board::Board& before_;
    const board::Board& after_;
    board::Move move_;
    int number_;
    std::vector<Claim> claims_;
};

}  // namespace

std::vector<Claim> rule_claims(const board::Board& before, const board::Board& after, board::Move move, int number) {
    return RuleClaims(before, after, move, number).find();
}

}  // namespace katachi::authoring
