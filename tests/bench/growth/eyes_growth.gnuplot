# gnuplot -c eyes_growth.gnuplot FILE.csv FILE.png: draws what katachi-eyes-growth wrote.
csv = ARG1
set datafile separator ","
set datafile missing ""

set terminal pngcairo size 1000,1200 font "sans,11"
set output ARG2
set multiplot layout 3,1 title "Eye spaces: growth with the number of points"
set logscale y
set grid
set key left top
set xlabel "points"
set xrange [0.5:11.5]
set lmargin 12
set xtics 1
set style data linespoints

set ylabel "different spaces"
plot csv using "points":"empty" title "empty", csv using "points":"filled" title "with stones and margins"
set ylabel "positions of one"
plot csv using "points":"empty_positions" title "empty", \
     csv using "points":"filled_positions" title "with stones and margins"
set ylabel "microseconds of one"
plot csv using "points":"empty_microseconds" title "empty", \
     csv using "points":"filled_microseconds" title "with stones and margins"
unset multiplot
