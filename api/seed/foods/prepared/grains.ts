/** Foods (see prepare.ts), with the ways in which they are prepared. */
export const NUTS = `
Almonds, blanched | 21.0 | 5.0 | 53.0 | 8.0 | 1 | 1 handful 30 | raw roasted salted
Almonds, whole | 20.0 | 4.8 | 54.0 | 9.0 | 1 | 10 almonds 12, 1 handful 30 | roasted salted honey
Cashews | 17.5 | 21.0 | 48.0 | 5.0 | 11 | 1 handful 30 | raw salted honey
Chestnuts | 3.4 | 34.0 | 1.2 | 6.0 | 1 | 5 chestnuts 45 | raw roasted
Hazelnuts | 14.5 | 5.0 | 61.0 | 10.0 | 1 | 10 hazelnuts 15, 1 handful 30 | raw roasted salted
Macadamias, whole | 9.2 | 4.5 | 74.0 | 6.4 | 1 | 10 nuts 20 | roasted salted honey
Mixed nuts | 18.0 | 10.0 | 53.0 | 7.5 | 4 | 1 handful 30 | raw salted honey
Peanuts, shelled | 24.5 | 9.5 | 48.0 | 8.2 | 2 | 1 handful 30 | raw salted honey
Pecans | 9.6 | 4.8 | 70.0 | 8.4 | 1 | 10 halves 15, 1 handful 30 | raw roasted salted
Pine nuts | 14.0 | 5.0 | 68.0 | 5.0 | 3 | 1 tablespoon 10 | raw roasted
Pistachios | 20.0 | 15.0 | 48.0 | 9.0 | 4 | 20 pistachios 14, 1 handful 30 | raw roasted salted
Sunflower kernels | 22.0 | 3.0 | 51.0 | 10.5 | 3 | 1 tablespoon 12 | roasted salted
Walnut pieces | 14.4 | 3.0 | 69.0 | 6.4 | 2 | 1 handful 30 | roasted salted
`;

export const BREADS = `
Bread, brown | 9.0 | 43.0 | 2.2 | 4.6 | 410 | 1 slice 34 | fresh toasted buttered toastButter
Bread, fruit and nut | 8.6 | 47.0 | 6.4 | 4.6 | 260 | 1 slice 45 | fresh toasted buttered toastButter
Bread, high fibre white | 8.6 | 42.0 | 2.0 | 5.6 | 410 | 1 slice 36 | fresh toasted buttered toastButter
Bread, linseed and soy | 12.0 | 36.0 | 6.6 | 7.6 | 400 | 1 slice 42 | fresh toasted buttered toastButter
Bread, low carbohydrate | 20.0 | 14.0 | 9.0 | 13.0 | 420 | 1 slice 40 | fresh toasted buttered
Bread, oat | 9.4 | 42.0 | 3.4 | 4.6 | 400 | 1 slice 40 | fresh toasted buttered
Bread, pumpernickel | 6.6 | 38.0 | 1.4 | 8.4 | 480 | 1 slice 45 | fresh toasted buttered
Bread, rye, light | 8.8 | 44.0 | 1.8 | 5.0 | 430 | 1 slice 38 | fresh toasted buttered toastButter
Bread, sourdough, wholemeal | 9.6 | 41.0 | 1.6 | 6.2 | 460 | 1 slice 50 | fresh toasted buttered toastButter
Bread, soy and barley | 10.5 | 39.0 | 4.6 | 6.6 | 400 | 1 slice 40 | fresh toasted buttered
Bread, spelt | 10.5 | 42.0 | 2.6 | 5.4 | 420 | 1 slice 42 | fresh toasted buttered
Bread, white, thick sliced | 8.8 | 46.0 | 2.2 | 2.8 | 420 | 1 slice 42 | toasted buttered toastButter
Bread, wholegrain | 10.0 | 39.0 | 4.0 | 7.0 | 400 | 1 slice 40 | fresh toasted buttered toastButter
Bread, wholemeal, thick sliced | 9.6 | 40.0 | 2.6 | 6.4 | 410 | 1 slice 42 | toasted buttered toastButter
Bread roll, multigrain | 10.0 | 44.0 | 4.0 | 5.4 | 430 | 1 roll 65 | fresh toasted buttered
Bread roll, wholemeal | 9.8 | 42.0 | 3.2 | 6.2 | 430 | 1 roll 65 | fresh toasted buttered
Bagel, wholemeal | 10.5 | 45.0 | 1.8 | 5.6 | 440 | 1 bagel 90 | fresh toasted buttered
Crumpet, wholemeal | 5.8 | 35.0 | 0.9 | 4.4 | 680 | 1 crumpet 50 | toasted toastButter
English muffin, white | 8.8 | 43.0 | 1.6 | 2.8 | 420 | 1 muffin 65 | toasted toastButter
`;

