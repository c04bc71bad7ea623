/** Lines of foods (see read-foods.ts). */
export const BAKERY = `
Baguette, white | 8.9 | 52.0 | 1.6 | 2.7 | 520 | 1/4 baguette 65
Banana muffin | 5.4 | 46.0 | 13.5 | 1.8 | 310 | 1 muffin 110
Bread, cheese and bacon roll | 12.0 | 39.0 | 10.5 | 2.2 | 560 | 1 roll 90
Bread, flat, Lebanese, white | 9.3 | 53.0 | 1.9 | 3.0 | 480 | 1 round 80
Bread, flat, naan | 8.8 | 48.0 | 7.2 | 2.4 | 460 | 1 naan 90
Bread, flat, roti | 8.2 | 46.0 | 11.0 | 3.2 | 400 | 1 roti 60
Bread, garlic | 8.0 | 40.0 | 18.0 | 2.6 | 540 | 2 slices 50
Bread, gluten free, white | 3.8 | 45.0 | 6.0 | 5.0 | 440 | 1 slice 35
Bread, Turkish | 9.2 | 48.0 | 2.4 | 2.8 | 540 | 1 piece 70
Brioche | 8.6 | 48.0 | 14.5 | 2.2 | 380 | 1 bun 55
Bun, finger, iced | 7.4 | 52.0 | 7.5 | 2.0 | 260 | 1 bun 90
Bun, fruit, glazed | 7.6 | 51.0 | 6.0 | 2.8 | 250 | 1 bun 80
Bun, hot cross | 8.2 | 50.0 | 4.2 | 3.6 | 260 | 1 bun 70
Bun, hamburger | 8.8 | 47.0 | 3.9 | 2.6 | 430 | 1 bun 65
Chocolate croissant | 7.4 | 44.0 | 24.0 | 2.4 | 330 | 1 croissant 80
Croissant, almond | 8.8 | 41.0 | 27.0 | 2.8 | 290 | 1 croissant 110
Croissant, plain | 8.6 | 42.0 | 21.5 | 2.2 | 400 | 1 small 40, 1 medium 65
Damper | 7.2 | 47.0 | 4.8 | 2.4 | 480 | 1 piece 80
Danish pastry, apricot | 5.6 | 43.0 | 16.0 | 1.8 | 260 | 1 pastry 95
Danish pastry, custard | 5.8 | 42.0 | 17.0 | 1.5 | 270 | 1 pastry 95
English muffin, fruit | 8.0 | 48.0 | 1.6 | 3.6 | 340 | 1 muffin 70
English muffin, wholemeal | 9.6 | 38.0 | 1.8 | 5.4 | 420 | 1 muffin 65
Focaccia, herb | 8.6 | 45.0 | 8.0 | 2.6 | 560 | 1 piece 80
Fruit loaf | 7.8 | 50.0 | 2.6 | 4.0 | 240 | 1 slice 40
Muffin, bran and sultana | 6.2 | 42.0 | 10.5 | 5.4 | 320 | 1 muffin 105
Muffin, double chocolate | 6.0 | 48.0 | 18.5 | 2.4 | 300 | 1 muffin 110
Muffin, raspberry and white chocolate | 5.8 | 47.0 | 16.5 | 1.9 | 290 | 1 muffin 110
Muffin, savoury, cheese and spinach | 9.4 | 29.0 | 16.0 | 2.0 | 480 | 1 muffin 105
Pikelet, plain | 6.6 | 38.0 | 5.0 | 1.3 | 460 | 1 pikelet 25
Pizza base, wholemeal | 9.4 | 45.0 | 3.6 | 6.0 | 480 | 1/4 base 50
Pretzel, soft | 9.0 | 54.0 | 3.8 | 2.2 | 780 | 1 pretzel 110
Scone, date | 6.2 | 50.0 | 8.0 | 3.0 | 380 | 1 scone 75
Scone, plain | 7.4 | 46.0 | 8.2 | 2.0 | 440 | 1 scone 60
Scone, pumpkin | 6.6 | 45.0 | 6.6 | 2.2 | 390 | 1 scone 60
Taco shell, corn | 7.0 | 58.0 | 22.0 | 6.0 | 320 | 1 shell 13
Tortilla, corn | 6.0 | 45.0 | 3.0 | 6.2 | 60 | 1 tortilla 26
Waffle | 7.4 | 40.0 | 14.0 | 1.6 | 480 | 1 waffle 75
Wrap, spinach | 8.4 | 48.0 | 6.4 | 3.4 | 560 | 1 wrap 60
Wrap, wholegrain | 9.4 | 43.0 | 6.6 | 7.0 | 540 | 1 wrap 60
`;

