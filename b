(;GM[1]FF[4]CA[UTF-8]SZ[19]
RU[Japanese]KM[12]PL[B]
;B[cp];B[es];B[eo];B[go];B[dl];B[dp]
)
