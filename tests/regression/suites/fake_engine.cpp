// An engine for the tests of the runner: it answers what it is told to answer, and misbehaves when it is told so.
//
//     echo WORD…      = WORD…               refuse WORD…   ? WORD…
//     crash           dies of a signal      leave          ends with status 3, its last words on standard error
//     hang            answers nothing       slow           answers after 0.2 s
//     garbage         writes nonsense       mistaken       answers with another number
//     flood           answers without end   large BYTES    answers with so many letters
//     deaf            closes its output     lines N        an answer of N lines
//     loadsgf NAME, play WORD, trymove WORD, popgo   make and change a position; `position` tells it
//     fragile         crashes if it has been asked for before, in this process or another one of the folder
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

std::vector<std::string> position;

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

void answer(const std::string& number, const std::string& text, char mark = '=') {
    std::cout << mark << number << ' ' << text << "\n\n" << std::flush;
}

[[noreturn]] void flood() {
    std::cout << "= ";
    for (;;) std::cout << "no end of it\n";
}

[[noreturn]] void hang() {
    for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
}

void misbehave(const std::string& number, const std::string& command) {
    if (command == "crash") std::raise(SIGSEGV);
    if (command == "hang") hang();
    if (command == "flood") flood();
    if (command == "garbage") std::cout << "\x01\xFFwhat?\n\n" << std::flush;
    if (command == "mistaken") answer(number + "1", "");
    if (command == "deaf") {
        std::fclose(stdout);
        hang();
    }
    if (command == "leave") {
        std::cerr << "something\nmy last words\n";
        std::exit(3);
    }
    if (command == "fragile") {
        if (std::filesystem::exists("touched")) std::raise(SIGABRT);
        std::ofstream("touched") << "once";
        answer(number, "");
    }
}

bool change_position(const std::string& command, const std::string& rest) {
    if (command == "loadsgf" || command == "clear_board") position.clear();
    const bool moves = command == "play" || command == "trymove";
    if (command == "loadsgf" || moves) position.push_back(rest);
    if (command == "popgo" && !position.empty()) position.pop_back();
    return command == "loadsgf" || moves || command == "popgo" || command == "clear_board";
}

void obey(const std::string& number, const std::string& command, const std::string& rest) {
    if (command == "loadsgf" && rest == "missing.sgf") return answer(number, "cannot load file", '?');
    if (change_position(command, rest)) return answer(number, "");
    if (command == "position") return answer(number, joined(position));
    if (command == "echo" || command == "name" || command == "version")
        return answer(number, command == "echo" ? rest : command);
    if (command == "refuse") return answer(number, rest, '?');
    if (command == "large") return answer(number, std::string(std::stoul(rest), 'x'));
    if (command == "lines") {
        std::string text;
        for (int i = 0; i < std::stoi(rest); ++i) text += "\r\nline " + std::to_string(i);
        return answer(number, text);
    }
    if (command == "list_commands") return answer(number, "get_owl_node_counter\nreset_owl_node_counter\ncputime");
    if (command == "get_owl_node_counter") return answer(number, "7");
    if (command == "cputime") return answer(number, "1.5");
    if (command == "slow") std::this_thread::sleep_for(std::chrono::milliseconds(200));
    misbehave(number, command);
    if (command == "slow" || command == "reset_owl_node_counter" || command == "quit") return answer(number, "");
}

}  // namespace

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string number;
        std::string command;
        std::string rest;
        words >> number >> command >> std::ws;
        std::getline(words, rest);
        obey(number, command, rest);
        if (command == "quit") return 0;
    }
}
