// Answers of the template matcher beside the plain one.
#pragma once

#include <cstddef>
#include <vector>

#include "compiler/template/reference_templates.h"
#include "engine/match/templates/template_matcher.h"

namespace katachi::match {

using TemplateAnswer = std::vector<compiler::ReferenceTemplateMatch>;

// The answers are in the order of the matcher, no more than there is room for.
TemplateAnswer found(TemplateMatcher& matcher, const TemplateTables& tables, const board::Position& position,
                     board::Colour own, const TemplateQuery& query, std::size_t room);

TemplateAnswer sorted(TemplateAnswer answer);

// A matcher over tables of these templates.
struct TemplatesInTables {
    const std::vector<compiler::Template>& templates;
    const TemplateTables& tables;
    TemplateMatcher& matcher;
};

// Everything where there is room, and the best where there is little. Adds to `matches` how many there were.
void expect_the_same(const TemplatesInTables& asked, const board::Position& position, board::Colour own,
                     const TemplateQuery& query, std::size_t& matches);

}  // namespace katachi::match
