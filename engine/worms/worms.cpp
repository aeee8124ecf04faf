#include "engine/worms/worms.h"

#include "engine/reading/with_limits.h"
#include "engine/worms/effective_sizes.h"
#include "engine/worms/liberties_of_order.h"

namespace katachi::worms {

namespace {

// What reading answers of a string.
struct NamedMoves {
    reading::TacticalAnswer attack, defence;
};

board::VertexSet offered_to(const Worm& worm, std::span<const OfferedMove> offered) {
    board::VertexSet moves;
    for (const OfferedMove& offer : offered)
        if (offer.stones.intersects(worm.stones)) moves.insert(offer.move);
    return moves;
}

NamedMoves named_moves(board::Board& board, reading::Tactics& tactics, const Worm& worm,
                       std::span<const OfferedMove> offered) {
    if (worm.liberties[0] == 0) return {};
    const auto with_defence = [&](const reading::TacticalAnswer& attack) {
        return NamedMoves{attack, tactics.defend(board, worm.origin)};
    };
    const reading::TacticalAnswer attack = tactics.attack(board, worm.origin);
    if (attack.code != reading::TacticalCode::failure) return with_defence(attack);
    for (const board::Vertex move : offered_to(worm, offered)) {
        reading::TacticalAnswer found = tactics.does_attack(board, move, worm.origin);
        found.move = move;
        if (found.code != reading::TacticalCode::failure) return with_defence(found);
    }
    return {.attack = attack, .defence = {}};
}

}  // namespace

Worms::Worms(const board::Board& board, reading::Tactics& tactics, const WormLimits& limits,
             std::span<const OfferedMove> offered)
    : cavities_(worms::cavities(board)) {
    describe(board);
    board::Board tried = board;
    read(tried, tactics, limits, offered);
    find_lunches(board);
}

const Worm* Worms::at(board::Vertex vertex) const {
    const std::uint16_t number = numbers_[static_cast<std::size_t>(vertex)];
    return number == 0 ? nullptr : &worms_[number - 1U];
}

void Worms::describe(const board::Board& board) {
    const auto sizes = effective_sizes(board);
    const counting::UnconditionalStatuses unconditional(board);
    for (const board::Colour colour : {board::Colour::black, board::Colour::white}) {
        for (const board::Vertex origin : board.strings(colour)) {
            Worm& worm = worms_.emplace_back();
            worm.origin = origin;
            worm.colour = colour;
            worm.stones = board.string_stones(origin);
            worm.effective_size = sizes[static_cast<std::size_t>(origin)];
            for (int order = 1; order <= 4; ++order)
                worm.liberties[static_cast<std::size_t>(order - 1)] = liberties_of_order(board, origin, order).count();
            worm.cutting = cutting(board, origin);
            worm.genus = genus(board, origin);
            worm.is_invincible = unconditional.of(colour).alive.contains(origin);
            worm.status = unconditional.at(board, origin);
            for (const board::Vertex stone : worm.stones)
                numbers_[static_cast<std::size_t>(stone)] = static_cast<std::uint16_t>(worms_.size());
        }
    }
}

void Worms::read(board::Board& board, reading::Tactics& tactics, const WormLimits& limits,
                 std::span<const OfferedMove> offered) {
    const reading::WithLimits of_strings(tactics, limits.strings);
    std::vector<board::VertexSet> zones;  // of the attacks
    for (Worm& worm : worms_) {
        const NamedMoves named = named_moves(board, tactics, worm, offered);
        worm.attacks = first_point(named.attack);
        worm.defences = first_point(named.defence);
        zones.push_back(named.attack.zone);
    }
    const reading::WithLimits of_moves(tactics, limits.moves);
    for (std::size_t i = 0; i < worms_.size(); ++i) {
        Worm& worm = worms_[i];
        if (worm.defences.empty()) continue;  // where nothing saves it, any move captures it
        const board::VertexSet near = points_to_try(board, worm, offered);
        // A move of the owner that has no influence on why the string is lost is not asked about.
        add_attacks(worm.attacks, board, tactics, worm.origin, near);
        add_defences(worm.defences, board, tactics, worm.origin, near & zones[i]);
    }
}

board::VertexSet Worms::points_to_try(const board::Board& board, const Worm& worm,
                                      std::span<const OfferedMove> offered) const {
    board::VertexSet points = points_around(board, worm.origin) | offered_to(worm, offered);
    for (const board::Vertex neighbour : board.adjacent_strings(worm.origin)) {
        const Worm& other = *at(neighbour);
        for (const TacticalPoints* named : {&other.attacks, &other.defences})
            if (!named->empty() && named->front().move != board::pass_vertex) points.insert(named->front().move);
    }
    return points;
}

void Worms::find_lunches(const board::Board& board) {
    for (Worm& worm : worms_) {
        for (const board::Vertex neighbour : board.adjacent_strings(worm.origin)) {
            const Worm& other = *at(neighbour);
            if (!other.is_capturable()) continue;
            if (worm.lunch == board::pass_vertex || other.size() > at(worm.lunch)->size()) worm.lunch = other.origin;
        }
        worm.is_inessential = worm.genus == 0 && worm.lunch == board::pass_vertex && is_enclosed(board, worm.origin);
    }
}

}  // namespace katachi::worms
