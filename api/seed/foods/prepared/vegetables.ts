/** Raw foods (see prepare.ts), with the ways in which they are prepared. */
export const GREENS = `
Artichoke heart | 2.8 | 3.0 | 0.2 | 5.0 | 60 | 1 heart 50 | boiled canned pickled grilled
Asparagus | 2.7 | 1.5 | 0.1 | 1.9 | 2 | 5 spears 75 | raw grilled fried canned roasted
Bamboo shoots | 1.8 | 1.6 | 0.2 | 1.6 | 4 | 1/2 cup 75 | boiled canned
Bean sprouts | 2.8 | 1.6 | 0.1 | 1.8 | 6 | 1 cup 80 | raw fried
Beetroot | 1.7 | 7.8 | 0.1 | 2.8 | 60 | 1 small 80 | raw boiled roasted steamed pickled
Bok choy | 1.2 | 0.9 | 0.2 | 1.4 | 40 | 1 cup 75 | raw steamed fried
Broad beans | 7.0 | 2.6 | 0.6 | 6.4 | 10 | 1/2 cup 80 | boiled frozen
Broccoli | 4.2 | 0.6 | 0.3 | 3.6 | 20 | 1/2 cup 75 | raw steamed microwaved roasted fried frozen
Broccolini | 3.6 | 1.2 | 0.3 | 3.2 | 14 | 4 stems 75 | raw steamed boiled fried grilled
Brussels sprouts | 3.6 | 2.2 | 0.3 | 3.8 | 20 | 5 sprouts 80 | boiled steamed roasted fried
Cabbage, red | 1.6 | 3.6 | 0.1 | 3.6 | 20 | 1 cup shredded 75 | raw boiled fried pickled
Cabbage, savoy | 1.8 | 2.6 | 0.1 | 3.2 | 16 | 1 cup shredded 75 | raw boiled steamed fried
Cabbage, wombok | 1.2 | 1.2 | 0.1 | 1.4 | 14 | 1 cup shredded 75 | raw boiled fried
Capsicum, green | 1.0 | 2.4 | 0.1 | 1.8 | 2 | 1/2 capsicum 75 | raw grilled roasted fried
Capsicum, red | 1.3 | 4.4 | 0.2 | 2.1 | 2 | 1/2 capsicum 75 | grilled roasted fried pickled
Capsicum, yellow | 1.2 | 4.2 | 0.1 | 1.9 | 2 | 1/2 capsicum 75 | raw grilled roasted fried
Carrot | 0.8 | 5.7 | 0.1 | 3.6 | 40 | 1 medium 75 | boiled steamed microwaved roasted fried frozen canned
Cauliflower | 2.2 | 2.2 | 0.2 | 1.9 | 14 | 1/2 cup 65 | raw steamed microwaved roasted fried frozen
Cavolo nero | 3.4 | 2.0 | 0.7 | 3.8 | 30 | 1 cup 70 | raw boiled steamed fried
Celeriac | 1.5 | 4.6 | 0.2 | 4.6 | 70 | 1/2 cup 80 | raw boiled roasted mashed
Celery | 0.6 | 1.2 | 0.1 | 1.5 | 83 | 1 stick 45 | boiled fried
Chicory | 1.2 | 1.0 | 0.2 | 2.2 | 10 | 1 cup 40 | raw boiled
Chilli, red | 1.8 | 4.0 | 0.4 | 2.6 | 8 | 1 chilli 10 | raw pickled
Choko | 0.8 | 3.6 | 0.1 | 1.7 | 2 | 1/2 choko 90 | boiled steamed roasted
Cucumber, Lebanese | 0.8 | 2.0 | 0.1 | 1.0 | 14 | 1 medium 130 | raw pickled
Eggplant | 1.1 | 2.6 | 0.2 | 2.6 | 4 | 1/2 cup 80 | grilled roasted fried pickled
English spinach | 2.6 | 0.7 | 0.4 | 2.6 | 50 | 1 cup 60 | boiled steamed fried frozen
Fennel | 1.2 | 3.0 | 0.2 | 3.2 | 40 | 1/2 cup 60 | raw boiled roasted grilled
Garlic | 6.0 | 10.0 | 0.8 | 12.0 | 10 | 1 clove 3 | raw roasted fried
Ginger | 0.9 | 6.6 | 0.4 | 2.8 | 14 | 1 teaspoon 5 | raw pickled
Green beans | 1.8 | 2.6 | 0.2 | 3.0 | 2 | 1/2 cup 70 | raw steamed microwaved fried frozen canned
Green peas | 5.6 | 6.8 | 0.4 | 5.8 | 2 | 1/2 cup 75 | raw steamed canned
Kale | 3.6 | 1.9 | 0.8 | 4.0 | 30 | 1 cup 65 | raw steamed fried roasted
Kohlrabi | 1.8 | 3.6 | 0.1 | 3.4 | 20 | 1/2 cup 70 | raw boiled roasted
Leek | 1.7 | 3.4 | 0.3 | 2.6 | 14 | 1/2 cup 70 | raw boiled fried roasted
Lettuce, cos | 1.3 | 1.4 | 0.2 | 1.9 | 10 | 1 cup 45 | raw
Lettuce, iceberg | 0.9 | 0.6 | 0.1 | 1.5 | 18 | 1 cup 45 | raw
Mushrooms, button | 3.1 | 0.9 | 0.3 | 1.5 | 7 | 1 cup sliced 75 | grilled fried canned
Mushrooms, oyster | 2.6 | 2.0 | 0.3 | 2.2 | 14 | 1 cup sliced 75 | raw fried
Mushrooms, portobello | 2.8 | 1.4 | 0.3 | 1.6 | 8 | 1 mushroom 90 | raw grilled roasted
Mushrooms, shiitake | 2.2 | 4.4 | 0.4 | 2.6 | 9 | 5 mushrooms 75 | raw fried
`;

