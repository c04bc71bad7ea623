/** Lines of foods (see read-foods.ts). */
export const DISHES = `
Arancini | 6.4 | 25.0 | 11.5 | 1.2 | 420 | 1 ball 60
Bacon and egg roll | 14.0 | 21.0 | 13.0 | 1.6 | 620 | 1 roll 200
Bangers and mash, with gravy | 7.0 | 11.0 | 10.0 | 1.4 | 420 | 1 plate 400
Banh mi, pork | 11.0 | 25.0 | 8.5 | 1.8 | 560 | 1 roll 260
Bean nachos, with cheese | 7.4 | 22.0 | 12.5 | 4.6 | 380 | 1 serve 300
Beef and black bean stir fry | 9.6 | 7.2 | 5.4 | 1.6 | 460 | 1 cup 240
Beef burger, cheese and bacon | 15.0 | 17.0 | 15.0 | 1.3 | 620 | 1 burger 240
Beef casserole, with vegetables | 9.0 | 5.6 | 3.6 | 1.4 | 260 | 1 cup 250
Beef goulash | 10.0 | 6.0 | 5.0 | 1.2 | 280 | 1 cup 250
Beef madras curry | 11.0 | 4.6 | 8.0 | 1.6 | 380 | 1 cup 250
Beef massaman curry | 9.4 | 9.0 | 10.0 | 1.5 | 360 | 1 cup 250
Beef nachos | 9.0 | 19.0 | 13.5 | 3.4 | 400 | 1 serve 320
Beef pho | 5.0 | 8.0 | 1.2 | 0.4 | 380 | 1 bowl 600 | ml
Beef rendang | 15.0 | 4.6 | 14.0 | 1.8 | 380 | 1 cup 240
Beef rissole | 16.5 | 9.0 | 12.5 | 1.0 | 420 | 1 rissole 80
Beef stroganoff | 10.5 | 4.4 | 8.5 | 0.7 | 330 | 1 cup 250
Beef taco | 9.6 | 15.0 | 11.0 | 2.8 | 360 | 1 taco 105
Bibimbap, beef | 6.6 | 18.0 | 4.6 | 1.5 | 320 | 1 bowl 450
Bubble and squeak | 2.2 | 12.5 | 5.0 | 2.4 | 180 | 1 cup 180
Cauliflower cheese | 5.6 | 5.2 | 7.0 | 1.5 | 220 | 1 cup 200
Cheese and spinach triangle | 8.4 | 24.0 | 17.0 | 1.6 | 480 | 1 triangle 110
Chicken and corn soup | 3.6 | 5.4 | 1.2 | 0.5 | 360 | 1 bowl 300 | ml
Chicken and leek pie | 8.6 | 21.0 | 14.0 | 1.2 | 380 | 1 pie 200
Chicken and mushroom risotto | 6.6 | 17.0 | 4.4 | 0.8 | 320 | 1 cup 230
Chicken burger, crumbed | 11.5 | 22.0 | 11.5 | 1.5 | 470 | 1 burger 210
Chicken burger, grilled | 14.5 | 18.5 | 6.5 | 1.6 | 430 | 1 burger 210
Chicken cacciatore | 11.0 | 4.0 | 4.4 | 1.0 | 260 | 1 cup 250
Chicken caesar wrap | 12.0 | 19.0 | 10.0 | 1.6 | 480 | 1 wrap 240
Chicken casserole | 10.0 | 5.4 | 3.8 | 1.2 | 290 | 1 cup 250
Chicken chow mein | 8.0 | 11.0 | 4.6 | 1.4 | 420 | 1 cup 230
Chicken kiev | 14.5 | 14.5 | 15.0 | 1.0 | 440 | 1 kiev 170
Chicken korma | 9.6 | 6.0 | 11.0 | 1.2 | 340 | 1 cup 250
Chicken laksa | 4.6 | 8.0 | 6.4 | 0.8 | 460 | 1 bowl 550 | ml
Chicken quesadilla | 13.5 | 23.0 | 12.0 | 2.0 | 480 | 1 quesadilla 180
Chicken satay, with sauce | 16.0 | 7.0 | 10.5 | 1.4 | 420 | 2 skewers 120
Chicken skewer, marinated | 21.0 | 3.0 | 6.0 | 0.3 | 380 | 1 skewer 75
Chicken teriyaki | 13.0 | 9.0 | 4.6 | 0.5 | 520 | 1 cup 230
Chicken tikka masala | 10.0 | 5.2 | 7.4 | 1.2 | 360 | 1 cup 250
Chicken tom yum soup | 3.6 | 2.2 | 1.0 | 0.4 | 420 | 1 bowl 350 | ml
Chicken vindaloo | 11.0 | 4.8 | 7.0 | 1.5 | 380 | 1 cup 250
Chiko style roll | 6.0 | 26.0 | 11.0 | 2.6 | 520 | 1 roll 160
Coleslaw, with mayonnaise | 1.3 | 8.0 | 9.0 | 1.9 | 190 | 1/2 cup 90
Corn fritter | 5.6 | 20.0 | 8.5 | 2.4 | 320 | 1 fritter 60
Corned beef, with white sauce | 14.0 | 4.0 | 8.0 | 0.2 | 640 | 1 serve 200
Cottage pie, vegetable | 3.4 | 11.0 | 3.4 | 2.8 | 220 | 1 serve 300
Crab stick | 9.0 | 13.0 | 0.8 | 0.4 | 660 | 1 stick 20
Curry puff, vegetable | 5.0 | 29.0 | 15.0 | 2.6 | 360 | 1 puff 65
Dim sim, fried | 8.6 | 20.0 | 14.0 | 1.6 | 560 | 1 dim sim 50
Duck pancake, Peking | 13.0 | 20.0 | 9.5 | 1.2 | 460 | 1 pancake 60
Dumpling, pork, pan-fried | 9.4 | 23.0 | 9.5 | 1.4 | 440 | 1 dumpling 25
Dumpling, pork, steamed | 9.0 | 22.0 | 6.6 | 1.3 | 430 | 1 dumpling 24
Dumpling, prawn, steamed | 8.8 | 17.0 | 3.6 | 0.8 | 460 | 1 dumpling 25
Dumpling, vegetable, steamed | 5.2 | 23.0 | 4.2 | 2.0 | 420 | 1 dumpling 24
Egg and lettuce sandwich | 9.4 | 23.0 | 9.0 | 2.2 | 380 | 1 sandwich 160
Eggplant parmigiana | 5.2 | 7.2 | 7.8 | 2.4 | 320 | 1 serve 280
Eggs benedict | 12.0 | 13.5 | 15.5 | 1.0 | 540 | 1 serve 250
Enchilada, chicken | 10.5 | 14.5 | 8.6 | 2.0 | 380 | 1 enchilada 170
Fish and chips | 9.0 | 23.0 | 13.0 | 2.0 | 290 | 1 serve 400
Fish burger | 10.0 | 23.0 | 10.5 | 1.6 | 440 | 1 burger 200
Fish cake | 9.6 | 18.0 | 9.0 | 1.3 | 420 | 1 cake 75
Fish curry, coconut | 9.8 | 4.0 | 7.6 | 1.0 | 340 | 1 cup 250
Fish pie, with mash | 7.6 | 9.0 | 5.0 | 1.0 | 260 | 1 serve 300
Fish taco | 9.4 | 18.0 | 8.6 | 2.2 | 360 | 1 taco 120
French onion soup | 1.5 | 5.0 | 1.8 | 0.6 | 380 | 1 bowl 300 | ml
French toast | 9.0 | 27.0 | 10.0 | 1.6 | 340 | 1 slice 65
Frittata, vegetable | 9.0 | 5.0 | 9.4 | 1.3 | 240 | 1 slice 130
Gado gado | 6.2 | 8.0 | 9.0 | 3.0 | 260 | 1 bowl 300
Gnocchi, tomato sauce | 3.8 | 24.0 | 1.8 | 2.0 | 380 | 1 cup 220
Gozleme, spinach and feta | 9.8 | 27.0 | 10.5 | 2.2 | 520 | 1 gozleme 220
Greek salad | 3.4 | 3.4 | 8.0 | 1.4 | 300 | 1 bowl 200
Ham and salad roll | 9.0 | 24.0 | 3.6 | 2.2 | 520 | 1 roll 200
Hash brown, fried | 2.4 | 26.0 | 15.0 | 2.6 | 420 | 1 hash brown 55
Hawaiian poke bowl, tuna | 9.0 | 18.0 | 4.4 | 1.6 | 340 | 1 bowl 400
Hot dog, with sauce | 10.0 | 25.0 | 13.0 | 1.4 | 720 | 1 hot dog 150
Japanese curry, chicken katsu, with rice | 7.8 | 20.0 | 7.0 | 1.2 | 380 | 1 plate 450
Kimchi | 1.9 | 2.6 | 0.5 | 2.0 | 620 | 1/2 cup 75
Lamb biryani | 8.4 | 19.0 | 6.4 | 1.2 | 340 | 1 cup 220
Lamb casserole | 9.8 | 5.2 | 5.4 | 1.3 | 260 | 1 cup 250
Lamb kofta | 16.5 | 4.4 | 14.5 | 1.0 | 440 | 1 kofta 60
Lamb rogan josh | 11.5 | 4.0 | 8.0 | 1.3 | 360 | 1 cup 250
Lamb souvlaki | 12.5 | 19.0 | 9.4 | 1.8 | 460 | 1 souvlaki 280
Leek and potato soup | 1.6 | 7.2 | 2.6 | 0.9 | 270 | 1 bowl 300 | ml
Lentil soup | 4.2 | 8.0 | 1.0 | 2.6 | 270 | 1 bowl 300 | ml
Meat loaf | 15.5 | 8.0 | 11.5 | 0.8 | 460 | 1 slice 100
Meatballs, in tomato sauce | 10.0 | 6.6 | 8.0 | 1.1 | 380 | 1 cup 240
Mexican rice bowl, chicken | 8.2 | 17.5 | 5.0 | 2.6 | 300 | 1 bowl 400
Miso soup | 1.8 | 2.0 | 0.7 | 0.4 | 420 | 1 bowl 240 | ml
Moussaka | 7.0 | 6.8 | 9.0 | 1.7 | 260 | 1 serve 300
Mushroom risotto | 3.8 | 17.5 | 4.6 | 0.9 | 320 | 1 cup 230
Mushroom soup, cream of | 1.6 | 5.0 | 3.6 | 0.4 | 340 | 1 bowl 300 | ml
Nasi goreng | 6.6 | 22.0 | 6.6 | 1.2 | 480 | 1 cup 200
Omelette, cheese | 14.0 | 1.0 | 16.5 | 0.0 | 340 | 1 omelette 140
Omelette, mushroom | 10.0 | 1.4 | 11.5 | 0.5 | 220 | 1 omelette 160
Onion bhaji | 5.6 | 19.0 | 15.0 | 4.4 | 380 | 1 bhaji 45
Onion rings, fried | 4.2 | 32.0 | 16.0 | 2.2 | 420 | 6 rings 90
Palak paneer | 7.2 | 4.6 | 10.5 | 2.2 | 340 | 1 cup 240
Party pie | 8.4 | 26.0 | 15.0 | 1.3 | 460 | 1 pie 45
Pasta bake, tuna | 8.4 | 15.0 | 5.6 | 1.2 | 280 | 1 cup 230
Pasta carbonara | 8.2 | 21.0 | 9.0 | 1.3 | 320 | 1 plate 350
Pasta salad, creamy | 3.6 | 18.0 | 8.8 | 1.2 | 260 | 1/2 cup 100
Pasta with pesto | 6.2 | 25.0 | 10.5 | 2.0 | 260 | 1 plate 320
Pasty, vegetable | 5.4 | 25.0 | 13.0 | 2.2 | 420 | 1 pasty 175
Pea and ham soup | 4.6 | 7.0 | 1.2 | 2.2 | 360 | 1 bowl 300 | ml
Peanut noodle salad | 6.0 | 20.0 | 7.0 | 2.0 | 320 | 1 cup 200
Pork spare ribs, sticky | 17.5 | 9.0 | 15.0 | 0.3 | 460 | 4 ribs 200
Pork sweet and sour | 9.0 | 16.0 | 7.0 | 0.9 | 320 | 1 cup 240
`;
