/** Lines of foods (see read-foods.ts): those that most people look for, which come first in a search. */
export const MEAT_AND_EGGS = `
Bacon, middle rasher, grilled | 27.0 | 0.3 | 17.5 | 0.0 | 1850 | 1 rasher 30
Beef mince, lean, cooked | 27.0 | 0.0 | 10.0 | 0.0 | 75 | 1/2 cup 110
Beef rump steak, grilled, trimmed | 31.0 | 0.0 | 6.2 | 0.0 | 62 | 1 small steak 120, 1 large steak 220
Beef sausage, grilled | 17.8 | 4.5 | 19.5 | 0.8 | 780 | 1 sausage 65
Chicken breast, grilled, no skin | 30.5 | 0.0 | 3.8 | 0.0 | 60 | 1 small breast 120, 1 large breast 190
Chicken drumstick, roasted, with skin | 26.5 | 0.0 | 12.0 | 0.0 | 95 | 1 drumstick 75
Chicken nuggets, baked | 16.0 | 16.5 | 13.5 | 1.2 | 520 | 6 nuggets 110
Chicken schnitzel, fried | 19.5 | 15.0 | 14.5 | 1.0 | 480 | 1 schnitzel 180
Chicken thigh, baked, no skin | 25.5 | 0.0 | 9.4 | 0.0 | 90 | 1 thigh 95
Egg, boiled | 12.4 | 0.8 | 9.9 | 0.0 | 135 | 1 egg 50, 2 eggs 100
Egg, fried | 13.2 | 0.6 | 15.0 | 0.0 | 180 | 1 egg 52
Egg, scrambled, with milk | 10.6 | 1.6 | 11.0 | 0.0 | 230 | 2 eggs made up 130
Ham, leg, sliced | 17.5 | 1.0 | 4.0 | 0.0 | 1150 | 2 slices 40
Kangaroo fillet, grilled | 30.0 | 0.0 | 1.8 | 0.0 | 55 | 1 fillet 150
Lamb cutlet, grilled, trimmed | 28.5 | 0.0 | 9.5 | 0.0 | 80 | 2 cutlets 80
Lamb leg, roasted, trimmed | 29.0 | 0.0 | 7.8 | 0.0 | 70 | 2 slices 90
Meat pie | 8.6 | 22.0 | 13.5 | 1.2 | 470 | 1 pie 175
Pork chop, grilled, trimmed | 30.5 | 0.0 | 5.4 | 0.0 | 65 | 1 chop 120
Salami | 22.5 | 1.0 | 36.5 | 0.0 | 1650 | 4 slices 25
Turkey breast, sliced | 21.0 | 1.5 | 1.6 | 0.0 | 900 | 2 slices 40
`;

export const FISH_AND_SEAFOOD = `
Barramundi, baked | 24.5 | 0.0 | 2.9 | 0.0 | 75 | 1 fillet 150
Calamari, crumbed and fried | 13.5 | 19.0 | 13.5 | 1.0 | 420 | 6 rings 100
Fish, battered and fried | 15.2 | 13.0 | 13.0 | 0.6 | 370 | 1 piece 145
Fish fingers, baked | 13.8 | 19.0 | 9.2 | 1.3 | 380 | 4 fingers 100
Prawns, cooked | 23.5 | 0.0 | 0.9 | 0.0 | 480 | 6 medium 90
Salmon, Atlantic, baked | 24.0 | 0.0 | 14.8 | 0.0 | 60 | 1 fillet 140
Salmon, red, canned | 22.0 | 0.0 | 10.5 | 0.0 | 450 | 1 small can 95
Salmon, smoked | 22.8 | 0.5 | 8.4 | 0.0 | 1300 | 3 slices 50
Sardines, canned in oil, drained | 22.5 | 0.0 | 14.5 | 0.0 | 420 | 1 small can 85
Tuna, canned in oil, drained | 23.5 | 0.0 | 11.0 | 0.0 | 350 | 1 small can 95
Tuna, canned in springwater | 24.5 | 0.0 | 1.6 | 0.0 | 280 | 1 small can 95
White fish, grilled | 24.0 | 0.0 | 1.8 | 0.0 | 105 | 1 fillet 120
`;

