/** Lines of foods (see read-foods.ts): those that most people look for, which come first in a search. */
export const MEALS_AND_TAKEAWAY = `
Beef burger, with salad | 12.0 | 19.0 | 11.0 | 1.6 | 450 | 1 burger 220
Beef lasagne | 7.2 | 11.5 | 6.0 | 1.2 | 300 | 1 serve 350
Beef stir fry, with vegetables | 10.5 | 5.0 | 4.5 | 1.8 | 330 | 1 cup 230
Burrito, beef and bean | 9.0 | 20.0 | 7.5 | 3.0 | 420 | 1 burrito 300
Butter chicken, with sauce | 10.2 | 5.4 | 9.0 | 1.1 | 360 | 1 cup 250
Caesar salad, with chicken | 9.5 | 6.0 | 10.5 | 1.4 | 380 | 1 bowl 300
Chicken curry, green, Thai | 8.4 | 4.2 | 8.0 | 1.2 | 420 | 1 cup 240
Chicken kebab wrap | 11.5 | 17.5 | 8.5 | 1.7 | 480 | 1 wrap 330
Chicken noodle soup | 2.4 | 3.9 | 0.7 | 0.4 | 340 | 1 bowl 300 | ml
Chicken parmigiana | 18.0 | 11.5 | 13.0 | 1.0 | 480 | 1 serve 280
Chilli con carne | 8.8 | 7.0 | 4.2 | 3.0 | 280 | 1 cup 250
Dahl, red lentil | 5.4 | 9.5 | 2.8 | 3.3 | 250 | 1 cup 240
Dim sim, steamed | 9.0 | 17.5 | 7.5 | 1.5 | 560 | 1 dim sim 50
Falafel | 8.0 | 21.0 | 13.0 | 6.5 | 400 | 3 falafel 75
Fried rice | 5.2 | 25.0 | 6.0 | 1.3 | 420 | 1 cup 190
Garden salad, no dressing | 1.1 | 2.6 | 0.2 | 1.6 | 12 | 1 bowl 120
Macaroni cheese | 6.5 | 18.0 | 7.5 | 1.0 | 330 | 1 cup 230
Minestrone | 2.3 | 6.2 | 1.0 | 1.8 | 290 | 1 bowl 300 | ml
Pad thai, with chicken | 8.2 | 19.5 | 6.5 | 1.5 | 430 | 1 serve 350
Pizza, margherita | 10.6 | 30.0 | 8.8 | 2.2 | 520 | 1 slice 85, 2 slices 170
Pizza, supreme | 11.2 | 25.5 | 10.0 | 2.1 | 600 | 1 slice 95, 2 slices 190
Pumpkin soup | 1.3 | 6.5 | 2.5 | 1.1 | 260 | 1 bowl 300 | ml
Quiche lorraine | 10.0 | 16.5 | 19.0 | 0.8 | 370 | 1 slice 140
Sandwich, chicken and salad | 10.5 | 19.5 | 5.5 | 2.2 | 360 | 1 sandwich 190
Sandwich, ham and cheese, toasted | 14.0 | 27.0 | 11.5 | 1.8 | 620 | 1 sandwich 140
Sausage roll | 8.2 | 23.5 | 18.0 | 1.3 | 580 | 1 sausage roll 130
Shepherd's pie | 7.0 | 8.5 | 5.0 | 1.3 | 260 | 1 serve 300
Spaghetti bolognese | 7.4 | 14.5 | 4.0 | 1.7 | 250 | 1 plate 350
Spring roll, fried | 5.2 | 25.0 | 10.5 | 2.0 | 450 | 1 roll 60
Sushi roll, salmon and avocado | 5.8 | 25.5 | 4.0 | 1.4 | 380 | 1 hand roll 110
Tuna pasta salad | 7.6 | 15.0 | 7.0 | 1.2 | 280 | 1 cup 200
Vegetable curry | 2.6 | 8.0 | 4.5 | 2.8 | 300 | 1 cup 240
`;

