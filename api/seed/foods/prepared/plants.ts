/** Raw foods (see prepare.ts), with the ways in which they are prepared. */
export const ORCHARD = `
Apple, green | 0.3 | 11.0 | 0.1 | 2.2 | 1 | 1 medium 165 | raw stewed sweetened baked
Apple, peeled | 0.3 | 12.0 | 0.1 | 1.6 | 1 | 1 medium 145 | raw stewed sweetened baked puree
Apple, red | 0.3 | 12.8 | 0.1 | 2.2 | 1 | 1 medium 165 | raw baked
Apricots | 0.8 | 7.4 | 0.2 | 2.1 | 1 | 3 apricots 150 | stewed sweetened juice syrup frozen
Banana, lady finger | 1.5 | 22.0 | 0.2 | 2.4 | 1 | 1 medium 65 | raw frozen
Banana, sliced | 1.4 | 19.6 | 0.3 | 2.4 | 1 | 1/2 cup 75 | frozen baked
Blackberries | 1.2 | 6.4 | 0.4 | 5.4 | 2 | 1/2 cup 75 | raw frozen stewed sweetened syrup
Blueberries | 0.6 | 11.0 | 0.3 | 2.4 | 1 | 1/2 cup 80 | frozen stewed sweetened
Boysenberries | 1.1 | 7.6 | 0.2 | 4.8 | 1 | 1/2 cup 75 | raw frozen syrup
Cherries, sour | 1.0 | 9.4 | 0.2 | 1.6 | 2 | 1/2 cup 75 | raw frozen juice syrup
Custard apple | 1.4 | 15.8 | 0.6 | 2.6 | 3 | 1/2 custard apple 130 | raw
Dragon fruit | 1.1 | 10.0 | 0.4 | 2.8 | 3 | 1/2 fruit 130 | raw frozen
Feijoa | 0.7 | 8.0 | 0.4 | 4.4 | 3 | 1 feijoa 40 | raw stewed
Figs, black | 1.4 | 8.6 | 0.3 | 3.3 | 2 | 1 medium 50 | raw baked syrup
Grapefruit, ruby | 0.8 | 5.6 | 0.1 | 1.0 | 1 | 1/2 grapefruit 130 | raw juice
Grapes, black | 0.6 | 16.0 | 0.1 | 1.4 | 6 | 10 grapes 55, 1 cup 170 | raw frozen
Grapes, red | 0.6 | 15.8 | 0.1 | 1.2 | 5 | 10 grapes 55, 1 cup 170 | raw frozen
Guava | 1.4 | 6.0 | 0.5 | 5.4 | 3 | 1 guava 90 | raw juice syrup
Honeydew melon | 0.6 | 6.6 | 0.2 | 1.0 | 24 | 1 cup 165 | raw frozen
Jackfruit | 1.4 | 19.0 | 0.3 | 1.8 | 3 | 1/2 cup 80 | raw syrup
Kiwifruit, gold | 1.1 | 12.4 | 0.3 | 1.6 | 3 | 1 medium 90 | raw
Lemon | 0.6 | 1.8 | 0.2 | 2.6 | 2 | 1 wedge 15 | raw
Lime | 0.7 | 1.6 | 0.2 | 2.4 | 2 | 1 wedge 12 | raw
Loquats | 0.4 | 9.0 | 0.2 | 1.7 | 1 | 3 loquats 45 | raw syrup
Lychees | 1.1 | 16.2 | 0.1 | 1.3 | 1 | 5 lychees 60 | raw juice syrup
Mandarin segments | 0.9 | 8.2 | 0.2 | 1.3 | 2 | 1/2 cup 95 | juice syrup
Mango, sliced | 0.9 | 12.6 | 0.2 | 1.5 | 2 | 1/2 cup 80 | frozen juice syrup puree
Mixed berries | 0.9 | 7.8 | 0.3 | 3.8 | 2 | 1/2 cup 75 | raw frozen stewed sweetened
Mulberries | 1.6 | 6.4 | 0.4 | 3.4 | 3 | 1/2 cup 70 | raw stewed frozen
Nectarine, white | 1.1 | 8.4 | 0.1 | 2.0 | 1 | 1 medium 140 | raw baked
Orange, blood | 1.0 | 8.6 | 0.1 | 2.2 | 1 | 1 medium 140 | raw
Orange, Valencia | 1.0 | 7.6 | 0.1 | 2.0 | 1 | 1 medium 160 | raw
Papaya | 0.4 | 7.0 | 0.1 | 2.2 | 7 | 1 cup 150 | raw
Peach, white | 0.9 | 7.4 | 0.1 | 1.5 | 1 | 1 medium 130 | raw baked
Peaches, sliced | 0.8 | 7.2 | 0.1 | 1.5 | 1 | 1/2 cup 125 | stewed sweetened syrup frozen
Pear, brown | 0.4 | 12.6 | 0.1 | 3.4 | 2 | 1 medium 170 | raw stewed baked
Pear, nashi | 0.4 | 10.4 | 0.1 | 2.2 | 1 | 1 medium 150 | raw
Pears, sliced | 0.3 | 12.0 | 0.1 | 2.4 | 3 | 1/2 cup 125 | stewed sweetened juice syrup
Persimmon | 0.6 | 16.0 | 0.2 | 2.6 | 3 | 1 persimmon 150 | raw
Pineapple pieces | 0.6 | 8.6 | 0.1 | 1.8 | 2 | 1/2 cup 85 | juice syrup frozen baked
Plums, blood | 0.7 | 8.4 | 0.1 | 2.0 | 1 | 2 plums 130 | raw stewed sweetened syrup
Pomegranate seeds | 1.6 | 14.0 | 1.0 | 4.0 | 3 | 1/2 cup 85 | raw frozen
Prickly pear | 0.8 | 6.4 | 0.4 | 3.6 | 5 | 1 pear 100 | raw
Quince | 0.4 | 10.0 | 0.2 | 4.0 | 3 | 1/2 cup 120 | stewed sweetened
Rambutan | 0.9 | 16.0 | 0.2 | 1.6 | 8 | 4 rambutans 50 | raw syrup
Raspberries, whole | 1.2 | 6.2 | 0.4 | 5.6 | 2 | 1/2 cup 65 | frozen stewed sweetened syrup
Rhubarb | 0.9 | 1.2 | 0.2 | 2.6 | 4 | 1/2 cup 120 | stewed sweetened
Star fruit | 0.8 | 5.0 | 0.2 | 2.4 | 2 | 1 fruit 90 | raw
Strawberries, sliced | 0.8 | 3.8 | 0.2 | 2.1 | 4 | 1/2 cup 80 | frozen stewed sweetened puree
Tamarillo | 1.9 | 3.4 | 0.3 | 4.0 | 2 | 1 tamarillo 70 | raw stewed sweetened
`;

