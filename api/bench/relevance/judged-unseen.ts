/** Judged before anybody saw what the search answers, and no synonym was written for them. */
export const UNSEEN = `
nurophen | ibuprofen | #pain-relief
panadole | paracetamol && #paracetamol | #pain-relief
ventalin | salbutamol | #asthma-preventers / spacer
lipator | atorvastatin | #cholesterol
zertec | cetirizine | #antihistamines
paracetamol 665 | paracetamol && 665mg | paracetamol
vitamin c tablets 1000mg | vitamin c && 1000mg | #vitamin-c
kids paracetamol | children’s paracetamol / kids pain & fever | paracetamol
heartburn in pregnancy | #heartburn-reflux | #digestive
baby cough | #cough-syrups / #baby-nose-fever | #cough-throat
sore muscles | #topical-pain / epsom / #sports-tape / muscle magnesium | magnesium
back pain | #topical-pain / back brace | #pain-relief / #tens-heat
headache tablets | #migraine / #paracetamol / #ibuprofen | #pain-relief
itchy scalp | #dandruff | #scalp-loss
cracked heels | #hand-foot-cream | #foot-care
dry eyes | #dry-eyes | #eye-ear
stuffed nose | #decongestants / #sinus-rinse | #nose-sinus / #nasal-allergy
jet lag | melatonin / #sleep-support | #sleep-medicines
constipated | #constipation | #fibre
nausea | #nausea-travel / ondansetron / morning settle | ginger
high blood pressure | #blood-pressure-medicines / #blood-pressure | #heart-health
cholesterol tablets | #cholesterol / cholesterol health | #heart-health
joint pain | #joints-bones / #topical-pain | #supports-braces
low iron | #iron / iron | #minerals
brain fog | #brain-focus | #energy-brain
immune booster | #immunity | #practitioner-immune
weight loss shake | #shakes | #meal-replacement
vegan protein powder | #protein-powder && plant / #protein-powder && pea / #protein-powder && vegan | #protein-powder
dog joint supplement | #dog-wellbeing && joint | #dog-wellbeing
thermomether | thermometer | #thermometers
sunscream | #sun-care && sunscreen / #sun-care && spf | #sun-care
moisturiser sensitive skin | #sensitive-skin / moisturis | #face-moisturisers / #body-lotions
natural deodorant | natural deodorant | #deodorant
bladder leakage | #continence / bladder | #pelvic-floor
crutches | crutches / forearm crutches | #walking-aids
ear plugs for sleeping | sleep ear plugs / #ear-plugs && sleep / foam ear plugs | #ear-plugs
nicotine patches 21mg | #nicotine-patches && 21mg | #nicotine-patches
magnesium 120 capsules | magnesium && 120 capsules | magnesium
scar gel | scar | #burns-scars
lice treatment | lice | #lice-worms
`;
