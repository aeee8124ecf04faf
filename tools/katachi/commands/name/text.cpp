#include "tools/katachi/commands/name/text.h"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>

#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "base/text/text_lines.h"
#include "engine/board/move_name.h"
#include "engine/board/side_name.h"

namespace katachi::cli {

namespace {

constexpr std::size_t most_names = 3;  // of a move among others

class NamesWriter : private base::TextLines {
  public:
    NamesWriter(const authoring::MoveNames& names, naming::Language language, const base::TextStyle& style)
        : names_(names), language_(language), style_(style) {}

    std::string write(bool all) {
        line("{}, {}, {} named", base::printable(names_.source, style_.unicode),
             base::counted(names_.moves.size(), "move", "moves"), names_.named());
        for (const authoring::NamedMove& move : names_.moves)
            line("{:4} {} {:<4} {}", move.number, side(move), vertex(move), summary(move, all));
        return std::move(text_);
    }

    std::string write_one() {
        const authoring::NamedMove& move = names_.moves.front();
        line("{}, move {}, {} {}: {}", base::printable(names_.source, style_.unicode), move.number,
             board::side_name(move.move.colour), vertex(move), move.names.empty() ? "no name" : "");
        for (const authoring::ToldName& told : move.names) {
            line("  {}", word(told) + shape(told));
            line("      {}  ({}, priority {:g}{})", told.remark, told.entry, told.priority,
                 told.is_read ? ", read" : "");
        }
        return std::move(text_);
    }

  private:
    static char side(const authoring::NamedMove& move) { return board::side_name(move.move.colour).front(); }
    std::string vertex(const authoring::NamedMove& move) const {
        return board::move_name(move.move.vertex, names_.size);
    }
    std::string word(const authoring::ToldName& told) const {
        return base::printable(std::string(naming::word_for(told.name, language_)), style_.unicode);
    }
    std::string shape(const authoring::ToldName& told) const {
        if (told.judgement == naming::Judgement::none) return "";
        std::string words = fmt::format(" ({})", naming::words(told.judgement));
        if (!style_.colour) return words;
        const bool is_bad = told.judgement == naming::Judgement::bad;
        return fmt::format(fmt::fg(is_bad ? fmt::terminal_color::yellow : fmt::terminal_color::green), "{}", words);
    }

    std::string summary(const authoring::NamedMove& move, bool all) const {
        const std::size_t shown = all ? move.names.size() : std::min(most_names, move.names.size());
        std::string text;
        for (std::size_t i = 0; i < shown; ++i)
            text += (i == 0 ? "" : ", ") + word(move.names[i]) + shape(move.names[i]);
        return text.empty() ? "-" : text;
    }

    const authoring::MoveNames& names_;
    naming::Language language_;
    const base::TextStyle& style_;
};

}  // namespace

std::string move_names_text(const authoring::MoveNames& names, naming::Language language, const base::TextStyle& style,
                            bool all) {
    NamesWriter writer(names, language, style);
    return names.moves.size() == 1 ? writer.write_one() : writer.write(all);
}

}  // namespace katachi::cli
