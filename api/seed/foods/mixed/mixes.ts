/** Foods that are mixed of a base and a rest: each rest (a line, see read-foods.ts) with each base, its share in 100 g. */
export interface Mix {
  group: string;
  /** Share of the base in 100 g. */
  share: number;
  /** Lines without portions: what varies. */
  bases: string;
  /** Lines: what it is mixed with. Their names come first. */
  rests: string;
}

const MILK_DRINKS: Mix = {
  group: 'Drinks',
  share: 0.88,
  bases: `
reduced fat milk | 3.8 | 5.3 | 1.4 | 0.0 | 48
soy milk | 3.3 | 4.6 | 2.6 | 0.5 | 50
oat milk | 1.0 | 7.0 | 2.6 | 0.8 | 45
almond milk | 0.6 | 0.2 | 1.4 | 0.3 | 60
lactose free milk | 3.4 | 4.8 | 3.4 | 0.0 | 44
`,
  rests: `
Cappuccino | 1.0 | 2.0 | 0.4 | 0.4 | 6 | 1 small 240, 1 large 360
Chai latte | 0.6 | 50.0 | 1.0 | 0.2 | 30 | 1 small 240, 1 large 360
Dirty chai latte | 0.8 | 44.0 | 0.8 | 0.2 | 28 | 1 small 240, 1 large 360
Flat white | 0.8 | 0.2 | 0.2 | 0.0 | 8 | 1 small 240, 1 large 360
Golden turmeric latte | 1.2 | 22.0 | 2.4 | 2.6 | 20 | 1 small 240, 1 large 360
Hot chocolate | 6.0 | 52.0 | 5.0 | 5.0 | 60 | 1 mug 260
Iced latte | 0.6 | 0.2 | 0.2 | 0.0 | 8 | 1 glass 350
Iced mocha | 3.6 | 34.0 | 3.0 | 2.4 | 40 | 1 glass 350
Latte | 0.7 | 0.2 | 0.2 | 0.0 | 8 | 1 small 240, 1 large 360
Matcha latte | 8.0 | 16.0 | 2.0 | 6.0 | 10 | 1 small 240, 1 large 360
Mocha | 3.6 | 32.0 | 3.0 | 2.4 | 40 | 1 small 240, 1 large 360
Piccolo | 1.0 | 0.4 | 0.2 | 0.0 | 10 | 1 glass 100
`,
};

const SANDWICHES: Mix = {
  group: 'Meals and takeaway',
  share: 0.45,
  bases: `
on white bread | 8.8 | 46.4 | 2.2 | 2.8 | 420
on wholemeal bread | 9.6 | 40.0 | 2.6 | 6.4 | 410
on rye bread | 8.9 | 42.5 | 1.8 | 6.5 | 430
in a wholegrain wrap | 9.4 | 43.0 | 6.6 | 7.0 | 540
`,
  rests: `
Sandwich, avocado and salad | 1.4 | 2.0 | 10.5 | 2.6 | 60 | 1 sandwich 180
Sandwich, beef and pickles | 18.0 | 6.0 | 5.0 | 0.8 | 420 | 1 sandwich 170
Sandwich, chicken and avocado | 15.0 | 1.0 | 11.0 | 1.4 | 180 | 1 sandwich 180
Sandwich, chicken and mayonnaise | 17.0 | 1.6 | 15.0 | 0.3 | 300 | 1 sandwich 160
Sandwich, curried egg | 10.0 | 1.8 | 13.5 | 0.2 | 340 | 1 sandwich 160
Sandwich, falafel and hummus | 6.6 | 15.0 | 10.0 | 5.0 | 380 | 1 sandwich 200
Sandwich, ham and cheese | 19.5 | 0.9 | 14.5 | 0.0 | 980 | 1 sandwich 140
Sandwich, ham, cheese and tomato | 13.0 | 1.6 | 9.6 | 0.5 | 650 | 1 sandwich 170
Sandwich, haloumi and vegetables | 10.0 | 3.6 | 12.5 | 1.2 | 520 | 1 sandwich 190
Sandwich, lamb and mint | 19.0 | 4.0 | 6.0 | 0.4 | 260 | 1 sandwich 170
Sandwich, peanut butter | 24.0 | 12.0 | 50.5 | 7.5 | 380 | 1 sandwich 100
Sandwich, roast vegetable and feta | 5.0 | 6.0 | 8.0 | 1.8 | 320 | 1 sandwich 190
Sandwich, salad | 1.8 | 2.8 | 3.4 | 1.6 | 120 | 1 sandwich 160
Sandwich, salami and cheese | 18.0 | 1.6 | 24.0 | 0.4 | 1050 | 1 sandwich 150
Sandwich, tuna and salad | 13.5 | 2.0 | 4.4 | 0.8 | 260 | 1 sandwich 180
Sandwich, turkey and cranberry | 15.0 | 8.0 | 3.4 | 0.5 | 560 | 1 sandwich 170
`,
};

