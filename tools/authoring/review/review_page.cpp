#include "tools/authoring/review/review_page.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/text_lines.h"
#include "engine/board/side_name.h"
#include "tools/authoring/drawing/curves.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/drawing/svg.h"
#include "tools/authoring/review/page_frame.h"
#include "tools/authoring/review/phases.h"
#include "tools/authoring/review/sentence.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t moves_of_mean = 10;  // of one side, that a point of the curve of chances is the mean of
constexpr int pixels_a_line = 18;

class ReviewPage : private base::TextLines {
  public:
    explicit ReviewPage(const Review& review) : review_(review) {}

    std::string write() {
        const std::string players = players_of(review_, " – ");
        const std::string title = players.empty() ? review_.source : players;
        head(title);
        line("<h2>Summary</h2>");
        claims(review_.summary);
        phases();
        kinds();
        if (!review_.turns.empty()) turns();
        line("<h2>Curves</h2>");
        curves();
        line("<h2>All moves</h2>\n<ol class=\"moves\">");
        for (const ReviewedMove& each : review_.moves) move(each);
        line("</ol>");
        return framed_page(title, text_);
    }

  private:
    void head(const std::string& title) {
        std::string facts;
        for (const std::string& fact :
             {review_.event, review_.date, review_.result, std::string(review_.counted_by.rules->name) + " rules",
              fmt::format("komi {:g}", review_.counted_by.komi), fmt::format("{} moves", review_.moves.size())})
            if (!fact.empty()) facts += (facts.empty() ? "" : " · ") + page_text(fact);
        line("<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>", page_text(title), facts, page_text(review_.source));
    }

    std::string claim(const Claim& claim) const { return page_text(sentence(claim, review_.size)); }

    void claims(const std::vector<Claim>& all) {
        line("<ul class=\"claims\">");
        for (const Claim& each : all) line("<li class=\"claim\">{}</li>", claim(each));
        line("</ul>");
    }

    static std::string side_of(const board::Move& move) { return board::side_name(move.colour); }
    std::string vertex(const board::Move& move) const { return board::vertex_name(move.vertex, review_.size); }
    const ReviewedMove& numbered(int number) const { return review_.moves[static_cast<std::size_t>(number) - 1]; }

    void phases() {
        line(phase_table_begin);
        for (const board::Colour side : {board::Colour::black, board::Colour::white}) {
            const SideFigures figures = figures_of(review_, side);
            for (int phase = 0; phase < phase_count; ++phase) {
                const PhaseFigures& each = figures[static_cast<std::size_t>(phase)];
                line(
                    "<tr><td>{}, {}</td><td>{}</td><td>{}</td><td>{:.0f} %</td><td>{}</td><td>{}</td><td>{}</td>"
                    "<td>{}</td></tr>",
                    board::side_name(side), phase_name(static_cast<Phase>(phase)), each.moves, each.first_choices,
                    100 * each.mean_chance(), each.good_shapes, each.bad_shapes, each.missed, each.left);
            }
        }
        line("</table></div>");
    }

    void kinds() {
        line("<div class=\"wide\"><table><tr><th>claims by kind</th><th>Black</th><th>White</th></tr>");
        const auto black = claims_by_kind(review_, board::Colour::black);
        const auto white = claims_by_kind(review_, board::Colour::white);
        for (std::size_t kind = 0; kind < black.size(); ++kind)
            if (black[kind] + white[kind] > 0)
                line("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", kind_name(static_cast<ClaimKind>(kind)), black[kind],
                     white[kind]);
        line("</table></div>");
    }

    void turns() {
        line("<h2>Turning points</h2>\n<div class=\"turns\">");
        for (const Turn& turn : review_.turns) {
            const ReviewedMove& move = numbered(turn.move);
            line("<article>\n<h3><a href=\"#m{}\">Move {}, {} {}</a></h3>", move.number, move.number,
                 side_of(move.move), vertex(move.move));
            line("{}", picture(turn, move));
            claims(move.claims);
            line("</article>");
        }
        line("</div>");
    }

    // The position after the move, with letters on moves that are likelier.
    std::string picture(const Turn& turn, const ReviewedMove& move) const {
        DrawingSheet sheet{.title = fmt::format("Move {}", turn.move)};
        BoardDrawing drawing = draw_position(turn.position, move.move.vertex);
        char letter = 'A';
        for (const Claim& claim : move.claims)
            if (claim.kind == ClaimKind::better) {
                const board::Vertex point = claim.points.front();
                DrawnPoint& drawn = drawing.at(board::row_of(point), board::column_of(point));
                if (drawn.figure == Figure::empty) drawn.label = letter;
                ++letter;
            }
        sheet.boards.push_back(std::move(drawing));
        return drawing_svg(sheet, pixels_a_line);
    }

    void curves() {
        CurveChart score{.title = "Expected score by move",
                         .curves = {{"Black's expected points less White's", true, {}}}};
        CurveChart points{.title = "Points likely to be a side's, by move",
                          .curves = {{"Black's likely points", true, {}}, {"White's likely points", false, {}}}};
        for (const ReviewedPosition& position : review_.positions) {
            score.curves[0].values.push_back(position.score);
            score.lower.push_back(position.lower);
            score.upper.push_back(position.upper);
            points.curves[0].values.push_back(position.black_points);
            points.curves[1].values.push_back(position.white_points);
        }
        for (const Turn& turn : review_.turns) score.marks.push_back(turn.move);
        CurveChart chances{.title = "Chance that strong players would play the moves",
                           .curves = {{"Black's moves", true, mean_chances(board::Colour::black)},
                                      {"White's moves", false, mean_chances(board::Colour::white)}},
                           .unit = " %"};
        figure(score, "Expected score after each move; four in five results lie within the band.");
        figure(points, "Points that are a side's at the end with a chance of four in five.");
        figure(chances, "Chance that strong players would play the moves: mean of a side's last ten.");
    }

    void figure(const CurveChart& chart, const char* caption) {
        line("<figure>\n{}<figcaption>{}</figcaption>\n</figure>", curves_svg(chart), caption);
    }

    std::vector<double> mean_chances(board::Colour side) const {
        std::vector<double> means{0}, last;
        for (const ReviewedMove& move : review_.moves) {
            if (move.move.colour == side && move.rank > 0) last.push_back(100 * move.chance);
            if (last.size() > moves_of_mean) last.erase(last.begin());
            double sum = 0;
            for (const double chance : last) sum += chance;
            means.push_back(last.empty() ? 0 : sum / static_cast<double>(last.size()));
        }
        return means;
    }

    void move(const ReviewedMove& move) {
        const bool is_turn = std::any_of(review_.turns.begin(), review_.turns.end(),
                                         [&](const Turn& turn) { return turn.move == move.number; });
        std::string sentences;
        for (const Claim& each : move.claims) sentences += " <span class=\"claim\">" + claim(each) + "</span>";
        line("<li id=\"m{}\"{}><b>{} {} {}</b>{}</li>", move.number, is_turn ? " class=\"turn\"" : "", move.number,
             side_of(move.move), vertex(move.move), sentences);
    }

    const Review& review_;
};

}  // namespace

std::string review_page(const Review& review) { return ReviewPage(review).write(); }

}  // namespace katachi::authoring
