#include "tools/katachi/commands/games/told_answer.h"

#include <iostream>

#include "tools/katachi/commands/games/text.h"

namespace katachi::cli {

Outcome tell(const games::Shape& shape, FoundHits found, const TellingOptions& options, const CommonOptions& common) {
    found.chances.tell(found.answer);
    const games::ShapeAnswer& answer = found.answer;
    if (options.format == "json") {
        answers::write_shape_answer_json(std::cout, shape, answer, found.listed, options.limit);
    } else {
        std::cout << shape_answer_text(shape, answer, options.limit, text_style(common));
        if (options.lists_games && answer.hits > 0) print_listed_hits(std::cout, found.listed, text_style(common));
    }
    std::cout << std::flush;
    if (options.lists_games && found.listed.size() < answer.hits)
        std::cerr << found.listed.size() << " of " << answer.hits << " hits are listed; more with --limit\n";
    return answer.hits > 0 ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
