// The door of the studio: a socket that hears this machine alone.
#pragma once

namespace katachi::studio {

class ListeningSocket {
  public:
    // It listens at a port of 127.0.0.1; 0 takes any that is free. Ports are not shared: throws FileError where another
    // program has it.
    explicit ListeningSocket(int port);
    ~ListeningSocket();
    ListeningSocket(const ListeningSocket&) = delete;
    ListeningSocket& operator=(const ListeningSocket&) = delete;

    int port() const { return port_; }
    int descriptor() const { return descriptor_; }
    // Somebody else closes it from now on.
    int release();

  private:
    int descriptor_ = -1;
    int port_ = 0;
};

}  // namespace katachi::studio
