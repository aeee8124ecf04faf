# What `cmake --install` puts where, and the package that find_package(katachi) finds there: the targets
# katachi::board, katachi::match, katachi::embed and katachi::katachi (the program), and katachi_add_patterns. Programs
# that are built without CMake find the same by pkg-config: katachi in C, katachi-match in C++.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/katachi)

# Under these names they are known outside, and to katachi_add_patterns here.
add_library(katachi::match ALIAS katachi_match)
add_executable(katachi::katachi ALIAS katachi)
set_target_properties(katachi_board PROPERTIES EXPORT_NAME board)
set_target_properties(katachi_match PROPERTIES EXPORT_NAME match)

install(TARGETS katachi_board katachi_match EXPORT katachi
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/katachi)
install(TARGETS katachi_embed katachi EXPORT katachi)
install(TARGETS katachi-gtp katachi-lsp)
install(DIRECTORY base/random DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/katachi/base FILES_MATCHING PATTERN "*.h")
install(DIRECTORY engine/board engine/match DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/katachi/engine
  FILES_MATCHING PATTERN "*.h")
install(FILES engine/embed/katachi.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES cmake/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
# All that README.md and its pages lead to, in the folders that they name.
install(FILES LICENSE README.md CHANGELOG.md ARCHITECTURE.md CONTRIBUTING.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs examples DESTINATION ${CMAKE_INSTALL_DOCDIR})
foreach(page IN ITEMS grammar joseki/trees patterndb/names tests tools/authoring/format tools/editors tools/katachi-lsp)
  install(FILES ${page}/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR}/${page})
endforeach()
install(DIRECTORY tools/editors/neovim tools/editors/emacs DESTINATION ${CMAKE_INSTALL_DOCDIR}/tools/editors)
install(FILES tools/studio/API.md DESTINATION ${CMAKE_INSTALL_DOCDIR}/tools/studio)

# The program looks for it beside itself, in ../share/katachi, and for the joseki and openings, which joseki/library and
# joseki/openings install.
install(DIRECTORY patterndb/library patterndb/playout DESTINATION share/katachi/patterndb)
# The page of the studio, where `make studio` has built it, which builds it for all build folders.
install(DIRECTORY ${CMAKE_SOURCE_DIR}/build/share/katachi/studio DESTINATION share/katachi OPTIONAL)

install(EXPORT katachi NAMESPACE katachi:: FILE katachi-targets.cmake DESTINATION ${package_folder})
write_basic_package_version_file(katachi-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES cmake/katachi-config.cmake cmake/KatachiPatterns.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/katachi-config-version.cmake DESTINATION ${package_folder})

# They name the prefix by their own place, so that it may be chosen, or moved, after the build.
cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_LIBDIR BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX} OUTPUT_VARIABLE libraries)
string(REGEX REPLACE "[^/]+" ".." above_libraries ${libraries})
foreach(name IN ITEMS katachi katachi-match)
  configure_file(cmake/${name}.pc.in ${name}.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()

# What is installed, and no more: quicker than `all`, which has the tests. KatachiDebian.cmake adds the manual pages.
add_custom_target(programs DEPENDS katachi katachi-gtp katachi-lsp katachi_embed)
