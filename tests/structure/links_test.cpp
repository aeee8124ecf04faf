// CMake links say the same as includes: a target links the targets of the rooms that its sources include, and no
// others.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/structure/source_tree.h"

namespace katachi::test {

namespace {

struct Target {
    bool is_library = false;
    std::set<std::string> sources;    // from the project's root; generated ones left out
    std::set<std::string> links;      // targets of the project
    std::set<std::string> handed_on;  // those that whoever links this one links too
};

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);) parts.push_back(part);
    return parts;
}

// A name of a target out of what CMake keeps: "$<LINK_ONLY:a>", "$<BUILD_INTERFACE:a>", "katachi::match".
std::string target_name(std::string word) {
    if (const auto colon = word.rfind(':'); word.starts_with("$<") && colon != std::string::npos)
        word = word.substr(colon + 1, word.size() - colon - 2);
    if (word.starts_with("katachi::")) word = "katachi_" + word.substr(9);
    return word;
}

std::string normal(const std::string& folder, const std::string& source) {
    std::vector<std::string> parts = split(folder, '/');
    for (const std::string& part : split(source, '/'))
        if (part == "..")
            parts.pop_back();
        else
            parts.push_back(part);
    std::string path;
    for (const std::string& part : parts) path += (path.empty() ? "" : "/") + part;
    return path;
}

std::map<std::string, Target> targets() {
    std::map<std::string, Target> all;
    std::ifstream list(KATACHI_TARGET_LIST);
    for (std::string line; std::getline(list, line);) {
        std::vector<std::string> fields = split(line, '\t');
        fields.resize(6);
        Target& target = all[fields[0]];
        target.is_library = fields[5].find("LIBRARY") != std::string::npos;
        for (const std::string& source : split(fields[2], ';'))
            if (!source.starts_with("/") && !source.starts_with("$<")) target.sources.insert(normal(fields[1], source));
        for (const std::string& word : split(fields[3], ';')) target.links.insert(target_name(word));
        for (const std::string& word : split(fields[4], ';'))
            if (!word.starts_with("$<LINK_ONLY:")) target.handed_on.insert(target_name(word));
    }
    for (auto& [name, target] : all) {
        std::erase_if(target.links, [&](const std::string& link) { return !all.contains(link); });
        std::erase_if(target.handed_on, [&](const std::string& link) { return !all.contains(link); });
    }
    return all;
}

// What `target` links, with what is handed on by that.
std::set<std::string> reached(const std::map<std::string, Target>& all, const Target& target) {
    std::set<std::string> found;
    std::vector<std::string> open(target.links.begin(), target.links.end());
    while (!open.empty()) {
        const std::string name = open.back();
        open.pop_back();
        if (!found.insert(name).second) continue;
        const Target& next = all.at(name);
        open.insert(open.end(), next.handed_on.begin(), next.handed_on.end());
    }
    return found;
}

// Each source of a library with the target that it is built into, and the header beside it. A header alone needs no
// link.
std::map<std::string, std::string> owners(const std::map<std::string, Target>& all) {
    std::map<std::string, std::string> owner;
    for (const auto& [name, target] : all)
        for (const std::string& source : target.sources)
            if (source.ends_with(".cpp")) owner.emplace(source, name);
    for (const Source& source : source_tree()) {
        if (!source.path.ends_with(".h")) continue;
        const std::string beside = source.path.substr(0, source.path.size() - 2) + ".cpp";
        if (const auto found = owner.find(beside); found != owner.end()) owner.emplace(source.path, found->second);
    }
    return owner;
}

// Null for a header of others.
const Source* source_at(const std::string& path) {
    const std::vector<Source>& tree = source_tree();
    const auto found = std::ranges::lower_bound(tree, path, {}, &Source::path);
    return found != tree.end() && found->path == path ? &*found : nullptr;
}

// Whether a target's sources have this one among them, or the source beside this header.
bool has(const Target& target, const std::string& source) {
    const bool is_header = source.ends_with(".h");
    return target.sources.contains(is_header ? source.substr(0, source.size() - 2) + ".cpp" : source);
}

// The targets whose headers a target's sources include, the headers of its own among them, and headers that stand
// alone.
std::set<std::string> included_targets(const std::string& name, const std::map<std::string, Target>& all,
                                       const std::map<std::string, std::string>& owner) {
    std::set<std::string> found, seen;
    std::vector<const Source*> open;
    for (const Source& source : source_tree())
        if (has(all.at(name), source.path)) open.push_back(&source);
    while (!open.empty()) {
        const Source& source = *open.back();
        open.pop_back();
        for (const Include& include : source.includes) {
            const auto of = owner.find(include.header);
            if (of == owner.end()) {
                if (const Source* alone = source_at(include.header);
                    alone != nullptr && seen.insert(alone->path).second)
                    open.push_back(alone);
            } else if (of->second != name && all.at(of->second).is_library) {
                found.insert(of->second);
            }
        }
    }
    return found;
}

TEST(Links, AreThoseOfTheIncludes) {
    const auto all = targets();
    ASSERT_GT(all.size(), 40U) << KATACHI_TARGET_LIST;
    const auto owner = owners(all);
    for (const auto& [name, target] : all) {
        bool has_headers_of_others = false;
        const auto links = reached(all, target);
        const auto wanted = included_targets(name, all, owner);
        for (const std::string& other : wanted) {
            has_headers_of_others = true;
            EXPECT_TRUE(links.contains(other)) << name << " includes headers of " << other << " and does not link it";
        }
        if (!has_headers_of_others) continue;
        for (const std::string& link : target.links)
            EXPECT_TRUE(wanted.contains(link) || all.at(link).sources.empty())
                << name << " links " << link << " and includes none of its headers";
    }
}

}  // namespace

}  // namespace katachi::test
