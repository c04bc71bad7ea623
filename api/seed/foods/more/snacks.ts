/** Lines of foods (see read-foods.ts). */
export const MORE_SNACKS = `
Beef jerky | 38.0 | 20.0 | 5.0 | 0.4 | 1700 | 1 piece 10
Caramels, chewy | 2.2 | 76.0 | 10.0 | 0.0 | 180 | 1 caramel 8
Cheese and crackers snack pack | 13.0 | 38.0 | 22.0 | 1.4 | 780 | 1 pack 25
Cheese puffs | 6.0 | 58.0 | 30.0 | 1.4 | 900 | 1 handful 20
Chewing gum, sugar free | 0.0 | 62.0 | 0.2 | 0.0 | 10 | 2 pieces 4
Chickpeas, roasted, snack | 19.0 | 44.0 | 10.0 | 16.0 | 420 | 1 handful 30
Chocolate coated almonds | 11.0 | 45.0 | 36.0 | 4.6 | 45 | 5 almonds 18
Chocolate coated peanuts | 12.5 | 44.0 | 35.0 | 4.4 | 50 | 10 peanuts 20
Chocolate coated sultanas | 4.6 | 66.0 | 17.5 | 3.0 | 45 | 10 sultanas 12
Chocolate frog, milk | 7.4 | 59.0 | 29.0 | 1.0 | 85 | 1 frog 12
Chocolate mousse | 4.8 | 22.0 | 13.5 | 1.2 | 55 | 1 small tub 65
Chocolate, caramel filled | 5.0 | 62.0 | 23.0 | 0.8 | 120 | 1 square 10
Chocolate, dark, 85% cocoa | 9.5 | 22.0 | 48.0 | 13.0 | 20 | 1 row 20
Chocolate, fruit and nut | 8.0 | 54.0 | 28.0 | 2.4 | 65 | 1 row 25
Chocolate, hazelnut | 8.6 | 50.0 | 34.0 | 2.6 | 70 | 1 row 25
Chocolate, peppermint cream | 3.8 | 66.0 | 20.0 | 1.4 | 40 | 1 square 10
Chocolate, white | 6.6 | 58.0 | 32.0 | 0.0 | 110 | 1 row 25
Coconut ice | 1.8 | 74.0 | 13.0 | 2.6 | 20 | 1 piece 25
Corn cakes, thin | 8.0 | 78.0 | 2.6 | 6.0 | 120 | 1 cake 6
Corn chips, cheese flavoured | 6.6 | 58.0 | 26.5 | 4.6 | 640 | 1 small bag 50
Crackers, cheese | 10.5 | 58.0 | 23.0 | 2.4 | 920 | 5 crackers 15
Crackers, multigrain | 10.0 | 62.0 | 16.0 | 7.0 | 720 | 5 crackers 20
Crackers, wholemeal | 10.0 | 62.0 | 12.5 | 10.5 | 680 | 4 crackers 24
Fairy floss | 0.0 | 99.0 | 0.0 | 0.0 | 2 | 1 stick 30
Fig bar | 3.8 | 68.0 | 7.0 | 4.4 | 220 | 1 bar 25
Frozen fruit bar | 0.2 | 20.0 | 0.1 | 0.4 | 5 | 1 bar 75
Frozen yoghurt, vanilla | 4.0 | 23.0 | 3.6 | 0.0 | 60 | 1 scoop 60
Fruit leather | 1.2 | 72.0 | 1.0 | 5.0 | 25 | 1 strap 16
Fruit salad, canned in juice | 0.5 | 11.5 | 0.1 | 1.5 | 4 | 1/2 cup 130
Fruit salad, fresh | 0.7 | 9.6 | 0.2 | 1.9 | 4 | 1 cup 160
Fudge, chocolate | 2.4 | 74.0 | 11.0 | 1.2 | 60 | 1 piece 20
Gelato, lemon | 0.4 | 28.0 | 0.2 | 0.2 | 10 | 1 scoop 65
Gelato, pistachio | 4.6 | 24.0 | 10.5 | 0.8 | 50 | 1 scoop 65
Golden syrup | 0.0 | 77.0 | 0.0 | 0.0 | 60 | 1 tablespoon 28
Halva | 12.0 | 48.0 | 32.0 | 4.6 | 110 | 1 piece 25
Honeycomb, chocolate coated | 3.8 | 76.0 | 16.5 | 0.6 | 280 | 1 bar 50
Ice block, fruit flavoured | 0.0 | 20.0 | 0.0 | 0.0 | 8 | 1 ice block 75
Ice cream sandwich | 4.4 | 36.0 | 10.0 | 0.8 | 130 | 1 sandwich 75
Ice cream, chocolate | 3.8 | 23.0 | 11.0 | 0.7 | 60 | 1 scoop 48
Ice cream, chocolate coated, on a stick | 3.8 | 26.0 | 19.0 | 0.8 | 60 | 1 ice cream 75
Ice cream, cone, vanilla | 4.0 | 33.0 | 14.0 | 0.8 | 90 | 1 cone 75
Ice cream, reduced fat, vanilla | 4.0 | 22.0 | 3.2 | 0.4 | 60 | 1 scoop 48
Ice cream, strawberry | 3.2 | 24.0 | 9.0 | 0.3 | 50 | 1 scoop 48
Icing sugar | 0.0 | 98.5 | 0.0 | 0.0 | 2 | 1 tablespoon 12
Jam, apricot | 0.5 | 64.0 | 0.0 | 1.2 | 12 | 1 tablespoon 25
Jam, reduced sugar, berry | 0.5 | 38.0 | 0.1 | 1.6 | 20 | 1 tablespoon 22
Lemon curd | 2.4 | 46.0 | 11.5 | 0.2 | 70 | 1 tablespoon 24
Liquorice, soft | 3.4 | 71.0 | 1.6 | 2.4 | 160 | 1 piece 12
Lollies, boiled | 0.0 | 97.0 | 0.0 | 0.0 | 25 | 1 lolly 5
Lollies, mints | 0.2 | 96.0 | 0.6 | 0.0 | 15 | 1 mint 3
Lollies, sour | 0.2 | 86.0 | 1.2 | 0.0 | 60 | 5 lollies 25
Maple syrup | 0.0 | 67.0 | 0.1 | 0.0 | 9 | 1 tablespoon 26
Marmalade, orange | 0.3 | 65.0 | 0.0 | 0.7 | 18 | 1 tablespoon 25
Marshmallows | 3.6 | 80.0 | 0.0 | 0.0 | 45 | 3 marshmallows 15
Marzipan | 7.0 | 62.0 | 18.0 | 3.4 | 8 | 1 piece 20
Muesli bar, apricot | 6.0 | 65.0 | 9.5 | 6.0 | 45 | 1 bar 31
Muesli bar, choc chip | 6.2 | 64.0 | 14.5 | 5.0 | 60 | 1 bar 31
Nut bar, almond and cranberry | 13.5 | 36.0 | 34.0 | 7.6 | 60 | 1 bar 35
Nut bar, dark chocolate and sea salt | 15.0 | 32.0 | 38.0 | 8.0 | 210 | 1 bar 40
Peanut brittle | 12.0 | 60.0 | 22.0 | 3.4 | 180 | 1 piece 20
Pita chips | 10.5 | 62.0 | 15.0 | 4.4 | 620 | 1 handful 28
Popcorn, butter flavoured, microwave | 8.4 | 50.0 | 25.0 | 9.6 | 680 | 2 cups 22
Popcorn, caramel coated | 4.0 | 78.0 | 12.0 | 4.2 | 260 | 1 cup 35
Popcorn, salted, ready to eat | 8.6 | 48.0 | 26.0 | 10.0 | 620 | 2 cups 22
Pork crackling, snack | 60.0 | 0.5 | 34.0 | 0.0 | 1400 | 1 handful 15
Potato crisps, reduced salt | 6.2 | 50.0 | 33.0 | 4.2 | 280 | 1 small bag 45
Potato crisps, salt and vinegar | 6.0 | 49.5 | 33.0 | 4.0 | 820 | 1 small bag 45
Potato crisps, chicken flavoured | 6.4 | 50.0 | 32.5 | 4.0 | 620 | 1 small bag 45
Potato sticks, fried | 6.2 | 52.0 | 33.0 | 4.0 | 540 | 1 handful 20
Prawn crackers, fried | 2.0 | 60.0 | 30.0 | 0.6 | 880 | 10 crackers 20
Protein ball, date and nut | 14.0 | 44.0 | 20.0 | 7.6 | 45 | 1 ball 40
Protein bar, chocolate | 32.0 | 28.0 | 14.0 | 8.0 | 220 | 1 bar 60
Protein bar, peanut | 31.0 | 26.0 | 17.0 | 7.0 | 260 | 1 bar 60
Rice cakes, thick, plain | 8.0 | 79.0 | 3.0 | 3.4 | 40 | 1 cake 12
Rice crackers, cheese | 7.4 | 77.0 | 7.0 | 1.4 | 820 | 10 crackers 18
Rice crackers, seaweed | 7.4 | 80.0 | 4.0 | 1.8 | 740 | 10 crackers 18
Seaweed snack, roasted | 22.0 | 10.0 | 40.0 | 24.0 | 1100 | 1 pack 5
Snack mix, Asian rice crackers and nuts | 13.0 | 60.0 | 17.0 | 3.6 | 720 | 1 handful 30
Sorbet, mango | 0.3 | 27.0 | 0.1 | 0.6 | 8 | 1 scoop 65
Sugar, brown | 0.1 | 97.0 | 0.0 | 0.0 | 25 | 1 teaspoon 4
Sugar, raw | 0.0 | 99.5 | 0.0 | 0.0 | 1 | 1 teaspoon 4
Toffee | 0.6 | 82.0 | 12.0 | 0.0 | 160 | 1 toffee 8
Trail mix, nut and fruit | 12.0 | 38.0 | 30.0 | 6.6 | 15 | 1 handful 30
Turkish delight, chocolate coated | 2.0 | 72.0 | 9.0 | 0.6 | 70 | 1 bar 55
Vegetable crisps | 5.0 | 42.0 | 34.0 | 9.0 | 420 | 1 handful 25
Water ice, lemon | 0.1 | 24.0 | 0.0 | 0.0 | 6 | 1 cup 180
`;

