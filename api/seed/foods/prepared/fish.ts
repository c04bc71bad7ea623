/** Raw foods (see prepare.ts), with the ways in which they are prepared. */
export const SEAFOOD = `
Abalone | 17.5 | 4.0 | 0.8 | 0 | 300 | 1 abalone 85 | raw grilled fried
Anchovies | 19.0 | 0 | 5.0 | 0 | 110 | 5 anchovies 20 | oil
Barramundi fillet | 19.5 | 0 | 1.6 | 0 | 60 | 1 fillet 150 | raw grilled steamed fried battered crumbed
Basa fillet | 15.0 | 0 | 2.2 | 0 | 70 | 1 fillet 150 | raw grilled baked steamed fried battered crumbed
Blue grenadier fillet | 17.5 | 0 | 1.0 | 0 | 85 | 1 fillet 120 | raw grilled baked battered crumbed
Bream fillet | 19.0 | 0 | 3.6 | 0 | 85 | 1 fillet 110 | raw grilled baked steamed fried
Calamari | 16.5 | 1.0 | 1.2 | 0 | 180 | 6 rings 90 | raw grilled fried battered
Coral trout fillet | 20.0 | 0 | 1.0 | 0 | 70 | 1 fillet 140 | raw grilled baked steamed battered
Crab meat | 17.5 | 0 | 0.8 | 0 | 300 | 1/2 cup 75 | steamed brine
Dhufish fillet | 19.5 | 0 | 0.9 | 0 | 70 | 1 fillet 140 | raw grilled baked battered
Dory fillet | 18.5 | 0 | 0.8 | 0 | 85 | 1 fillet 120 | raw grilled baked steamed fried battered
Flake fillet | 21.0 | 0 | 0.7 | 0 | 120 | 1 fillet 150 | raw grilled baked battered crumbed
Flathead fillet | 19.5 | 0 | 0.8 | 0 | 75 | 1 fillet 110 | raw grilled baked steamed fried battered crumbed
Garfish fillet | 20.0 | 0 | 1.6 | 0 | 90 | 2 fillets 80 | raw grilled fried crumbed
Gemfish fillet | 17.5 | 0 | 7.0 | 0 | 80 | 1 fillet 140 | raw grilled baked smoked
Herring | 17.5 | 0 | 10.0 | 0 | 90 | 1 fillet 90 | grilled smoked oil
Hoki fillet | 16.5 | 0 | 1.2 | 0 | 90 | 1 fillet 120 | raw grilled baked battered crumbed
Kingfish fillet | 22.0 | 0 | 3.4 | 0 | 60 | 1 fillet 140 | raw grilled baked fried
Ling fillet | 19.0 | 0 | 0.6 | 0 | 90 | 1 fillet 140 | raw grilled baked steamed battered
Mackerel fillet | 20.5 | 0 | 6.4 | 0 | 75 | 1 fillet 130 | raw grilled baked smoked brine oil
Mullet fillet | 19.5 | 0 | 5.0 | 0 | 75 | 1 fillet 120 | raw grilled baked fried smoked
Mussels | 12.0 | 3.4 | 2.0 | 0 | 290 | 10 mussels 80 | raw steamed smoked oil
Ocean trout fillet | 20.5 | 0 | 8.6 | 0 | 50 | 1 fillet 140 | raw grilled baked steamed fried smoked
Octopus | 15.0 | 1.4 | 1.0 | 0 | 230 | 1/2 cup 90 | raw grilled steamed
Orange roughy fillet | 15.5 | 0 | 5.4 | 0 | 70 | 1 fillet 130 | raw grilled baked battered
Oysters | 9.4 | 3.6 | 2.4 | 0 | 300 | 1 oyster 15 | raw grilled battered smoked
Perch fillet | 18.5 | 0 | 1.8 | 0 | 70 | 1 fillet 120 | raw grilled baked steamed fried crumbed
Pilchards | 19.0 | 0 | 8.0 | 0 | 110 | 2 pilchards 60 | grilled brine oil
Pipis | 12.5 | 3.0 | 1.4 | 0 | 320 | 10 pipis 50 | raw steamed
Prawns | 19.5 | 0 | 0.7 | 0 | 250 | 6 medium 80 | raw grilled steamed fried battered crumbed
Rainbow trout | 20.0 | 0 | 5.0 | 0 | 50 | 1 fillet 120 | raw grilled baked smoked
Rock lobster | 19.5 | 0.4 | 0.9 | 0 | 220 | 1/2 lobster 150 | raw grilled steamed
Salmon fillet, Atlantic | 20.0 | 0 | 12.5 | 0 | 50 | 1 fillet 140 | raw grilled steamed fried
Sardines | 19.5 | 0 | 8.6 | 0 | 100 | 3 sardines 90 | raw grilled brine
Scallops | 15.5 | 2.4 | 0.7 | 0 | 170 | 6 scallops 90 | raw grilled steamed fried crumbed
Sea perch fillet | 19.0 | 0 | 1.2 | 0 | 75 | 1 fillet 130 | raw grilled baked battered
Snapper fillet | 20.5 | 0 | 1.4 | 0 | 70 | 1 fillet 140 | raw grilled baked steamed fried battered crumbed
Swordfish steak | 19.5 | 0 | 6.6 | 0 | 85 | 1 steak 150 | raw grilled
Tailor fillet | 20.0 | 0 | 3.0 | 0 | 75 | 1 fillet 120 | raw grilled baked smoked
Trevally fillet | 20.5 | 0 | 2.4 | 0 | 70 | 1 fillet 130 | raw grilled baked
Tuna steak | 23.5 | 0 | 1.4 | 0 | 42 | 1 steak 150 | raw grilled fried
Whiting fillet | 19.0 | 0 | 1.0 | 0 | 95 | 2 fillets 110 | raw grilled baked steamed fried battered crumbed
Yabbies | 17.5 | 0.3 | 0.8 | 0 | 180 | 4 yabbies 80 | steamed grilled
`;
