#include "tools/authoring/review/habits_page.h"

#include <fmt/format.h>

#include "base/text/text_lines.h"
#include "engine/naming/terms.h"
#include "tools/authoring/review/page_frame.h"

namespace katachi::authoring {

namespace {

double in_hundred(int count, int moves) { return moves == 0 ? 0 : 100.0 * count / moves; }

class HabitsPage : private base::TextLines {
  public:
    std::string write(const std::vector<PlayerHabits>& table) {
        line("<h1>Habits of players</h1>");
        line(
            "<p>Shapes, and what was missed or left, are told for 100 moves; names of moves that a player uses more "
            "often than all others of these games are favourites.</p>");
        for (const PlayerHabits& each : table) player(each);
        return framed_page("Habits of players", text_);
    }

  private:
    void player(const PlayerHabits& shown) {
        const Habits& habits = shown.habits;
        line("<h2>{}</h2>\n<p>games {}, won {}, lost {}</p>", page_text(habits.player), habits.games, habits.won,
             habits.lost);
        line(phase_table_begin);
        for (std::size_t phase = 0; phase < habits.figures.size(); ++phase) {
            const PhaseFigures& figures = habits.figures[phase];
            line(
                "<tr><td>{}</td><td>{}</td><td>{:.0f} %</td><td>{:.0f} %</td><td>{:.1f}</td><td>{:.1f}</td>"
                "<td>{:.1f}</td><td>{:.1f}</td></tr>",
                phase_name(static_cast<Phase>(phase)), figures.moves, in_hundred(figures.first_choices, figures.moves),
                100 * figures.mean_chance(), in_hundred(figures.good_shapes, figures.moves),
                in_hundred(figures.bad_shapes, figures.moves), in_hundred(figures.missed, figures.moves),
                in_hundred(figures.left, figures.moves));
        }
        line("</table></div>");
        if (shown.favourites.empty()) return;
        line(
            "<div class=\"wide\"><table><tr><th>favourite</th><th>times</th><th>of the moves</th>"
            "<th>of others' moves</th></tr>");
        for (const FavouriteName& name : shown.favourites)
            line("<tr><td>{}</td><td>{}</td><td>{:.1f} %</td><td>{:.1f} %</td></tr>",
                 page_text(std::string(naming::word_for(name.name, naming::Language::english))), name.times,
                 100 * name.share, 100 * name.others_share);
        line("</table></div>");
    }
};

}  // namespace

std::string habits_page(const std::vector<PlayerHabits>& table) { return HabitsPage().write(table); }

}  // namespace katachi::authoring
