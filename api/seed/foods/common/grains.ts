/** Lines of foods (see read-foods.ts): those that most people look for, which come first in a search. */
export const BREADS_AND_CEREALS = `
Bagel, plain | 10.2 | 49.0 | 1.6 | 2.6 | 440 | 1 bagel 90
Bran flakes | 11.0 | 60.0 | 2.5 | 15.0 | 380 | 1 bowl 45
Bread, multigrain | 9.8 | 41.5 | 3.3 | 5.8 | 400 | 1 slice 38, 2 slices 76
Bread, rye | 8.9 | 42.5 | 1.8 | 6.5 | 430 | 1 slice 40
Bread, sourdough | 9.0 | 46.0 | 1.2 | 2.9 | 480 | 1 slice 50
Bread, white | 8.8 | 46.4 | 2.2 | 2.8 | 420 | 1 slice 33, 2 slices 66
Bread, wholemeal | 9.6 | 40.0 | 2.6 | 6.4 | 410 | 1 slice 35, 2 slices 70
Bread roll, white | 9.4 | 49.0 | 2.8 | 2.9 | 440 | 1 roll 60
Cornflakes | 7.5 | 83.6 | 0.4 | 3.0 | 460 | 1 bowl 30
Couscous, cooked | 4.0 | 23.0 | 0.3 | 1.4 | 5 | 1/2 cup 85
Crispbread, rye | 10.0 | 62.0 | 1.9 | 15.5 | 450 | 2 crispbreads 20
Crumpet | 5.3 | 37.5 | 0.7 | 2.0 | 700 | 1 crumpet 50
English muffin | 8.8 | 43.0 | 1.6 | 2.8 | 420 | 1 muffin 65
Granola, with nuts | 10.5 | 54.0 | 18.0 | 8.0 | 60 | 1/2 cup 55
Muesli, natural | 10.0 | 56.0 | 9.0 | 9.5 | 40 | 1/2 cup 55
Noodles, egg, cooked | 4.8 | 25.0 | 0.9 | 1.3 | 15 | 1 cup 160
Noodles, instant, cooked | 3.0 | 17.5 | 5.0 | 1.0 | 380 | 1 packet made up 300
Noodles, rice, cooked | 1.6 | 24.0 | 0.2 | 0.9 | 10 | 1 cup 175
Oats, rolled, dry | 11.5 | 57.0 | 8.5 | 9.5 | 4 | 1/2 cup 45
Oat cereal biscuits | 10.2 | 64.0 | 6.4 | 9.0 | 250 | 2 biscuits 40
Pasta, white, cooked | 4.6 | 27.5 | 0.5 | 1.9 | 2 | 1 cup 150
Pasta, wholemeal, cooked | 5.6 | 24.0 | 0.9 | 4.9 | 3 | 1 cup 150
Pita bread, wholemeal | 9.6 | 45.0 | 2.0 | 6.8 | 430 | 1 pocket 80
Porridge, made with milk | 4.4 | 10.9 | 3.4 | 1.0 | 45 | 1 cup 260
Porridge, made with water | 1.8 | 8.5 | 1.3 | 1.4 | 3 | 1 cup 260
Quinoa, cooked | 4.1 | 18.5 | 1.9 | 2.8 | 6 | 1/2 cup 95
Raisin toast | 7.9 | 50.5 | 2.8 | 3.5 | 270 | 1 slice 38
Rice, brown, cooked | 3.2 | 30.5 | 1.1 | 1.7 | 3 | 1/2 cup 90, 1 cup 180
Rice, white, cooked | 2.7 | 28.0 | 0.2 | 0.8 | 2 | 1/2 cup 95, 1 cup 190
Rice crackers, plain | 7.2 | 81.0 | 3.0 | 1.5 | 560 | 10 crackers 18
Tortilla wrap, wheat | 8.2 | 48.5 | 6.4 | 3.2 | 520 | 1 wrap 45
Wheat biscuits | 12.0 | 67.0 | 1.4 | 11.0 | 270 | 2 biscuits 30
`;

export const SNACKS_AND_SWEETS = `
Anzac biscuit | 5.0 | 62.0 | 20.5 | 3.5 | 330 | 1 biscuit 20
Apple pie | 3.1 | 36.5 | 12.5 | 1.7 | 220 | 1 slice 125
Banana bread | 4.8 | 45.0 | 12.5 | 2.2 | 310 | 1 slice 85
Carrot cake, iced | 4.1 | 46.0 | 20.0 | 1.6 | 300 | 1 slice 90
Cheesecake, baked | 6.1 | 29.0 | 22.5 | 0.6 | 240 | 1 slice 110
Chocolate, dark | 6.6 | 42.0 | 34.5 | 9.0 | 15 | 1 row 20, 4 squares 40
Chocolate, milk | 7.6 | 57.5 | 29.5 | 1.2 | 80 | 1 row 25, 1 bar 50
Chocolate brownie | 5.4 | 50.5 | 22.5 | 2.2 | 180 | 1 piece 60
Chocolate chip biscuit | 5.6 | 64.5 | 23.0 | 2.0 | 320 | 1 biscuit 12, 2 biscuits 24
Corn chips | 6.6 | 58.0 | 26.0 | 4.9 | 480 | 1 handful 30, 1 small bag 50
Custard tart | 5.6 | 28.5 | 13.0 | 0.8 | 190 | 1 tart 130
Doughnut, cinnamon | 6.0 | 43.5 | 20.0 | 1.7 | 290 | 1 doughnut 60
Fruit jelly | 1.3 | 15.5 | 0.0 | 0.0 | 40 | 1/2 cup 130
Honey | 0.3 | 82.0 | 0.0 | 0.0 | 10 | 1 teaspoon 9, 1 tablespoon 27
Ice cream, vanilla | 3.6 | 21.5 | 10.5 | 0.1 | 55 | 1 scoop 48, 2 scoops 96
Jam, strawberry | 0.4 | 66.0 | 0.0 | 1.0 | 15 | 1 tablespoon 25
Lamington | 5.0 | 49.5 | 13.0 | 2.4 | 240 | 1 lamington 75
Lollies, jelly | 5.0 | 77.5 | 0.1 | 0.0 | 35 | 5 lollies 30
Muesli bar, with nuts | 8.8 | 52.5 | 18.5 | 6.2 | 60 | 1 bar 35
Muesli bar, yoghurt topped | 5.5 | 66.0 | 13.0 | 4.0 | 90 | 1 bar 31
Muffin, blueberry | 5.6 | 45.5 | 14.0 | 1.7 | 300 | 1 muffin 110
Pancake, plain | 6.4 | 30.0 | 6.5 | 1.1 | 420 | 1 pancake 55
Pavlova, with cream and fruit | 2.8 | 40.0 | 9.5 | 0.6 | 60 | 1 slice 100
Popcorn, air popped | 11.0 | 60.0 | 4.5 | 14.0 | 5 | 2 cups 16
Potato crisps, plain | 6.1 | 49.5 | 33.5 | 4.0 | 520 | 1 handful 25, 1 small bag 45
Pretzels | 9.8 | 75.5 | 3.6 | 3.4 | 1300 | 1 handful 30
Scone, with jam and cream | 5.3 | 45.0 | 13.0 | 1.5 | 350 | 1 scone 90
Sugar, white | 0.0 | 100.0 | 0.0 | 0.0 | 1 | 1 teaspoon 4
Water crackers | 9.6 | 71.5 | 8.0 | 3.2 | 700 | 5 crackers 15
`;
