/** `suburb | postcode | state | latitude | longitude | address | phone | s: same-day dispatch, c: click and collect`. */
export const PHARMACY_LIST = `
Sydney CBD | 2000 | NSW | -33.8708 | 151.2073 | 188 Pitt Street | 02 5550 0101 | sc
Surry Hills | 2010 | NSW | -33.8848 | 151.2119 | 402 Crown Street | 02 5550 0102 | c
Bondi Junction | 2022 | NSW | -33.8915 | 151.2477 | 510 Oxford Street | 02 5550 0103 | sc
Chatswood | 2067 | NSW | -33.7969 | 151.1832 | 345 Victoria Avenue | 02 5550 0104 | sc
Parramatta | 2150 | NSW | -33.8150 | 151.0011 | 159 Church Street | 02 5550 0105 | sc
Penrith | 2750 | NSW | -33.7511 | 150.6942 | 581 High Street | 02 5550 0106 | c
Liverpool | 2170 | NSW | -33.9209 | 150.9231 | 210 Macquarie Street | 02 5550 0107 | sc
Miranda | 2228 | NSW | -34.0343 | 151.1010 | 12 Kiora Road | 02 5550 0108 | c
Newcastle | 2300 | NSW | -32.9272 | 151.7765 | 233 Hunter Street | 02 5550 0109 | sc
Wollongong | 2500 | NSW | -34.4250 | 150.8931 | 87 Crown Street | 02 5550 0110 | sc
Orange | 2800 | NSW | -33.2836 | 149.1013 | 212 Summer Street | 02 5550 0111 | c
Wagga Wagga | 2650 | NSW | -35.1082 | 147.3598 | 144 Baylis Street | 02 5550 0112 | c
Byron Bay | 2481 | NSW | -28.6434 | 153.6122 | 61 Jonson Street | 02 5550 0113 | c
Melbourne CBD | 3000 | VIC | -37.8136 | 144.9631 | 250 Elizabeth Street | 03 5550 0114 | sc
Fitzroy | 3065 | VIC | -37.7984 | 144.9783 | 318 Brunswick Street | 03 5550 0115 | c
Richmond | 3121 | VIC | -37.8230 | 144.9980 | 245 Swan Street | 03 5550 0116 | sc
Footscray | 3011 | VIC | -37.8000 | 144.9000 | 116 Hopkins Street | 03 5550 0117 | c
Box Hill | 3128 | VIC | -37.8190 | 145.1218 | 17 Market Street | 03 5550 0118 | sc
Dandenong | 3175 | VIC | -37.9870 | 145.2149 | 230 Lonsdale Street | 03 5550 0119 | sc
Frankston | 3199 | VIC | -38.1413 | 145.1225 | 54 Playne Street | 03 5550 0120 | c
Geelong | 3220 | VIC | -38.1499 | 144.3617 | 95 Moorabool Street | 03 5550 0121 | sc
Ballarat | 3350 | VIC | -37.5622 | 143.8503 | 18 Sturt Street | 03 5550 0122 | c
Bendigo | 3550 | VIC | -36.7570 | 144.2794 | 61 Mitchell Street | 03 5550 0123 | c
Brisbane CBD | 4000 | QLD | -27.4698 | 153.0251 | 130 Queen Street | 07 5550 0124 | sc
Chermside | 4032 | QLD | -27.3850 | 153.0300 | 395 Hamilton Road | 07 5550 0125 | sc
Indooroopilly | 4068 | QLD | -27.5000 | 152.9738 | 318 Moggill Road | 07 5550 0126 | c
Southport | 4215 | QLD | -27.9670 | 153.4000 | 34 Scarborough Street | 07 5550 0127 | sc
Maroochydore | 4558 | QLD | -26.6550 | 153.0880 | 72 Aerodrome Road | 07 5550 0128 | c
Toowoomba | 4350 | QLD | -27.5606 | 151.9539 | 195 Margaret Street | 07 5550 0129 | c
Townsville | 4810 | QLD | -19.2576 | 146.8179 | 320 Flinders Street | 07 5550 0130 | sc
Cairns | 4870 | QLD | -16.9203 | 145.7710 | 59 Lake Street | 07 5550 0131 | sc
Adelaide CBD | 5000 | SA | -34.9285 | 138.6007 | 81 Rundle Mall | 08 5550 0132 | sc
Norwood | 5067 | SA | -34.9214 | 138.6330 | 164 The Parade | 08 5550 0133 | c
Glenelg | 5045 | SA | -34.9806 | 138.5150 | 29 Jetty Road | 08 5550 0134 | sc
Mount Gambier | 5290 | SA | -37.8284 | 140.7807 | 41 Commercial Street East | 08 5550 0135 | c
Perth CBD | 6000 | WA | -31.9535 | 115.8573 | 713 Hay Street | 08 5550 0136 | sc
Fremantle | 6160 | WA | -32.0560 | 115.7470 | 25 Market Street | 08 5550 0137 | sc
Joondalup | 6027 | WA | -31.7440 | 115.7680 | 6 Boas Avenue | 08 5550 0138 | c
Bunbury | 6230 | WA | -33.3270 | 115.6380 | 88 Victoria Street | 08 5550 0139 | c
Hobart | 7000 | TAS | -42.8821 | 147.3272 | 112 Liverpool Street | 03 5550 0140 | sc
Launceston | 7250 | TAS | -41.4391 | 147.1349 | 73 Brisbane Street | 03 5550 0141 | c
Canberra City | 2601 | ACT | -35.2809 | 149.1300 | 47 Northbourne Avenue | 02 5550 0142 | sc
Belconnen | 2617 | ACT | -35.2380 | 149.0660 | 21 Benjamin Way | 02 5550 0143 | c
Darwin City | 0800 | NT | -12.4634 | 130.8456 | 36 Smith Street | 08 5550 0144 | sc
Alice Springs | 0870 | NT | -23.6980 | 133.8807 | 52 Todd Street | 08 5550 0145 | c
`;
