/** Lines of foods (see read-foods.ts). */
export const MORE_DISHES = `
Potato bake, creamy | 3.2 | 12.5 | 8.0 | 1.4 | 260 | 1 cup 210
Potato gems, baked | 2.6 | 25.0 | 9.0 | 2.8 | 380 | 10 gems 80
Potato rosti | 2.6 | 20.0 | 8.0 | 2.2 | 260 | 1 rosti 70
Potato salad, with mayonnaise | 1.9 | 12.0 | 8.4 | 1.3 | 300 | 1/2 cup 120
Potato, jacket, with sour cream and cheese | 4.6 | 15.0 | 6.4 | 1.9 | 120 | 1 potato 260
Prawn cocktail | 9.0 | 4.0 | 9.6 | 0.6 | 480 | 1 serve 150
Prawn cutlet, fried | 14.0 | 17.0 | 12.0 | 0.9 | 460 | 1 cutlet 25
Prawn rice paper roll | 6.2 | 14.5 | 1.2 | 1.0 | 300 | 1 roll 70
Prawn stir fry, with noodles | 7.4 | 13.0 | 3.8 | 1.3 | 420 | 1 cup 230
Pumpkin risotto | 3.4 | 18.0 | 4.0 | 1.0 | 300 | 1 cup 230
Quiche, spinach and ricotta | 8.6 | 16.0 | 16.0 | 1.2 | 320 | 1 slice 140
Quinoa salad, roast vegetable | 3.8 | 14.5 | 5.0 | 2.8 | 160 | 1 cup 180
Ramen, pork | 6.0 | 10.0 | 3.8 | 0.7 | 460 | 1 bowl 600 | ml
Ratatouille | 1.3 | 4.4 | 3.0 | 2.0 | 160 | 1 cup 230
Ravioli, beef, tomato sauce | 6.6 | 16.0 | 4.6 | 1.6 | 340 | 1 cup 230
Ravioli, ricotta and spinach | 7.8 | 22.0 | 6.4 | 2.2 | 340 | 1 cup 200
Rice paper roll, tofu | 5.0 | 15.0 | 2.6 | 1.4 | 260 | 1 roll 70
Rice salad | 2.9 | 21.0 | 5.0 | 1.2 | 220 | 1 cup 180
Roast chicken, with vegetables and gravy | 11.0 | 8.0 | 5.0 | 1.4 | 220 | 1 plate 400
Roast lamb, with vegetables and gravy | 10.5 | 8.2 | 6.0 | 1.5 | 220 | 1 plate 400
Samosa, vegetable | 5.0 | 28.0 | 13.5 | 2.8 | 380 | 1 samosa 60
Sandwich, cheese and tomato | 9.4 | 24.0 | 10.0 | 2.2 | 420 | 1 sandwich 160
Sandwich, club, chicken | 13.5 | 19.0 | 10.5 | 1.8 | 480 | 1 sandwich 240
Sandwich, salmon and cucumber | 11.5 | 23.0 | 6.6 | 2.2 | 440 | 1 sandwich 160
Sandwich, steak | 13.5 | 19.0 | 9.4 | 1.5 | 400 | 1 sandwich 280
Sandwich, tuna and corn | 11.5 | 22.0 | 6.6 | 2.4 | 400 | 1 sandwich 170
Sandwich, vegemite style spread and cheese | 12.0 | 31.0 | 13.0 | 2.8 | 760 | 1 sandwich 110
Sang choy bow, pork | 9.8 | 5.6 | 8.0 | 1.0 | 440 | 1 lettuce cup 90
Sausage sizzle, in bread with onion | 11.0 | 24.0 | 13.0 | 1.9 | 620 | 1 sausage in bread 130
Seafood chowder | 5.4 | 6.0 | 4.0 | 0.6 | 360 | 1 bowl 300 | ml
Seafood marinara, with pasta | 8.4 | 15.5 | 2.6 | 1.3 | 280 | 1 plate 380
Seafood paella | 8.0 | 16.5 | 3.4 | 0.9 | 340 | 1 cup 220
Shakshuka | 5.4 | 5.0 | 5.4 | 1.5 | 280 | 1 serve 300
Singapore noodles | 6.0 | 17.5 | 5.0 | 1.3 | 460 | 1 cup 190
Slow cooked beef ragu, with pasta | 8.6 | 16.0 | 4.0 | 1.4 | 240 | 1 plate 380
Spaghetti, canned in tomato sauce | 1.8 | 12.0 | 0.4 | 0.9 | 320 | 1 small can 220
Spinach and ricotta cannelloni | 6.6 | 12.0 | 6.0 | 1.4 | 320 | 1 serve 320
Stuffed capsicum, beef and rice | 6.0 | 9.0 | 4.6 | 1.6 | 220 | 1 capsicum 220
Sushi roll, avocado | 3.6 | 26.5 | 3.6 | 1.8 | 340 | 1 hand roll 105
Sushi roll, chicken katsu | 7.0 | 26.0 | 5.4 | 1.2 | 400 | 1 hand roll 115
Sushi roll, cooked tuna | 6.6 | 25.5 | 3.2 | 1.0 | 400 | 1 hand roll 110
Sushi roll, prawn | 5.8 | 26.0 | 2.2 | 1.0 | 420 | 1 hand roll 110
Sushi, nigiri, salmon | 8.2 | 22.5 | 3.0 | 0.6 | 300 | 1 piece 35
Sweet corn soup, cream of | 1.8 | 8.0 | 2.6 | 1.0 | 320 | 1 bowl 300 | ml
Tabouli | 2.4 | 8.4 | 7.0 | 3.0 | 210 | 1/2 cup 80
Teriyaki salmon, with rice | 9.6 | 18.5 | 5.6 | 0.7 | 360 | 1 bowl 380
Thai beef salad | 11.0 | 4.0 | 4.6 | 1.3 | 420 | 1 bowl 300
Thai fish cake | 12.5 | 8.0 | 8.4 | 1.2 | 520 | 1 cake 40
Thai red curry, chicken | 9.0 | 4.6 | 8.6 | 1.2 | 440 | 1 cup 240
Tofu stir fry, with vegetables | 6.4 | 5.4 | 5.0 | 2.2 | 360 | 1 cup 230
Tomato soup | 1.0 | 7.0 | 1.4 | 0.8 | 330 | 1 bowl 300 | ml
Tuna mornay | 9.4 | 9.0 | 6.4 | 0.8 | 300 | 1 cup 230
Tuna nicoise salad | 9.4 | 4.6 | 6.0 | 1.6 | 260 | 1 bowl 300
Veal schnitzel, crumbed, fried | 21.0 | 13.0 | 12.5 | 0.9 | 420 | 1 schnitzel 170
Vegetable burger, with salad | 6.2 | 23.0 | 7.6 | 3.6 | 420 | 1 burger 220
Vegetable lasagne | 4.8 | 12.0 | 5.0 | 1.8 | 300 | 1 serve 350
Vegetable nuggets, baked | 4.6 | 24.0 | 9.6 | 4.0 | 360 | 6 nuggets 110
Vegetable pattie, pan-fried | 5.6 | 17.0 | 8.4 | 4.0 | 380 | 1 pattie 80
Vegetable soup | 1.4 | 5.0 | 0.6 | 1.4 | 280 | 1 bowl 300 | ml
Vegetable stack, grilled, with haloumi | 6.4 | 5.0 | 9.4 | 2.0 | 340 | 1 stack 180
Vegetable stir fry | 2.2 | 5.4 | 3.4 | 2.4 | 300 | 1 cup 200
Vietnamese chicken salad | 9.4 | 5.6 | 3.6 | 1.6 | 360 | 1 bowl 280
Vietnamese vermicelli bowl, pork | 8.0 | 17.0 | 5.0 | 1.3 | 380 | 1 bowl 400
Vol-au-vent, chicken | 8.0 | 20.0 | 18.0 | 0.8 | 360 | 1 vol-au-vent 60
Waldorf salad | 2.6 | 8.0 | 14.0 | 1.9 | 140 | 1 cup 150
Wonton soup | 3.8 | 5.0 | 1.6 | 0.3 | 420 | 1 bowl 350 | ml
Wonton, fried | 8.4 | 28.0 | 15.0 | 1.2 | 460 | 1 wonton 20
Yum cha pork bun, steamed | 8.0 | 34.0 | 6.4 | 1.2 | 380 | 1 bun 70
Zucchini slice | 9.0 | 9.4 | 10.5 | 1.0 | 340 | 1 slice 120
`;

