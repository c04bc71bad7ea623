/** Lines of foods (see read-foods.ts). */
export const MORE_DRINKS = `
Aloe vera drink | 0.0 | 8.0 | 0.0 | 0.1 | 12 | 1 bottle 500
Apple and blackcurrant drink | 0.1 | 11.0 | 0.0 | 0.0 | 6 | 1 small carton 200
Beer, alcohol free | 0.3 | 5.0 | 0.0 | 0.0 | 4 | 1 stubby 375
Beer, low carbohydrate | 0.3 | 1.0 | 0.0 | 0.0 | 4 | 1 stubby 375 | alcohol 3.5
Beer, mid strength | 0.3 | 2.2 | 0.0 | 0.0 | 4 | 1 stubby 375, 1 schooner 425 | alcohol 2.8
Beer, pale ale | 0.4 | 3.2 | 0.0 | 0.0 | 5 | 1 stubby 375 | alcohol 3.8
Beer, stout | 0.5 | 3.6 | 0.0 | 0.0 | 6 | 1 stubby 375 | alcohol 4.4
Bubble milk tea, with pearls | 0.9 | 14.0 | 1.6 | 0.1 | 25 | 1 cup 480
Chai, black, with honey | 0.1 | 4.0 | 0.0 | 0.0 | 2 | 1 mug 260
Champagne style wine | 0.2 | 1.0 | 0.0 | 0.0 | 6 | 1 flute 150 | alcohol 9.6
Cider, alcoholic | 0.0 | 4.6 | 0.0 | 0.0 | 6 | 1 bottle 330 | alcohol 3.7
Cocktail, espresso martini | 0.2 | 13.0 | 0.0 | 0.0 | 4 | 1 glass 120 | alcohol 15
Cocktail, margarita | 0.1 | 10.0 | 0.0 | 0.0 | 320 | 1 glass 120 | alcohol 16
Cocktail, mojito | 0.1 | 7.0 | 0.0 | 0.1 | 6 | 1 glass 250 | alcohol 7.4
Coffee, cold brew, black | 0.1 | 0.0 | 0.0 | 0.0 | 2 | 1 cup 250
Coffee, espresso | 0.2 | 0.2 | 0.1 | 0.0 | 8 | 1 shot 30
Coffee, instant, with full cream milk and sugar | 0.5 | 2.6 | 0.4 | 0.0 | 6 | 1 mug 260
Coffee, long black | 0.1 | 0.0 | 0.0 | 0.0 | 2 | 1 cup 200
Cordial, made up, no sugar | 0.0 | 0.3 | 0.0 | 0.0 | 12 | 1 glass 250
Cream liqueur | 3.0 | 22.0 | 14.0 | 0.0 | 80 | 1 nip 30 | alcohol 13.5
Dessert wine | 0.2 | 12.0 | 0.0 | 0.0 | 8 | 1 glass 60 | alcohol 9.4
Electrolyte drink, no sugar | 0.0 | 0.2 | 0.0 | 0.0 | 48 | 1 bottle 600
Energy drink, no sugar | 0.4 | 0.1 | 0.0 | 0.0 | 85 | 1 can 250
Flavoured milk, banana | 3.4 | 9.4 | 1.9 | 0.0 | 45 | 1 small carton 300
Flavoured milk, chocolate | 3.5 | 9.8 | 2.0 | 0.3 | 50 | 1 small carton 300, 1 large carton 600
Flavoured milk, chocolate, full cream | 3.4 | 10.0 | 3.4 | 0.3 | 50 | 1 small carton 300
Flavoured milk, strawberry | 3.4 | 9.6 | 1.9 | 0.0 | 45 | 1 small carton 300
Ginger beer | 0.0 | 10.8 | 0.0 | 0.0 | 8 | 1 can 375
Ginger beer, alcoholic | 0.0 | 8.0 | 0.0 | 0.0 | 8 | 1 bottle 330 | alcohol 3.2
Ginger beer, no sugar | 0.0 | 0.2 | 0.0 | 0.0 | 10 | 1 can 375
Iced chocolate, with ice cream | 3.6 | 15.0 | 8.0 | 0.5 | 50 | 1 glass 350
Iced coffee, with ice cream | 3.2 | 11.0 | 7.6 | 0.0 | 45 | 1 glass 350
Iced tea, lemon | 0.0 | 7.2 | 0.0 | 0.0 | 6 | 1 bottle 500
Iced tea, no sugar, peach | 0.0 | 0.4 | 0.0 | 0.0 | 8 | 1 bottle 500
Juice, apple and mango | 0.2 | 11.0 | 0.0 | 0.2 | 3 | 1 glass 200
Juice, beetroot | 0.9 | 8.6 | 0.0 | 0.4 | 70 | 1 glass 200
Juice, carrot | 0.8 | 7.0 | 0.1 | 0.6 | 50 | 1 glass 200
Juice, cranberry drink | 0.0 | 12.0 | 0.0 | 0.0 | 4 | 1 glass 200
Juice, grape | 0.3 | 15.0 | 0.0 | 0.1 | 5 | 1 glass 200
Juice, grapefruit | 0.5 | 7.2 | 0.1 | 0.1 | 2 | 1 glass 200
Juice, green, vegetable and apple | 0.6 | 6.0 | 0.1 | 0.5 | 25 | 1 glass 250
Juice, orange and mango | 0.6 | 9.6 | 0.1 | 0.3 | 3 | 1 glass 200
Juice, pineapple | 0.4 | 10.6 | 0.1 | 0.2 | 3 | 1 glass 200
Juice, pomegranate | 0.2 | 12.6 | 0.1 | 0.1 | 8 | 1 glass 200
Juice, prune | 0.6 | 16.0 | 0.0 | 1.0 | 6 | 1 glass 125
Juice, tomato | 0.8 | 3.6 | 0.1 | 0.6 | 220 | 1 glass 200
Juice, vegetable | 0.9 | 4.2 | 0.1 | 0.7 | 210 | 1 glass 200
Kombucha, ginger | 0.0 | 3.0 | 0.0 | 0.0 | 6 | 1 bottle 330
Lemonade | 0.0 | 10.4 | 0.0 | 0.0 | 10 | 1 can 375, 1 bottle 600
Lemonade, no sugar | 0.0 | 0.1 | 0.0 | 0.0 | 12 | 1 can 375
Liqueur, coffee | 0.1 | 45.0 | 0.2 | 0.0 | 8 | 1 nip 30 | alcohol 18
Malted milk drink, made with full cream milk | 4.2 | 10.0 | 3.6 | 0.2 | 70 | 1 mug 260
Meal replacement shake, chocolate | 7.0 | 9.0 | 2.0 | 1.6 | 90 | 1 shake 300
Milkshake, strawberry | 3.4 | 13.5 | 3.8 | 0.0 | 50 | 1 milkshake 350
Milkshake, vanilla | 3.4 | 13.0 | 3.9 | 0.0 | 50 | 1 milkshake 350
Mineral water, plain | 0.0 | 0.0 | 0.0 | 0.0 | 10 | 1 bottle 500
Port | 0.2 | 12.0 | 0.0 | 0.0 | 6 | 1 glass 60 | alcohol 15.5
Pre-mixed rum and cola | 0.0 | 8.4 | 0.0 | 0.0 | 8 | 1 can 375 | alcohol 3.8
Pre-mixed vodka and soda, no sugar | 0.0 | 0.2 | 0.0 | 0.0 | 12 | 1 can 330 | alcohol 3.6
Protein shake, plant, with water | 6.6 | 1.4 | 1.0 | 0.8 | 90 | 1 shake 300
Protein shake, whey, with skim milk | 10.4 | 5.6 | 0.7 | 0.1 | 75 | 1 shake 300
Sake | 0.3 | 4.0 | 0.0 | 0.0 | 3 | 1 glass 60 | alcohol 12.6
Sherry, dry | 0.2 | 1.4 | 0.0 | 0.0 | 10 | 1 glass 60 | alcohol 14
Smoothie, acai | 0.9 | 11.0 | 2.4 | 1.6 | 10 | 1 glass 350
Smoothie, green | 1.0 | 8.0 | 0.6 | 1.5 | 15 | 1 glass 350
Smoothie, mango | 2.4 | 11.6 | 1.5 | 0.6 | 30 | 1 glass 350
Smoothie, mixed berry | 2.4 | 9.6 | 1.4 | 1.2 | 30 | 1 glass 350
Smoothie, peanut butter and banana | 4.4 | 11.0 | 4.4 | 1.0 | 45 | 1 glass 350
Soda water | 0.0 | 0.0 | 0.0 | 0.0 | 20 | 1 can 375
Soft drink, lemon | 0.0 | 11.0 | 0.0 | 0.0 | 8 | 1 can 375
Soft drink, orange | 0.0 | 11.4 | 0.0 | 0.0 | 8 | 1 can 375
Soft drink, pineapple | 0.0 | 12.0 | 0.0 | 0.0 | 8 | 1 can 375
Spider, lime, with ice cream | 1.0 | 15.0 | 2.8 | 0.0 | 25 | 1 glass 350
Sports drink, no sugar | 0.0 | 0.4 | 0.0 | 0.0 | 40 | 1 bottle 600
Tea, green | 0.0 | 0.0 | 0.0 | 0.0 | 1 | 1 cup 250
Tea, herbal, peppermint | 0.0 | 0.1 | 0.0 | 0.0 | 1 | 1 cup 250
Tea, with milk and sugar | 0.3 | 2.2 | 0.3 | 0.0 | 4 | 1 cup 250
Tonic water | 0.0 | 8.8 | 0.0 | 0.0 | 8 | 1 can 250
Vermouth, dry | 0.1 | 3.0 | 0.0 | 0.0 | 10 | 1 nip 60 | alcohol 14
Water, flavoured, sparkling | 0.0 | 0.1 | 0.0 | 0.0 | 8 | 1 can 375
Water, tap | 0.0 | 0.0 | 0.0 | 0.0 | 2 | 1 glass 250
Wine, alcohol free | 0.1 | 4.0 | 0.0 | 0.0 | 6 | 1 glass 150
Wine, rose | 0.1 | 1.0 | 0.0 | 0.0 | 6 | 1 glass 150 | alcohol 9.5
`;
