/**
 * `name | trades | tier (1–3), * if popular | ranges | one sentence about the maker | focus`;
 * `+slug` limits a maker to categories, `-slug` excludes it from them.
 * Every maker is invented.
 */
export const BRAND_LIST = `
Tidewell | vitamin | 2* | Daily, Restore, Calm | Tidewell blends and bottles in Geelong and publishes the test result of every batch. | -kids-supplements
Harrow Vale | vitamin food | 2* | Organic, Heritage | Harrow Vale began as a herb farm near Daylesford and still dries its own nettle and chamomile.
Sorrel & Finch | vitamin body | 3 | | Sorrel & Finch keeps its formulas short and its labels readable. | -shaving-hair-removal -continence -foot-ear
Ninefold Botanics | vitamin | 3* | Elements | Ninefold Botanics works with nine growers across Tasmania and the Riverina. | -kids-supplements
Yarrabend Naturals | vitamin food | 1* | Family | Yarrabend Naturals has kept family shelves stocked since 1984.
Marrowby | vitamin | 2 | Active | Marrowby was started by two physiotherapists in Ballarat. | +joints-bones +minerals +omegas +vitamin-d
Kestrel Hill | vitamin sport | 2 | Active, Peak | Kestrel Hill makes supplements for people who are outdoors before breakfast. | -kids-supplements -pregnancy-vitamins -menopause -training-gear
Goldenmarsh | vitamin | 1* | Simply | Goldenmarsh sells honest doses at supermarket prices.
Plainjar | vitamin food | 1 | | Plainjar puts one ingredient in each jar and says so on the front. | -confectionery
Lumenroot | vitamin | 3 | Pure, Advanced | Lumenroot standardises each herbal extract, so that every capsule matches the last. | -kids-supplements
Wren & Wattle | vitamin baby | 2* | | Wren & Wattle was created by a Brisbane mother of four and a children's dietitian. | +kids-supplements +womens-supplements +gut-health +vitamins +baby-skin-bath
Barrawood | vitamin | 2 | Essentials, Complete | Barrawood runs on solar power from its rooftop in Toowoomba.
Everwether | vitamin otc | 1* | | Everwether covers the basics and keeps the price down.
Pelican Bay Omega | vitamin | 2* | Pure, Ultra | Pelican Bay Omega uses small wild fish and tests each drum of oil for heavy metals. | +omegas +kids-omega-immunity +joints-bones +prenatal +heart-health
Krillhaven | vitamin | 3 | Ultra | Krillhaven buys only from certified sustainable krill fisheries. | +omegas
Mossgrove | vitamin | 2 | Organic | Mossgrove grows its mushrooms on hardwood in the Huon Valley. | +herbal-liver +energy-brain +immunity +sleep-stress
Arvella | vitamin skin | 3* | Radiance, Renew | Arvella brings nutrition and skin science together under one roof in Perth. | +beauty-supplements +vitamins +womens-supplements +skin-care +gut-health
Solwyn | vitamin | 2 | Daily, Advanced | Solwyn was founded by a vitamin D researcher from Hobart. | +vitamins +minerals +immunity +kids-supplements +joints-bones
Thornbury Vale | vitamin | 2 | Classic, Heritage | Thornbury Vale is a third-generation family of herbalists.
Figbird | vitamin food | 1 | Organic | Figbird wraps everything in paper and cardboard, down to the seal.
Murrawong | vitamin | 2 | Vital | Murrawong is named after the river bend where its founders grew up.
Hale Orchard | vitamin food | 2 | Wholefood | Hale Orchard presses, dries and encapsulates fruit from its own trees. | -mens-supplements -confectionery
Junivar | vitamin | 3 | Balance | Junivar formulates only for women, with a panel of women's health dietitians. | +womens-supplements +beauty-supplements +minerals +vitamins +sleep-stress
Brindle & Bloom | vitamin skin | 2 | | Brindle & Bloom is made by a team of eleven in Castlemaine. | -mens-supplements
Cobalt Creek | vitamin sport | 2 | Active, Performance | Cobalt Creek formulates for men who would rather not think about it. | -womens-supplements -kids-supplements -beauty-supplements -training-gear
Saltmarsh Botanicals | vitamin skin | 3 | Wild | Saltmarsh Botanicals harvests samphire and kelp by hand. | -kids-supplements
Oatley Row | vitamin food weight | 1 | | Oatley Row keeps things cheerful, oaty and inexpensive.
Dr Ellery's | vitamin practitioner | 3* | Clinical | Dr Ellery's formulas come out of forty years of clinic notes.
Quince & Quill | vitamin food | 2 | Heritage | Quince & Quill likes old remedies and modern testing.
Banyula | vitamin | 1 | Family | Banyula has one job: family vitamins that taste good enough to finish.
Northmere Nutrition | vitamin sport | 2 | Sport, Recovery | Northmere Nutrition tests each batch for banned substances. | -kids-supplements -pregnancy-vitamins -menopause -cycle-support -training-gear
Tallowood & Co | vitamin body | 2 | | Tallowood & Co plants a tree in the Northern Rivers for every carton it sends out. | -shaving-hair-removal -continence -foot-ear
Gutsy Garden | vitamin food | 2* | | Gutsy Garden thinks about little besides fibre and friendly bacteria. | +gut-health +herbal-liver +kids-omega-immunity +teas-drinks +superfoods +gluten-free
Culturra | vitamin practitioner | 3 | Bio | Culturra freeze-dries its own probiotic strains in Melbourne's south-east. | +gut-health +kids-omega-immunity +practitioner +immunity
Sennet & Rye | vitamin | 1 | | Sennet & Rye sells plain supplements by post and through pharmacies.
Peakfern | vitamin | 2 | Active | Peakfern was founded by a ranger and a pharmacist from Bright.
Tansy Lane | vitamin baby | 2 | Gentle | Tansy Lane makes gentle things for pregnancy and the years just after. | +womens-supplements +kids-supplements +vitamins +minerals +baby-skin-bath
Ironbark Labs | vitamin sport | 2* | Performance | Ironbark Labs is run by a sports dietitian and a retired rower. | -kids-supplements -pregnancy-vitamins -menopause -cycle-support -training-gear
Cliniva | practitioner | 3* | | Cliniva supplies only through pharmacists and qualified practitioners.
Arborwell | practitioner | 3* | | Arborwell employs more researchers than sales people.
Phytora | practitioner | 3 | | Phytora extracts in ethanol and water only and reports the ratio on every label.
Thera & Root | practitioner | 3 | | Thera & Root makes fluid extracts to the standards of the pharmacopoeia.
Orthovale | practitioner | 2 | | Orthovale formulas use activated nutrients in doses taken from published trials.
Hawthorne Clinic | practitioner | 2 | | Hawthorne Clinic grew out of a teaching clinic in Adelaide.
Eskdale Clinical | practitioner | 3 | | Eskdale Clinical keeps allergens out of its whole plant, not only out of the bottle.
Botanica Medica | practitioner | 2 | | Botanica Medica grows thirty of its herbs under contract in Victoria.
Verity Practitioner | practitioner | 3 | | Verity Practitioner prints the full analysis of each batch on request.
Halden & Hart | practitioner | 3 | | Halden & Hart was set up by two naturopaths who could not find what they wanted to prescribe.
Ferngate | otc generic | 1* | | Ferngate makes pharmacy medicines in western Sydney.
Lorimer Pharma | generic otc | 1* | | Lorimer Pharma has supplied Australian hospitals since 1971.
Astley Generics | generic | 1 | | Astley Generics packs every strength in its own colour, to make mix-ups less likely.
Winmarra | otc generic firstaid | 1* | | Winmarra medicines are made for the medicine cabinet at home.
Quillon | generic | 1 | | Quillon prints doses large on every box.
Hexley | generic otc | 1 | | Hexley has a pharmacist answering its information line every weekday.
Bellgrove | generic otc | 2 | | Bellgrove specialises in medicines for the heart and for diabetes. | +heart-metabolic +pain-relief
Trellis Health | otc generic | 1* | | Trellis Health keeps its medicines free of gluten and lactose wherever it can.
Oxbury | generic | 2 | | Oxbury makes respiratory and allergy medicines. | +infection-respiratory +allergy-prescription +heartburn-reflux +allergy
Dunmore Labs | generic otc | 1 | | Dunmore Labs is an independent maker in Dandenong South.
Calverley | generic | 2 | | Calverley makes hormone and women's health medicines. | +hormones-skin +mind-nerves
Nordane | generic | 3 | | Nordane makes injectable medicines and the devices that deliver them. | +diabetes-injections +weight-loss-prescription +allergy-prescription
Kelmere | generic otc | 1 | | Kelmere supplies everyday generics to pharmacies in every state.
Amberley Rx | generic | 1 | | Amberley Rx keeps two years' stock of its essential medicines in Australia.
Rushworth | otc | 2* | | Rushworth has put pain relief into Australian glove boxes for fifty years. | +pain-relief +period-pain +cold-flu +heartburn-reflux
Clearwater Nasal | otc | 2 | | Clearwater Nasal makes sprays, rinses and nothing else. | +nose-sinus +nasal-allergy
Brackenridge | otc | 2* | | Brackenridge winter remedies were first sold from a single shop in Launceston. | +cold-flu
Throatsmith | otc | 2 | | Throatsmith boils its lozenges in copper pans. | +cough-throat
Sootheline | otc baby | 2 | | Sootheline develops skin treatments with hospital dermatologists. | +skin-treatments +baby-creams +wound-care +haemorrhoids
Tumwell | otc | 2 | | Tumwell has one subject: what happens after lunch. | +digestive +lice-worms
Opaline Eye | otc | 3 | | Opaline Eye makes sterile drops in Brisbane. | +eye-ear +eye-allergy
Allerway | otc | 2* | | Allerway follows the pollen counts of eight cities. | +allergy +allergy-prescription
Dermacove | otc skin | 2* | Rescue | Dermacove treats skin that itches, flakes or stings. | +skin-treatments +skin-care +scalp-loss
Nitwise | otc | 2 | | Nixalot knows its way around a school note. | +lice-worms
Lastpuff | otc | 2* | | Lastpuff supports people through the first twelve weeks without cigarettes. | +quit-smoking
Restmere | otc vitamin | 2 | | Restmere is about sleep and nothing but sleep. | +sleep-stress +asthma-sleep
Femalley | otc intimate | 2 | | Femalley explains women's medicines without whispering. | +womens-medicines +intimate-care +pregnancy-tests +period-care
Breezeway | otc device | 2 | | Breezeway helps people with asthma keep to their plan. | +asthma-relievers +respiratory-relief
Larkspur Lane | skin | 3* | Velvet, Dew | Larkspur Lane makes skin care in small batches at the foot of Mount Macedon. | -mens-skin -kids-sunscreen
Verrin | skin | 2* | Barrier+ | Verrin formulas are tested on sensitive skin before they are sold.
Cove & Cinder | skin body | 2* | Drift, Shore | Cove & Cinder refills its bottles in four capital cities. | -shaving-hair-removal -continence -foot-ear
Maison Tavel | skin fragrance | 3 | | Maison Tavel combines a French perfumer's nose with Australian botanicals. | -mens-skin -kids-sunscreen -sun-care
Claryfield | skin body | 2 | | Claryfield keeps every product under fifteen ingredients. | -shaving-hair-removal -continence -foot-ear
Fairwether | skin | 1* | Simple | Fairwether makes the moisturiser your grandmother used, without the perfume.
Eiderdown Skin | skin | 2 | Still, Mend | Eiderdown Skin was founded by a nurse with eczema. | +problem-skin +body-care +cleansers +face-moisturisers +baby-skin-bath
Lumea House | skin makeup | 3 | Lit, Bare | Lumea House studies how skin looks in daylight. | -mens-skin -kids-sunscreen -nails
Kaia Coast | skin | 2* | | Kaia Coast sun care is made by swimmers on the Sunshine Coast. | +sun-care +lip-care
Sunderry | skin | 1* | Family, Sport | Sunderry fills the sunscreen pumps of three hundred primary schools. | +sun-care +lip-care
Broadbrim | skin | 2 | | Broadbrim was started by a farmer after his third skin check. | +sun-care +mens-skin +hand-foot-cream +lip-care
Ardentine | skin | 3 | A-Series | Ardentine makes actives at the strengths that studies used. | -kids-sunscreen -body-wash
Petalune | skin makeup | 2 | Moon, Petal | Petalune is vegan, fragrance-light and fond of pale pink. | -mens-skin -kids-sunscreen
Gum & Clay | skin body | 2 | Earth | Gum & Clay digs its white clay in South Australia. | -shaving-hair-removal -continence -foot-ear
Mirrabel | skin hair | 2 | Silk | Mirrabel believes that texture is half of the pleasure. | -mens-skin -kids-sunscreen -hair-tools
Derwent Derma | skin | 3* | Derwent | Derwent Derma is a dermatologist's answer to crowded bathroom shelves.
Hollis & Reed | skin body | 2 | Workshop | Hollis & Reed makes straightforward skin care for men in Fremantle. | +mens-skin +shaving-hair-removal +hygiene +body-wash
Teasel | skin | 2 | Fresh | Teasel makes exfoliants that do not scratch. | +toners-exfoliants +cleansers +face-masks-skin +serums +blemish-care
Quandara | skin body | 3 | Desert | Quandara buys quandong, kakadu plum and lilly pilly from Aboriginal-owned growers. | -kids-sunscreen -shaving-hair-removal -continence -foot-ear
Milkweed Skin | skin baby | 2 | Oat, Calm | Milkweed Skin leaves out fragrance, colours and essential oils. | -mens-skin -nappies-wipes -feeding -baby-health
Aurelle Beauty | makeup | 2* | Soft Focus, Lasting | Aurelle Beauty makes colour that suits the light outside.
Nectarine Club | makeup | 1* | Juicy, Pop | Nectarine Club is cheap, cheerful and cruelty-free.
Bare Parlour | makeup | 2 | Second Skin | Bare Parlour makes mineral make-up for easily upset faces. | -nails
Inkwood | makeup | 3 | Studio | Inkwood began as a kit for stage make-up artists. | -nails
Rosalind Grey | makeup fragrance | 3 | | Rosalind Grey makes one collection each season and then moves on. | -beauty-tools
Polish & Co | makeup | 1 | | Polish & Co makes nail colour without the ten worst solvents. | +nails
Brushwell | makeup hair | 2 | Pro | Brushwell ties its brushes by hand from synthetic fibre. | +beauty-tools +hair-tools
Wildalder | fragrance body | 3 | | Wildalder pours candles in a former dairy outside Orange. | +home-fragrance +perfume +bath-shower +body-wash
Dusk & Fennel | fragrance | 2* | | Dusk & Fennel scents homes from a shed in Kyneton. | +home-fragrance
Paperbark Perfumery | fragrance | 3 | | Paperbark Perfumery blends native woods, smoke and rain.
Tilly Marlowe | fragrance body | 2 | | Tilly Marlowe makes light scents for warm climates. | +fragrance +body-care +bath-shower
Essenhall | fragrance | 1 | | Essenhall distils and bottles single oils. | +home-fragrance
Strandly | hair | 2* | Repair, Volume | Strandly is developed in a working salon in Newtown. | -hair-tools
Coilwell Hair | hair | 2 | Curl, Coil | Coilwell Hair is for curls, coils and waves, and says no to nothing else. | +wash-condition +styling
Tress & Tonic | hair | 2 | | Tress & Tonic treats the scalp as skin. | -hair-tools
Marlo Salon | hair | 3* | | Marlo Salon was professional-only for its first twelve years. | -dandruff
Honeyfern | hair body | 1* | | Honeyfern smells of honey and costs little. | -shaving-hair-removal -continence -foot-ear -hair-tools
Foamwell | hair baby | 1 | | Foamwell sells soap-free basics in large bottles. | -styling -hair-colour -scalp-loss -hair-tools -nappies-wipes -feeding -baby-health
Scalpine | hair otc | 2 | | Scalpine cares for flakes and itch. | +scalp-loss +shampoo
Follivale | hair | 3 | | Follivale works on thinning hair and claims no miracles. | +scalp-loss
Sable & Sun | hair | 2 | | Sable & Sun makes colour without ammonia. | +hair-colour +wash-condition
Combe & Curl | hair | 1 | | Combe & Curl sells brushes, clips and ties that last. | +hair-tools
Molarity | dental | 2* | | Molarity was formulated by a dentist and a food chemist.
Brightwell Oral | dental | 2* | | Brightwell Oral makes brushes, pastes and the little things between.
Pearlbay | dental | 1* | | Pearlbay is the paste on a million bathroom shelves.
Gumleaf Dental | dental | 2 | Native | Gumleaf Dental flavours with lemon myrtle and river mint.
Tuskers | dental baby | 1 | | Tuskers makes brushing a game. | +kids-dental
Denturelle | dental | 2 | | Denturelle has looked after plates and partials for thirty years. | +denture-care +dry-mouth-ulcers
Flossom | dental | 2 | | Flossom spins its floss from corn fibre. | +between-rinse
Minty Finch | dental | 1 | | Minty Finch posts you a brush each season. | +brushing
Oralis Pro | dental | 3 | Pro | Oralis Pro sells through dentists and pharmacies only.
Bathurst & Vine | body | 2 | | Bathurst & Vine makes bars and soaks with goat's milk and olive oil. | +hygiene +body-care
Underbloom | body | 2* | | Underbloom makes deodorant that works through a Brisbane summer. | +deodorant +body-wash
Sudsmith | body | 1 | | Sudsmith sells hand wash by the litre and the refill. | +hygiene +body-wash
Razorback & Sons | body | 1* | | Razorback & Sons sells good blades without the television advertising. | +shaving-hair-removal +mens-skin
Silken & Bare | body | 2 | | Silken & Bare makes hair removal kinder. | +shaving-hair-removal
Moonday | intimate body | 2* | | Moonday makes period care from organic cotton and gives a pack for every pack to shelters. | +period-care
Cyclette | intimate | 2 | | Cyclette makes washable period underwear and cups. | +period-care
Tenderly | body | 1* | | Tenderly makes continence care that nobody else notices. | +continence
Confidant | body | 2 | | Confidant is designed with continence nurses. | +continence
Footnote | body | 1 | | Footnote is for people who stand all day. | +foot-ear
Hushwell | body device | 2 | | Hushwell makes ear plugs for sleepers, swimmers and drummers. | +foot-ear +sleep-snoring
Springtide Soap | body | 1 | | Springtide Soap makes plain bars in Gundagai. | +body-wash +hygiene
Bumblewood | baby | 2* | | Bumblewood nappies are made from plantation pulp. | +nappies-wipes
Little Koel | baby | 2* | | Little Koel is made for the first thousand days.
Paddlefoot | baby | 1 | | Paddlefoot makes sturdy things for small hands.
Lullafern | baby | 2 | | Lullafern helps households sleep. | +baby-safety +baby-skin-bath +baby-health
Milkmoon | baby | 2 | | Milkmoon was designed by lactation consultants. | +breastfeeding +bottles-teats
Tiny Harvest | baby food | 2* | | Tiny Harvest cooks fruit and vegetables in Shepparton. | +baby-food
Oatling | baby food | 1 | | Oatling makes cereals and rusks with nothing added. | +baby-food
Nurturelac | baby | 3* | | Nurturelac makes formula in Gippsland from local milk. | +infant-formula
Goatley Farm | baby food | 3 | | Goatley Farm keeps eight hundred goats and a spray dryer. | +infant-formula +baby-food +pantry
Snugglefern | baby | 1 | | Snugglefern sells nursery basics in soft colours.
Pipsqueak & Co | baby | 2 | | Pipsqueak & Co makes things for noses, ears and sore gums. | +baby-health
Dabbling Duck | baby | 1 | | Dabbling Duck is tear-free and proud of it. | +baby-skin-bath
Velvet Fig | intimate | 2* | | Velvet Fig talks about intimacy like a grown-up. | +sexual-health
Evercover | intimate | 1* | | Evercover condoms are electronically tested, each one. | +protection-comfort
Slipstream Intimates | intimate | 2 | Glide | Slipstream Intimates makes lubricants without glycerine or parabens. | +protection-comfort
Afterdusk | intimate | 3 | | Afterdusk designs quiet, body-safe devices. | +intimate-devices +lubricants +pelvic-floor
Hopewren | intimate vitamin | 2 | | Hopewren helps people who are trying. | +fertility-tests +pregnancy-vitamins +cycle-support +mens-vitality +vitamin-b
Pelvara | intimate device | 2 | | Pelvara is run by pelvic floor physiotherapists. | +pelvic-floor +intimate-care
Testwise | device intimate | 1* | | Testwise makes home tests with instructions people can follow. | +fertility-tests +rapid-tests +monitoring
Bowerlift | sport | 2* | | Bowerlift mixes protein in Moorabbin, in batches small enough to taste. | +sports-nutrition
Greenhelm | sport food | 2 | | Greenhelm makes protein that dissolves. | +sports-nutrition +superfoods
Pacemaker Road | sport | 2 | | Pacemaker Road fuels slow runners and fast ones. | +sports-nutrition +sports-tape
Hydralane | sport | 1* | | Hydralane makes electrolytes without the sugar. | +hydration
Overhand | sport device | 2 | | Overhand makes gear that fits in a drawer. | +training-gear
Stretchwell | sport device | 1 | | Stretchwell sells mats, bands and blocks. | +training-gear
Tapeworks | sport firstaid | 1 | | Tapeworks straps footballers from Darwin to Devonport. | +sports-tape +first-aid-kits +bandages-dressings
Wombat Athletic | sport | 1 | | Wombat Athletic is slow, strong and inexpensive.
Rowan & Rush | sport vitamin | 3 | Elite | Rowan & Rush works with state institutes of sport. | -kids-supplements -pregnancy-vitamins -menopause -cycle-support -training-gear
Bracewell | firstaid device | 2* | | Bracewell supports are shaped by physiotherapists. | +supports-braces +sports-tape +compression
Slimwell | weight | 2* | | Slimwell meal replacements are designed by dietitians for supervised programs.
Lightfoot Foods | weight food | 2 | | Lightfoot Foods makes filling meals with fewer kilojoules. | +weight-management +snacks
Leanbarrow | weight sport | 2 | | Leanbarrow likes numbers and prints all of them. | -training-gear
Satia | weight vitamin | 3 | | Satia studies fullness. | +weight-management +gut-health +trace-minerals
Kindweight | weight | 1 | | Kindweight leaves the guilt out.
Hearthstone Foods | food | 1* | | Hearthstone Foods packs wholefoods in Albury.
Jarrah & Bee | food | 3* | | Jarrah & Bee works hives in the south-west forests. | +honey
Tea of Tarn | food | 2 | | Tea of Tarn blends leaf by leaf in Hobart. | +teas-drinks
Bubblegully | food | 1 | | Bubblegully ferments kombucha the slow way. | +functional-drinks
Coconut Quay | food | 1 | | Coconut Quay presses coconuts the day they are opened. | +oils-vinegars +snacks
Unwheat | food | 2 | | Unwheat bakes in a kitchen that has never seen gluten. | +gluten-free +bars-balls
Nutfolk | food | 2 | | Nutfolk roasts almonds and macadamias to order. | +nuts-fruit +honey +bars-balls
Cocoa & Kestrel | food | 3 | | Cocoa & Kestrel makes chocolate with less sugar and more cocoa. | +confectionery +functional-drinks
Seedsmith | food | 1 | | Seedsmith mills, sprouts and mixes. | +superfoods +snacks +gluten-free
Sweetgum Pantry | food weight | 1 | | Sweetgum Pantry makes sweets you can read the label of. | +confectionery +low-carb-snacks
Olivetta Grove | food | 2 | | Olivetta Grove presses early-harvest olives in the Hunter. | +oils-vinegars
Pulsewright | device | 2* | | Pulsewright monitors are clinically validated against the international protocol. | +monitoring +respiratory-relief
Sugarlight | device | 2* | | Sugarlight makes meters, strips and the app that reads them. | +glucose +sharps-needles
Medivane | device | 2 | | Medivane makes devices for breathing easier. | +nebulisers +monitoring
Steadygrip | device | 1* | | Steadygrip makes aids that do not look like aids. | +mobility-living
Warmstone | device firstaid | 1 | | Warmstone makes heat that lasts. | +hot-cold-therapy +tens-heat
Legato Compression | device | 3 | | Legato Compression knits graduated stockings in Geelong. | +compression
Pillwise | device | 1* | | Pillwise makes the right dose easy to see. | +medicine-management
Thermella | device baby | 2 | | Thermella takes temperatures in a second. | +thermometers +baby-nose-fever
Weighbridge | device | 2 | | Weighbridge makes scales and tells the truth. | +scales
Sonderly | device | 2 | | Sonderly works on snoring. | +sleep-snoring
Needlepoint Medical | device | 2 | | Needlepoint Medical supplies pen needles and safe disposal. | +sharps-needles
Ambleaid | device | 2 | | Ambleaid builds walkers, rails and rests. | +mobility-living
Patchwork First Aid | firstaid | 1* | | Patchwork First Aid packs kits in Newcastle.
Mendleaf | firstaid | 2* | | Mendleaf dressings are used in community nursing.
Stingaway | firstaid | 1 | | Stingaway keeps biting things off people. | +bites-stings +insect-repellent
Bushguard | firstaid | 2 | | Bushguard tests its repellents in the Top End. | +insect-repellent +bites-stings
Cicamend | firstaid skin | 3 | | Cicamend specialises in scars. | +burns-scars +serums
Antisept Co | firstaid | 1 | | Antisept Co makes plain antiseptics in plain bottles. | +antiseptics +wound-dressings
Paw & Post | pet | 2* | | Paw & Post is written on by vets and tested on Labradors.
Fleabane Farm | pet | 1 | | Fleabane Farm protects working dogs. | +dog-parasites +cat-parasites
Whiskerby | pet | 2 | | Whiskerby is for cats, who disagree. | +cats +small-pets
Wagtail Pet Co | pet | 1* | | Wagtail Pet Co grooms, feeds and cheers.
Barkhouse | pet | 2 | | Barkhouse bakes in Bendigo. | +dogs
Ferrous & Fur | pet | 3 | | Ferrous & Fur makes joint care at veterinary strength. | +pets
Blue Verandah Press | book | 2 | | Blue Verandah Press publishes health writing for ordinary readers.
Lantern Hill Books | book | 2 | | Lantern Hill Books makes picture books about brave small people.
Quarter Moon Cookery | book | 2 | | Quarter Moon Cookery publishes cookbooks that get splashed.
Plover & Daughters | book | 2 | | Plover & Daughters publishes on families and how they work.
Steady Page | book | 1 | | Steady Page makes journals and diaries.
Casement & Clark | book | 3 | | Casement & Clark publishes medical reference for the general reader.
Saltbush Telehealth | service | 2 | | Saltbush Telehealth connects you with Australian-registered doctors by phone or video.
`;
