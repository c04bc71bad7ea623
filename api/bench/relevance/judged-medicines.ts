/** `query | best | also useful`; the notation is explained in `judge.ts`. */
export const MEDICINES = `
panadol | paracetamol && #paracetamol | #pain-relief
panadol osteo | paracetamol osteo | paracetamol
panadene | #pain-relief | #medicines
children's panadol | children’s paracetamol / kids pain & fever | paracetamol
nurofen | ibuprofen | #pain-relief
nurofen for kids | kids ibuprofen / children’s ibuprofen | ibuprofen
advil | ibuprofen | #pain-relief
voltaren gel | diclofenac gel | #topical-pain
voltaren | diclofenac | #topical-pain / #ibuprofen
naprogesic | naproxen | #period-pain / #ibuprofen
disprin | aspirin | #pain-relief
aspro clear | soluble aspirin | aspirin
deep heat | heat rub / warming muscle rub / deep warmth | #topical-pain
claratyne | loratadine | #antihistamines
zyrtec | cetirizine | #antihistamines
telfast | fexofenadine | #antihistamines
phenergan | promethazine | #antihistamines
hay fever tablets | #antihistamines && !oral liquid | #allergy
hayfever | #antihistamines && !kids / #nasal-allergy && !kids | #allergy
hay fever | #antihistamines && !kids / #nasal-allergy && !kids | #allergy
antihistamine | #antihistamines && !kids | #allergy
fever | paracetamol / ibuprofen / #paracetamol / #ibuprofen | #pain-relief
flixonase | fluticasone nasal | #nasal-allergy
rhinocort | budesonide nasal | #nasal-allergy
nasonex | mometasone nasal | #nasal-allergy
gaviscon | heartburn relief / dual action antacid | #heartburn-reflux
heartburn | #heartburn-reflux | esomeprazole / pantoprazole
reflux | #heartburn-reflux | esomeprazole / pantoprazole
nexium | esomeprazole | #heartburn-reflux / pantoprazole
somac | pantoprazole | #heartburn-reflux / esomeprazole
imodium | loperamide | #diarrhoea
diarrhea | #diarrhoea | rehydration
hydralyte | #diarrhoea && rehydrat / electrolyte | #hydration
gastrolyte | #diarrhoea && rehydrat / electrolyte | #hydration
constipation | #constipation | #fibre
movicol | macrogol laxative | #constipation
laxative | #constipation | #fibre
travel sickness | #nausea-travel | ginger
piles cream | #haemorrhoids | #digestive
hemorrhoid cream | haemorrhoid cream / haemorrhoid relief ointment | #haemorrhoids
canesten | clotrimazole | #antifungals / #thrush-uti
lamisil | terbinafine | #antifungals
athletes foot cream | #antifungals && cream | #antifungals
ringworm | #antifungals | #skin-treatments
tinea | #antifungals | #foot-care
thrush | #thrush-uti && thrush / fluconazole | #thrush-uti / clotrimazole
cystitis | cystitis / urinary alkaliser | #thrush-uti / #cycle-support
uti | cystitis / urinary alkaliser / uti test | #thrush-uti / #cycle-support / trimethoprim
ural sachets | urinary alkaliser / cystitis relief | #thrush-uti
eczema cream | #eczema-dermatitis && cream | #eczema-dermatitis / #sensitive-skin
cortisone cream | hydrocortisone cream | #eczema-dermatitis
zovirax | aciclovir | #cold-sores
cold sore | cold sore / famciclovir | #cold-sores
warts | wart | #cold-sores
nits | nit comb / lice | #lice-worms
head lice | lice / nit comb | #lice-worms
worms | worming / allwormer | #lice-worms / #cat-parasites / #dog-parasites
dry eye drops | #dry-eyes && eye && !wipes | #dry-eyes
pink eye | chloramphenicol / antibacterial eye drops | #eye-infections
chlorsig | chloramphenicol | #eye-infections
ear wax | ear wax / olive oil ear | #ear-care
morning after pill | levonorgestrel emergency | #contraception
plan b | levonorgestrel emergency | #contraception
period pain | #period-pain | ibuprofen / naproxen
ventolin | salbutamol | spacer / #asthma-preventers
asthma puffer | salbutamol / inhaler && #asthma-preventers | spacer / #nebulisers
restavit | doxylamine | #sleep-medicines
melatonin | melatonin | #sleep-medicines / #sleep-support
nicorette | #quit-smoking | #quit-smoking
quit smoking | #quit-smoking | smoking cessation
nicotine gum | nicotine gum / quit gum | #quit-smoking
codral | cold & flu day / flu relief / cold & flu pse | #cold-flu-relief
cold and flu | #cold-flu-tablets | #cold-flu
lemsip | hot lemon / cold & flu hot drink | #cold-flu-relief
vicks vaporub | vapour rub / chest rub | #hot-drinks
strepsils | lozenges && #sore-throat | #sore-throat
sore throat | #sore-throat | #cough-throat
chesty cough | chesty cough | #cough-syrups
dry cough | dry cough | #cough-syrups
otrivin | oxymetazoline / decongestant nasal | #decongestants
blocked nose | #decongestants | #nose-sinus / nasal
betadine | povidone | #antiseptics
savlon | antiseptic cream | #antiseptics
bandaid | #plasters | #bandages-dressings
band-aids | #plasters | #bandages-dressings
mosquito repellent | #insect-repellent | #bites-stings
mozzie bites | #bites-stings | #insect-repellent
rat test | rapid antigen / flu & rsv test / saliva rapid | #rapid-tests
covid test | covid-19 && test / saliva rapid | #rapid-tests
`;

