/** `slug | title | description`, indented by level. Slugs are unique across the tree. */
export const CATEGORY_TREE = `
vitamins-supplements | Vitamins & supplements | Everyday vitamins, minerals and herbal supplements, chosen by our pharmacists and naturopaths.
  vitamins | Vitamins | Single vitamins and multivitamins for every stage of life.
    multivitamins | Multivitamins | One-a-day cover for busy weeks and fussy appetites.
    vitamin-b | Vitamin B | B12, folate and B-complex for energy production and the nervous system.
    vitamin-c | Vitamin C | From gentle calcium ascorbate to sparkling tablets.
    vitamin-d | Vitamin D | For bones, muscles and immunity, especially over winter.
    vitamin-e-k | Vitamins A, E & K | Fat-soluble vitamins for skin, bones and antioxidant support.
  minerals | Minerals | The minerals that diets most often run short of.
    magnesium | Magnesium | Glycinate, citrate and more, for muscles, nerves and sleep.
    zinc | Zinc | For immune defence, skin and wound healing.
    iron | Iron | Gentle and high-strength iron for people who are low.
    calcium | Calcium | Calcium with and without vitamin D for bone strength.
    trace-minerals | Iodine, selenium & chromium | Small amounts that do a large job.
  omegas | Fish oil & omegas | Omega-3s from fish, krill and algae.
    fish-oil | Fish oil | Standard, concentrated and odourless fish oils.
    krill-oil | Krill oil | Small capsules of Antarctic krill oil.
    plant-omegas | Plant omegas | Algal DHA, flaxseed and evening primrose.
  joints-bones | Joints & bones | Support for stiff knees, busy hands and strong bones.
    glucosamine | Glucosamine & chondroitin | Cartilage support for mild osteoarthritis.
    turmeric | Turmeric & curcumin | Absorbable curcumin for sore, swollen joints.
    bone-support | Bone support | Calcium, D3 and K2 brought together.
  sleep-stress | Sleep & stress | For winding down, switching off and waking rested.
    sleep-support | Sleep support | Herbs and nutrients that help you fall and stay asleep.
    stress-mood | Stress & mood | For days that ask a lot of you.
  immunity | Immunity | Daily defence and help when something is going around.
    immune-defence | Immune defence | Vitamin C, zinc, olive leaf and andrographis.
    elderberry-echinacea | Elderberry & echinacea | Traditional herbs for winter ills.
  gut-health | Gut health | Probiotics, fibre and enzymes for a settled stomach.
    probiotics | Probiotics | Live bacteria for adults, children and travellers.
    fibre | Fibre & prebiotics | Gentle ways to reach thirty grams a day.
    digestive-enzymes | Digestive enzymes | For bloating and heavy meals.
  beauty-supplements | Beauty from within | Collagen and nutrients for hair, skin and nails.
    collagen | Collagen | Marine and bovine peptides in powders, sachets and gummies.
    hair-skin-nails | Hair, skin & nails | Biotin, silica and friends.
  energy-brain | Energy & brain | Focus for study, stamina for long shifts.
    brain-focus | Memory & focus | Ginkgo, bacopa and lion's mane.
    energy | Energy & vitality | Co-enzyme Q10, ginseng and B vitamins.
    heart-health | Heart health | Support for healthy cholesterol and circulation.
    eye-supplements | Eye health | Lutein, zeaxanthin and bilberry.
  womens-supplements | Women's health | From first cycle to after menopause.
    pregnancy-vitamins | Pregnancy & breastfeeding | Folate, iodine and iron before, during and after.
    menopause | Menopause | Herbs and nutrients for hot flushes and restless nights.
    cycle-support | Cycle & urinary support | For monthly comfort and urinary health.
  mens-supplements | Men's health | Prostate, vitality and everyday nutrition.
    prostate | Prostate | Saw palmetto, lycopene and zinc.
    mens-vitality | Men's vitality | Stamina and drive, supported.
  kids-supplements | Kids' supplements | Chewable, spoonable and made for small people.
    kids-multivitamins | Kids' multivitamins | Gummies, powders and liquids.
    kids-omega-immunity | Kids' omega & immunity | For growing brains and daycare winters.
  herbal-liver | Herbal & liver | Milk thistle, mushrooms and greens.
    liver-detox | Liver support | For digestion after rich food and long lunches.
    herbal-adaptogens | Herbs & mushrooms | Ashwagandha, reishi and other old favourites.
medicines | Medicines | Pharmacy and general medicines, with a pharmacist a phone call away.
  pain-relief | Pain relief | For headache, fever, period pain and sore muscles.
    paracetamol | Paracetamol | Tablets, capsules, liquids and suppositories.
    ibuprofen | Ibuprofen & anti-inflammatories | For pain with inflammation.
    topical-pain | Gels, rubs & patches | Relief that goes where it hurts.
    migraine | Migraine & headache | For attacks and their aftermath.
  allergy | Allergy & hay fever | Tablets, sprays and drops for a streaming season.
    antihistamines | Antihistamines | Non-drowsy and night-time tablets.
    nasal-allergy | Nasal allergy sprays | Daily sprays for a blocked, itchy nose.
    eye-allergy | Allergy eye drops | For red, itching eyes.
  digestive | Digestive health | From heartburn to holiday tummy.
    heartburn-reflux | Heartburn & reflux | Antacids and acid reducers.
    diarrhoea | Diarrhoea & rehydration | Stop it, and replace what was lost.
    constipation | Constipation | Softeners, stimulants and bulk.
    nausea-travel | Nausea & travel sickness | For winding roads and choppy water.
    haemorrhoids | Haemorrhoids | Soothing creams and suppositories.
  skin-treatments | Skin treatments | Medicines for skin, scalp and nails.
    antifungals | Antifungals | For tinea, ringworm and nail infections.
    eczema-dermatitis | Eczema & dermatitis | Hydrocortisone and soothing creams.
    cold-sores | Cold sores & warts | Creams, patches and freezing treatments.
    lice-worms | Head lice & worms | For the note home from school.
  eye-ear | Eye & ear care | Drops, gels and sprays.
    dry-eyes | Dry eyes | Lubricating drops with and without preservative.
    eye-infections | Eye infections | Antibacterial drops and ointments.
    ear-care | Ear care | Wax softeners and swimmer's ear drops.
  womens-medicines | Women's medicines | Discreet help, plainly explained.
    thrush-uti | Thrush & UTI | Creams, pessaries, capsules and urinary alkalisers.
    emergency-contraception | Emergency contraception | Ask our pharmacist, privately.
    period-pain | Period pain | Tablets made for cramps.
  asthma-sleep | Asthma & sleep aids | Pharmacist-only relievers and sleep aids.
    asthma-relievers | Asthma relievers | Reliever inhalers and spacers.
    sleep-medicines | Sleep medicines | Short-term help with sleeplessness.
  quit-smoking | Quit smoking | Nicotine replacement in the form that suits you.
    nicotine-patches | Nicotine patches | Steady support through the day.
    nicotine-gum-lozenges | Gum, lozenges & sprays | For cravings that come quickly.
cold-flu | Cold & flu | Get through winter with less coughing.
  cold-flu-relief | Cold & flu relief | Day and night tablets, hot drinks and chest rubs.
    cold-flu-tablets | Tablets & capsules | Combination relief for many symptoms.
    hot-drinks | Hot drinks & rubs | Warming sachets and vapour rubs.
  cough-throat | Cough & throat | Chesty, dry, tickly or raw.
    cough-syrups | Cough syrups | For chesty and dry coughs.
    sore-throat | Sore throat | Lozenges, gargles and sprays.
  nose-sinus | Nose & sinus | Breathe through your nose again.
    decongestants | Decongestants | Sprays and tablets for a blocked nose.
    sinus-rinse | Saline & sinus rinse | Drug-free washes for all ages.
  tests-masks | Tests & masks | Know what it is, and keep it to yourself.
    rapid-tests | Rapid antigen tests | Home tests for COVID-19, flu and RSV.
    face-masks | Face masks | Surgical and P2 masks.
first-aid | First aid | For kitchens, glove boxes and scraped knees.
  bandages-dressings | Bandages & dressings | Cover, protect and hold.
    plasters | Plasters | Fabric, clear and cartoon.
    wound-dressings | Dressings & tape | Sterile pads, film and hypoallergenic tape.
    bandages | Bandages | Crepe, elastic and tubular.
  wound-care | Wound care | Clean it, calm it, let it heal.
    antiseptics | Antiseptics | Creams, sprays and solutions.
    burns-scars | Burns & scars | Cooling gels and silicone scar care.
    bites-stings | Bites & stings | For mozzies, ants and blueys.
    insect-repellent | Insect repellents | Picaridin, DEET and natural repellents.
  first-aid-kits | Kits & supports | Ready-packed kits and help for sprains.
    kits | First aid kits | For home, car, workplace and boat.
    hot-cold-therapy | Hot & cold therapy | Packs, wheat bags and sprays.
    supports-braces | Supports & braces | Knee, ankle, wrist and back supports.
skin-care | Skin care | Considered skin care for Australian conditions.
  face-care | Face | A routine in a few good steps.
    cleansers | Cleansers | Gels, balms, milks and foams.
    face-moisturisers | Moisturisers | Light gels to rich night creams.
    serums | Serums & oils | Vitamin C, niacinamide, retinal and more.
    eye-creams | Eye creams | For the thinnest skin you have.
    toners-exfoliants | Toners & exfoliants | Acids and enzymes for an even surface.
    face-masks-skin | Masks | Clay, gel and overnight.
    lip-care | Lip care | Balms with and without SPF.
  sun-care | Sun care | Broad-spectrum protection, every day of the year.
    face-sunscreen | Face sunscreen | Fluids that disappear under make-up.
    body-sunscreen | Body sunscreen | Family sizes, sprays and sport.
    kids-sunscreen | Kids' sunscreen | Gentle on skin, hard to wash off.
    after-sun-tan | After sun & tanning | Cooling gels and gradual tan.
  body-care | Body | Soft, comfortable skin below the neck.
    body-lotions | Body lotions | Daily and intensive hydration.
    hand-foot-cream | Hand & foot creams | For hard-working hands and cracked heels.
    body-wash | Body wash & soap | Soap-free washes and real soap.
  problem-skin | Sensitive & problem skin | For skin that reacts.
    sensitive-skin | Sensitive & eczema-prone | Fragrance-free washes and creams.
    blemish-care | Blemish care | Salicylic acid, patches and clay.
    pigmentation | Pigmentation & ageing | Targeted care for tone and lines.
  mens-skin | Men's skin | Simple, effective, no fuss.
    mens-face | Men's face care | Wash, moisturise, done.
beauty | Beauty | Make-up and fragrance that skin agrees with.
  make-up | Make-up | Mineral, tinted and long-wearing.
    face-makeup | Face | Foundations, concealers and blush.
    eye-makeup | Eyes | Mascara, liner and brow.
    lip-makeup | Lips | Lipstick, gloss and tint.
    nails | Nails | Polish, care and tools.
    beauty-tools | Tools & brushes | Brushes, sponges, tweezers.
  fragrance | Fragrance | For skin, rooms and pillows.
    perfume | Perfume & mists | Eau de parfum and body mists.
    home-fragrance | Candles & oils | Candles, diffusers and essential oils.
hair-care | Hair care | For every curl pattern and scalp.
  wash-condition | Wash & condition | Shampoos, conditioners and co-washes.
    shampoo | Shampoo | For dry, fine, coloured and oily hair.
    conditioner | Conditioner | Weight where you want it.
    hair-treatments | Treatments & masks | Oils, bond builders and masks.
  scalp-loss | Scalp & hair loss | For flakes, itch and thinning.
    dandruff | Dandruff & itchy scalp | Medicated and gentle scalp care.
    hair-loss | Thinning hair | Minoxidil, tonics and fibres.
  style-colour | Style & colour | Hold, shine and new shades.
    styling | Styling | Creams, sprays and clay.
    hair-colour | Hair colour | Permanent and semi-permanent colour.
    hair-tools | Brushes & accessories | Brushes, combs and ties.
dental-care | Dental care | Healthy mouths from first tooth to dentures.
  brushing | Brushing | Brushes and pastes for twice a day.
    toothpaste | Toothpaste | Sensitive, whitening, total care.
    toothbrushes | Toothbrushes | Manual and bamboo brushes.
    electric-brushes | Electric brushes & heads | Sonic and rotating brushes.
  between-rinse | Floss & rinse | For the places a brush cannot reach.
    floss | Floss & interdental | Tape, picks and brushes.
    mouthwash | Mouthwash | Alcohol-free and fluoride rinses.
  mouth-problems | Mouth problems | Ulcers, dry mouth and dentures.
    dry-mouth-ulcers | Dry mouth & ulcers | Gels, sprays and pastes.
    denture-care | Dentures & guards | Cleaners, adhesives and night guards.
    whitening | Whitening | Strips, pens and kits.
    kids-dental | Kids' dental | Small brushes and mild pastes.
personal-care | Personal care | Everyday essentials, restocked without thinking.
  hygiene | Hygiene | Wash, freshen, repeat.
    deodorant | Deodorant | Roll-ons, sticks and natural pastes.
    hand-wash | Hand wash & sanitiser | For basins, bags and benches.
    bath-shower | Bath soaks | Salts, soaks and bubbles.
  shaving-hair-removal | Shaving & hair removal | Razors, wax and creams.
    razors-shave | Razors & shave gel | Close and comfortable.
    wax-creams | Wax & creams | Smooth for longer.
  period-care | Period care | Pads, tampons, cups and underwear.
    pads-liners | Pads & liners | Organic cotton and ultra-thin.
    tampons-cups | Tampons & cups | Single-use and reusable.
    period-underwear | Period underwear | Washable and leak-proof.
  continence | Continence | Discreet comfort, by day and night.
    continence-pads | Pads & guards | For light to heavy needs.
    continence-pants | Pants & bed protection | Pull-ups and underpads.
  foot-ear | Foot & ear comfort | Insoles, blister care and ear plugs.
    foot-care | Foot care | Insoles, files and corn plasters.
    ear-plugs | Ear plugs | For sleep, swimming and concerts.
baby-child | Baby & child | For the newest customers.
  nappies-wipes | Nappies & wipes | The great restock.
    nappies | Nappies | Newborn to walker.
    baby-wipes | Wipes | Water-based and plastic-free.
  feeding | Feeding | Bottles, formula and first foods.
    infant-formula | Infant & toddler formula | Stages 1 to 4 and specialty formula.
    bottles-teats | Bottles & soothers | Bottles, teats and dummies.
    breastfeeding | Breastfeeding | Pumps, pads and balms.
    baby-food | Baby food | Cereals, pouches and rusks.
  baby-skin-bath | Baby skin & bath | Mild by design.
    baby-wash | Wash & shampoo | Tear-free and fragrance-free.
    baby-creams | Creams & nappy rash | Barrier creams and balms.
  baby-health | Baby health | Noses, teeth, tummies and temperatures.
    teething-colic | Teething & colic | Gels, drops and soothers.
    baby-nose-fever | Noses & fever | Saline, aspirators and fever relief.
    baby-safety | Safety & sleep | Monitors, guards and sleep bags.
weight-management | Weight management | Sensible help towards a healthier weight.
  meal-replacement | Meal replacement | Shakes, bars and soups with the nutrients of a meal.
    shakes | Shakes | Creamy shakes with complete nutrition.
    bars-soups | Bars & soups | Meals for handbags and desk drawers.
  weight-support | Weight support | Fibre, snacks and supplements.
    appetite-fibre | Appetite & fibre | Feel fuller for longer.
    metabolism | Metabolism | Green tea, chromium and friends.
    low-carb-snacks | Low-carb snacks | Treats that fit the plan.
    program-essentials | Program essentials | Chosen for the Weight Management Program.
sports-fitness | Sports & fitness | Fuel, recover, repeat.
  sports-nutrition | Sports nutrition | Protein, creatine and hydration.
    protein-powder | Protein powder | Whey, casein and plant protein.
    pre-workout | Pre-workout & creatine | For training that matters.
    hydration | Hydration & electrolytes | Replace what you sweat.
    sports-bars | Bars & gels | On the bike, in the bag.
  training-gear | Training gear | Bands, rollers and bottles.
    bands-rollers | Bands, balls & rollers | Strength and release at home.
    yoga-pilates | Yoga & Pilates | Mats, blocks and straps.
    bottles-shakers | Bottles & shakers | Carry water, mix protein.
    sports-tape | Tape & recovery | Strapping tape and muscle recovery.
sexual-health | Sexual health | Plain packaging, plain advice.
  protection-comfort | Protection & comfort | Condoms and lubricants.
    condoms | Condoms | Regular, thin, latex-free.
    lubricants | Lubricants | Water- and silicone-based.
  fertility-tests | Fertility & tests | Know where you stand.
    pregnancy-tests | Pregnancy & ovulation tests | Early and digital tests.
    fertility | Fertility support | Nutrients and friendly lubricants.
    home-tests | Home health tests | Screening in your own time.
  intimate-wellbeing | Intimate wellbeing | Adults only.
    intimate-care | Intimate care | Washes and moisturisers.
    intimate-devices | Personal massagers | Registered customers only.
    pelvic-floor | Pelvic floor | Trainers and weights.
home-health | Home health | Monitor, move and manage at home.
  monitoring | Monitoring | Clinically validated devices.
    blood-pressure | Blood pressure | Upper-arm and wrist monitors.
    glucose | Glucose | Meters, strips and lancets.
    thermometers | Thermometers & oximeters | Ear, forehead and finger.
    scales | Scales | Body composition and kitchen.
  mobility-living | Mobility & daily living | Small aids that give back independence.
    walking-aids | Walking aids | Sticks, frames and ferrules.
    bathroom-aids | Bathroom & bed | Rails, stools and raisers.
    daily-aids | Daily aids | Grips, openers and reachers.
    compression | Compression wear | Travel and medical stockings.
  respiratory-relief | Breathing & relief | Nebulisers, TENS and heat.
    nebulisers | Nebulisers & spacers | For asthma plans and winter chests.
    tens-heat | TENS & heat | Drug-free pain relief.
    sleep-snoring | Snoring & sleep | Strips, pillows and masks.
  medicine-management | Medicine management | Organised, safe and on time.
    pill-organisers | Pill organisers | Weekly boxes, cutters and crushers.
    sharps-needles | Needles & sharps | Pen needles, syringes and disposal.
health-foods | Health foods | A pantry with purpose.
  teas-drinks | Teas & drinks | Herbal teas, cocoas and tonics.
    herbal-tea | Herbal tea | Single herbs and blends.
    functional-drinks | Functional drinks | Kombucha, tonics and golden lattes.
  pantry | Pantry | Honey, oils and wholefoods.
    honey | Honey & spreads | Manuka, jarrah and nut butters.
    oils-vinegars | Oils & vinegars | Coconut, olive and apple cider.
    superfoods | Seeds & superfoods | Chia, cacao, spirulina.
    gluten-free | Gluten free | Mixes, pasta and crackers.
  snacks | Snacks | Better biscuits.
    bars-balls | Bars & balls | Oat, nut and date.
    nuts-fruit | Nuts & dried fruit | Plain and simple.
    confectionery | Sweets & chocolate | Less sugar, same pleasure.
practitioner | Practitioner range | Naturopathic formulas, supplied with professional advice.
  practitioner-nutrients | Nutrients | High-strength and specialised nutrients.
    practitioner-minerals | Minerals | Clinical mineral forms and doses.
    practitioner-vitamins | Vitamins | Activated and methylated vitamins.
    practitioner-omegas | Essential fatty acids | Concentrated EPA and DHA.
  practitioner-systems | Body systems | Formulas by body system.
    practitioner-gut | Digestive | Barrier, motility and microbiome.
    practitioner-stress | Stress & sleep | Adrenal and nervous system support.
    practitioner-immune | Immune | Acute and long-term defence.
    practitioner-hormones | Hormones | Thyroid, cycle and metabolism.
  practitioner-herbals | Herbals | Liquid extracts and tablets.
    herbal-liquids | Liquid extracts | Single-herb fluid extracts.
prescriptions | Prescriptions | Prescription medicines from your e-script or paper script.
  heart-metabolic | Heart & metabolic | Cholesterol, blood pressure and diabetes.
    cholesterol | Cholesterol | Statins and other lipid medicines.
    blood-pressure-medicines | Blood pressure | ACE inhibitors, ARBs and others.
    diabetes-tablets | Diabetes tablets | Metformin and other oral medicines.
    diabetes-injections | Diabetes injections | Insulin and GLP-1 medicines, kept cold.
    blood-thinners | Blood thinners | Anticoagulants and antiplatelets.
    weight-loss-prescription | Weight loss | Prescription treatment after a consultation.
  mind-nerves | Mind & nerves | Depression, anxiety, migraine and nerve pain.
    antidepressants | Antidepressants | SSRIs, SNRIs and others.
    nerve-migraine | Nerve pain & migraine | Triptans and nerve pain medicines.
  infection-respiratory | Infection & respiratory | Antibiotics, antivirals and preventers.
    antibiotics | Antibiotics & antivirals | Courses by mouth.
    asthma-preventers | Asthma & COPD | Preventers and combination inhalers.
    allergy-prescription | Allergy on prescription | Tablets, sprays and auto-injectors.
  hormones-skin | Hormones, skin & eyes | Contraception, thyroid, HRT, skin and eye drops.
    contraception | Contraception | Combined and progestogen-only pills.
    hormone-therapy | Thyroid & hormone therapy | Tablets, patches and gels.
    skin-prescription | Skin on prescription | Retinoids and stronger steroids.
    eye-prescription | Eyes on prescription | Glaucoma and infection drops.
    mens-prescription | Men's prescriptions | Erectile function, hair and prostate.
    stomach-pain-prescription | Stomach & pain | Acid reducers and anti-inflammatories.
telehealth | Telehealth | See an Australian doctor by phone or video.
  doctor-consults | Doctor consults | Talk with a doctor today.
  online-scripts | Online scripts | Renew a medicine you already take.
  medical-certificates | Medical certificates | For work, study or caring.
  health-programs | Health programs | COVID-19 antivirals and quitting smoking.
pets | Pets | Care for the rest of the family.
  dogs | Dogs | Fleas, joints, teeth and shine.
    dog-parasites | Dog flea, tick & worm | Spot-ons, chews and collars.
    dog-wellbeing | Dog supplements & dental | Joint chews and dental sticks.
    dog-grooming | Dog grooming | Shampoos, balms and brushes.
  cats | Cats | Worming, hairballs and calm.
    cat-parasites | Cat flea & worm | Spot-ons and tablets.
    cat-wellbeing | Cat health & grooming | Hairball pastes, treats and combs.
  small-pets | Birds, fish & first aid | For feathers, fins and paws.
    pet-first-aid | Pet first aid | Wound sprays, wraps and cones.
books | Books & journals | To read, cook from and write in.
  wellbeing-books | Wellbeing | Sleep, stress and habits.
    mind-books | Mind & mood | Calm company for hard times.
    fitness-books | Movement & ageing | Strong at every age.
  food-books | Food & cooking | Recipes with a purpose.
    cookbooks | Cookbooks | For hearts, guts and weeknights.
    nutrition-books | Nutrition | What the evidence says.
  family-books | Family | Pregnancy to teenage years.
    parenting-books | Parenting | Sleep, food and feelings.
    childrens-books | Children's books | Stories about bodies and bravery.
  journals | Journals & cards | Trackers, planners and prompts.
    health-journals | Health journals | Food, mood and symptom diaries.
`;
