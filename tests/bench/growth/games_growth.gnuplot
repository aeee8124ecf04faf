# gnuplot -c games_growth.gnuplot FILE.csv FILE.png: draws what katachi-games-growth wrote.
csv = ARG1
set datafile separator ","

set terminal pngcairo size 1000,1600 font "sans,11"
set output ARG2
set multiplot layout 4,1 title "Games: growth of a base with the number of games"
set logscale xy
set grid
set key left top
set xlabel "games"
set xrange [8000:2000000]
set lmargin 12
set xtics (10000, 30000, 100000, 300000, 700000, 1500000)
set style data linespoints

set ylabel "seconds"
plot csv using "games":"import_seconds" title "import", csv using "games":"open_seconds" title "opening"
set ylabel "milliseconds"
plot csv using "games":"six_stones_ms" title "3x3 with six stones", \
     csv using "games":"three_stones_ms" title "3x3 with three stones", \
     csv using "games":"corner_ms" title "corner", csv using "games":"board_ms" title "whole board"
set ylabel "MB"
plot csv using "games":(column("move_bytes") / 1e6) title "moves", \
     csv using "games":(column("index_bytes") / 1e6) title "index", \
     csv using "games":(column("header_bytes") / 1e6) title "headers", csv using "games":"peak_MiB" title "memory, most"
set ylabel "games"
plot csv using "games":"linked" title "linked to an equal one"
unset multiplot