/** Prescription medicines, by the names that people know and with their strengths. */
export const PRESCRIPTIONS = `
atorvastatin 20 | atorvastatin 20mg | atorvastatin
atorvastatin 40 | atorvastatin 40mg | atorvastatin
atorvastatin 80mg | atorvastatin 80mg | atorvastatin
lipitor | atorvastatin | #cholesterol
lipitor 40mg | atorvastatin 40mg | atorvastatin
crestor | rosuvastatin | #cholesterol
statins | atorvastatin / rosuvastatin / simvastatin | #cholesterol
viagra | sildenafil | tadalafil
cialis | tadalafil | sildenafil
erectile dysfunction | sildenafil / tadalafil | #mens-prescription
ozempic | semaglutide | #weight-loss-prescription / #diabetes-injections
wegovy | semaglutide | #weight-loss-prescription
mounjaro | tirzepatide | #weight-loss-prescription
metformin 500 | metformin && 500mg | metformin
metformin 1000 mg | metformin && 1000mg | metformin
diabex | metformin | #diabetes-tablets
lantus | insulin glargine | #diabetes-injections
novorapid | insulin aspart | #diabetes-injections
zoloft | sertraline | #antidepressants
lexapro 10mg | escitalopram 10mg | escitalopram
prozac | fluoxetine | #antidepressants
antidepressant | #antidepressants | #antidepressants
eliquis | apixaban | #blood-thinners
xarelto | rivaroxaban | #blood-thinners
amoxil | amoxicillin | #antibiotics
augmentin | amoxicillin && clavulanic | #antibiotics
keflex | cefalexin | #antibiotics
antibiotics | #antibiotics | #antibiotics
seretide | fluticasone & salmeterol | #asthma-preventers
symbicort | budesonide & formoterol | #asthma-preventers
epipen | adrenaline | #allergy-prescription
contraceptive pill | #contraception | #contraception
the pill | #contraception | #contraception
yaz | drospirenone | #contraception
hrt | estradiol / progesterone | #hormone-therapy / #menopause
blood pressure tablets | #blood-pressure-medicines | #heart-metabolic
water tablets | furosemide / hydrochlorothiazide / spironolactone | #blood-pressure-medicines
propecia | finasteride | #hair-loss / #mens-prescription
celebrex | celecoxib | #stomach-pain-prescription
migraine | #migraine / #nerve-migraine | #pain-relief
`;
