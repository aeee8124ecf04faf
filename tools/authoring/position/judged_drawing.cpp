#include "tools/authoring/position/judged_drawing.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "engine/position/dragon_letters.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/eyes/eye_space_drawing.h"

namespace katachi::authoring {

namespace {

constexpr std::array view_names{std::pair(PositionView::lives, std::string_view("lives")),
                                std::pair(PositionView::dragons, std::string_view("dragons")),
                                std::pair(PositionView::eyes, std::string_view("eyes")),
                                std::pair(PositionView::owners, std::string_view("owners"))};

Fate fate_of(position::Status status) {
    switch (status) {
        case position::Status::alive: return Fate::alive;
        case position::Status::critical: return Fate::critical;
        case position::Status::dead: return Fate::dead;
        case position::Status::unknown: return Fate::unknown;
    }
    return Fate::unknown;
}

char letter_of_ground(Ground ground, board::Colour owner) {
    const bool is_black = owner == board::Colour::black;
    if (ground == Ground::moyo) return is_black ? 'b' : 'w';
    return is_black ? 'B' : 'W';
}

void put_ground(DrawnPoint& point, Ground ground, board::Colour owner) {
    point.ground = ground;
    point.ground_of = owner;
    if (point.figure == Figure::empty) point.cell = letter_of_ground(ground, owner);
}

char in_small_letters(char letter) { return static_cast<char>(std::tolower(static_cast<unsigned char>(letter))); }

class JudgedBoard {
  public:
    explicit JudgedBoard(const PositionReport& report)
        : report_(report), board_(draw_position(report.asked.position, std::nullopt)) {}

    BoardDrawing lives() {
        board_.caption = "lives, territory and moyo";
        for_each_point([&](board::Vertex vertex, DrawnPoint& point) {
            if (point.figure != Figure::empty) life(vertex, point);
            influence(vertex, point);
        });
        return board_;
    }

    BoardDrawing dragons() {
        board_.caption = "dragons";
        const std::vector<char> letters = position::dragon_letters(report_.dragons);
        for_each_point([&](board::Vertex vertex, DrawnPoint& point) {
            if (point.figure == Figure::empty) return;
            life(vertex, point);
            point.label = letters[static_cast<std::size_t>(report_.dragons.number_at(vertex))];
        });
        return board_;
    }

    BoardDrawing eyes(std::vector<std::string>& legend) {
        DrawingSheet sheet{.boards = {std::move(board_)}};
        draw_eye_spaces(report_.eyes, sheet);
        sheet.boards.front().caption = "eye spaces";
        legend.insert(legend.end(), sheet.legend.begin(), sheet.legend.end());
        return std::move(sheet.boards.front());
    }

    BoardDrawing owners() {
        board_.caption = "owners at the end";
        for_each_point([&](board::Vertex vertex, DrawnPoint& point) {
            const float black = report_.owners[influence::at(vertex)];
            const board::Colour owner = black >= half ? board::Colour::black : board::Colour::white;
            const float chance = std::max(black, 1 - black);
            if (chance >= sure)
                put_ground(point, Ground::territory, owner);
            else if (chance >= likely)
                put_ground(point, Ground::moyo, owner);
            if (point.figure == Figure::empty || owner == report_.asked.position.at(vertex)) return;
            point.fate = Fate::dead;
            point.cell = in_small_letters(point.cell);
        });
        return board_;
    }

  private:
    static constexpr float half = 0.5F, likely = 0.6F, sure = 0.8F;

    template <typename Draw>
    void for_each_point(const Draw& draw) {
        for (int row = 0; row < board_.rows; ++row)
            for (int column = 0; column < board_.columns; ++column)
                draw(board::vertex_at(row, column), board_.at(row, column));
    }

    void life(board::Vertex vertex, DrawnPoint& point) {
        const int number = report_.dragons.number_at(vertex);
        point.fate = fate_of(report_.life[static_cast<std::size_t>(number)].status);
        if (point.fate == Fate::dead) point.cell = in_small_letters(point.cell);
    }

    void influence(board::Vertex vertex, DrawnPoint& point) {
        using influence::Hold;
        for (const auto& [hold, ground] :
             {std::pair(Hold::territory, Ground::territory), std::pair(Hold::moyo, Ground::moyo)}) {
            const board::Colour owner = report_.influence.holder(vertex, hold);
            if (owner != board::Colour::empty) return put_ground(point, ground, owner);
        }
    }

    const PositionReport& report_;
    BoardDrawing board_;
};

std::string legend_of(PositionView view, ReadAs read_as) {
    const bool is_text = read_as == ReadAs::text;
    switch (view) {
        case PositionView::lives:
            return is_text ? "lives: x, o dead; (X) critical; [X] unknown; B, W territory; b, w moyo"
                           : "lives: green ring alive; red ring and triangle critical; blue ring and cross dead; "
                             "yellow ring and question mark unknown; dark and bright ground territory of Black and "
                             "White, paler their moyo";
        case PositionView::dragons:
            return "dragons: capital letters Black's, small ones White's; (A) critical; [A] unknown";
        case PositionView::eyes: return "";
        case PositionView::owners:
            return is_text ? "owners: B, W likely at 80 % or more; b, w at 60 %; x, o stones that are likely lost"
                           : "owners: dark ground Black's, bright White's at 80 % or more, paler at 60 %; blue ring "
                             "and cross likely lost";
    }
    return "";
}

}  // namespace

std::vector<std::string> names_of_views() {
    std::vector<std::string> names;
    for (const auto& [view, name] : view_names) names.emplace_back(name);
    return names;
}

std::optional<PositionView> view_named(std::string_view name) {
    const auto found = std::ranges::find(view_names, name, [](const auto& each) { return each.second; });
    if (found == view_names.end()) return std::nullopt;
    return found->first;
}

DrawingSheet judged_drawing(const PositionReport& report, const std::vector<PositionView>& views, ReadAs read_as) {
    DrawingSheet sheet{.title = without_folder(report.asked.source, report.asked.file)};
    for (const PositionView view : views) {
        JudgedBoard board(report);
        switch (view) {
            case PositionView::lives: sheet.boards.push_back(board.lives()); break;
            case PositionView::dragons: sheet.boards.push_back(board.dragons()); break;
            case PositionView::eyes: sheet.boards.push_back(board.eyes(sheet.legend)); break;
            case PositionView::owners: sheet.boards.push_back(board.owners()); break;
        }
        if (const std::string legend = legend_of(view, read_as); !legend.empty()) sheet.legend.push_back(legend);
    }
    return sheet;
}

}  // namespace katachi::authoring
