#include "tools/authoring/diff_games.h"

#include <algorithm>
#include <compare>
#include <future>
#include <iterator>
#include <map>
#include <optional>
#include <thread>

#include "engine/analysis/board_analysis.h"
#include "engine/match/hit.h"
#include "engine/match/matcher.h"
#include "tools/authoring/compiled_patterns.h"

namespace katachi::authoring {

namespace {

// A match as it is compared with those of the other side: by its move, or by its rectangle where it has none.
struct Place {
    std::size_t effect = 0;
    board::Colour colour = board::Colour::black;
    board::Vertex move = board::pass_vertex;
    board::Vertex upper_left = board::pass_vertex;
    board::Vertex lower_right = board::pass_vertex;

    friend auto operator<=>(const Place&, const Place&) = default;
    board::Vertex shown() const { return move != board::pass_vertex ? move : upper_left; }
};

enum class When { before, after };

// The entries of both sides that are looked for, with the tables of all: a position is set up but once.
class LookedForEntries {
  public:
    void add(When when, const catalogue::DiffEntry& entry, std::size_t effect, bool is_judged) {
        const auto [place, is_new] = index_.try_emplace(entry.database, databases_.size());
        if (is_new) {
            databases_.emplace_back().spec = entry.database->spec;
            entries_.emplace_back();
        }
        databases_[place->second].patterns.push_back(*entry.pattern);
        entries_[place->second].push_back({when, effect, is_judged});
    }

    // Once all are added.
    void build() {
        compiled_.emplace(databases_);
        matcher_.emplace(compiled_->tables());
        for (const auto& of_database : entries_)
            numbered_.insert(numbered_.end(), of_database.begin(), of_database.end());
    }

    // `analysis` is asked for the board only where a match is judged.
    void find(const board::Position& position, const std::function<match::Analysis&()>& analysis) {
        before_.clear();
        after_.clear();
        matcher_->set(position);
        matcher_->scan([&](const match::Hit& hit) { add(compiled_->found(hit), analysis); });
        std::sort(before_.begin(), before_.end());
        std::sort(after_.begin(), after_.end());
    }

    // The places are those of the last position, in order.
    const std::vector<Place>& before() const { return before_; }
    const std::vector<Place>& after() const { return after_; }

  private:
    struct Entry {
        When when;
        std::size_t effect;
        bool is_judged;
    };

    void add(FoundMatch found, const std::function<match::Analysis&()>& analysis) {
        const match::Match& match = found.match;
        const Entry& entry = numbered_[match.pattern];
        if (entry.is_judged) {
            judge(found, analysis());
            if (found.is_refused()) return;
        }
        const bool has_move = match.move != board::pass_vertex;
        auto& places = entry.when == When::before ? before_ : after_;
        places.push_back({entry.effect, match.colour, match.move, has_move ? board::pass_vertex : match.upper_left,
                          has_move ? board::pass_vertex : match.lower_right});
    }

    std::map<const compiler::PatternDatabase*, std::size_t> index_;
    std::vector<compiler::PatternDatabase> databases_;
    std::vector<std::vector<Entry>> entries_;  // one for each pattern of `databases_`
    std::vector<Entry> numbered_;              // the same, by the numbers of the tables
    std::optional<CompiledPatterns> compiled_;
    std::optional<match::Matcher> matcher_;
    std::vector<Place> before_, after_;
};

bool has_tables(const catalogue::DiffEntry& entry) { return compiler::has_tables(entry.database->spec.kind); }
bool is_readable(const catalogue::DiffEntry& entry) { return compiler::has_tables(*entry.pattern); }

bool changes_judgement(const catalogue::EntryChange& change) {
    return std::any_of(change.parts.begin(), change.parts.end(), [](const catalogue::PartChange& part) {
        return part.part == "constraint" || part.part == "labels" || part.part == "classes";
    });
}

// The first of each point in a game: a match often stays for many moves.
// Examples of one game stand side by side.
void keep_example(std::vector<MatchExample>& examples, MatchExample example, std::size_t most) {
    if (examples.size() >= most) return;
    for (auto kept = examples.rbegin(); kept != examples.rend() && kept->game == example.game; ++kept)
        if (kept->vertex == example.vertex && kept->colour == example.colour) return;
    examples.push_back(std::move(example));
}

void add(EntryEffect& all, const EntryEffect& part) {
    all.before += part.before;
    all.after += part.after;
    all.gained += part.gained;
    all.lost += part.lost;
    for (const MatchExample& example : part.gained_examples) keep_example(all.gained_examples, example, few_places);
    for (const MatchExample& example : part.lost_examples) keep_example(all.lost_examples, example, few_places);
}

// Adds what the same difference does in other positions.
void add(GamesEffect& all, const GamesEffect& part) {
    all.positions += part.positions;
    const auto add_each = [](std::vector<EntryEffect>& to, const std::vector<EntryEffect>& from) {
        for (std::size_t i = 0; i < to.size(); ++i) add(to[i], from[i]);
    };
    add_each(all.changed, part.changed);
    add_each(all.added, part.added);
    add_each(all.removed, part.removed);
}

class Comparison {
  public:
    explicit Comparison(const catalogue::DatabaseDiff& diff, int every = 1, std::size_t most_places = few_places)
        : every_(every), most_places_(most_places) {
        result_.changed.resize(diff.changed.size());
        result_.added.resize(diff.added.size());
        result_.removed.resize(diff.removed.size());
        for (std::size_t i = 0; i < diff.changed.size(); ++i) look_for(diff.changed[i], result_.changed[i]);
        for (std::size_t i = 0; i < diff.added.size(); ++i) look_for(When::after, diff.added[i], result_.added[i]);
        for (std::size_t i = 0; i < diff.removed.size(); ++i)
            look_for(When::before, diff.removed[i], result_.removed[i]);
        entries_.build();
    }

