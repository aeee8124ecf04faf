#include "tests/influence/random_question.h"

#include <utility>

#include "engine/board/turned_vertex.h"
#include "tests/support/turned_position.h"

namespace katachi::influence {

namespace {

using board::Vertex;

std::vector<Vertex> points(int size) {
    std::vector<Vertex> all;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) all.push_back(board::vertex_at(row, column));
    return all;
}

class RandomParts {
  public:
    RandomParts(Question& question, std::mt19937& random) : question_(question), random_(random) {}

    void add() {
        const std::vector<Vertex> all = points(question_.position.size);
        for (const Vertex vertex : all) {
            if (question_.living.contains(vertex)) weaken(vertex);
            if (!question_.living.contains(vertex)) change(vertex);
        }
        const board::VertexSet living = question_.living;
        for (const Vertex stone : living)
            for (int i = 0; i < 2; ++i)
                if (const Vertex point = all[random_() % all.size()]; chance(0.2F) && !living.contains(point))
                    question_.intrusions.push_back({stone, point, 60 * share()});
    }

  private:
    float share() { return std::uniform_real_distribution<float>(0.01F, 1)(random_); }
    bool chance(float of) { return share() < of; }

    void weaken(Vertex stone) {
        if (chance(0.1F)) question_.living.remove(stone);
        if (chance(0.3F)) question_.strength[at(stone)] = full_strength * share();
    }

    void change(Vertex point) {
        for (Field* doors : {&question_.black_permeability, &question_.white_permeability})
            if (chance(0.1F)) (*doors)[at(point)] = chance(0.5F) ? 0 : share();
        for (const board::Colour side : {board::Colour::black, board::Colour::white})
            if (chance(0.05F)) question_.sources.push_back({{point, 30 * share(), 1.5F + share()}, side});
        for (board::VertexSet* set : {&question_.no_black_territory, &question_.no_white_territory, &question_.erased})
            if (chance(0.1F)) set->insert(point);
    }

    Question& question_;
    std::mt19937& random_;
};

}  // namespace

Question random_question(const board::Position& position, std::mt19937& random) {
    Question question(position, random() % 2 == 0 ? Use::territory : Use::escape);
    RandomParts(question, random).add();
    return question;
}

Question turned_and_exchanged(const Question& question, board::Orientation orientation) {
    const int size = question.position.size;
    const auto there = [&](Vertex vertex) { return board::turned(vertex, orientation, size); };
    const auto turned_set = [&](const board::VertexSet& points) {
        board::VertexSet turned;
        for (const Vertex vertex : points) turned.insert(there(vertex));
        return turned;
    };
    Question turned(test::colours_exchanged(test::turned(question.position, orientation)), question.use);
    turned.living = turned_set(question.living);
    for (const Vertex vertex : points(size)) {
        turned.strength[at(there(vertex))] = question.strength[at(vertex)];
        turned.black_permeability[at(there(vertex))] = question.white_permeability[at(vertex)];
        turned.white_permeability[at(there(vertex))] = question.black_permeability[at(vertex)];
    }
    for (ExtraSource extra : question.sources) {
        extra.source.vertex = there(extra.source.vertex);
        extra.colour = board::opponent(extra.colour);
        turned.sources.push_back(extra);
    }
    for (const Intrusion& intrusion : question.intrusions)
        turned.intrusions.push_back({there(intrusion.stone), there(intrusion.point), intrusion.strength});
    turned.no_black_territory = turned_set(question.no_white_territory);
    turned.no_white_territory = turned_set(question.no_black_territory);
    turned.erased = turned_set(question.erased);
    return turned;
}

}  // namespace katachi::influence
