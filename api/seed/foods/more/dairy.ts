/** Lines of foods (see read-foods.ts). */
export const MORE_DAIRY = `
Buttermilk | 3.6 | 5.2 | 1.8 | 0.0 | 60 | 1 cup 258 | ml
Cheese, blue vein | 20.0 | 0.4 | 31.0 | 0.0 | 1150 | 1 wedge 30
Cheese, brie | 18.5 | 0.2 | 29.0 | 0.0 | 610 | 1 wedge 30
Cheese, colby | 24.0 | 0.4 | 32.5 | 0.0 | 620 | 1 slice 21
Cheese, edam | 27.0 | 0.4 | 28.0 | 0.0 | 720 | 1 slice 21
Cheese, feta, reduced fat | 21.0 | 0.6 | 14.5 | 0.0 | 1000 | 4 cubes 30
Cheese, goat, soft | 15.5 | 1.0 | 20.0 | 0.0 | 420 | 1 tablespoon 20
Cheese, gouda | 26.0 | 0.4 | 30.5 | 0.0 | 740 | 1 slice 21
Cheese, mozzarella | 25.0 | 0.8 | 22.0 | 0.0 | 480 | 1/4 cup grated 30
Cheese, parmesan | 36.0 | 0.4 | 30.0 | 0.0 | 1350 | 1 tablespoon 8
Cheese, pecorino | 30.0 | 0.6 | 32.0 | 0.0 | 1500 | 1 tablespoon 8
Cheese, processed, sliced | 20.0 | 4.0 | 25.0 | 0.0 | 1300 | 1 slice 21
Cheese, quark | 11.5 | 3.6 | 4.4 | 0.0 | 45 | 1/4 cup 60
Cheese, ricotta | 9.6 | 3.4 | 11.0 | 0.0 | 180 | 1/4 cup 60
Cheese, Swiss | 28.0 | 0.3 | 29.0 | 0.0 | 320 | 1 slice 21
Cheese stick | 24.0 | 0.6 | 30.0 | 0.0 | 680 | 1 stick 20
Cheese, vegan, slices | 0.6 | 21.0 | 22.0 | 1.0 | 820 | 1 slice 20
Cream, pure | 2.0 | 2.8 | 42.0 | 0.0 | 24 | 1 tablespoon 20 | ml
Cream, reduced fat | 2.8 | 4.6 | 18.0 | 0.0 | 40 | 1 tablespoon 20 | ml
Cream, sour | 2.4 | 3.2 | 36.0 | 0.0 | 40 | 1 tablespoon 20
Cream, sour, light | 3.6 | 5.0 | 18.0 | 0.0 | 60 | 1 tablespoon 20
Cream, whipped | 2.1 | 7.6 | 33.0 | 0.0 | 26 | 1 tablespoon 10
Creme fraiche | 2.2 | 2.6 | 38.0 | 0.0 | 30 | 1 tablespoon 20
Custard, chocolate | 3.4 | 17.0 | 3.2 | 0.4 | 55 | 1/2 cup 130
Custard, reduced fat, vanilla | 3.6 | 14.0 | 1.0 | 0.0 | 55 | 1/2 cup 130
Dairy dessert, chocolate | 3.4 | 21.0 | 4.4 | 0.5 | 60 | 1 small tub 100
Ghee | 0.0 | 0.0 | 99.8 | 0.0 | 2 | 1 tablespoon 18
Kefir, plain | 3.6 | 4.2 | 3.2 | 0.0 | 45 | 1 cup 255 | ml
Labneh | 7.6 | 5.0 | 14.0 | 0.0 | 320 | 1 tablespoon 20
Milk, condensed, sweetened | 8.0 | 55.0 | 8.8 | 0.0 | 110 | 1 tablespoon 26 | ml
Milk, evaporated | 7.4 | 10.5 | 7.6 | 0.0 | 110 | 1/4 cup 65 | ml
Milk, goat | 3.2 | 4.2 | 3.6 | 0.0 | 40 | 1 cup 258 | ml
Milk, high protein | 6.0 | 5.0 | 1.4 | 0.0 | 60 | 1 cup 260 | ml
Milk, lactose free, full cream | 3.4 | 4.8 | 3.4 | 0.0 | 44 | 1 cup 258 | ml
Milk, lactose free, skim | 3.6 | 5.0 | 0.1 | 0.0 | 46 | 1 cup 260 | ml
Milk, powder, full cream | 26.0 | 38.0 | 27.0 | 0.0 | 340 | 1 tablespoon 9
Milk, powder, skim | 36.0 | 52.0 | 0.9 | 0.0 | 440 | 1 tablespoon 9
Almond milk, sweetened | 0.6 | 4.2 | 1.4 | 0.3 | 60 | 1 cup 258 | ml
Coconut milk, canned | 1.6 | 3.2 | 18.0 | 0.4 | 20 | 1/2 cup 125 | ml
Coconut milk, canned, light | 0.8 | 2.0 | 7.0 | 0.2 | 20 | 1/2 cup 125 | ml
Coconut milk drink, unsweetened | 0.3 | 1.2 | 1.6 | 0.2 | 45 | 1 cup 255 | ml
Macadamia milk, unsweetened | 0.4 | 0.4 | 2.0 | 0.2 | 55 | 1 cup 255 | ml
Rice milk | 0.4 | 11.0 | 1.0 | 0.2 | 45 | 1 cup 260 | ml
Soy milk, reduced fat | 3.2 | 4.8 | 1.2 | 0.4 | 50 | 1 cup 260 | ml
Soy milk, unsweetened | 3.4 | 1.0 | 2.4 | 0.6 | 40 | 1 cup 258 | ml
Tempeh | 19.0 | 4.0 | 9.0 | 7.0 | 12 | 1 slice 50
Tofu, fried puffs | 18.0 | 3.0 | 20.0 | 3.0 | 16 | 3 puffs 30
Tofu, hard, marinated | 16.0 | 4.6 | 9.4 | 2.4 | 480 | 1/2 block 100
Tofu, silken | 5.6 | 1.4 | 3.2 | 0.4 | 8 | 1/2 cup 125
Yoghurt, coconut, plain | 1.4 | 5.0 | 14.0 | 0.8 | 20 | 1/2 cup 130
Yoghurt, drinking, strawberry | 2.8 | 12.0 | 1.6 | 0.1 | 45 | 1 bottle 250 | ml
Yoghurt, Greek style, honey | 4.6 | 13.0 | 7.0 | 0.0 | 50 | 1 small tub 160
Yoghurt, Greek style, reduced fat, plain | 6.0 | 6.6 | 2.2 | 0.0 | 60 | 1/2 cup 130
Yoghurt, high protein, vanilla | 9.6 | 5.6 | 0.3 | 0.0 | 45 | 1 small tub 160
Yoghurt, natural, full cream | 4.6 | 5.6 | 4.2 | 0.0 | 60 | 1/2 cup 130
Yoghurt, natural, skim | 5.6 | 7.0 | 0.2 | 0.0 | 75 | 1/2 cup 130
Yoghurt, passionfruit | 4.4 | 15.0 | 2.8 | 0.4 | 55 | 1 small tub 170
Yoghurt, soy, vanilla | 3.6 | 11.5 | 2.6 | 0.6 | 40 | 1 small tub 170
Yoghurt, vanilla, full cream | 4.4 | 14.0 | 3.4 | 0.0 | 55 | 1 small tub 170
Yoghurt, with muesli | 5.6 | 19.0 | 4.4 | 1.6 | 50 | 1 small tub 170
`;

