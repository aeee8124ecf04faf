#include "tools/authoring/position/judged_drawing.h"

#include <cctype>

#include "tools/authoring/drawing/position_drawing.h"

namespace katachi::authoring {

namespace {

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

class JudgedBoard {
  public:
    JudgedBoard(const PositionReport& report, BoardDrawing& board) : report_(report), board_(board) {}

    void draw() {
        for (int row = 0; row < board_.rows; ++row)
            for (int column = 0; column < board_.columns; ++column) {
                DrawnPoint& point = board_.at(row, column);
                const board::Vertex vertex = board::vertex_at(row, column);
                if (point.figure != Figure::empty) life(vertex, point);
                ground(vertex, point);
            }
    }

  private:
    void life(board::Vertex vertex, DrawnPoint& point) {
        const int number = report_.dragons.number_at(vertex);
        point.fate = fate_of(report_.life[static_cast<std::size_t>(number)].status);
        if (point.fate == Fate::dead)
            point.cell = static_cast<char>(std::tolower(static_cast<unsigned char>(point.cell)));
    }

    void ground(board::Vertex vertex, DrawnPoint& point) {
        using influence::Hold;
        for (const auto& [hold, ground] :
             {std::pair(Hold::territory, Ground::territory), std::pair(Hold::moyo, Ground::moyo)}) {
            const board::Colour owner = report_.influence.holder(vertex, hold);
            if (owner != board::Colour::empty) return put_ground(point, ground, owner);
        }
    }

    const PositionReport& report_;
    BoardDrawing& board_;
};

}  // namespace

DrawingSheet judged_drawing(const PositionReport& report) {
    DrawingSheet sheet{
        .title = without_folder(report.asked.source, report.asked.file),
        .boards = {draw_position(report.asked.position, std::nullopt)},
        .legend = {"green ring: alive; red ring and triangle: critical; blue ring and cross: dead; yellow "
                   "ring and question mark: unknown",
                   "dark and bright ground: territory of Black and White, paler their moyo"}};
    JudgedBoard(report, sheet.boards.front()).draw();
    return sheet;
}

}  // namespace katachi::authoring
