/** Everything but medicines: what it is called, what it is for, misspelt, with sizes. */
export const SHOP = `
magnesium | magnesium && #magnesium | magnesium
magnesum | magnesium && #magnesium | magnesium
magnesium glycinate 500mg | magnesium && glycinate && 500mg | magnesium
magnesium powder | magnesium && powder | magnesium
mag citrate | magnesium citrate | magnesium
leg cramps | magnesium | magnesium / quinine
vitamin c | vitamin c && #vitamin-c | vitamin c
vitmain c | vitamin c && #vitamin-c | vitamin c
vit d | vitamin d | #vitamin-d
vitamin d3 1000iu | vitamin d && 1000iu / d3 && 1000iu | #vitamin-d
ascorbic acid | vitamin c && #vitamin-c | vitamin c
b12 | b12 | #vitamin-b
folic acid | folate | #pregnancy-vitamins / #vitamin-b
multi vitamin | multi && #multivitamins | multi
prenatal vitamins | #pregnancy-vitamins | #womens-supplements
pregnancy vitamins | #pregnancy-vitamins | #womens-supplements
fish oil | fish oil && #omegas | fish oil / omega
omega 3 | omega / fish oil | #omegas
fishoil | fish oil && #omegas | fish oil / omega
coq10 | coq10 / coenzyme q10 / ubiquinol | #energy
glucosamine | glucosamine | #joints-bones
tumeric | turmeric | curcumin
curcumin | curcumin / turmeric && #turmeric | turmeric
probiotic | probiotic / #probiotics | #gut-health / biome
probiotics for kids | kids probiotic / little tummies | probiotic
sleep | #sleep-support / sleep aid | sleep
insomnia | #sleep-support / #sleep-medicines | sleep
stress relief | #stress-mood | #sleep-stress
anxiety | #stress-mood / #antidepressants | #sleep-stress
menopause | #menopause / menopause | #womens-supplements / #hormone-therapy
hot flushes | #menopause / #hormone-therapy | menopause
colagen | collagen | #beauty-supplements
marine collagen powder | marine collagen && powder | collagen
iron tablets | #iron && !liquid && !tonic | #iron
zinc | zinc && #zinc | zinc
biotin | biotin | #hair-skin-nails
ashwaganda | ashwagandha | #stress-mood / withania
milk thistle | milk thistle | #liver-detox / thistle
bloating | #digestive-enzymes / #probiotics | #gut-health
psyllium husk | psyllium | #fibre
metamucil | psyllium | #fibre
protein powder | #protein-powder | protein
protien powder | #protein-powder | protein
whey protein isolate chocolate | whey protein isolate && choc | whey protein
creatine | creatine | #pre-workout
electrolytes | electrolyte / hydration | #hydration / #diarrhoea
meal replacement shake | #shakes | #meal-replacement
optifast | very low energy / meal replacement | #meal-replacement
cream for dry skin | #body-lotions && cream / #sensitive-skin && cream / #face-moisturisers && cream | #body-lotions / #sensitive-skin / #face-moisturisers / #hand-foot-cream
dry skin | #body-lotions / #sensitive-skin / #hand-foot-cream / #face-moisturisers / #baby-creams | #body-care / #face-care
moisturiser | moisturis / #face-moisturisers | #body-lotions / #sensitive-skin
moisturizer | moisturis / #face-moisturisers | #body-lotions / #sensitive-skin
face wash | #cleansers / face wash | #mens-face / cleanser
sunscreen spf50 | #sun-care && spf50 | #sun-care
sunblock | #sun-care && sunscreen / #sun-care && spf50 | #sun-care
sunscren | sunscreen | #sun-care
kids sunscreen | #kids-sunscreen | #sun-care
sunburn | after sun / aloe vera / #burns-scars | #after-sun-tan
fake tan | tan && #after-sun-tan | #after-sun-tan
acne | #blemish-care / benzoyl | #problem-skin / adapalene
pimple patches | patches && #blemish-care | #blemish-care
retinol | retinol / retinal | #serums
hyaluronic acid serum | hyaluronic && #serums / hydration serum | hyaluronic / #serums
lip balm | lip balm / pawpaw balm / lip repair | #lip-care
chapstick | #lip-care | lip
hand sanitiser | sanitis | #hand-wash
hand cream | hand && cream && #hand-foot-cream | #hand-foot-cream
dry hands | hand && cream && #hand-foot-cream | #hand-foot-cream
shampo | shampoo && #shampoo | shampoo
dandruff shampoo | shampoo && #dandruff | #dandruff
dry shampoo | dry shampoo | #styling
hair loss | #hair-loss / finasteride | #scalp-loss
minoxidil | minoxidil | #hair-loss
regaine | minoxidil | #hair-loss
toothpaste | toothpaste | #toothpaste / #kids-dental
sensitive toothpaste | sensitiv && toothpaste | toothpaste
electric toothbrush | sonic toothbrush / rechargeable toothbrush | #electric-brushes
tooth brush | toothbrush | #brushing
mouth ulcer | ulcer / #dry-mouth-ulcers | #mouth-problems
teeth whitening | #whitening | #brushing
floss | floss | #floss
deoderant | deodorant / antiperspirant | #deodorant
tampons | tampon | #tampons-cups
sanitary pads | #pads-liners | #period-care
razor | razor | #razors-shave
nappies | #nappies | #nappies-wipes
diapers | #nappies | #nappies-wipes
nappy rash cream | nappy rash / #baby-creams | #baby-skin-bath
baby formula | #infant-formula | #feeding
dummy | soother / dummy / pacifier | #bottles-teats
pacifier | soother / dummy / pacifier | #bottles-teats
teething gel | #teething-colic | #baby-health
baby wipes | #baby-wipes | wipes
condoms | condom | #condoms
lube | lubricant | #lubricants
pregnancy test | pregnancy test | #pregnancy-tests
ovulation test | ovulation / fertility monitor | #pregnancy-tests / #fertility
thermometer | thermometer && #thermometers | thermometer
blood pressure monitor | blood pressure monitor | #blood-pressure
bp monitor | blood pressure monitor | #blood-pressure
glucometer | glucose meter | #glucose
diabetic test strips | glucose test strips | #glucose
pill box | #pill-organisers | #medicine-management
webster pack | #pill-organisers | #medicine-management
knee brace | knee support | #supports-braces
compression socks | compression socks / compression stockings | #compression
walking stick | walking stick / cane | #walking-aids
heat pack | heat / wheat bag | #hot-cold-therapy / #tens-heat
tens machine | tens machine | #tens-heat
snoring | snore / #sleep-snoring | #sleep-snoring
first aid kit | first aid kit && #kits | first aid kit
green tea | green tea && #herbal-tea | green tea
manuka honey | manuka | honey
apple cider vinegar | apple cider vinegar | acv
gluten free | #gluten-free | gluten
flea treatment for dogs | #dog-parasites | #dogs / flea
cat worming tablets | #cat-parasites | worm
medical certificate | medical certificate | #telehealth
doctor appointment | #doctor-consults | #telehealth
online script | online script | #telehealth
asdfghjkl | #none | #none
🙂 | #none | #none
???? | #none | #none
qwzxv | #none | #none
`;
