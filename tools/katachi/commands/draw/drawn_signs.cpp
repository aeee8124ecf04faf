#include "tools/katachi/commands/draw/drawn_signs.h"

#include "base/files/file_error.h"
#include "engine/board/turned_vertex.h"
#include "tools/authoring/match_input.h"

namespace katachi::cli {

namespace {

constexpr std::size_t longest_label = 3;

class SignWriter {
  public:
    SignWriter(authoring::BoardDrawing& drawing, const std::optional<authoring::BoardArea>& area)
        : drawing_(drawing), area_(area) {}

    void label(const std::string& text) {
        const auto [point, label] = parted("--label", text, '=', "C3=a");
        if (label.empty() || label.size() > longest_label)
            throw base::FileError("--label " + text + ": a label has one to three letters, such as C3=a");
        at("--label " + text, point).label = label;
    }

    void mark(const std::string& point) { at("--mark " + point, point).marked = true; }

    void number(const std::string& point, int number) { at("--number " + point, point).label = std::to_string(number); }

    void arrow(const std::string& text) {
        const auto [from, to] = parted("--arrow", text, '-', "C3-D4");
        const board::Vertex begin = vertex("--arrow " + text, from);
        const board::Vertex end = vertex("--arrow " + text, to);
        if (begin == end) throw base::FileError("--arrow " + text + ": an arrow leads to another point");
        drawing_.arrows.push_back({board::offset_of(begin), board::offset_of(end)});
    }

  private:
    static std::pair<std::string, std::string> parted(const std::string& option, const std::string& text, char at,
                                                      const std::string& form) {
        const auto place = text.find(at);
        if (place == std::string::npos) throw base::FileError(option + " " + text + ": write it like " + form);
        return {text.substr(0, place), text.substr(place + 1)};
    }

    board::Vertex vertex(const std::string& name, const std::string& point) const {
        const board::Vertex found = authoring::read_point(name, point, drawing_.rows);
        if (area_ && !area_->contains(board::offset_of(found)))
            throw base::FileError(name + ": lies outside of the --area that is drawn");
        return found;
    }

    authoring::DrawnPoint& at(const std::string& name, const std::string& point) {
        const board::Vertex named = vertex(name, point);
        return drawing_.at(board::row_of(named), board::column_of(named));
    }

    authoring::BoardDrawing& drawing_;
    const std::optional<authoring::BoardArea>& area_;
};

}  // namespace

void add_signs(const DrawnSigns& signs, authoring::BoardDrawing& drawing,
               const std::optional<authoring::BoardArea>& area) {
    SignWriter writer(drawing, area);
    for (const std::string& label : signs.labels) writer.label(label);
    for (const std::string& mark : signs.marks) writer.mark(mark);
    int number = 0;
    for (const std::string& point : signs.numbers) writer.number(point, ++number);
    for (const std::string& arrow : signs.arrows) writer.arrow(arrow);
}

}  // namespace katachi::cli