export const SWEET_BAKERY = `
Apple crumble | 2.4 | 33.0 | 8.5 | 2.0 | 110 | 1 serve 150
Apple slice | 3.0 | 46.0 | 10.0 | 1.6 | 170 | 1 slice 85
Apple strudel | 3.4 | 37.0 | 11.0 | 1.8 | 180 | 1 slice 115
Biscuit, chocolate coated | 6.0 | 64.0 | 26.0 | 2.0 | 180 | 1 biscuit 18
Biscuit, coconut | 6.4 | 63.0 | 24.0 | 4.0 | 270 | 1 biscuit 10
Biscuit, cream filled, chocolate | 5.2 | 67.0 | 23.0 | 2.4 | 300 | 1 biscuit 17
Biscuit, cream filled, vanilla | 4.8 | 69.0 | 22.0 | 1.4 | 240 | 1 biscuit 17
Biscuit, fruit filled | 4.0 | 70.0 | 8.5 | 3.6 | 180 | 1 biscuit 18
Biscuit, ginger nut | 5.4 | 76.0 | 12.5 | 1.8 | 300 | 1 biscuit 13
Biscuit, milk arrowroot | 7.0 | 74.0 | 12.0 | 2.0 | 380 | 1 biscuit 9
Biscuit, oat | 6.8 | 66.0 | 18.0 | 4.2 | 320 | 1 biscuit 15
Biscuit, shortbread | 5.6 | 63.0 | 26.0 | 1.8 | 300 | 1 finger 18
Biscuit, wafer, cream filled | 4.4 | 68.0 | 25.0 | 1.4 | 110 | 1 wafer 8
Black forest cake | 4.6 | 38.0 | 17.0 | 1.2 | 190 | 1 slice 110
Bread and butter pudding | 6.0 | 25.0 | 7.0 | 0.9 | 150 | 1 serve 160
Caramel slice | 4.4 | 58.0 | 23.0 | 1.4 | 180 | 1 piece 60
Cheesecake, unbaked, lemon | 5.0 | 32.0 | 21.0 | 0.6 | 230 | 1 slice 110
Christmas cake | 4.2 | 61.0 | 10.0 | 3.4 | 190 | 1 slice 60
Chocolate cake, iced | 4.8 | 51.0 | 18.5 | 1.8 | 320 | 1 slice 90
Chocolate eclair | 5.4 | 33.0 | 20.0 | 0.9 | 190 | 1 eclair 80
Chocolate mud cake | 4.4 | 50.0 | 23.0 | 1.9 | 240 | 1 slice 110
Chocolate self-saucing pudding | 4.2 | 42.0 | 7.0 | 1.3 | 250 | 1 serve 150
Cinnamon scroll | 6.6 | 50.0 | 12.5 | 2.0 | 300 | 1 scroll 100
Coconut macaroon | 5.0 | 54.0 | 22.0 | 6.0 | 70 | 1 macaroon 20
Cupcake, vanilla, iced | 4.0 | 57.0 | 16.5 | 0.8 | 260 | 1 cupcake 60
Date slice | 3.8 | 60.0 | 10.5 | 4.2 | 180 | 1 piece 55
Doughnut, iced | 5.4 | 50.0 | 20.5 | 1.6 | 280 | 1 doughnut 65
Doughnut, jam filled | 6.2 | 45.0 | 17.0 | 1.8 | 270 | 1 doughnut 80
Flourless orange cake | 8.4 | 38.0 | 19.0 | 4.6 | 110 | 1 slice 100
Fruit cake, light | 4.6 | 55.0 | 13.0 | 2.6 | 230 | 1 slice 60
Fruit mince pie | 4.0 | 58.0 | 14.5 | 2.6 | 180 | 1 pie 55
Gingerbread | 5.6 | 72.0 | 13.0 | 1.8 | 330 | 1 piece 30
Hedgehog slice | 4.8 | 56.0 | 24.0 | 2.2 | 160 | 1 piece 50
Hummingbird cake, iced | 4.0 | 48.0 | 20.0 | 1.5 | 220 | 1 slice 100
Jelly slice | 4.2 | 42.0 | 14.0 | 0.6 | 140 | 1 piece 80
Lemon meringue pie | 3.8 | 42.0 | 13.0 | 0.7 | 150 | 1 slice 120
Lemon slice | 3.6 | 55.0 | 19.0 | 1.2 | 150 | 1 piece 55
Lemon tart | 4.6 | 40.0 | 20.0 | 0.8 | 120 | 1 tart 100
Macaron | 6.8 | 56.0 | 19.0 | 2.8 | 60 | 1 macaron 18
Madeira cake | 5.8 | 52.0 | 17.0 | 1.0 | 290 | 1 slice 60
Meringue | 4.6 | 90.0 | 0.1 | 0.0 | 80 | 1 nest 15
Pecan pie | 5.0 | 52.0 | 23.0 | 2.0 | 220 | 1 slice 115
Rice pudding | 3.4 | 18.0 | 2.6 | 0.3 | 45 | 1/2 cup 130
Rock cake | 6.0 | 55.0 | 14.0 | 2.4 | 300 | 1 cake 70
Rocky road | 5.6 | 54.0 | 27.0 | 3.2 | 60 | 1 piece 40
Sponge cake, jam and cream | 4.6 | 42.0 | 12.5 | 0.7 | 160 | 1 slice 80
Sticky date pudding | 4.0 | 49.0 | 12.0 | 1.7 | 260 | 1 serve 150
Swiss roll | 4.8 | 56.0 | 6.5 | 0.8 | 220 | 1 slice 40
Tea cake, cinnamon | 5.6 | 47.0 | 12.5 | 1.0 | 270 | 1 slice 70
Tiramisu | 5.2 | 28.0 | 17.0 | 0.5 | 80 | 1 serve 130
Trifle | 3.4 | 21.0 | 7.5 | 0.6 | 70 | 1 serve 170
Vanilla slice | 3.6 | 30.0 | 9.0 | 0.6 | 150 | 1 slice 135
Vanilla wafer cone | 7.4 | 80.0 | 4.8 | 2.4 | 200 | 1 cone 5
Yo-yo biscuit | 4.6 | 60.0 | 28.0 | 1.0 | 220 | 1 biscuit 30
`;