export const GRAINS = `
Noodles, hokkien | 5.4 | 26.0 | 1.4 | 1.6 | 120 | 1 cup 165 | cooked fried
Noodles, mung bean vermicelli | 0.2 | 20.0 | 0.1 | 0.4 | 6 | 1 cup 140 | dry cooked
Noodles, rice vermicelli | 1.8 | 23.0 | 0.2 | 0.8 | 12 | 1 cup 150 | dry cooked fried
Noodles, soba | 5.0 | 21.0 | 0.2 | 1.6 | 60 | 1 cup 150 | dry cooked
Noodles, udon | 3.4 | 23.0 | 0.4 | 1.2 | 120 | 1 cup 165 | cooked fried
Noodles, wheat | 4.6 | 25.0 | 0.6 | 1.4 | 40 | 1 cup 160 | dry cooked fried
Pasta, chickpea | 9.0 | 20.0 | 2.2 | 5.0 | 6 | 1 cup 150 | dry cooked
Pasta, fettuccine, fresh egg | 5.6 | 25.0 | 1.6 | 1.8 | 12 | 1 cup 150 | cooked
Pasta, gluten free | 2.8 | 28.0 | 0.6 | 1.4 | 4 | 1 cup 150 | dry cooked
Pasta, lasagne sheets | 4.6 | 27.0 | 0.6 | 1.8 | 4 | 1 sheet 35 | cooked
Pasta, lentil | 10.0 | 20.0 | 0.8 | 4.4 | 6 | 1 cup 150 | dry cooked
Pasta, macaroni | 4.6 | 27.0 | 0.5 | 1.9 | 2 | 1 cup 145 | dry cooked
Pasta, risoni | 4.6 | 26.0 | 0.5 | 1.8 | 2 | 1 cup 155 | dry cooked
Pasta, spaghetti | 4.6 | 27.5 | 0.5 | 1.9 | 2 | 1 cup 150 | dry cooked
Pasta, spelt | 5.2 | 25.0 | 0.9 | 3.4 | 3 | 1 cup 150 | dry cooked
Quinoa, red | 4.2 | 18.0 | 1.9 | 3.2 | 6 | 1/2 cup 95 | dry cooked
Quinoa, tricolour | 4.2 | 18.2 | 1.9 | 3.0 | 6 | 1/2 cup 95 | dry cooked
Rice, arborio | 2.4 | 27.0 | 0.2 | 0.6 | 2 | 1 cup 190 | dry cooked
Rice, basmati | 3.0 | 26.5 | 0.3 | 0.7 | 2 | 1 cup 185 | dry cooked fried
Rice, black | 3.4 | 27.0 | 1.2 | 2.2 | 3 | 1 cup 180 | dry cooked
Rice, brown, long grain | 3.1 | 29.0 | 1.0 | 1.8 | 3 | 1 cup 180 | dry fried
Rice, brown, microwave pouch | 3.4 | 31.0 | 2.4 | 1.9 | 5 | 1 cup 165 | cooked
Rice, jasmine | 2.7 | 29.0 | 0.2 | 0.6 | 2 | 1 cup 190 | dry cooked fried
Rice, red | 3.2 | 28.0 | 1.0 | 2.0 | 3 | 1 cup 180 | dry cooked
Rice, sushi | 2.4 | 29.0 | 0.2 | 0.5 | 2 | 1 cup 190 | dry cooked
Rice, white, long grain | 2.7 | 28.0 | 0.2 | 0.7 | 2 | 1 cup 185 | dry fried
Rice, wild | 4.0 | 20.0 | 0.4 | 1.8 | 3 | 1 cup 165 | dry cooked
`;