export const MORE_CEREALS = `
Barley, pearl, cooked | 2.9 | 21.0 | 0.9 | 3.8 | 5 | 1/2 cup 90
Buckwheat, cooked | 3.6 | 18.0 | 0.8 | 2.6 | 4 | 1/2 cup 85
Bulgur, cooked | 3.2 | 15.0 | 0.3 | 4.5 | 5 | 1/2 cup 90
Cereal, bran and sultana | 8.6 | 64.0 | 1.8 | 11.0 | 280 | 1 bowl 45
Cereal, chocolate rice puffs | 5.2 | 84.0 | 1.6 | 1.2 | 320 | 1 bowl 35
Cereal, fruit and nut clusters | 9.0 | 64.0 | 10.5 | 7.0 | 180 | 1 bowl 45
Cereal, honey puffed wheat | 7.4 | 82.0 | 1.2 | 4.4 | 20 | 1 bowl 35
Cereal, high fibre bran sticks | 13.0 | 44.0 | 3.4 | 30.0 | 380 | 1/2 cup 35
Cereal, malted wheat flakes | 9.4 | 74.0 | 1.6 | 6.4 | 320 | 1 bowl 40
Cereal, mixed grain flakes | 11.0 | 70.0 | 1.8 | 7.6 | 340 | 1 bowl 40
Cereal, protein flakes | 21.0 | 56.0 | 2.8 | 9.0 | 320 | 1 bowl 40
Cereal, puffed rice | 6.6 | 86.0 | 0.6 | 1.2 | 480 | 1 bowl 30
Cornflour | 0.3 | 88.0 | 0.1 | 0.4 | 6 | 1 tablespoon 12
Flour, almond | 21.0 | 6.0 | 52.0 | 10.0 | 2 | 1/4 cup 25
Flour, plain, white | 10.8 | 71.0 | 1.2 | 3.6 | 2 | 1/2 cup 75
Flour, rice | 6.4 | 79.0 | 1.2 | 1.8 | 4 | 1/2 cup 80
Flour, self-raising, white | 10.0 | 70.0 | 1.2 | 3.4 | 620 | 1/2 cup 75
Flour, wholemeal | 12.0 | 60.0 | 2.2 | 11.0 | 3 | 1/2 cup 75
Freekeh, cooked | 4.6 | 18.0 | 0.9 | 4.6 | 4 | 1/2 cup 90
Granola, grain free | 13.0 | 20.0 | 44.0 | 11.0 | 60 | 1/2 cup 50
Millet, cooked | 3.4 | 22.0 | 1.0 | 1.4 | 2 | 1/2 cup 90
Muesli, Bircher, made with yoghurt | 4.8 | 19.0 | 4.6 | 2.6 | 35 | 1 cup 230
Muesli, gluten free | 9.0 | 54.0 | 15.0 | 8.0 | 20 | 1/2 cup 55
Muesli, toasted | 9.4 | 58.0 | 15.0 | 8.0 | 60 | 1/2 cup 55
Oat bran, dry | 15.0 | 50.0 | 8.0 | 15.5 | 4 | 1/4 cup 25
Polenta, cooked | 1.7 | 13.0 | 0.4 | 1.0 | 4 | 1/2 cup 120
Psyllium husk | 2.0 | 3.0 | 0.6 | 82.0 | 60 | 1 tablespoon 8
Semolina, cooked with milk | 4.4 | 13.5 | 3.2 | 0.5 | 45 | 1/2 cup 125
Wheat germ | 26.0 | 32.0 | 9.6 | 15.0 | 6 | 1 tablespoon 8
`;
