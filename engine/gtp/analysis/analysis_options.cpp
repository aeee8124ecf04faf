#include "engine/gtp/analysis/analysis_options.h"

#include <algorithm>

namespace katachi::gtp {

namespace {

class OptionReader {
  public:
    OptionReader(const Session& session, const Arguments& arguments) : session_(session), arguments_(arguments) {
        options_.only = session.play.area.allowed();
    }

    std::variant<AnalysisOptions, std::string> read() {
        if ((options_.colour = parse_colour(arguments_[next_]))) ++next_;
        if (arguments_.count() > next_ && parse_real(arguments_[next_])) read_interval();
        while (wrong_.empty() && next_ < arguments_.count()) read_option(std::string(word()));
        if (!wrong_.empty()) return wrong_;
        return options_;
    }

  private:
    std::string_view word() { return arguments_[next_++]; }

    void read_interval() {
        constexpr double seconds = 0.01;
        const auto centiseconds = parse_real(word());
        if (!centiseconds || *centiseconds < 0)
            wrong_ = "interval is a number of centiseconds";
        else
            options_.interval_seconds = std::max(seconds, seconds * *centiseconds);
    }

    void read_count(std::size_t& count, const std::string& keyword) {
        const auto number = parse_integer(word());
        if (!number || *number < 0)
            wrong_ = keyword + " is a number of moves";
        else
            count = static_cast<std::size_t>(*number);
    }

    void read_switch(bool& value, const std::string& keyword) {
        const std::string_view text = word();
        if (text != "true" && text != "false")
            wrong_ = keyword + " is true or false";
        else
            value = text == "true";
    }

    // allow|avoid COLOUR VERTEX,VERTEX… MOVES. The search tells moves apart at its beginning only.
    void read_points(bool is_allowed) {
        const auto colour = parse_colour(word());
        const std::string_view list = word();
        const auto moves = parse_integer(word());
        board::VertexSet points;
        for (std::size_t start = 0; start <= list.size();) {
            const std::size_t end = std::min(list.find(',', start), list.size());
            const auto vertex = session_.vertex(list.substr(start, end - start));
            if (!vertex) {
                wrong_ = invalid_coordinate;
                return;
            }
            if (*vertex != board::pass_vertex) points.insert(*vertex);
            start = end + 1;
        }
        if (!colour || !moves || *moves < 1) {
            wrong_ = "moves to allow or avoid are COLOUR VERTICES MOVES, with commas between vertices";
            return;
        }
        if (*colour != options_.colour.value_or(session_.game.game().to_move())) return;
        if (is_allowed && has_allowed_) {
            wrong_ = "allow is said once; put its vertices in one list";
            return;
        }
        has_allowed_ = has_allowed_ || is_allowed;
        if (!options_.only) options_.only = session_.game.board().empty_points();
        if (is_allowed)
            *options_.only &= points;
        else
            *options_.only -= points;
    }

    void read_option(const std::string& keyword) {
        bool is_passed_over = false;
        if (keyword == "interval")
            read_interval();
        else if (keyword == "minmoves")
            read_count(options_.least_moves, keyword);
        else if (keyword == "maxmoves")
            read_count(options_.most_moves, keyword);
        else if (keyword == "allow" || keyword == "avoid")
            read_points(keyword == "allow");
        else if (keyword == "ownership")
            read_switch(options_.shows_ownership, keyword);
        else if (keyword == "rootInfo")
            read_switch(options_.shows_root, keyword);
        else if (keyword == "movesOwnership" || keyword == "movesOwnershipStdev" || keyword == "ownershipStdev" ||
                 keyword == "pvVisits" || keyword == "pvEdgeVisits" || keyword == "noResultValue")
            read_switch(is_passed_over, keyword);
        else
            wrong_ = "unknown option " + keyword;
    }

    const Session& session_;
    const Arguments& arguments_;
    std::size_t next_ = 0;
    AnalysisOptions options_;
    bool has_allowed_ = false;
    std::string wrong_;
};

}  // namespace

std::variant<AnalysisOptions, std::string> analysis_options(const Session& session, const Arguments& arguments) {
    return OptionReader(session, arguments).read();
}

}  // namespace katachi::gtp
