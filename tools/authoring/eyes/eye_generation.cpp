#include "tools/authoring/eyes/eye_generation.h"

#include <bit>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "base/long_work/interrupt.h"
#include "engine/eyes/drawn_shapes.h"
#include "engine/eyes/marked_rows.h"
#include "engine/match/eyes/canonical_places.h"
#include "tools/authoring/eyes/eye_text.h"

namespace katachi::authoring {

namespace {

using eyes::EyeAnswer;
using match::EyeContent;
using match::EyeGraph;
using match::EyePoints;

EyeGraph with_stones(EyeGraph graph, EyePoints stones) {
    for (std::size_t i = 0; i < graph.points.size(); ++i)
        if (stones & match::eye_point(i)) graph.points[i].content = EyeContent::stone;
    return graph;
}

EyePoints islands_of(const EyeGraph& graph) {
    EyePoints islands = 0;
    for (std::size_t i = 0; i < graph.points.size(); ++i)
        if (graph.points[i].content == EyeContent::island) islands |= match::eye_point(i);
    return islands;
}

// The answer with its points in the order of a canonical form, so that isomorphic spaces can be compared.
EyeAnswer in_canonical_order(EyeAnswer answer, const match::CanonicalForm& form, std::size_t size) {
    answer.attack_points = match::canonical_places(answer.attack_points, form, size);
    answer.defence_points = match::canonical_places(answer.defence_points, form, size);
    return answer;
}

// A space without stones, and those of its points that are margins.
struct Game {
    EyeGraph graph;
    EyePoints margins;
};

// Of isomorphic games one; those away from the edge come first.
std::vector<Game> games_of(int size, int most_margins) {
    std::vector<Game> games;
    std::set<match::EyeGraphKey> known, known_games;
    const auto is_new = [](std::set<match::EyeGraphKey>& keys, const EyeGraph& graph) {
        return keys.insert(match::canonical_form(graph, match::BoardEdges::kept).key).second;
    };
    for (const match::DrawnEyeEdges& place : eyes::drawn_places())
        for (const eyes::DrawnShape& shape : eyes::drawn_shapes(size)) {
            const EyeGraph empty = match::eye_graph(shape, place);
            if ((empty.edges.any() && islands_of(empty) != 0) || !is_new(known, empty)) continue;
            for (EyePoints margins = 0; margins <= empty.all(); ++margins) {
                if (std::popcount(margins) > most_margins) continue;
                auto graph = eyes::with_margins(empty, margins);
                if (graph && is_new(known_games, *graph)) games.push_back({std::move(*graph), margins});
            }
        }
    return games;
}

class Generation {
  public:
    Generation(const eyes::LocalRules& rules, std::size_t most_positions)
        : rules_(rules), most_positions_(most_positions) {}

    void add(const Game& game) {
        const EyeGraph& graph = game.graph;
        const EyePoints islands = islands_of(graph);
        const Fillings fillings = solved(graph, islands);
        for (EyePoints stones = 0; stones <= graph.all(); ++stones) {
            const auto& answer = fillings[stones].answer;
            if (answer && !is_told(with_stones(graph, stones), *answer))
                tell(graph, stones, wild_cards(fillings, stones, graph.all() & ~(game.margins | islands)), fillings);
        }
    }

    GeneratedEyeShapes found() const {
        std::vector<GeneratedEyeShape> shapes = at_edges_;
        shapes.insert(shapes.end(), anywhere_.begin(), anywhere_.end());
        return {.shapes = std::move(shapes), .left_out = left_out_};
    }

  private:
    // A space with one set of stones.
    struct Filling {
        bool is_possible = false;         // some board has it
        std::optional<EyeAnswer> answer;  // nothing where the solver gave up, too
    };
    using Fillings = std::vector<Filling>;

    Fillings solved(const EyeGraph& graph, EyePoints islands) {
        Fillings fillings(graph.all() + 1);
        std::optional<eyes::EyeSolver> solver;
        for (EyePoints stones = 0; stones <= graph.all(); ++stones) {
            Filling& filling = fillings[stones];
            filling.is_possible =
                (stones & islands) == 0 && !match::has_stones_without_liberty(with_stones(graph, stones));
            if (!filling.is_possible) continue;
            if (!solver) solver.emplace(graph, rules_, most_positions_);
            filling.answer = solver->solve_with(stones);
            if (filling.answer) continue;
            ++left_out_;
            solver.reset();  // it would give up the others, too
        }
        return fillings;
    }

