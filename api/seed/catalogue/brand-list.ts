/**
 * `name | trades | tier (1–3), * if popular | ranges | one sentence about the maker`.
 * Every maker is invented.
 */
export const BRAND_LIST = `
Tidewell | vitamin weight | 2* | Daily, Restore, Calm | Tidewell blends and bottles in Geelong and publishes the test result of every batch.
Harrow Vale | vitamin food | 2* | Field, Hearth | Harrow Vale began as a herb farm near Daylesford and still dries its own nettle and chamomile.
Sorrel & Finch | vitamin body | 3 | Morning, Evening | Sorrel & Finch keeps its formulas short and its labels readable.
Ninefold Botanics | vitamin | 3* | Rootwork, Clarity | Ninefold Botanics works with nine growers across Tasmania and the Riverina.
Yarrabend Naturals | vitamin food | 1* | Everyday | Yarrabend Naturals has kept family shelves stocked since 1984.
Marrowby | vitamin | 2 | Joint & Bone, Active | Marrowby was started by two physiotherapists in Ballarat.
Kestrel Hill | vitamin sport | 2 | Peak, Steady | Kestrel Hill makes supplements for people who are outdoors before breakfast.
Goldenmarsh | vitamin | 1* | Simply | Goldenmarsh sells honest doses at supermarket prices.
Plainjar | vitamin food | 1 | | Plainjar puts one ingredient in each jar and says so on the front.
Lumenroot | vitamin | 3 | Bright, Still | Lumenroot standardises each herbal extract, so that every capsule matches the last.
Wren & Wattle | vitamin baby | 2* | Little, Grow | Wren & Wattle was created by a Brisbane mother of four and a children's dietitian.
Barrawood | vitamin | 2 | Core, Complete | Barrawood runs on solar power from its rooftop in Toowoomba.
Everwether | vitamin otc | 1* | | Everwether covers the basics and keeps the price down.
Pelican Bay Omega | vitamin | 2* | Deep, Pure | Pelican Bay Omega uses small wild fish and tests each drum of oil for heavy metals.
Krillhaven | vitamin | 3 | Antarctic | Krillhaven buys only from certified sustainable krill fisheries.
Mossgrove | vitamin | 2 | Forest | Mossgrove grows its mushrooms on hardwood in the Huon Valley.
Arvella | vitamin skin | 3* | Glow, Renew | Arvella brings nutrition and skin science together under one roof in Perth.
Solwyn | vitamin | 2 | Sun, Shield | Solwyn was founded by a vitamin D researcher from Hobart.
Thornbury Vale | vitamin | 2 | Classic, Plus | Thornbury Vale is a third-generation family of herbalists.
Figbird | vitamin food | 1 | Garden | Figbird wraps everything in paper and cardboard, down to the seal.
Murrawong | vitamin | 2 | Vital | Murrawong is named after the river bend where its founders grew up.
Hale Orchard | vitamin food | 2 | Orchard | Hale Orchard presses, dries and encapsulates fruit from its own trees.
Junivar | vitamin | 3 | Her, Balance | Junivar formulates only for women, with a panel of women's health dietitians.
Brindle & Bloom | vitamin skin | 2 | Bloom, Rest | Brindle & Bloom is made by a team of eleven in Castlemaine.
Cobalt Creek | vitamin sport | 2 | Drive, Base | Cobalt Creek formulates for men who would rather not think about it.
Saltmarsh Botanicals | vitamin skin | 3 | Tidal, Dune | Saltmarsh Botanicals harvests samphire and kelp by hand.
Oatley Row | vitamin food weight | 1 | | Oatley Row keeps things cheerful, oaty and inexpensive.
Dr Ellery's | vitamin practitioner | 3* | Formula | Dr Ellery's formulas come out of forty years of clinic notes.
Quince & Quill | vitamin food | 2 | Quiet, Bright | Quince & Quill likes old remedies and modern testing.
Banyula | vitamin | 1 | Family | Banyula has one job: family vitamins that taste good enough to finish.
Northmere Nutrition | vitamin sport | 2 | Endure, Repair | Northmere Nutrition tests each batch for banned substances.
Tallowood & Co | vitamin body | 2 | Grove | Tallowood & Co plants a tree in the Northern Rivers for every carton it sends out.
Gutsy Garden | vitamin food | 2* | Settle, Culture | Gutsy Garden thinks about little besides fibre and friendly bacteria.
Culturra | vitamin practitioner | 3 | Bio | Culturra freeze-dries its own probiotic strains in Melbourne's south-east.
Sennet & Rye | vitamin | 1 | | Sennet & Rye sells plain supplements by post and through pharmacies.
Peakfern | vitamin | 2 | Alpine | Peakfern was founded by a ranger and a pharmacist from Bright.
Tansy Lane | vitamin baby | 2 | Sprout | Tansy Lane makes gentle things for pregnancy and the years just after.
Ironbark Labs | vitamin sport | 2* | Raw, Strong | Ironbark Labs is run by a sports dietitian and a retired rower.
Cliniva | practitioner | 3* | Core, Pro | Cliniva supplies only through pharmacists and qualified practitioners.
Arborwell | practitioner | 3* | Arbor | Arborwell employs more researchers than sales people.
Phytora | practitioner | 3 | Phyto | Phytora extracts in ethanol and water only and reports the ratio on every label.
Thera & Root | practitioner | 3 | Thera | Thera & Root makes fluid extracts to the standards of the pharmacopoeia.
Orthovale | practitioner | 2 | Ortho | Orthovale formulas use activated nutrients in doses taken from published trials.
Hawthorne Clinic | practitioner | 2 | Clinic | Hawthorne Clinic grew out of a teaching clinic in Adelaide.
Eskdale Clinical | practitioner | 3 | Eskdale | Eskdale Clinical keeps allergens out of its whole plant, not only out of the bottle.
Botanica Medica | practitioner | 2 | BM | Botanica Medica grows thirty of its herbs under contract in Victoria.
Verity Practitioner | practitioner | 3 | Verity | Verity Practitioner prints the full analysis of each batch on request.
Halden & Hart | practitioner | 3 | HH | Halden & Hart was set up by two naturopaths who could not find what they wanted to prescribe.
Ferngate | otc generic | 1* | | Ferngate makes pharmacy medicines in western Sydney.
Lorimer Pharma | generic otc | 1* | | Lorimer Pharma has supplied Australian hospitals since 1971.
Astley Generics | generic | 1 | | Astley Generics packs every strength in its own colour, to make mix-ups less likely.
Winmarra | otc generic firstaid | 1* | | Winmarra medicines are made for the medicine cabinet at home.
Quillon | generic | 1 | | Quillon prints doses large on every box.
Hexley | generic otc | 1 | | Hexley has a pharmacist answering its information line every weekday.
Bellgrove | generic otc | 2 | | Bellgrove specialises in medicines for the heart and for diabetes.
Trellis Health | otc generic | 1* | | Trellis Health keeps its medicines free of gluten and lactose wherever it can.
Oxbury | generic | 2 | | Oxbury makes respiratory and allergy medicines.
Dunmore Labs | generic otc | 1 | | Dunmore Labs is an independent maker in Dandenong South.
Calverley | generic | 2 | | Calverley makes hormone and women's health medicines.
Nordane | generic | 3 | | Nordane makes injectable medicines and the devices that deliver them.
Kelmere | generic otc | 1 | | Kelmere supplies everyday generics to pharmacies in every state.
Amberley Rx | generic | 1 | | Amberley Rx keeps two years' stock of its essential medicines in Australia.
Rushworth | otc | 2* | Rapid, Gentle | Rushworth has put pain relief into Australian glove boxes for fifty years.
Clearwater Nasal | otc | 2 | | Clearwater Nasal makes sprays, rinses and nothing else.
Brackenridge | otc | 2* | Day & Night, Chest | Brackenridge winter remedies were first sold from a single shop in Launceston.
Throatsmith | otc | 2 | | Throatsmith boils its lozenges in copper pans.
Sootheline | otc baby | 2 | | Sootheline develops skin treatments with hospital dermatologists.
Tumwell | otc | 2 | | Tumwell has one subject: what happens after lunch.
Opaline Eye | otc | 3 | | Opaline Eye makes sterile drops in Brisbane.
Allerway | otc | 2* | | Allerway follows the pollen counts of eight cities.
Dermacove | otc skin | 2* | Rescue, Relief | Dermacove treats skin that itches, flakes or stings.
Nixalot | otc | 2 | | Nixalot knows its way around a school note.
Lastpuff | otc | 2* | | Lastpuff supports people through the first twelve weeks without cigarettes.
Restmere | otc vitamin | 2 | | Restmere is about sleep and nothing but sleep.
Femalley | otc intimate | 2 | | Femalley explains women's medicines without whispering.
Breezeway | otc device | 2 | | Breezeway helps people with asthma keep to their plan.
Larkspur Lane | skin | 3* | Velvet, Dew | Larkspur Lane makes skin care in small batches at the foot of Mount Macedon.
Verrin | skin | 2* | Barrier+, Clear | Verrin formulas are tested on sensitive skin before they are sold.
Cove & Cinder | skin body | 2* | Drift, Shore | Cove & Cinder refills its bottles in four capital cities.
Maison Tavel | skin fragrance | 3 | Nuit, Jour | Maison Tavel combines a French perfumer's nose with Australian botanicals.
Claryfield | skin body | 2 | Soft, Bare | Claryfield keeps every product under fifteen ingredients.
Fairwether | skin | 1* | Simple | Fairwether makes the moisturiser your grandmother used, without the perfume.
Eiderdown Skin | skin | 2 | Still, Mend | Eiderdown Skin was founded by a nurse with eczema.
Lumea House | skin makeup | 3 | Lit, Bare | Lumea House studies how skin looks in daylight.
Kaia Coast | skin | 2* | Reef, Surf | Kaia Coast sun care is made by swimmers on the Sunshine Coast.
Sunderry | skin | 1* | Family, Sport | Sunderry fills the sunscreen pumps of three hundred primary schools.
Broadbrim | skin | 2 | Field, Active | Broadbrim was started by a farmer after his third skin check.
Ardentine | skin | 3 | A-Series | Ardentine makes actives at the strengths that studies used.
Petalune | skin makeup | 2 | Moon, Petal | Petalune is vegan, fragrance-light and fond of pale pink.
Gum & Clay | skin body | 2 | Earth | Gum & Clay digs its white clay in South Australia.
Mirrabel | skin hair | 2 | Silk | Mirrabel believes that texture is half of the pleasure.
Derwent Derma | skin | 3* | Derwent | Derwent Derma is a dermatologist's answer to crowded bathroom shelves.
Hollis & Reed | skin body | 2 | Workshop | Hollis & Reed makes straightforward skin care for men in Fremantle.
Teasel | skin | 2 | Fresh | Teasel makes exfoliants that do not scratch.
Quandara | skin body | 3 | Desert | Quandara buys quandong, kakadu plum and lilly pilly from Aboriginal-owned growers.
Milkweed Skin | skin baby | 2 | Oat, Calm | Milkweed Skin leaves out fragrance, colours and essential oils.
Aurelle Beauty | makeup | 2* | Soft Focus, Lasting | Aurelle Beauty makes colour that suits the light outside.
Nectarine Club | makeup | 1* | Juicy, Pop | Nectarine Club is cheap, cheerful and cruelty-free.
Bare Parlour | makeup | 2 | Second Skin | Bare Parlour makes mineral make-up for easily upset faces.
Inkwood | makeup | 3 | Studio | Inkwood began as a kit for stage make-up artists.
Rosalind Grey | makeup fragrance | 3 | Atelier | Rosalind Grey makes one collection each season and then moves on.
Polish & Co | makeup | 1 | Gloss | Polish & Co makes nail colour without the ten worst solvents.
Brushwell | makeup hair | 2 | Pro | Brushwell ties its brushes by hand from synthetic fibre.
Wildalder | fragrance body | 3 | Grove, Smoke | Wildalder pours candles in a former dairy outside Orange.
Dusk & Fennel | fragrance | 2* | Evening, Hearth | Dusk & Fennel scents homes from a shed in Kyneton.
Paperbark Perfumery | fragrance | 3 | No. | Paperbark Perfumery blends native woods, smoke and rain.
Tilly Marlowe | fragrance body | 2 | Garden, City | Tilly Marlowe makes light scents for warm climates.
Essenhall | fragrance | 1 | Pure | Essenhall distils and bottles single oils.
Strandly | hair | 2* | Repair, Volume | Strandly is developed in a working salon in Newtown.
Coilwell Hair | hair | 2 | Curl, Coil | Coilwell Hair is for curls, coils and waves, and says no to nothing else.
Tress & Tonic | hair | 2 | Root, Length | Tress & Tonic treats the scalp as skin.
Marlo Salon | hair | 3* | Bond, Shade | Marlo Salon was professional-only for its first twelve years.
Honeyfern | hair body | 1* | Daily | Honeyfern smells of honey and costs little.
Foamwell | hair baby | 1 | Mild | Foamwell sells soap-free basics in large bottles.
Scalpine | hair otc | 2 | Clear | Scalpine cares for flakes and itch.
Follivale | hair | 3 | Dense | Follivale works on thinning hair and claims no miracles.
Sable & Sun | hair | 2 | Tint | Sable & Sun makes colour without ammonia.
Combe & Curl | hair | 1 | | Combe & Curl sells brushes, clips and ties that last.
Molarity | dental | 2* | Enamel, Fresh | Molarity was formulated by a dentist and a food chemist.
Brightwell Oral | dental | 2* | Sonic, White | Brightwell Oral makes brushes, pastes and the little things between.
Pearlbay | dental | 1* | Total | Pearlbay is the paste on a million bathroom shelves.
Gumleaf Dental | dental | 2 | Native | Gumleaf Dental flavours with lemon myrtle and river mint.
Tuskers | dental baby | 1 | Kids | Tuskers makes brushing a game.
Denturelle | dental | 2 | | Denturelle has looked after plates and partials for thirty years.
Flossom | dental | 2 | | Flossom spins its floss from corn fibre.
Minty Finch | dental | 1 | | Minty Finch posts you a brush each season.
Oralis Pro | dental | 3 | Pro | Oralis Pro sells through dentists and pharmacies only.
Bathurst & Vine | body | 2 | Soak, Wash | Bathurst & Vine makes bars and soaks with goat's milk and olive oil.
Underbloom | body | 2* | Fresh | Underbloom makes deodorant that works through a Brisbane summer.
Sudsmith | body | 1 | | Sudsmith sells hand wash by the litre and the refill.
Razorback Shaving | body | 1* | Classic, Close | Razorback Shaving sells good blades without the television advertising.
Silken & Bare | body | 2 | Smooth | Silken & Bare makes hair removal kinder.
Moonday | intimate body | 2* | Ultra, Overnight | Moonday makes period care from organic cotton and gives a pack for every pack to shelters.
Cyclette | intimate | 2 | | Cyclette makes washable period underwear and cups.
Tenderly | body | 1* | Light, Night | Tenderly makes continence care that nobody else notices.
Confidant | body | 2 | Active | Confidant is designed with continence nurses.
Footnote | body | 1 | | Footnote is for people who stand all day.
Hushwell | body device | 2 | | Hushwell makes ear plugs for sleepers, swimmers and drummers.
Springtide Soap | body | 1 | | Springtide Soap makes plain bars in Wagga Wagga.
Bumblewood | baby | 2* | Newborn, Grow | Bumblewood nappies are made from plantation pulp.
Little Koel | baby | 2* | Gentle | Little Koel is made for the first thousand days.
Paddlefoot | baby | 1 | Play | Paddlefoot makes sturdy things for small hands.
Lullafern | baby | 2 | Night, Day | Lullafern helps households sleep.
Milkmoon | baby | 2 | Nurse | Milkmoon was designed by lactation consultants.
Tiny Harvest | baby food | 2* | First Tastes | Tiny Harvest cooks fruit and vegetables in Shepparton.
Oatling | baby food | 1 | | Oatling makes cereals and rusks with nothing added.
Nurturelac | baby | 3* | Gold, Care | Nurturelac makes formula in Gippsland from local milk.
Goatley Farm | baby food | 3 | | Goatley Farm keeps eight hundred goats and a spray dryer.
Snugglefern | baby | 1 | | Snugglefern sells nursery basics in soft colours.
Pipsqueak & Co | baby | 2 | | Pipsqueak & Co makes things for noses, ears and sore gums.
Duckling Bath | baby | 1 | Splash | Duckling Bath is tear-free and proud of it.
Velvet Fig | intimate | 2* | Bare, Silk | Velvet Fig talks about intimacy like a grown-up.
Evercover | intimate | 1* | Thin, Classic | Evercover condoms are electronically tested, each one.
Slipstream Intimates | intimate | 2 | Glide | Slipstream Intimates makes lubricants without glycerine or parabens.
Afterdusk | intimate | 3 | Muse | Afterdusk designs quiet, body-safe devices.
Hopewren | intimate vitamin | 2 | | Hopewren helps people who are trying.
Pelvara | intimate device | 2 | | Pelvara is run by pelvic floor physiotherapists.
Testwise | device intimate | 1* | | Testwise makes home tests with instructions people can follow.
Bowerlift | sport | 2* | Iso, Mass | Bowerlift mixes protein in Moorabbin, in batches small enough to taste.
Greenhelm | sport food | 2 | Plant | Greenhelm makes plant protein that dissolves.
Pacemaker Road | sport | 2 | Long Run | Pacemaker Road fuels slow runners and fast ones.
Hydralane | sport | 1* | Zero, Salt | Hydralane makes electrolytes without the sugar.
Overhand | sport device | 2 | Train | Overhand makes gear that fits in a drawer.
Stretchwell | sport device | 1 | | Stretchwell sells mats, bands and blocks.
Tapeworks | sport firstaid | 1 | | Tapeworks straps footballers from Darwin to Devonport.
Wombat Athletic | sport | 1 | Base | Wombat Athletic is slow, strong and inexpensive.
Rowan & Rush | sport vitamin | 3 | Elite | Rowan & Rush works with state institutes of sport.
Bracewell | firstaid device | 2* | Flex, Firm | Bracewell supports are shaped by physiotherapists.
Slimwell | weight | 2* | Shake, Plan | Slimwell meal replacements are designed by dietitians for supervised programs.
Lightfoot Foods | weight food | 2 | | Lightfoot Foods makes filling meals with fewer kilojoules.
Leanbarrow | weight sport | 2 | Lean | Leanbarrow likes numbers and prints all of them.
Satia | weight vitamin | 3 | | Satia studies fullness.
Kindweight | weight | 1 | | Kindweight leaves the guilt out.
Hearthstone Foods | food | 1* | Pantry | Hearthstone Foods packs wholefoods in Albury.
Jarrah & Bee | food | 3* | Wild | Jarrah & Bee works hives in the south-west forests.
Tea of Tarn | food | 2 | Calm, Bright | Tea of Tarn blends leaf by leaf in Hobart.
Bubblegully | food | 1 | | Bubblegully ferments kombucha the slow way.
Coconut Quay | food | 1 | | Coconut Quay presses coconuts the day they are opened.
Unwheat | food | 2 | | Unwheat bakes in a kitchen that has never seen gluten.
Nutfolk | food | 2 | Roast | Nutfolk roasts almonds and macadamias to order.
Cocoa & Kestrel | food | 3 | | Cocoa & Kestrel makes chocolate with less sugar and more cocoa.
Seedsmith | food | 1 | | Seedsmith mills, sprouts and mixes.
Sweetgum Pantry | food weight | 1 | | Sweetgum Pantry makes sweets you can read the label of.
Olivetta Grove | food | 2 | | Olivetta Grove presses early-harvest olives in the Hunter.
Pulsewright | device | 2* | Home, Pro | Pulsewright monitors are clinically validated against the international protocol.
Sugarlight | device | 2* | | Sugarlight makes meters, strips and the app that reads them.
Medivane | device | 2 | | Medivane makes devices for breathing easier.
Steadygrip | device | 1* | | Steadygrip makes aids that do not look like aids.
Warmstone | device firstaid | 1 | | Warmstone makes heat that lasts.
Legato Compression | device | 3 | Travel, Firm | Legato Compression knits graduated stockings in Geelong.
Pillwise | device | 1* | | Pillwise makes the right dose easy to see.
Thermella | device baby | 2 | | Thermella takes temperatures in a second.
Weighbridge | device | 2 | | Weighbridge makes scales and tells the truth.
Sonderly | device | 2 | Rest | Sonderly works on snoring.
Needlepoint Medical | device | 2 | | Needlepoint Medical supplies pen needles and safe disposal.
Ambleaid | device | 2 | | Ambleaid builds walkers, rails and rests.
Patchwork First Aid | firstaid | 1* | | Patchwork First Aid packs kits in Newcastle.
Mendleaf | firstaid | 2* | Clear, Heal | Mendleaf dressings are used in community nursing.
Stingaway | firstaid | 1 | | Stingaway keeps biting things off people.
Bushguard | firstaid | 2 | Deep | Bushguard tests its repellents in the Top End.
Cicamend | firstaid skin | 3 | | Cicamend specialises in scars.
Antisept Co | firstaid | 1 | | Antisept Co makes plain antiseptics in plain bottles.
Paw & Post | pet | 2* | Daily | Paw & Post is written on by vets and tested on Labradors.
Fleabane Farm | pet | 1 | | Fleabane Farm protects working dogs.
Whiskerby | pet | 2 | | Whiskerby is for cats, who disagree.
Wagtail Pet Co | pet | 1* | | Wagtail Pet Co grooms, feeds and cheers.
Barkhouse | pet | 2 | | Barkhouse bakes in Bendigo.
Ferrous & Fur | pet | 3 | Vet | Ferrous & Fur makes joint care at veterinary strength.
Blue Verandah Press | book | 2 | | Blue Verandah Press publishes health writing for ordinary readers.
Lantern Hill Books | book | 2 | | Lantern Hill Books makes picture books about brave small people.
Quarter Moon Cookery | book | 2 | | Quarter Moon Cookery publishes cookbooks that get splashed.
Plover & Daughters | book | 2 | | Plover & Daughters publishes on families and how they work.
Steady Page | book | 1 | | Steady Page makes journals and diaries.
Casement & Clark | book | 3 | | Casement & Clark publishes medical reference for the general reader.
Saltbush Telehealth | service | 2 | | Saltbush Telehealth connects you with Australian-registered doctors by phone or video.
`;
