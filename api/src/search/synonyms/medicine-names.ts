/**
 * Names under which medicines are known, and what the shop calls them: `typed, typed > found, found`. The law keeps the
 * names of others' products off our own; people type them all the same.
 */
export const MEDICINE_NAMES = `
panadol, panamax, tylenol, dymadon, acetaminophen > paracetamol
panadol osteo > paracetamol osteo
panadene, panafen, mersyndol > paracetamol, ibuprofen
nurofen, advil, brufen, bugesic, ibuprophen > ibuprofen
nurofen for kids, nurofen for children > kids ibuprofen, children ibuprofen
voltaren gel, voltaren emulgel > diclofenac gel
voltaren > diclofenac
naprogesic, naprosyn, anaprox, aleve > naproxen
disprin, aspro, solprin, cartia > aspirin
aspro clear > soluble aspirin
deep heat, dencorub, tiger balm > heat rub, warming muscle rub, deep warmth
claratyne, claritin, lorano > loratadine
zyrtec, zilarex, alzene > cetirizine
telfast, fexotab, allegra > fexofenadine
phenergan > promethazine
flixonase > fluticasone nasal
rhinocort > budesonide nasal
nasonex, sensease > mometasone nasal
dymista > azelastine fluticasone
gaviscon, mylanta, quick-eze, rennie > antacid, heartburn
nexium > esomeprazole
somac, salpraz > pantoprazole
pepcid, pepcidine > famotidine
imodium, gastro-stop > loperamide
hydralyte, gastrolyte, pedialyte, repalyte > rehydration, rehydrate, electrolyte
movicol, osmolax, clearlax > macrogol
coloxyl, senokot, dulcolax > laxative, senna
kwells, travacalm > travel calm, motion sickness
proctosedyl, rectinol, anusol > haemorrhoid
canesten > clotrimazole
lamisil, solvease > terbinafine
diflucan > fluconazole
zovirax > aciclovir
famvir > famciclovir
valtrex > valaciclovir
ural, citravescent > urinary alkaliser, cystitis
chlorsig > chloramphenicol
ventolin, asmol, airomir > salbutamol
seretide, advair > fluticasone salmeterol
symbicort > budesonide formoterol
flixotide > fluticasone inhaler
spiriva > tiotropium
singulair > montelukast
epipen, anapen > adrenaline
restavit, dozile > doxylamine
circadin > melatonin
nicorette, nicabate, quitx > nicotine, quit
postinor, plan b > levonorgestrel emergency
codral, demazin, dimetapp > cold flu
lemsip > hot lemon, cold flu hot drink
vicks vaporub, vaporub > vapour rub, chest rub
vicks > vapour rub, chest rub, decongestant, inhaler
strepsils, difflam, cepacol > sore throat lozenge, throat lozenge, antibacterial lozenge
otrivin, drixine, sudafed, logicin > decongestant, oxymetazoline
bisolvon, duro-tuss, benadryl > cough
betadine > povidone-iodine, povidone
savlon, dettol, bepanthen antiseptic > antiseptic
bandaid, band-aid, elastoplast > plaster
rid, aerogard, bushman, off > repellent
stingose > sting, itch relief
lipitor > atorvastatin
crestor > rosuvastatin
zocor > simvastatin
ezetrol > ezetimibe
statin > atorvastatin, rosuvastatin, simvastatin
viagra, revatio > sildenafil
cialis > tadalafil
ozempic, wegovy, rybelsus > semaglutide
mounjaro, zepbound > tirzepatide
saxenda, victoza > liraglutide
trulicity > dulaglutide
contrave > naltrexone
xenical > orlistat
diabex, diaformin, glucophage > metformin
januvia > sitagliptin
jardiance > empagliflozin
diamicron > gliclazide
lantus, optisulin, toujeo > insulin glargine
novorapid > insulin aspart
zoloft > sertraline
lexapro, esipram > escitalopram
prozac, lovan > fluoxetine
efexor > venlafaxine
pristiq > desvenlafaxine
avanza > mirtazapine
endep > amitriptyline
maxalt > rizatriptan
imigran > sumatriptan
eliquis > apixaban
xarelto > rivaroxaban
plavix > clopidogrel
amoxil, cilamox > amoxicillin
augmentin, amoxyclav > amoxicillin clavulanic
keflex, ibilex > cefalexin
coversyl > perindopril
micardi > telmisartan
norvasc > amlodipine
betaloc, minax > metoprolol
lasix > furosemide
aldactone > spironolactone
levlen, microgynon > levonorgestrel ethinylestradiol
yaz, yasmin > drospirenone
slinda > drospirenone
eutroxsig, oroxine > levothyroxine
propecia > finasteride
regaine, rogaine > minoxidil
celebrex > celecoxib
mobic > meloxicam
zofran > ondansetron
xalatan > latanoprost
metamucil, benefiber > psyllium
optifast, optislim > very low energy, meal replacement
ensure, sustagen > meal replacement
`;
