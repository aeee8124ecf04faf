#include "tests/match/templates/template_answers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace katachi::match {

namespace {

int rank(const compiler::ReferenceTemplateMatch& match) {
    return rank_of(match.has_last_move, match.rows * match.columns - difference_cost * match.differences);
}

}  // namespace

TemplateAnswer found(TemplateMatcher& matcher, const TemplateTables& tables, const board::Position& position,
                     board::Colour own, const TemplateQuery& query, std::size_t room) {
    std::vector<TemplateMatch> matches(room);
    matches.resize(matcher.find(position, own, query, matches));
    EXPECT_TRUE(std::ranges::is_sorted(matches, stands_before));
    TemplateAnswer answer;
    for (const TemplateMatch& match : matches)
        answer.push_back({tables.continuations[match.continuation].id, match.orientation, match.move, match.rows,
                          match.columns, match.differences, match.has_last_move, match.is_full});
    return answer;
}

TemplateAnswer sorted(TemplateAnswer answer) {
    std::ranges::sort(answer);
    return answer;
}

void expect_the_same(const TemplatesInTables& asked, const board::Position& position, board::Colour own,
                     const TemplateQuery& query, std::size_t& matches) {
    const auto& [templates, tables, matcher] = asked;
    const TemplateAnswer all = sorted(compiler::reference_templates(templates, position, own, query));
    matches += all.size();
    ASSERT_EQ(sorted(found(matcher, tables, position, own, query, all.size() + 1)) == all, true)
        << board::to_rows(position) << ", differences " << query.differences;
    std::vector<int> ranks;
    for (const compiler::ReferenceTemplateMatch& match : all) ranks.push_back(rank(match));
    std::ranges::sort(ranks, std::greater());
    const std::size_t room = 5;
    const TemplateAnswer best = found(matcher, tables, position, own, query, room);
    ASSERT_EQ(best.size(), std::min(room, all.size()));
    for (std::size_t i = 0; i < best.size(); ++i) {
        ASSERT_EQ(rank(best[i]), ranks[i]) << board::to_rows(position) << ", differences " << query.differences;
        ASSERT_TRUE(std::ranges::binary_search(all, best[i]));
    }
}

}  // namespace katachi::match
