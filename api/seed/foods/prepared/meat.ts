/** Raw foods (see prepare.ts), with the ways in which they are prepared. */
export const BEEF_AND_VEAL = `
Beef blade steak, trimmed | 22.0 | 0 | 5.0 | 0 | 60 | 1 steak 140 | raw grilled fried slow
Beef blade steak, untrimmed | 20.5 | 0 | 10.5 | 0 | 58 | 1 steak 150 | raw grilled slow
Beef brisket, trimmed | 21.0 | 0 | 8.0 | 0 | 62 | 2 slices 90 | raw roasted slow
Beef brisket, untrimmed | 18.5 | 0 | 18.0 | 0 | 60 | 2 slices 90 | raw roasted slow
Beef cheek | 21.0 | 0 | 6.0 | 0 | 70 | 1 cheek 180 | raw slow
Beef chuck steak, trimmed | 21.5 | 0 | 5.4 | 0 | 60 | 1/2 cup diced 90 | raw slow
Beef chuck steak, untrimmed | 20.0 | 0 | 11.0 | 0 | 58 | 1/2 cup diced 90 | raw slow
Beef eye fillet, trimmed | 22.0 | 0 | 5.2 | 0 | 48 | 1 medallion 110 | raw grilled fried barbecued roasted
Beef flank steak | 21.5 | 0 | 6.8 | 0 | 55 | 1 steak 150 | raw grilled barbecued slow
Beef mince, extra lean | 22.5 | 0 | 4.6 | 0 | 62 | 1/2 cup 110 | raw fried
Beef mince, regular | 19.0 | 0 | 14.5 | 0 | 62 | 1/2 cup 110 | raw fried
Beef osso buco | 20.5 | 0 | 6.2 | 0 | 68 | 1 piece 160 | raw slow
Beef porterhouse steak, trimmed | 22.5 | 0 | 4.4 | 0 | 50 | 1 steak 180 | raw grilled fried barbecued
Beef porterhouse steak, untrimmed | 20.5 | 0 | 13.0 | 0 | 48 | 1 steak 200 | raw grilled fried barbecued
Beef rump steak, untrimmed | 21.0 | 0 | 9.6 | 0 | 50 | 1 small steak 130, 1 large steak 240 | raw grilled fried barbecued
Beef scotch fillet, trimmed | 21.5 | 0 | 7.4 | 0 | 50 | 1 steak 180 | raw grilled fried barbecued roasted
Beef scotch fillet, untrimmed | 19.5 | 0 | 15.5 | 0 | 48 | 1 steak 200 | raw grilled fried barbecued
Beef short ribs | 18.0 | 0 | 20.0 | 0 | 58 | 1 rib 90 | raw roasted slow
Beef silverside, trimmed | 23.0 | 0 | 3.6 | 0 | 52 | 2 slices 90 | raw roasted slow
Beef skirt steak | 21.0 | 0 | 8.0 | 0 | 60 | 1 steak 150 | raw grilled barbecued slow
Beef strips, stir fry | 22.5 | 0 | 4.0 | 0 | 52 | 1/2 cup 100 | raw fried
Beef T-bone steak, trimmed | 22.0 | 0 | 4.8 | 0 | 52 | 1 steak 220 | raw grilled barbecued
Beef T-bone steak, untrimmed | 20.0 | 0 | 13.5 | 0 | 50 | 1 steak 260 | raw grilled barbecued
Beef topside roast, trimmed | 23.0 | 0 | 3.2 | 0 | 50 | 2 slices 90 | raw roasted slow
Veal cutlet, trimmed | 21.5 | 0 | 2.6 | 0 | 80 | 1 cutlet 110 | raw grilled fried crumbed
Veal leg steak, trimmed | 22.5 | 0 | 1.4 | 0 | 70 | 1 steak 120 | raw grilled fried
Veal mince | 20.0 | 0 | 6.0 | 0 | 80 | 1/2 cup 110 | raw fried
Veal shank | 20.5 | 0 | 2.8 | 0 | 85 | 1 shank 200 | raw slow
`;

