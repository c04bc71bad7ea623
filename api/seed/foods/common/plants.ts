/** Lines of foods (see read-foods.ts): those that most people look for, which come first in a search. */
export const FRUIT = `
Apple, raw, with skin | 0.3 | 12.4 | 0.1 | 2.2 | 1 | 1 small 120, 1 medium 165, 1 large 200
Apricot, raw | 0.8 | 7.4 | 0.2 | 2.1 | 1 | 1 medium 55
Avocado | 1.9 | 0.4 | 20.3 | 4.0 | 3 | 1/4 avocado 50, 1/2 avocado 100
Banana, raw | 1.4 | 19.6 | 0.3 | 2.4 | 1 | 1 small 85, 1 medium 105, 1 large 130
Blueberries, raw | 0.6 | 11.3 | 0.3 | 2.4 | 1 | 1/2 cup 80, 1 punnet 125
Cherries, raw | 0.9 | 11.5 | 0.2 | 1.7 | 1 | 1 cup 150
Dates, dried, pitted | 2.0 | 67.0 | 0.2 | 9.4 | 14 | 1 date 8, 4 dates 32
Figs, raw | 1.4 | 8.1 | 0.3 | 3.3 | 2 | 1 medium 50
Grapefruit, raw | 0.9 | 4.8 | 0.2 | 0.9 | 1 | 1/2 grapefruit 130
Grapes, green | 0.7 | 15.3 | 0.1 | 1.1 | 4 | 10 grapes 55, 1 cup 170
Kiwifruit, green | 1.3 | 9.4 | 0.3 | 2.5 | 4 | 1 medium 85
Lemon juice | 0.4 | 2.5 | 0.2 | 0.1 | 2 | 1 tablespoon 20 | ml
Mandarin | 0.9 | 8.2 | 0.2 | 1.3 | 2 | 1 medium 80
Mango, raw | 0.9 | 12.6 | 0.2 | 1.5 | 1 | 1 cheek 120, 1 mango 240
Nectarine, raw | 1.2 | 7.9 | 0.2 | 2.2 | 1 | 1 medium 140
Orange, navel | 1.1 | 8.3 | 0.2 | 2.1 | 2 | 1 medium 160
Passionfruit, pulp | 2.9 | 5.7 | 0.3 | 13.9 | 19 | 1 passionfruit 20
Peach, raw | 0.9 | 7.1 | 0.1 | 1.5 | 1 | 1 medium 130
Peaches, canned in juice | 0.5 | 9.5 | 0.0 | 1.2 | 5 | 1/2 cup 125
Pear, raw | 0.3 | 12.3 | 0.1 | 2.9 | 2 | 1 medium 170
Pineapple, raw | 0.6 | 8.3 | 0.1 | 2.1 | 2 | 1 slice 85, 1 cup 165
Plum, raw | 0.6 | 7.8 | 0.1 | 1.9 | 1 | 1 medium 70
Raspberries, raw | 1.2 | 6.2 | 0.4 | 5.6 | 1 | 1/2 cup 65, 1 punnet 125
Rockmelon | 0.6 | 5.5 | 0.1 | 1.1 | 9 | 1 wedge 120, 1 cup 160
Strawberries, raw | 0.8 | 3.8 | 0.2 | 2.1 | 4 | 5 berries 90, 1 punnet 250
Sultanas | 2.7 | 72.0 | 0.4 | 3.5 | 24 | 1 tablespoon 15, 1 small box 40
Watermelon | 0.4 | 6.7 | 0.1 | 0.4 | 2 | 1 wedge 200, 1 cup 160
`;

export const VEGETABLES = `
Asparagus, cooked | 2.7 | 1.5 | 0.1 | 1.9 | 2 | 5 spears 75
Baked beans in tomato sauce | 4.7 | 11.6 | 0.5 | 4.9 | 360 | 1/2 cup 140, 1 small can 220
Beetroot, canned | 1.0 | 8.7 | 0.1 | 2.5 | 230 | 2 slices 30
Broccoli, cooked | 4.2 | 0.7 | 0.3 | 3.8 | 20 | 1/2 cup 75
Cabbage, raw | 1.5 | 3.1 | 0.1 | 3.3 | 16 | 1 cup shredded 75
Capsicum, red, raw | 1.3 | 4.4 | 0.2 | 2.1 | 2 | 1/2 capsicum 75
Carrot, raw | 0.8 | 5.7 | 0.1 | 3.9 | 40 | 1 medium 75
Cauliflower, cooked | 2.2 | 2.1 | 0.2 | 1.9 | 14 | 1/2 cup 65
Celery, raw | 0.6 | 1.2 | 0.1 | 1.5 | 83 | 1 stick 45
Chickpeas, canned | 6.3 | 13.3 | 2.1 | 4.7 | 210 | 1/2 cup 85, 1 can drained 240
Corn cob, cooked | 3.2 | 16.2 | 1.4 | 3.9 | 3 | 1 cob 120
Cucumber, raw | 0.8 | 2.0 | 0.1 | 0.9 | 14 | 5 slices 35
Eggplant, cooked | 1.2 | 2.9 | 0.3 | 2.9 | 4 | 1/2 cup 80
Four bean mix, canned | 6.5 | 11.9 | 0.7 | 6.0 | 250 | 1/2 cup 90
Green beans, cooked | 1.8 | 2.7 | 0.2 | 3.2 | 2 | 1/2 cup 70
Green peas, frozen, cooked | 5.2 | 6.6 | 0.4 | 5.9 | 2 | 1/2 cup 75
Kale, cooked | 3.4 | 1.8 | 0.8 | 4.1 | 20 | 1 cup 90
Kidney beans, canned | 6.9 | 12.3 | 0.6 | 6.5 | 240 | 1/2 cup 90
Lentils, red, cooked | 7.6 | 11.3 | 0.4 | 3.7 | 4 | 1/2 cup 95
Lettuce, mixed leaves | 1.3 | 1.2 | 0.2 | 1.5 | 15 | 1 cup 35
Mixed vegetables, frozen, cooked | 3.0 | 5.4 | 0.3 | 4.2 | 30 | 1 cup 150
Mushrooms, raw | 3.1 | 0.9 | 0.3 | 1.5 | 7 | 1 cup sliced 75
Onion, brown, raw | 1.2 | 5.2 | 0.1 | 1.5 | 10 | 1 medium 110
Potato, boiled | 2.3 | 13.5 | 0.1 | 2.0 | 3 | 1 medium 150
Potato, mashed, with milk and butter | 2.0 | 12.9 | 3.5 | 1.5 | 60 | 1/2 cup 120
Potato chips, hot, takeaway | 3.8 | 29.5 | 12.8 | 3.2 | 210 | 1 small serve 110, 1 large serve 250
Potato wedges, oven baked | 3.0 | 24.0 | 6.5 | 3.0 | 160 | 1 cup 120
Pumpkin, roasted | 2.3 | 9.6 | 2.6 | 2.0 | 2 | 1 piece 85
Spinach, baby, raw | 2.4 | 0.6 | 0.4 | 2.7 | 25 | 1 cup 35
Sweet potato, baked | 2.1 | 18.2 | 0.2 | 3.4 | 12 | 1/2 cup 100, 1 medium 180
Tomato, raw | 0.9 | 2.3 | 0.1 | 1.4 | 7 | 1 medium 120, 5 cherry tomatoes 75
Tomatoes, canned, diced | 1.0 | 3.4 | 0.1 | 1.2 | 110 | 1/2 cup 125
Zucchini, cooked | 0.9 | 1.7 | 0.3 | 1.2 | 1 | 1/2 cup 90
`;