const PIZZAS: Mix = {
  group: 'Meals and takeaway',
  share: 0.5,
  bases: `
thin base | 9.0 | 48.0 | 4.0 | 2.6 | 460
thick base | 8.6 | 54.0 | 5.0 | 2.8 | 480
`,
  rests: `
Pizza, barbecue chicken | 14.0 | 8.0 | 9.0 | 0.6 | 520 | 1 slice 95, 2 slices 190
Pizza, capricciosa | 12.0 | 3.0 | 12.0 | 1.0 | 640 | 1 slice 95, 2 slices 190
Pizza, garlic prawn | 14.0 | 2.6 | 10.0 | 0.5 | 560 | 1 slice 90, 2 slices 180
Pizza, ham and pineapple | 12.0 | 6.0 | 9.6 | 0.8 | 620 | 1 slice 95, 2 slices 190
Pizza, meat lovers | 15.0 | 4.6 | 16.0 | 0.4 | 780 | 1 slice 100, 2 slices 200
Pizza, mushroom | 9.6 | 2.4 | 9.0 | 1.2 | 420 | 1 slice 90, 2 slices 180
Pizza, pepperoni | 14.0 | 2.6 | 17.0 | 0.4 | 820 | 1 slice 90, 2 slices 180
Pizza, roast pumpkin and feta | 7.0 | 7.0 | 10.0 | 1.6 | 480 | 1 slice 95, 2 slices 190
Pizza, vegetarian | 8.0 | 4.0 | 8.4 | 1.8 | 440 | 1 slice 95, 2 slices 190
`,
};

const CURRIES_WITH_RICE: Mix = {
  group: 'Meals and takeaway',
  share: 0.45,
  bases: `
with white rice | 2.7 | 28.0 | 0.2 | 0.8 | 2
with brown rice | 3.2 | 30.5 | 1.1 | 1.7 | 3
`,
  rests: `
Beef and broccoli stir fry | 10.5 | 5.4 | 5.0 | 1.6 | 420 | 1 plate 400
Beef massaman curry | 9.4 | 9.0 | 10.0 | 1.5 | 360 | 1 plate 420
Butter chicken | 10.2 | 5.4 | 9.0 | 1.1 | 360 | 1 plate 420
Chicken and cashew stir fry | 11.0 | 7.0 | 7.6 | 1.4 | 420 | 1 plate 400
Chickpea curry | 5.0 | 11.0 | 4.4 | 3.8 | 320 | 1 plate 420
Chilli con carne | 8.8 | 7.0 | 4.2 | 3.0 | 280 | 1 plate 420
Honey chicken | 12.0 | 20.0 | 9.0 | 0.6 | 380 | 1 plate 400
Lamb korma | 10.5 | 5.6 | 11.5 | 1.2 | 340 | 1 plate 420
Lentil dahl | 5.4 | 9.5 | 2.8 | 3.3 | 250 | 1 plate 400
Mongolian lamb | 11.0 | 9.0 | 8.0 | 1.0 | 520 | 1 plate 400
Sweet and sour pork | 9.0 | 16.0 | 7.0 | 0.9 | 320 | 1 plate 400
Thai green curry, chicken | 8.4 | 4.2 | 8.0 | 1.2 | 420 | 1 plate 420
Vegetable green curry | 2.4 | 5.6 | 6.0 | 2.2 | 380 | 1 plate 420
`,
};

export const MIXES: readonly Mix[] = [MILK_DRINKS, SANDWICHES, PIZZAS, CURRIES_WITH_RICE];
