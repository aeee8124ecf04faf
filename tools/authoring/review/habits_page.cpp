#include "tools/authoring/review/habits_page.h"

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "engine/naming/terms.h"
#include "tools/authoring/review/page_frame.h"

namespace katachi::authoring {

namespace {

template <typename... Arguments>
void put_line(std::string& text, fmt::format_string<Arguments...> form, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(text), form, std::forward<Arguments>(arguments)...);
    text += '\n';
}

double in_hundred(int count, int moves) { return moves == 0 ? 0 : 100.0 * count / moves; }

void put_player(std::string& text, const PlayerHabits& player) {
    const Habits& habits = player.habits;
    put_line(text, "<h2>{}</h2>\n<p>games {}, won {}, lost {}</p>", page_text(habits.player), habits.games, habits.won,
             habits.lost);
    put_line(text,
             "<div class=\"wide\"><table><tr><th>phase</th><th>moves</th><th>first choices</th><th>mean chance</th>"
             "<th>good shape</th><th>bad shape</th><th>missed</th><th>left</th></tr>");
    for (std::size_t phase = 0; phase < habits.figures.size(); ++phase) {
        const PhaseFigures& figures = habits.figures[phase];
        put_line(text,
                 "<tr><td>{}</td><td>{}</td><td>{:.0f} %</td><td>{:.0f} %</td><td>{:.1f}</td><td>{:.1f}</td>"
                 "<td>{:.1f}</td><td>{:.1f}</td></tr>",
                 phase_name(static_cast<Phase>(phase)), figures.moves, in_hundred(figures.first_choices, figures.moves),
                 100 * figures.mean_chance(), in_hundred(figures.good_shapes, figures.moves),
                 in_hundred(figures.bad_shapes, figures.moves), in_hundred(figures.missed, figures.moves),
                 in_hundred(figures.left, figures.moves));
    }
    put_line(text, "</table></div>");
    if (player.favourites.empty()) return;
    put_line(text,
             "<div class=\"wide\"><table><tr><th>favourite</th><th>times</th><th>of the moves</th>"
             "<th>of others' moves</th></tr>");
    for (const FavouriteName& name : player.favourites)
        put_line(text, "<tr><td>{}</td><td>{}</td><td>{:.1f} %</td><td>{:.1f} %</td></tr>",
                 page_text(std::string(naming::word_for(name.name, naming::Language::english))), name.times,
                 100 * name.share, 100 * name.others_share);
    put_line(text, "</table></div>");
}

}  // namespace

std::string habits_page(const std::vector<PlayerHabits>& table) {
    std::string text =
        "<h1>Habits of players</h1>\n<p>Shapes, and what was missed or left, are told for 100 moves; names of moves "
        "that a player uses more often than all others of these games are favourites.</p>\n";
    for (const PlayerHabits& player : table) put_player(text, player);
    return framed_page("Habits of players", text);
}

}  // namespace katachi::authoring
