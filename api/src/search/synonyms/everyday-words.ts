/** Complaints, other spellings and everyday words, and what the shop calls them: `typed, typed > found, found`. */
export const EVERYDAY_WORDS = `
hay fever, hayfever > hayfever, antihistamine
antihistamine > antihistamine
fever, high temperature > paracetamol, ibuprofen
indigestion, acid reflux, reflux > heartburn, reflux
diarrhea, diarrhoea, gastro > diarrhoea
hemorrhoid, haemorrhoid, pile > haemorrhoid
athletes foot, athlete foot > tinea, antifungal foot, foot fungal
ringworm, jock itch > tinea, antifungal
cortisone, cortizone > hydrocortisone
uti, urinary tract infection, bladder infection > urinary, cystitis, uti
eczema, dermatitis > eczema
nit > nit, lice
worm, threadworm, pinworm > worming
cat worm, cat worming, cat worming tablet > flea worm cats
dog worm, dog worming, dog worming tablet > allwormer
flea treatment for dog, dog flea, dog tick > dog flea, flea tick dog
pink eye, conjunctivitis > chloramphenicol, antibacterial eye
morning after pill, morning after, emergency contraception > levonorgestrel emergency
contraceptive, contraceptive pill, birth control, the pill > contraception
asthma puffer, puffer > salbutamol, inhaler
quit smoking, stop smoking, give up smoking > quit, nicotine
rat test, covid test, rat kit > rapid antigen, rapid test, flu rsv test
mozzie bite, mosquito bite, insect bite > bite, sting, itch relief
mozzie, mosquito > repellent
runny nose > antihistamine, hayfever, nasal
blocked nose, stuffy nose > decongestant nasal, nasal inhaler, saline nasal
erectile dysfunction, impotence > sildenafil, tadalafil
blood pressure tablet, blood pressure medicine, blood pressure medication > blood pressure prescription, perindopril, ramipril, amlodipine, telmisartan, irbesartan, candesartan, metoprolol
water tablet, diuretic, fluid tablet > furosemide, hydrochlorothiazide, spironolactone
hrt, hormone replacement > estradiol, progesterone
anxiety > stress mood
insomnia, cant sleep, sleepless > sleep
hot flush, hot flash > menopause
leg cramp, muscle cramp > magnesium
mag > magnesium
vit > vitamin
vit c, ascorbic acid > vitamin c
fishoil > fish oil
omega 3 > omega-3, fish oil, omega
folic acid > folic acid, folate
prenatal, pregnancy vitamin, prenatal vitamin > prenatal, pregnancy breastfeeding
tumeric > turmeric
curcumin > curcumin, turmeric
coq10, co q10, coenzyme q > coq10, coenzyme q10, ubiquinol
bloating, bloated > digestive enzymes, probiotic
st johns wort, st john wort > stress mood
cream for dry skin, dry skin cream > barrier cream, ceramide cream, body cream, rich repair cream
dry hands, cracked hands, chapped hands > hand cream, hand balm
dry skin, flaky skin > sensitive eczema-prone, body lotion, body cream, body milk, hand foot cream, moisturiser
moisturizer > moisturiser
moisturizing > moisturising
face wash, facewash > face wash, cleanser
sun cream, suncream, sunblock, sun block > sunscreen
sunburn > after sun, aloe vera, burn gel
fake tan, self tanner > self tan, gradual tan, tanning drops
acne, pimple, breakout > blemish, spot treatment, spot gel, spot patches, salicylic
pimple patch, acne patch > blemish patches, spot patches
chapstick, lip chap > lip balm, lip repair
hand sanitizer, sanitizer, hand sanitiser > sanitiser
hair loss, balding, thinning hair > minoxidil, hair density, thickening, hair building
tooth brush > toothbrush
electric toothbrush > sonic toothbrush, rechargeable toothbrush
mouth ulcer > dry mouth ulcers
sanitary pad, sanitary napkin, period pad > period pads liners
diaper > nappy, nappies
nappy rash, diaper rash > nappy rash
dummy, pacifier > soother
teething, teething gel > teether, teething, teething colic
lube > lubricant
bp monitor, bp machine, blood pressure machine > blood pressure monitor
glucometer, blood sugar monitor > glucose meter
diabetic strip, diabetic test strip > glucose test strips
pill box, pillbox, dosette, webster pack, webster-pak > pill organiser, pill case
knee brace > knee support
heat pack, heat bag, wheat bag > heat pack, wheat, heat pad, hot cold pack
doctor appointment, see a doctor, gp appointment > doctor consults
flu shot > cold flu
color > colour
fiber > fibre
estrogen, oestrogen > estradiol, oestro
iron tablet > iron capsules, iron tablets
`;