    void add(const sgf::Game& game, const std::string& name) {
        visit_positions(game, every_, [&](const board::Board& board, int move) {
            compare(
                board.position(), [&] { return board; }, name, move);
        });
        ++result_.games;
    }

    // The positions [begin, end).
    void add(const KeptPositions& kept, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const KeptPositions::Kept& one = kept.positions[i];
            compare(
                one.position, [&] { return board::Board(one.position); }, kept.games[one.game], one.move);
        }
    }

    const GamesEffect& so_far() const { return result_; }
    GamesEffect finish() { return std::move(result_); }

  private:
    void look_for(const catalogue::EntryChange& change, EntryEffect& effect) {
        if (change.matches_the_same) return;
        if (!has_tables(change.before) || !has_tables(change.after)) {
            ++result_.without_tables;
            return;
        }
        if (!is_readable(change.before) || !is_readable(change.after)) {
            ++result_.unreadable;
            return;
        }
        effect.is_counted = true;
        effect.is_judged = changes_judgement(change);
        entries_.add(When::before, change.before, effects_.size(), effect.is_judged);
        entries_.add(When::after, change.after, effects_.size(), effect.is_judged);
        effects_.push_back(&effect);
    }

    void look_for(When when, const catalogue::DiffEntry& entry, EntryEffect& effect) {
        if (!has_tables(entry) || !is_readable(entry)) {
            ++(has_tables(entry) ? result_.unreadable : result_.without_tables);
            return;
        }
        effect.is_counted = true;
        entries_.add(when, entry, effects_.size(), false);
        effects_.push_back(&effect);
    }

    // `board` gives the position's board, where it is needed.
    template <typename GiveBoard>
    void compare(const board::Position& position, const GiveBoard& board, const std::string& game, int move) {
        bool is_set = false;
        const std::function<match::Analysis&()> analysis = [&]() -> match::Analysis& {
            if (!is_set) analysis_.set(board());
            is_set = true;
            return analysis_;
        };
        entries_.find(position, analysis);
        const auto& before = entries_.before();
        const auto& after = entries_.after();
        ++result_.positions;
        for (const Place& place : before) ++effects_[place.effect]->before;
        for (const Place& place : after) ++effects_[place.effect]->after;
        differing_.clear();
        std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(differing_));
        for (const Place& place : differing_) {
            EntryEffect& effect = *effects_[place.effect];
            ++effect.gained;
            keep_example(effect.gained_examples, {game, move, place.shown(), position.size, place.colour},
                         most_places_);
        }
        differing_.clear();
        std::set_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(differing_));
        for (const Place& place : differing_) {
            EntryEffect& effect = *effects_[place.effect];
            ++effect.lost;
            keep_example(effect.lost_examples, {game, move, place.shown(), position.size, place.colour}, most_places_);
        }
    }

    int every_;
    std::size_t most_places_;
    GamesEffect result_;
    std::vector<EntryEffect*> effects_;
    LookedForEntries entries_;
    analysis::BoardAnalysis analysis_;
    std::vector<Place> differing_;
};

}  // namespace

GamesEffect effect_on_games(const catalogue::DatabaseDiff& diff, const GamesChoice& games) {
    Comparison comparison(diff, games.every, games.most_places);
    const auto add = [&](const sgf::Game& game, const std::string& name) {
        comparison.add(game, name);
        games.progress(comparison.so_far());
    };
    visit_games(games.paths, games.trouble, add, games.reading);
    return comparison.finish();
}

GamesEffect effect_on_games(const catalogue::DatabaseDiff& diff, const KeptPositions& kept) {
    const std::size_t parts = std::max(1U, std::thread::hardware_concurrency());
    const auto begin_of = [&](std::size_t part) { return kept.positions.size() * part / parts; };
    const auto effect_of = [&](std::size_t part) {
        Comparison comparison(diff);
        comparison.add(kept, begin_of(part), begin_of(part + 1));
        return comparison.finish();
    };
    std::vector<std::future<GamesEffect>> others;
    for (std::size_t part = 1; part < parts; ++part) others.push_back(std::async(effect_of, part));
    GamesEffect all = effect_of(0);
    for (auto& other : others) add(all, other.get());
    all.games = static_cast<std::int64_t>(kept.games.size());
    return all;
}

}  // namespace katachi::authoring