export const LEGUMES = `
Adzuki beans | 7.4 | 17.0 | 0.2 | 7.0 | 6 | 1/2 cup 90 | dry boiled canned
Black beans | 8.4 | 15.0 | 0.6 | 8.4 | 4 | 1/2 cup 90 | dry boiled canned unsalted soup
Black-eyed beans | 7.6 | 13.0 | 0.6 | 6.6 | 6 | 1/2 cup 90 | dry boiled canned
Borlotti beans | 8.4 | 14.0 | 0.5 | 7.6 | 4 | 1/2 cup 90 | dry boiled canned unsalted
Butter beans | 7.0 | 13.0 | 0.4 | 6.0 | 6 | 1/2 cup 90 | dry boiled canned unsalted
Cannellini beans | 7.4 | 12.5 | 0.5 | 6.8 | 5 | 1/2 cup 90 | dry boiled canned unsalted soup
Chickpeas | 7.8 | 15.5 | 2.4 | 6.6 | 6 | 1/2 cup 85 | dry boiled unsalted soup
Edamame | 11.5 | 5.0 | 5.6 | 5.0 | 6 | 1/2 cup 75 | boiled
Kidney beans, red | 8.2 | 13.5 | 0.5 | 7.6 | 4 | 1/2 cup 90 | dry boiled unsalted soup
Lentils, brown | 8.2 | 12.0 | 0.4 | 5.4 | 4 | 1/2 cup 95 | dry boiled canned unsalted soup
Lentils, French green | 8.6 | 13.0 | 0.5 | 6.2 | 4 | 1/2 cup 95 | dry boiled
Lima beans | 7.2 | 13.4 | 0.3 | 6.6 | 4 | 1/2 cup 90 | dry boiled canned
Lupin beans | 15.0 | 3.0 | 3.0 | 8.0 | 6 | 1/2 cup 85 | boiled canned
Mung beans | 7.4 | 12.0 | 0.4 | 6.2 | 3 | 1/2 cup 95 | dry boiled
Navy beans | 8.0 | 14.0 | 0.6 | 8.8 | 4 | 1/2 cup 90 | dry boiled unsalted
Pinto beans | 8.4 | 14.5 | 0.6 | 8.0 | 4 | 1/2 cup 90 | dry boiled canned
Soy beans | 14.0 | 3.0 | 7.4 | 7.2 | 4 | 1/2 cup 85 | dry boiled canned
Split peas, green | 8.0 | 13.0 | 0.4 | 5.6 | 4 | 1/2 cup 100 | dry boiled soup
Split peas, yellow | 8.0 | 13.4 | 0.4 | 5.4 | 4 | 1/2 cup 100 | dry boiled soup
`;