export const DAIRY_AND_ALTERNATIVES = `
Almond milk, unsweetened | 0.6 | 0.2 | 1.4 | 0.3 | 60 | 1 cup 255 | ml
Butter | 0.7 | 0.6 | 81.0 | 0.0 | 590 | 1 teaspoon 5, 1 tablespoon 18
Cheese, bocconcini | 17.0 | 0.8 | 18.0 | 0.0 | 250 | 3 pieces 45
Cheese, camembert | 19.0 | 0.1 | 25.0 | 0.0 | 640 | 1 wedge 30
Cheese, cheddar | 24.6 | 0.5 | 33.0 | 0.0 | 690 | 1 slice 21, 1 cube 20
Cheese, cheddar, reduced fat | 28.5 | 1.0 | 24.0 | 0.0 | 700 | 1 slice 21
Cheese, cottage | 12.8 | 2.8 | 4.2 | 0.0 | 330 | 1/4 cup 60
Cheese, cream | 7.0 | 3.0 | 31.0 | 0.0 | 380 | 1 tablespoon 20
Cheese, feta | 17.0 | 0.4 | 23.0 | 0.0 | 1080 | 4 cubes 30
Cheese, haloumi, fried | 22.5 | 1.6 | 25.5 | 0.0 | 1150 | 2 slices 60
Cheese, ricotta, reduced fat | 10.2 | 4.2 | 7.6 | 0.0 | 190 | 1/4 cup 60
Cream, thickened | 2.2 | 3.0 | 35.0 | 0.0 | 28 | 1 tablespoon 20 | ml
Custard, vanilla | 3.4 | 15.5 | 3.0 | 0.0 | 55 | 1/2 cup 130
Milk, full cream | 3.4 | 4.8 | 3.5 | 0.0 | 42 | 1 cup 258 | ml
Milk, reduced fat | 3.8 | 5.3 | 1.4 | 0.0 | 48 | 1 cup 260 | ml
Milk, skim | 3.6 | 5.0 | 0.1 | 0.0 | 44 | 1 cup 260 | ml
Oat milk | 1.0 | 7.0 | 2.6 | 0.8 | 45 | 1 cup 260 | ml
Soy milk | 3.3 | 4.6 | 2.6 | 0.5 | 50 | 1 cup 260 | ml
Tofu, firm | 12.5 | 0.8 | 7.2 | 1.8 | 10 | 1/2 cup 125
Yoghurt, flavoured, reduced fat | 5.0 | 13.0 | 1.8 | 0.1 | 60 | 1 small tub 170
Yoghurt, Greek style, plain | 5.0 | 6.0 | 8.5 | 0.0 | 55 | 1/2 cup 130
Yoghurt, high protein, plain | 10.0 | 4.0 | 0.4 | 0.0 | 45 | 1 small tub 160
`;

export const NUTS_AND_SPREADS = `
Almonds | 20.0 | 4.8 | 54.0 | 9.0 | 1 | 10 almonds 12, 1 handful 30
Brazil nuts | 14.4 | 2.4 | 68.0 | 8.5 | 2 | 5 nuts 20
Cashews, roasted | 17.0 | 22.0 | 51.0 | 5.0 | 12 | 1 handful 30
Chia seeds | 17.0 | 3.5 | 31.0 | 35.0 | 16 | 1 tablespoon 12
Hummus | 7.0 | 10.5 | 16.5 | 6.0 | 420 | 1 tablespoon 20, 1/4 cup 60
Macadamias | 9.2 | 4.5 | 74.0 | 6.4 | 1 | 10 nuts 20
Margarine spread | 0.4 | 0.6 | 65.0 | 0.0 | 370 | 1 teaspoon 5
Mixed nuts, unsalted | 18.0 | 10.0 | 53.0 | 7.5 | 4 | 1 handful 30
Olive oil | 0.0 | 0.0 | 100.0 | 0.0 | 0 | 1 teaspoon 5, 1 tablespoon 18 | ml
Peanut butter | 24.0 | 12.0 | 50.5 | 7.5 | 380 | 1 tablespoon 20
Peanuts, roasted | 25.0 | 11.5 | 49.5 | 8.0 | 6 | 1 handful 30
Tahini | 20.5 | 1.0 | 60.5 | 10.5 | 30 | 1 tablespoon 20
Vegetable oil | 0.0 | 0.0 | 100.0 | 0.0 | 0 | 1 tablespoon 18 | ml
Walnuts | 14.4 | 3.0 | 69.0 | 6.4 | 2 | 5 halves 15, 1 handful 30
Yeast extract spread | 25.5 | 20.0 | 0.9 | 11.0 | 3300 | 1 teaspoon 5
`;