export const ROOTS_AND_OTHERS = `
Okra | 2.4 | 2.0 | 0.2 | 3.6 | 8 | 1/2 cup 80 | boiled fried frozen
Onion, brown | 1.2 | 5.2 | 0.1 | 1.5 | 10 | 1 medium 110 | boiled fried roasted grilled pickled
Onion, red | 1.1 | 6.0 | 0.1 | 1.6 | 8 | 1 medium 110 | raw fried roasted grilled pickled
Onion, spring | 1.4 | 3.6 | 0.2 | 2.4 | 12 | 1 onion 15 | raw fried
Parsnip | 1.8 | 10.0 | 0.2 | 3.0 | 16 | 1 medium 120 | boiled steamed roasted mashed
Potato, baby | 2.2 | 13.0 | 0.1 | 2.0 | 3 | 3 potatoes 150 | boiled steamed roasted
Potato, red skinned | 2.2 | 13.0 | 0.1 | 2.1 | 3 | 1 medium 150 | boiled steamed microwaved roasted mashed
Potato, white | 2.3 | 13.6 | 0.1 | 1.8 | 3 | 1 medium 150 | steamed microwaved roasted mashed canned
Pumpkin, butternut | 1.6 | 8.4 | 0.3 | 2.0 | 2 | 1 piece 85 | boiled steamed microwaved roasted mashed
Pumpkin, Jap | 1.7 | 6.6 | 0.3 | 2.0 | 2 | 1 piece 85 | boiled steamed microwaved roasted mashed
Pumpkin, Queensland blue | 1.9 | 7.0 | 0.3 | 2.0 | 2 | 1 piece 85 | boiled steamed roasted mashed
Radish, red | 0.8 | 1.8 | 0.1 | 1.4 | 24 | 5 radishes 45 | raw pickled roasted
Radish, daikon | 0.7 | 2.6 | 0.1 | 1.6 | 22 | 1/2 cup 75 | raw boiled pickled
Rocket | 2.8 | 1.4 | 0.5 | 1.8 | 28 | 1 cup 30 | raw
Silverbeet | 1.9 | 1.4 | 0.3 | 3.0 | 180 | 1 cup 75 | raw boiled steamed fried frozen
Snow peas | 3.0 | 4.8 | 0.2 | 2.8 | 2 | 10 snow peas 35 | raw steamed boiled fried
Squash, button | 1.8 | 2.8 | 0.2 | 2.2 | 2 | 3 squash 75 | boiled steamed roasted
Sugar snap peas | 3.2 | 5.4 | 0.2 | 2.8 | 2 | 10 peas 40 | raw steamed boiled fried
Swede | 1.0 | 4.6 | 0.1 | 2.6 | 18 | 1/2 cup 85 | boiled roasted mashed
Sweet corn kernels | 3.2 | 15.0 | 1.4 | 3.4 | 3 | 1/2 cup 80 | boiled frozen canned fried
Sweet potato, orange | 1.9 | 14.4 | 0.1 | 2.9 | 12 | 1/2 cup 100, 1 medium 180 | boiled steamed microwaved roasted mashed
Sweet potato, purple | 1.6 | 18.0 | 0.1 | 3.2 | 14 | 1/2 cup 100 | boiled steamed roasted mashed
Sweet potato, white | 1.7 | 16.0 | 0.1 | 2.6 | 10 | 1/2 cup 100 | boiled roasted mashed
Taro | 1.6 | 22.0 | 0.2 | 3.6 | 10 | 1/2 cup 70 | boiled steamed
Tomato, cherry | 0.8 | 2.8 | 0.1 | 1.6 | 6 | 5 tomatoes 75 | raw roasted
Tomato, Roma | 0.9 | 2.2 | 0.1 | 1.4 | 7 | 1 tomato 90 | raw grilled roasted fried
Turnip | 0.9 | 3.6 | 0.1 | 2.8 | 40 | 1/2 cup 80 | raw boiled roasted mashed
Water chestnuts | 1.2 | 12.0 | 0.1 | 2.6 | 10 | 1/2 cup 65 | raw canned
Watercress | 2.6 | 0.6 | 0.3 | 2.4 | 40 | 1 cup 35 | raw
Witlof | 1.0 | 2.2 | 0.1 | 2.2 | 6 | 1 head 80 | raw roasted
Zucchini | 0.9 | 1.6 | 0.2 | 1.2 | 1 | 1/2 cup 90 | raw steamed microwaved grilled fried roasted
`;