export const MORE_SAUCES = `
Aioli | 1.0 | 4.6 | 65.0 | 0.2 | 560 | 1 tablespoon 20
Apple sauce | 0.2 | 16.0 | 0.1 | 1.3 | 5 | 1 tablespoon 22
Balsamic glaze | 0.4 | 52.0 | 0.0 | 0.1 | 40 | 1 tablespoon 26
Bechamel sauce | 3.8 | 8.6 | 7.4 | 0.2 | 200 | 1/4 cup 65 | ml
Bolognese sauce, beef | 8.0 | 5.0 | 5.6 | 1.2 | 320 | 1/2 cup 125
Caesar dressing | 2.0 | 5.0 | 40.0 | 0.1 | 980 | 1 tablespoon 20 | ml
Cheese sauce | 6.4 | 8.0 | 10.0 | 0.2 | 360 | 1/4 cup 65 | ml
Chilli sauce, hot | 0.9 | 4.0 | 0.4 | 1.0 | 2200 | 1 teaspoon 5 | ml
Chilli jam | 0.7 | 52.0 | 1.0 | 1.2 | 420 | 1 tablespoon 26
Chutney, mango | 0.4 | 54.0 | 0.2 | 0.9 | 780 | 1 tablespoon 24
Chutney, tomato | 1.0 | 34.0 | 0.2 | 1.4 | 560 | 1 tablespoon 24
Coleslaw dressing | 0.8 | 18.0 | 24.0 | 0.0 | 760 | 1 tablespoon 20 | ml
Cranberry sauce | 0.2 | 42.0 | 0.1 | 1.2 | 15 | 1 tablespoon 24
Curry paste, green | 2.8 | 7.0 | 10.5 | 4.2 | 3200 | 1 tablespoon 22
Curry paste, red | 2.8 | 9.0 | 9.6 | 4.4 | 3000 | 1 tablespoon 22
Fish sauce | 9.4 | 4.0 | 0.0 | 0.0 | 8400 | 1 tablespoon 22 | ml
French dressing | 0.2 | 8.6 | 30.0 | 0.0 | 820 | 1 tablespoon 20 | ml
Garlic sauce, creamy | 1.6 | 6.0 | 34.0 | 0.3 | 620 | 1 tablespoon 20
Guacamole | 1.8 | 3.0 | 17.0 | 4.4 | 320 | 1 tablespoon 20
Hoisin sauce | 2.8 | 46.0 | 2.8 | 2.4 | 1700 | 1 tablespoon 24
Hollandaise sauce | 2.6 | 2.0 | 42.0 | 0.0 | 420 | 1 tablespoon 20
Horseradish cream | 2.0 | 16.0 | 18.0 | 2.6 | 620 | 1 teaspoon 6
Lemon and herb dressing | 0.2 | 6.0 | 26.0 | 0.1 | 640 | 1 tablespoon 20 | ml
Mayonnaise, reduced fat | 0.8 | 16.0 | 20.0 | 0.2 | 860 | 1 tablespoon 20
Mint sauce | 0.6 | 22.0 | 0.1 | 1.0 | 480 | 1 tablespoon 22 | ml
Mustard, Dijon | 6.6 | 4.6 | 9.0 | 3.8 | 2600 | 1 teaspoon 6
Mustard, wholegrain | 7.6 | 7.0 | 9.6 | 5.0 | 1900 | 1 teaspoon 6
Oyster sauce | 2.8 | 26.0 | 0.2 | 0.3 | 4200 | 1 tablespoon 24 | ml
Passata | 1.4 | 5.0 | 0.2 | 1.4 | 120 | 1/2 cup 130
Peanut satay sauce | 6.0 | 18.0 | 17.0 | 2.6 | 640 | 1/4 cup 65
Pesto, basil | 5.0 | 5.0 | 42.0 | 2.0 | 820 | 1 tablespoon 20
Pesto, sun-dried tomato | 4.4 | 8.0 | 30.0 | 3.0 | 880 | 1 tablespoon 20
Plum sauce | 0.4 | 48.0 | 0.2 | 0.6 | 560 | 1 tablespoon 24
Ranch dressing | 1.0 | 7.0 | 36.0 | 0.1 | 860 | 1 tablespoon 20 | ml
Relish, sweet corn | 1.4 | 26.0 | 0.6 | 1.8 | 420 | 1 tablespoon 22
Salsa, tomato | 1.4 | 6.0 | 0.3 | 1.6 | 460 | 1 tablespoon 20
Sesame soy dressing | 2.4 | 14.0 | 18.0 | 0.4 | 1600 | 1 tablespoon 20 | ml
Sour cream and chive dip | 3.0 | 6.0 | 19.0 | 0.2 | 480 | 1 tablespoon 20
Stock, beef, made up | 0.5 | 0.6 | 0.1 | 0.0 | 320 | 1 cup 250 | ml
Stock, chicken, made up | 0.6 | 0.5 | 0.1 | 0.0 | 310 | 1 cup 250 | ml
Stock, vegetable, made up | 0.3 | 0.7 | 0.1 | 0.0 | 310 | 1 cup 250 | ml
Stock, reduced salt, made up | 0.5 | 0.5 | 0.1 | 0.0 | 160 | 1 cup 250 | ml
Tartare sauce | 0.9 | 12.0 | 36.0 | 0.4 | 700 | 1 tablespoon 20
Teriyaki sauce | 3.6 | 32.0 | 0.1 | 0.2 | 2800 | 1 tablespoon 23 | ml
Thousand island dressing | 0.8 | 16.0 | 26.0 | 0.3 | 780 | 1 tablespoon 20 | ml
Tomato paste | 4.4 | 14.0 | 0.4 | 4.2 | 90 | 1 tablespoon 22
Tzatziki | 4.0 | 5.0 | 6.4 | 0.4 | 280 | 1 tablespoon 20
Vinegar, balsamic | 0.4 | 17.0 | 0.0 | 0.0 | 25 | 1 tablespoon 20 | ml
Worcestershire sauce | 1.0 | 20.0 | 0.1 | 0.4 | 1200 | 1 teaspoon 6 | ml
`;