export const SAUCES_AND_DRESSINGS = `
Barbecue sauce | 0.8 | 44.0 | 0.2 | 0.8 | 950 | 1 tablespoon 22
Gravy, made up | 0.7 | 5.0 | 0.9 | 0.1 | 420 | 1/4 cup 65 | ml
Mayonnaise, whole egg | 1.2 | 1.5 | 78.0 | 0.0 | 520 | 1 tablespoon 20
Salad dressing, Italian | 0.2 | 6.5 | 20.0 | 0.2 | 900 | 1 tablespoon 20 | ml
Soy sauce | 7.8 | 7.0 | 0.1 | 0.5 | 5600 | 1 tablespoon 22 | ml
Sweet chilli sauce | 0.4 | 44.5 | 0.2 | 0.8 | 700 | 1 tablespoon 24
Tomato pasta sauce | 1.6 | 8.0 | 1.6 | 1.8 | 380 | 1/2 cup 130
Tomato sauce | 1.2 | 26.0 | 0.2 | 1.3 | 900 | 1 tablespoon 23
`;

export const DRINKS = `
Beer, full strength | 0.3 | 2.6 | 0.0 | 0.0 | 4 | 1 stubby 375, 1 schooner 425 | alcohol 3.9
Beer, light | 0.2 | 2.0 | 0.0 | 0.0 | 4 | 1 stubby 375 | alcohol 2.1
Cappuccino, full cream milk | 2.7 | 3.9 | 2.8 | 0.0 | 38 | 1 small 240, 1 large 360
Coconut water | 0.3 | 4.5 | 0.1 | 0.2 | 40 | 1 cup 250
Coffee, black | 0.1 | 0.0 | 0.0 | 0.0 | 2 | 1 cup 250
Cola | 0.0 | 10.6 | 0.0 | 0.0 | 8 | 1 can 375, 1 bottle 600
Cola, no sugar | 0.0 | 0.1 | 0.0 | 0.0 | 10 | 1 can 375
Cordial, made up | 0.0 | 7.6 | 0.0 | 0.0 | 6 | 1 glass 250
Energy drink | 0.4 | 11.0 | 0.0 | 0.0 | 80 | 1 can 250
Flat white, full cream milk | 3.1 | 4.4 | 3.2 | 0.0 | 40 | 1 small 240, 1 large 360
Flat white, skim milk | 3.3 | 4.6 | 0.1 | 0.0 | 42 | 1 small 240, 1 large 360
Hot chocolate, full cream milk | 3.5 | 9.5 | 3.6 | 0.4 | 50 | 1 mug 260
Iced coffee, flavoured milk | 3.4 | 9.6 | 1.9 | 0.0 | 45 | 1 small carton 300, 1 large carton 600
Juice, apple | 0.1 | 10.4 | 0.0 | 0.1 | 3 | 1 glass 200
Juice, orange | 0.7 | 8.0 | 0.1 | 0.3 | 2 | 1 glass 200
Kombucha | 0.0 | 2.6 | 0.0 | 0.0 | 5 | 1 bottle 330
Milkshake, chocolate | 3.4 | 14.0 | 3.9 | 0.3 | 55 | 1 milkshake 350
Protein shake, whey, with water | 8.0 | 1.0 | 0.6 | 0.1 | 40 | 1 shake 300
Smoothie, banana | 2.9 | 10.8 | 1.9 | 0.5 | 30 | 1 glass 300
Spirits | 0.0 | 0.0 | 0.0 | 0.0 | 0 | 1 nip 30 | alcohol 31.6
Sports drink | 0.0 | 6.0 | 0.0 | 0.0 | 35 | 1 bottle 600
Tea, black | 0.0 | 0.0 | 0.0 | 0.0 | 1 | 1 cup 250
Tea, with milk | 0.3 | 0.4 | 0.3 | 0.0 | 4 | 1 cup 250
Wine, red | 0.2 | 0.3 | 0.0 | 0.0 | 5 | 1 glass 150 | alcohol 10.6
Wine, sparkling | 0.2 | 1.4 | 0.0 | 0.0 | 5 | 1 flute 150 | alcohol 9.3
Wine, white | 0.1 | 0.6 | 0.0 | 0.0 | 6 | 1 glass 150 | alcohol 9.8
`;