export const MORE_SPREADS = `
Almond butter | 21.0 | 5.6 | 56.0 | 9.0 | 4 | 1 tablespoon 20
Avocado oil | 0.0 | 0.0 | 100.0 | 0.0 | 0 | 1 tablespoon 18 | ml
Butter, reduced salt | 0.7 | 0.6 | 81.0 | 0.0 | 310 | 1 teaspoon 5
Butter, unsalted | 0.7 | 0.6 | 82.0 | 0.0 | 10 | 1 teaspoon 5
Canola oil | 0.0 | 0.0 | 100.0 | 0.0 | 0 | 1 tablespoon 18 | ml
Cashew butter | 17.5 | 24.0 | 49.0 | 3.4 | 8 | 1 tablespoon 20
Coconut oil | 0.0 | 0.0 | 99.5 | 0.0 | 0 | 1 tablespoon 18 | ml
Coconut, desiccated | 6.6 | 6.8 | 62.0 | 14.5 | 30 | 1 tablespoon 6
Coconut, shredded, sweetened | 3.6 | 42.0 | 34.0 | 9.0 | 120 | 1 tablespoon 6
Dip, beetroot | 2.6 | 11.0 | 9.0 | 3.0 | 380 | 1 tablespoon 20
Dip, eggplant | 2.4 | 6.0 | 17.0 | 3.4 | 420 | 1 tablespoon 20
Dip, French onion | 2.6 | 6.4 | 22.0 | 0.3 | 560 | 1 tablespoon 20
Dip, spinach | 3.0 | 5.0 | 22.0 | 1.2 | 480 | 1 tablespoon 20
Dip, taramasalata | 3.0 | 12.0 | 32.0 | 0.8 | 780 | 1 tablespoon 20
Dukkah | 17.0 | 9.0 | 46.0 | 13.0 | 1200 | 1 tablespoon 10
Flaxseed oil | 0.0 | 0.0 | 100.0 | 0.0 | 0 | 1 tablespoon 18 | ml
Hazelnut chocolate spread | 6.0 | 57.0 | 31.0 | 3.0 | 45 | 1 tablespoon 24
Hemp seeds, hulled | 32.0 | 3.4 | 49.0 | 5.0 | 5 | 1 tablespoon 12
Linseeds | 19.0 | 1.6 | 42.0 | 27.0 | 28 | 1 tablespoon 12
LSA mix | 20.0 | 6.0 | 46.0 | 18.0 | 14 | 1 tablespoon 12
Margarine spread, light | 0.3 | 0.8 | 46.0 | 0.0 | 360 | 1 teaspoon 5
Olive oil spread | 0.3 | 0.5 | 60.0 | 0.0 | 350 | 1 teaspoon 5
Olives, black, drained | 1.0 | 1.8 | 14.0 | 2.6 | 880 | 5 olives 20
Olives, green, stuffed, drained | 1.0 | 1.2 | 14.5 | 2.8 | 1500 | 5 olives 20
Pate, chicken liver | 12.0 | 3.4 | 26.0 | 0.2 | 620 | 1 tablespoon 20
Peanut butter, no added salt or sugar | 27.0 | 9.0 | 52.0 | 8.0 | 5 | 1 tablespoon 20
Peanut oil | 0.0 | 0.0 | 100.0 | 0.0 | 0 | 1 tablespoon 18 | ml
Pepitas | 29.0 | 6.0 | 47.0 | 7.0 | 12 | 1 tablespoon 12
Poppy seeds | 18.0 | 12.0 | 42.0 | 19.0 | 26 | 1 tablespoon 10
Rice bran oil | 0.0 | 0.0 | 100.0 | 0.0 | 0 | 1 tablespoon 18 | ml
Sesame oil | 0.0 | 0.0 | 100.0 | 0.0 | 0 | 1 tablespoon 18, 1 teaspoon 5 | ml
Sesame seeds | 21.0 | 1.2 | 54.0 | 12.0 | 18 | 1 tablespoon 12
Sunflower seeds | 22.0 | 3.0 | 51.0 | 10.5 | 3 | 1 tablespoon 12
Yeast extract spread, reduced salt | 27.0 | 18.0 | 1.0 | 12.0 | 1800 | 1 teaspoon 5
`;
