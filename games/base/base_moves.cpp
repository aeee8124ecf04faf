#include "games/base/base_moves.h"

#include <algorithm>

#include "base/files/file_error.h"
#include "engine/sgf/values.h"

namespace katachi::games {

namespace {

std::string point_text(board::Vertex vertex) { return vertex == board::pass_vertex ? "" : sgf::sgf_point_text(vertex); }

const char* set_up_property(board::Colour colour) {
    return colour == board::Colour::black ? "AB" : colour == board::Colour::white ? "AW" : "AE";
}

const char* side_text(board::Colour colour) { return colour == board::Colour::black ? "B" : "W"; }

void tell(compiler::SgfNode& root, const ToldGame& told) {
    const GameHeaders& headers = told.headers;
    const auto set = [&](const char* property, const std::string& text) {
        const std::string written = told.written_or(property, text);
        if (!written.empty()) root.set(property, written);
    };
    root.set("GM", "1");
    root.set("SZ", std::to_string(headers.board_size));
    set("PB", headers.black);
    set("BR", headers.black_rank ? headers.black_rank->text() : "");
    set("PW", headers.white);
    set("WR", headers.white_rank ? headers.white_rank->text() : "");
    set("EV", headers.event);
    set("DT", headers.date ? headers.date->text() : "");
    set("RE", told.result);
    set("KM", headers.komi ? komi_text(*headers.komi) : "");
    set("RU", headers.rules);
    if (headers.handicap > 0) root.set("HA", std::to_string(headers.handicap));
    for (const auto& [property, text] : headers.written)
        if (root.find(property) == nullptr) root.set(property, text);
}

}  // namespace

BaseMoves::BaseMoves(const GameBase& base) : places_(base.segments()) {
    std::int64_t next_game = 1;
    for (const BaseSegment& place : places_) {
        const Segment& segment = segments_.emplace_back(base.segment_path(place.number));
        if (segment.games() != static_cast<std::uint64_t>(place.games) || place.first_game != next_game)
            throw base::FileError(base.segment_path(place.number).string() +
                                  ": holds other games than the base says; import the games into a new base");
        next_game += place.games;
    }
}

BaseMoves::Place BaseMoves::place_of(std::int64_t number) const {
    const auto behind = std::ranges::upper_bound(places_, number, {}, &BaseSegment::first_game);
    const auto index = static_cast<std::size_t>(behind - places_.begin()) - 1;
    if (behind == places_.begin() || number >= places_[index].first_game + places_[index].games)
        throw base::FileError("game " + std::to_string(number) +
                              " stands in no segment: the base is damaged; import the games into a new one");
    return {index, static_cast<std::uint32_t>(number - places_[index].first_game)};
}

sgf::Game BaseMoves::game(std::int64_t number) const {
    const Place place = place_of(number);
    return segments_[place.segment].game(place.game);
}

// Stones that are set up behind a move stand in a node of their own, as SGF asks.
compiler::SgfTree record_of(const ToldGame& told, const sgf::Game& game) {
    compiler::SgfTree tree;
    compiler::SgfNodeIndex node = tree.add_node(compiler::no_sgf_node);
    tell(tree.node(compiler::sgf_root), told);
    bool is_set_up = true;
    for (const sgf::Event& event : game.events) {
        const bool is_move = event.kind == sgf::Event::Kind::move;
        if (is_move || !is_set_up) node = tree.add_node(node);
        is_set_up = !is_move;
        const std::string point = point_text(event.vertex);
        if (is_move)
            tree.node(node).set(side_text(event.colour), point);
        else if (event.kind == sgf::Event::Kind::turn)
            tree.node(node).set("PL", side_text(event.colour));
        else
            tree.node(node).add({.name = set_up_property(event.colour), .values = {{.text = point}}});
    }
    return tree;
}

}  // namespace katachi::games