export const LAMB_AND_PORK = `
Goat, diced | 20.5 | 0 | 3.2 | 0 | 80 | 1/2 cup diced 90 | raw slow roasted
Lamb backstrap, trimmed | 22.0 | 0 | 3.6 | 0 | 65 | 1 backstrap 160 | raw grilled fried barbecued
Lamb chump chop, untrimmed | 18.5 | 0 | 15.0 | 0 | 62 | 1 chop 110 | raw grilled fried barbecued
Lamb cutlet, untrimmed | 17.0 | 0 | 20.0 | 0 | 60 | 2 cutlets 100 | raw grilled crumbed roasted
Lamb forequarter chop, trimmed | 20.0 | 0 | 7.4 | 0 | 70 | 1 chop 110 | raw grilled slow
Lamb leg steak, trimmed | 21.5 | 0 | 4.2 | 0 | 64 | 1 steak 120 | raw grilled fried barbecued
Lamb loin chop, trimmed | 21.5 | 0 | 5.2 | 0 | 64 | 2 chops 120 | raw grilled fried barbecued
Lamb loin chop, untrimmed | 18.0 | 0 | 18.5 | 0 | 60 | 2 chops 140 | raw grilled fried barbecued
Lamb mince | 18.5 | 0 | 14.0 | 0 | 68 | 1/2 cup 110 | raw fried
Lamb neck chop | 18.0 | 0 | 13.5 | 0 | 72 | 2 chops 120 | raw slow
Lamb rump, trimmed | 21.5 | 0 | 5.0 | 0 | 64 | 1 rump 150 | raw grilled roasted
Lamb shank | 19.5 | 0 | 7.6 | 0 | 80 | 1 shank 220 | raw slow roasted
Lamb shoulder, untrimmed | 17.0 | 0 | 18.0 | 0 | 66 | 2 slices 90 | raw roasted slow
Lamb spare ribs | 16.0 | 0 | 22.0 | 0 | 70 | 3 ribs 120 | raw roasted barbecued
Pork belly, untrimmed | 14.5 | 0 | 30.0 | 0 | 58 | 1 piece 100 | raw roasted slow
Pork cutlet, trimmed | 22.0 | 0 | 3.6 | 0 | 52 | 1 cutlet 130 | raw grilled fried crumbed
Pork fillet, trimmed | 22.5 | 0 | 2.0 | 0 | 50 | 1/2 fillet 120 | raw grilled roasted fried
Pork leg roast, trimmed | 22.0 | 0 | 3.0 | 0 | 54 | 2 slices 90 | raw roasted
Pork leg roast, with crackling | 18.0 | 0 | 16.0 | 0 | 52 | 2 slices 110 | roasted
Pork loin chop, untrimmed | 18.5 | 0 | 15.5 | 0 | 52 | 1 chop 140 | raw grilled fried barbecued
Pork loin steak, trimmed | 22.5 | 0 | 2.6 | 0 | 50 | 1 steak 120 | raw grilled fried barbecued crumbed
Pork mince, lean | 20.5 | 0 | 6.4 | 0 | 60 | 1/2 cup 110 | raw fried
Pork mince, regular | 18.5 | 0 | 13.0 | 0 | 60 | 1/2 cup 110 | raw fried
Pork scotch steak | 19.0 | 0 | 11.0 | 0 | 62 | 1 steak 150 | raw grilled barbecued
Pork shoulder | 18.5 | 0 | 12.0 | 0 | 66 | 1/2 cup pulled 70 | raw roasted slow
Pork spare ribs | 17.0 | 0 | 19.0 | 0 | 70 | 4 ribs 160 | raw roasted barbecued
`;

export const POULTRY_AND_GAME = `
Chicken breast, with skin | 20.5 | 0 | 8.0 | 0 | 55 | 1 small breast 140, 1 large breast 210 | raw grilled roasted fried
Chicken breast, no skin | 22.5 | 0 | 1.8 | 0 | 48 | 1 small breast 120, 1 large breast 190 | raw roasted fried poached barbecued crumbed
Chicken drumstick, no skin | 19.0 | 0 | 4.0 | 0 | 80 | 1 drumstick 60 | raw roasted slow
Chicken liver | 17.5 | 1.0 | 4.6 | 0 | 75 | 1/2 cup 100 | raw fried
Chicken maryland, with skin | 17.5 | 0 | 12.5 | 0 | 75 | 1 maryland 190 | raw roasted barbecued
Chicken mince | 18.5 | 0 | 8.0 | 0 | 68 | 1/2 cup 110 | raw fried
Chicken tenderloin | 23.0 | 0 | 1.2 | 0 | 46 | 1 tenderloin 55 | raw grilled fried crumbed
Chicken thigh, no skin | 19.0 | 0 | 7.0 | 0 | 72 | 1 thigh 95 | raw grilled fried barbecued slow crumbed
Chicken thigh, with skin | 17.0 | 0 | 14.0 | 0 | 70 | 1 thigh 115 | raw roasted fried
Chicken wing, with skin | 17.5 | 0 | 14.5 | 0 | 74 | 1 wing 40 | raw roasted barbecued crumbed
Crocodile fillet | 22.0 | 0 | 1.4 | 0 | 60 | 1 fillet 120 | raw grilled fried
Duck, whole, with skin | 13.0 | 0 | 33.0 | 0 | 62 | 1 serve 150 | raw roasted
Duck breast, no skin | 20.0 | 0 | 4.0 | 0 | 70 | 1 breast 130 | raw fried roasted
Emu fillet | 22.5 | 0 | 1.2 | 0 | 56 | 1 fillet 130 | raw grilled
Kangaroo mince | 21.5 | 0 | 2.0 | 0 | 60 | 1/2 cup 110 | raw fried
Kangaroo steak | 22.5 | 0 | 1.2 | 0 | 46 | 1 steak 140 | raw fried barbecued
Lamb liver | 20.5 | 2.0 | 6.6 | 0 | 80 | 1 slice 60 | raw fried
Lamb kidney | 17.0 | 0.4 | 2.8 | 0 | 180 | 1 kidney 50 | raw fried
Ox tail | 17.5 | 0 | 15.0 | 0 | 78 | 2 pieces 120 | raw slow
Quail | 19.5 | 0 | 11.0 | 0 | 55 | 1 quail 110 | raw roasted barbecued
Rabbit | 21.5 | 0 | 4.0 | 0 | 46 | 1 serve 130 | raw slow roasted
Turkey breast, no skin | 23.0 | 0 | 1.4 | 0 | 60 | 2 slices 80 | raw roasted
Turkey leg, with skin | 19.5 | 0 | 7.6 | 0 | 78 | 1 serve 130 | raw roasted
Turkey mince | 20.5 | 0 | 6.0 | 0 | 72 | 1/2 cup 110 | raw fried
Venison steak | 22.5 | 0 | 1.6 | 0 | 52 | 1 steak 140 | raw grilled fried slow
`;