    // Whether an entry matches the space and says this of it.
    bool is_told(const EyeGraph& space, const EyeAnswer& answer) const {
        if (told_.contains(match::canonical_form(space, match::BoardEdges::kept).key)) return true;
        if (!space.edges.any()) return false;
        const match::CanonicalForm form = match::canonical_form(space, match::BoardEdges::left_out);
        const auto anywhere = answers_anywhere_.find(form.key);
        return anywhere != answers_anywhere_.end() &&
               anywhere->second == in_canonical_order(answer, form, space.points.size());
    }

    // The points of `may_be` whose stones do not matter.
    static EyePoints wild_cards(const Fillings& fillings, EyePoints stones, EyePoints may_be) {
        const EyeAnswer& answer = *fillings[stones].answer;
        EyePoints wild = 0;
        for (EyePoints rest = may_be & ~(answer.attack_points | answer.defence_points); rest != 0; rest &= rest - 1) {
            const EyePoints more = wild | (rest & (~rest + 1));
            if (all_are(fillings, stones & ~more, more, answer)) wild = more;
        }
        return wild;
    }

    static bool all_are(const Fillings& fillings, EyePoints stones, EyePoints wild, const EyeAnswer& answer) {
        for (EyePoints some = wild;; some = (some - 1) & wild) {
            const Filling& other = fillings[stones | some];
            if (other.is_possible && other.answer != answer) return false;
            if (some == 0) return true;
        }
    }

    void tell(const EyeGraph& graph, EyePoints stones, EyePoints wild, const Fillings& fillings) {
        for (EyePoints some = wild;; some = (some - 1) & wild) {
            const EyePoints filled = (stones & ~wild) | some;
            const EyeGraph space = with_stones(graph, filled);
            told_.insert(match::canonical_form(space, match::BoardEdges::kept).key);
            const auto& answer = fillings[filled].answer;
            if (!graph.edges.any() && answer) {
                const match::CanonicalForm form = match::canonical_form(space, match::BoardEdges::left_out);
                answers_anywhere_.emplace(form.key, in_canonical_order(*answer, form, graph.points.size()));
            }
            if (some == 0) break;
        }
        EyeGraph shape = with_stones(graph, stones);
        for (std::size_t i = 0; i < shape.points.size(); ++i)
            if (wild & match::eye_point(i)) shape.points[i].content = EyeContent::either;
        (graph.edges.any() ? at_edges_ : anywhere_).push_back({std::move(shape), *fillings[stones].answer});
    }

    eyes::LocalRules rules_;
    std::size_t most_positions_;
    std::size_t left_out_ = 0;
    std::vector<GeneratedEyeShape> at_edges_, anywhere_;
    std::set<match::EyeGraphKey> told_;
    std::map<match::EyeGraphKey, EyeAnswer> answers_anywhere_;
};

}  // namespace

GeneratedEyeShapes generated_eye_shapes(const EyeGeneration& wanted) {
    const std::vector<Game> games = games_of(wanted.size, wanted.most_margins);
    Generation generation(wanted.rules, wanted.most_positions);
    for (std::size_t done = 0; done < games.size(); ++done) {
        wanted.progress(done, games.size());
        if (base::is_stopped(wanted.stop)) return {.shapes = {}, .is_complete = false};
        generation.add(games[done]);
    }
    return generation.found();
}

std::string eye_shapes_text(const std::vector<GeneratedEyeShape>& shapes, const eyes::LocalRules& rules) {
    std::string text = "# Eye shapes, proved by katachi eyes generate: " + rules_text(rules) + ".\n";
    int number = 0;
    for (const GeneratedEyeShape& shape : shapes) {
        text += "\n\nPattern " +
                std::to_string(shape.space.points.size() * 100'000 + static_cast<std::size_t>(++number)) + "\n# " +
                meaning_text(shape.answer.value) + "\n\n";
        for (const std::string& row : eyes::marked_rows(shape.space, shape.answer)) text += row + "\n";
        text += "\n:" + eyes::eye_value_text(shape.answer.value) + "\n";
    }
    return text;
}

}  // namespace katachi::authoring
