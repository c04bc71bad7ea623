import type { Concept } from '../types';
import { writer } from './write';

const write = writer('generic');

/** `key | category | name | strengths, | forms | dollars | what it does | warning | flags`. */
const ROWS = `
atorvastatin | cholesterol | Atorvastatin | 10mg, 40mg, 80mg | blis 30 | 15 | Atorvastatin lowers cholesterol made in the liver and the risk of heart attack and stroke. | Tell your doctor about muscle pain. Do not use in pregnancy. |
rosuvastatin | cholesterol | Rosuvastatin | 5mg, 10mg, 20mg, 40mg | blis 30 | 15 | Rosuvastatin lowers LDL cholesterol and triglycerides. | Tell your doctor about muscle pain. Do not use in pregnancy. |
simvastatin | cholesterol | Simvastatin | 20mg, 40mg | blis 30 | 14 | Simvastatin lowers cholesterol; it is taken in the evening. | Avoid grapefruit. Do not use in pregnancy. |
ezetimibe | cholesterol | Ezetimibe | 10mg | blis 30 | 18 | Ezetimibe reduces the cholesterol absorbed from food. | Tell your doctor about liver disease. |
fenofibrate | cholesterol | Fenofibrate | 48mg, 145mg | blis 60 | 22 | Fenofibrate lowers triglycerides. | Not with gallbladder or severe kidney disease. |
perindopril | blood-pressure-medicines | Perindopril | 2.5mg, 5mg, 10mg | blis 30 | 14 | Perindopril is an ACE inhibitor for high blood pressure and the heart. | Do not use in pregnancy. Call 000 about swelling of the face. |
ramipril | blood-pressure-medicines | Ramipril | 2.5mg, 5mg, 10mg | blis 30 | 14 | Ramipril lowers blood pressure and protects heart and kidneys. | Do not use in pregnancy. A dry cough is common. |
telmisartan | blood-pressure-medicines | Telmisartan | 40mg, 80mg | blis 28 | 16 | Telmisartan relaxes blood vessels. | Do not use in pregnancy. |
irbesartan | blood-pressure-medicines | Irbesartan | 150mg, 300mg | blis 30 | 15 | Irbesartan lowers blood pressure and protects the kidneys in diabetes. | Do not use in pregnancy. |
candesartan | blood-pressure-medicines | Candesartan | 8mg, 16mg, 32mg | blis 30 | 16 | Candesartan treats high blood pressure and heart failure. | Do not use in pregnancy. |
amlodipine | blood-pressure-medicines | Amlodipine | 5mg, 10mg | blis 30 | 13 | Amlodipine widens blood vessels, for blood pressure and angina. | Ankle swelling is common; tell your doctor. |
metoprolol | blood-pressure-medicines | Metoprolol | 50mg, 100mg | blis 100 | 15 | Metoprolol slows the heart and lowers blood pressure. | Do not stop suddenly. |
hydrochlorothiazide | blood-pressure-medicines | Hydrochlorothiazide | 25mg | blis 100 | 14 | Hydrochlorothiazide removes salt and water, for blood pressure. | Protect your skin from the sun. |
spironolactone | blood-pressure-medicines | Spironolactone | 25mg, 100mg | blis 100 | 17 | Spironolactone treats fluid, heart failure and some hormone conditions. | Not with potassium supplements unless advised. |
frusemide | blood-pressure-medicines | Furosemide | 20mg, 40mg | blis 100 | 12 | Furosemide removes fluid from the body. | Tell your doctor about dizziness or cramps. |
metformin | diabetes-tablets | Metformin | 500mg, 850mg, 1000mg | blis 90 100 | 14 | Metformin helps the body use insulin; it is the usual first tablet in type 2 diabetes. | Take with food. Stop and seek advice if you are vomiting. |
metformin-xr | diabetes-tablets | Metformin XR | 500mg, 1000mg | blis 60 120 | 16 | The extended-release metformin is taken once a day and is gentler on the stomach. | Swallow whole. |
gliclazide | diabetes-tablets | Gliclazide MR | 30mg, 60mg | blis 60 100 | 15 | Gliclazide helps the pancreas release insulin. | May cause low blood glucose. |
sitagliptin | diabetes-tablets | Sitagliptin | 25mg, 50mg, 100mg | blis 28 | 32 | Sitagliptin helps control blood glucose after meals. | See a doctor about severe stomach pain. |
empagliflozin | diabetes-tablets | Empagliflozin | 10mg, 25mg | blis 30 | 45 | Empagliflozin lets the kidneys pass out glucose and protects the heart. | Tell your doctor before surgery or when you cannot eat. |
insulin-glargine | diabetes-injections | Insulin Glargine | 100units/mL | pen 5 | 58 | A long-acting insulin, injected once a day. | Check your glucose. Always carry something sweet. | fridge
insulin-aspart | diabetes-injections | Insulin Aspart | 100units/mL | pen 5 | 52 | A rapid insulin, injected at meals. | Eat within ten minutes. Always carry something sweet. | fridge
liraglutide | diabetes-injections | Liraglutide | 6mg/mL | pen 2 3 | 190 | Liraglutide is a daily GLP-1 injection. | See a doctor about severe stomach pain. | fridge limited
dulaglutide | diabetes-injections | Dulaglutide | 1.5mg | pen 4 | 140 | Dulaglutide is a once-weekly GLP-1 injection for type 2 diabetes. | See a doctor about severe stomach pain. | fridge limited
apixaban | blood-thinners | Apixaban | 2.5mg, 5mg | blis 60 | 38 | Apixaban prevents clots and stroke. | Tell every health professional that you take it. Do not miss doses. |
rivaroxaban | blood-thinners | Rivaroxaban | 10mg, 15mg, 20mg | blis 28 | 42 | Rivaroxaban prevents and treats clots. | Take the larger strengths with food. |
clopidogrel | blood-thinners | Clopidogrel | 75mg | blis 28 | 14 | Clopidogrel keeps platelets from sticking, after a stent or stroke. | Do not stop without advice. |
semaglutide-w | weight-loss-prescription | Semaglutide Weekly Injection | 0.25mg, 0.5mg, 1.7mg, 2.4mg | pen 4 | 290 | A weekly GLP-1 injection, supplied as part of care by a doctor. | See a doctor urgently about severe stomach pain. Do not use in pregnancy. | fridge limited journey 4N
tirzepatide | weight-loss-prescription | Tirzepatide Weekly Injection | 2.5mg, 5mg, 7.5mg, 10mg | pen 4 | 345 | A weekly injection that acts on two gut hormones, supplied as part of care by a doctor. | See a doctor urgently about severe stomach pain. Do not use in pregnancy. | fridge limited journey 4N
naltrexone-bupropion | weight-loss-prescription | Naltrexone & Bupropion | 8mg/90mg | blis 112 | 240 | Tablets that act on appetite and reward, for use with a program. | Not with seizures, opioids or uncontrolled blood pressure. | journey 4N
orlistat-rx | weight-loss-prescription | Orlistat | 120mg | bcap 42 84 | 62 | Orlistat stops about a third of the fat in a meal from being absorbed. | Eat less fat, or it tells. Take a multivitamin at bedtime. | journey 4N
sertraline | antidepressants | Sertraline | 50mg, 100mg | blis 30 | 14 | Sertraline is an SSRI for depression and anxiety. | Allow several weeks. Do not stop suddenly. Seek help at once about thoughts of suicide: 000 or Lifeline 13 11 14. |
escitalopram | antidepressants | Escitalopram | 5mg, 10mg, 20mg | blis 28 | 14 | Escitalopram is an SSRI for depression and anxiety. | Allow several weeks. Do not stop suddenly. Seek help at once about thoughts of suicide: 000 or Lifeline 13 11 14. |
fluoxetine | antidepressants | Fluoxetine | 20mg | bcap 28 | 14 | Fluoxetine is an SSRI that stays long in the body. | Allow several weeks. Seek help at once about thoughts of suicide: 000 or Lifeline 13 11 14. |
venlafaxine | antidepressants | Venlafaxine XR | 37.5mg, 75mg, 150mg | bcap 28 | 16 | Venlafaxine is an SNRI for depression and anxiety. | Do not stop suddenly. |
desvenlafaxine | antidepressants | Desvenlafaxine | 50mg, 100mg | blis 28 | 18 | Desvenlafaxine is an SNRI taken once a day. | Swallow whole. Do not stop suddenly. |
mirtazapine | antidepressants | Mirtazapine | 15mg, 30mg, 45mg | blis 30 | 16 | Mirtazapine is taken at night, for depression with poor sleep. | May increase appetite. |
amitriptyline | nerve-migraine | Amitriptyline | 10mg, 25mg | blis 50 | 13 | Amitriptyline in low doses helps nerve pain and prevents migraine. | Causes drowsiness. |
rizatriptan | nerve-migraine | Rizatriptan | 10mg | waf 2 4 | 19 | A wafer that melts on the tongue, for migraine attacks. | Not with heart disease. |
eletriptan | nerve-migraine | Eletriptan | 40mg, 80mg | blis 4 | 22 | Eletriptan treats migraine attacks. | Not with heart disease. |
topiramate | nerve-migraine | Topiramate | 25mg, 50mg | blis 60 | 18 | Topiramate prevents migraine. | Do not use in pregnancy. Drink plenty of water. |
amoxicillin | antibiotics | Amoxicillin | 500mg | bcap 20 | 12 | Amoxicillin is a penicillin for chest, ear and dental infections. | Not if you are allergic to penicillin. Finish the course. |
amox-clav | antibiotics | Amoxicillin & Clavulanic Acid | 875mg/125mg | blis 10 | 14 | A broader penicillin for stubborn infections. | Not if you are allergic to penicillin. Take with food. |
cefalexin | antibiotics | Cefalexin | 250mg, 500mg | bcap 20 | 13 | Cefalexin treats skin and urinary infections. | Tell your pharmacist about penicillin allergy. |
doxycycline | antibiotics | Doxycycline | 50mg, 100mg | blis 7 21 25 | 12 | Doxycycline treats infections, acne and prevents malaria. | Take with food and water, sitting up. Protect your skin from the sun. |
trimethoprim | antibiotics | Trimethoprim | 300mg | blis 7 | 12 | Trimethoprim treats urinary tract infections. | Not in early pregnancy. |
roxithromycin | antibiotics | Roxithromycin | 150mg, 300mg | blis 5 10 | 13 | Roxithromycin treats chest and throat infections. | Tell your pharmacist about heart rhythm problems. |
valaciclovir | antibiotics | Valaciclovir | 500mg | blis 10 30 42 | 22 | Valaciclovir treats shingles and herpes. | Start early. Drink plenty of water. |
fluticasone-salmeterol | asthma-preventers | Fluticasone & Salmeterol Inhaler | 125mcg/25mcg, 250mcg/25mcg | dose 120 | 32 | A preventer and a long-acting reliever in one inhaler. | Rinse your mouth. Not for sudden attacks. |
budesonide-formoterol | asthma-preventers | Budesonide & Formoterol Inhaler | 100mcg/6mcg, 200mcg/6mcg | dose 120 | 38 | A combination inhaler that may be used daily and as needed. | Rinse your mouth. Follow your plan. |
fluticasone-inh | asthma-preventers | Fluticasone Inhaler | 50mcg, 125mcg, 250mcg | dose 120 | 24 | A daily preventer for asthma. | Rinse your mouth. Not for sudden attacks. |
tiotropium | asthma-preventers | Tiotropium Inhaler | 2.5mcg, 18mcg | dose 60 | 48 | Tiotropium keeps airways open in COPD. | Not for sudden attacks. |
montelukast | asthma-preventers | Montelukast | 4mg, 5mg, 10mg | blis 28 | 16 | Montelukast is a tablet for asthma and allergic rhinitis. | Tell your doctor about changes in mood or sleep. |
adrenaline-pen | allergy-prescription | Adrenaline Auto-Injector | 150mcg, 300mcg | pen 1 2 | 89 | Adrenaline for anaphylaxis. Use first, then call 000. | Check the date. Keep below 25°C and never in a hot car. | limited
dymista | allergy-prescription | Azelastine & Fluticasone Nasal Spray | 125mcg/50mcg | pump 120_Sprays | 42 | An antihistamine and a steroid in one spray. | Prime before first use. |
prednisolone | allergy-prescription | Prednisolone | 5mg, 25mg | blis 30 60 | 12 | Prednisolone calms severe inflammation and allergy. | Take in the morning with food. Do not stop suddenly after long use. |
levonorgestrel-ee | contraception | Levonorgestrel & Ethinylestradiol | 150mcg/30mcg, 100mcg/20mcg | blis 84 112 | 19 | A combined pill, taken every day. | Not with migraine with aura, clots or smoking over 35. |
drospirenone-ee | contraception | Drospirenone & Ethinylestradiol | 3mg/30mcg, 3mg/20mcg | blis 28 84 | 32 | A combined pill that is also used for acne and PMS. | Not with migraine with aura, clots or smoking over 35. |
norethisterone | contraception | Norethisterone | 350mcg | blis 84 | 18 | A progestogen-only pill, suitable while breastfeeding. | Take within three hours of the same time each day. |
drospirenone | contraception | Drospirenone | 4mg | blis 28 84 | 35 | A progestogen-only pill with a 24-hour window. | Tell your doctor about kidney disease. |
levothyroxine | hormone-therapy | Levothyroxine | 50mcg, 75mcg, 100mcg, 125mcg | blis 200 | 22 | Levothyroxine replaces thyroid hormone. | Take on an empty stomach, away from calcium and iron. | fridge
estradiol-patch | hormone-therapy | Estradiol | 25mcg, 50mcg, 100mcg | patch 8 | 26 | Oestrogen through the skin, for menopause. | Use with a progestogen if you have a womb. |
estradiol-gel | hormone-therapy | Estradiol Gel | 0.06% | pump 80g | 34 | A gel rubbed into the arms or thighs once a day. | Use with a progestogen if you have a womb. |
progesterone | hormone-therapy | Progesterone | 100mg, 200mg | bcap 30 | 38 | Body-identical progesterone, taken at bedtime. | May make you drowsy. |
tretinoin | skin-prescription | Tretinoin Cream | 0.025%, 0.05%, 0.1% | tube 30g 50g | 34 | Tretinoin treats acne and sun damage. | Do not use in pregnancy. Use sunscreen. |
adapalene | skin-prescription | Adapalene & Benzoyl Peroxide Gel | 0.1%/2.5%, 0.3%/2.5% | tube 30g | 38 | A combination gel for acne. | Bleaches towels. Do not use in pregnancy. |
betamethasone | skin-prescription | Betamethasone Cream | 0.05% | tube 15g 30g | 13 | A strong steroid for eczema and psoriasis. | Thin layer, short courses, not on the face. |
methylprednisolone-c | skin-prescription | Mometasone Ointment | 0.1% | tube 15g 50g | 15 | A once-daily steroid for eczema. | Thin layer, short courses. |
latanoprost | eye-prescription | Latanoprost Eye Drops | 0.005% | bot 2.5mL | 18 | Latanoprost lowers pressure in glaucoma. | May darken the iris. Discard four weeks after opening. | fridge
timolol | eye-prescription | Timolol Eye Drops | 0.25%, 0.5% | bot 5mL | 14 | Timolol lowers pressure in glaucoma. | Tell your doctor about asthma. |
ciprofloxacin-e | eye-prescription | Ciprofloxacin Eye Drops | 0.3% | bot 5mL | 17 | An antibiotic for eye infections. | No contact lenses during treatment. |
sildenafil | mens-prescription | Sildenafil | 25mg, 50mg, 100mg | blis 4 8 12 | 29 | Sildenafil treats erectile dysfunction; it works in about an hour. | Never with nitrates. Tell your doctor about your heart. |
tadalafil | mens-prescription | Tadalafil | 5mg, 10mg, 20mg | blis 4 8 28 | 34 | Tadalafil lasts up to 36 hours, or is taken in a low dose daily. | Never with nitrates. Tell your doctor about your heart. |
finasteride | mens-prescription | Finasteride | 1mg, 5mg | blis 28 84 | 32 | Finasteride treats male hair loss and an enlarged prostate. | Must not be handled by pregnant women when broken. |
tamsulosin | mens-prescription | Tamsulosin | 400mcg | blis 30 | 24 | Tamsulosin eases urine flow. | Get up slowly. |
esomeprazole | stomach-pain-prescription | Esomeprazole | 20mg, 40mg | blis 30 | 14 | Esomeprazole heals reflux and ulcers. | Review with your doctor each year. |
pantoprazole-40 | stomach-pain-prescription | Pantoprazole | 40mg | blis 30 | 13 | Pantoprazole reduces stomach acid. | Review with your doctor each year. |
celecoxib | stomach-pain-prescription | Celecoxib | 100mg, 200mg | bcap 30 60 | 15 | Celecoxib treats arthritis with less harm to the stomach. | Not after a heart attack or stroke. |
meloxicam | stomach-pain-prescription | Meloxicam | 7.5mg, 15mg | blis 30 | 13 | Meloxicam treats arthritis pain once a day. | Take with food. Not with kidney disease. |
ondansetron | stomach-pain-prescription | Ondansetron | 4mg, 8mg | waf 4 10 | 17 | A wafer that stops nausea and vomiting. | May cause constipation. |
`;

const REASONS =
  'Supplied against a valid Australian prescription, after a pharmacist’s check.|The consumer medicine information leaflet is in the box.|Equal in active ingredient and strength to other brands of the same medicine.|Your doctor can put up to five repeats on one e-script.';

function concept(row: string): Concept {
  const [
    key = '',
    cat = '',
    name = '',
    strengths = '',
    form = '',
    price = '',
    what = '',
    warn = '',
    words = '',
  ] = row.split('|').map((cell) => cell.trim());
  const flags = words.split(' ').filter((word) => word !== '4N');
  return write(key, cat, name, Number(price), form, {
    s: strengths.split(', ').join('|'),
    w: what,
    y: REASONS,
    ing: `Each dose contains: ${name.replace(/ (Inhaler|Cream|Gel|Ointment|Eye Drops|Nasal Spray|Weekly Injection|Auto-Injector)$/, '').toLowerCase()} {strength}.`,
    warn,
    schedule: words.includes('4N') ? '4N' : '4',
    flags: flags.join(' '),
    spread: 0.8,
    lines: 1,
  });
}

/** Prescription medicines by their generic names. */
export const PRESCRIPTIONS: readonly Concept[] = ROWS.trim().split('\n').map(concept);
