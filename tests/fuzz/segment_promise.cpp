#include "tests/fuzz/segment_promise.h"

#include <cstring>
#include <random>
#include <span>

#include "base/files/file_error.h"
#include "games/index/segment_builder.h"
#include "games/index/segment_checksum.h"
#include "games/search/indexed_search.h"
#include "games/search/openings.h"
#include "tests/games/search/drawn_shape.h"
#include "tests/games/search/random_games.h"

namespace katachi::fuzz {

std::string sound_segment(unsigned seed, int events) {
    using namespace games;
    std::mt19937 random(seed);
    std::vector<sgf::Game> played;
    for (const int size : {19, 19, 9, 5, 19})
        played.push_back(random_game(size, events, played.size() % 4 == 3 ? GameKind::any : GameKind::regular, random));
    std::vector<SegmentGame> given;
    for (const sgf::Game& game : played) given.push_back({&game, board::Colour::black, 2009});
    return segment_bytes(given);
}

std::string with_fitting_segment_header(std::string bytes) {
    games::SegmentHeader header;
    if (bytes.size() < sizeof header) return bytes;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.magic = games::segment_magic;
    header.version = games::segment_version;
    header.bytes = bytes.size();
    std::memcpy(bytes.data(), &header, sizeof header);
    header.checksum = games::segment_checksum(std::as_bytes(std::span(bytes)));
    std::memcpy(bytes.data(), &header, sizeof header);
    return bytes;
}

std::string open_and_search(const std::string& bytes) {
    using namespace games;
    try {
        const Segment segment(bytes, "base");
        for (std::uint32_t game = 0; game < segment.games(); ++game) segment.game(game);
        const std::array searched{SearchedSegment{&segment}};
        static const std::vector<std::string> empty_corner(7, std::string(7, '.'));
        static const std::vector<std::string> empty_board(19, std::string(19, '.'));
        for (const Shape& shape : {drawn_shape({"X.", "O?"}), drawn_shape({"x"}), drawn_shape({"XO"}, {.north = true}),
                                   drawn_shape({"XOX", "XO.", ".O."}), drawn_shape(empty_corner, {true, false, true}),
                                   drawn_shape(empty_board)})
            for (const auto counting : {HitCounting::placements, HitCounting::positions})
                for (const bool asks_replies : {false, true}) {
                    const ShapeQuestion question{shape, {}, counting, asks_replies};
                    searched_answer(searched, question, 1);
                    listed_hits(searched, question, 100);
                }
        opening_tree(searched, 5, 20);
        return "";
    } catch (const base::FileError& error) {
        return error.what();
    }
}

}  // namespace katachi::fuzz
