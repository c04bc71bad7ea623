import type { KnownSpec } from './types';

const atorvastatin = {
  cat: 'cholesterol',
  trade: 'generic',
  shape: 'blister',
  schedule: '4',
  group: 'known/atorvastatin-20',
  flags: { requires_prescription: true },
  description: [
    'Atorvastatin lowers cholesterol made in the liver and the risk of heart attack and stroke.',
    'Thirty film-coated tablets of 20 mg. Supplied against a valid Australian prescription after a pharmacist’s check.',
  ],
  directions: 'Take as your doctor has prescribed. Your pharmacist’s label has your own directions.',
  ingredients: 'Each tablet contains: atorvastatin (as calcium) 20 mg.',
  storage: 'Store below 25°C.',
  warnings:
    'Do not use in pregnancy. Tell your doctor about muscle pain or weakness. Avoid large amounts of grapefruit.',
} as const;

const atorva = (maker: string, brand: string, price: number): KnownSpec => ({
  ...atorvastatin,
  description: [...atorvastatin.description],
  name: `${maker} Atorvastatin 20mg 30 Tablets`,
  brand,
  price,
  axes: { brand: maker },
});

/** Medicines and practitioner products of every schedule. */
export const PHARMACY_SPECS: readonly KnownSpec[] = [
  {
    key: 'schedule2',
    name: 'Ferngate Ibuprofen 200mg 48 Tablets',
    brand: 'ferngate',
    cat: 'ibuprofen',
    trade: 'otc',
    shape: 'blister',
    price: 749,
    rrp: 1099,
    schedule: '2',
    popularity: 0.9,
    description: [
      'Anti-inflammatory relief for headache, toothache, period pain and sore muscles.',
      'Ibuprofen works where pain begins by slowing the body’s prostaglandins. It also brings down fever.',
    ],
    directions:
      'Adults and children over 12: 1 to 2 tablets every 4 to 6 hours with food, no more than 6 in 24 hours, for up to 3 days.',
    ingredients: 'Each tablet contains: ibuprofen 200 mg.',
    storage: 'Store below 25°C.',
    warnings:
      'Do not use if you have a stomach ulcer, kidney disease, heart failure or asthma made worse by aspirin, in the last three months of pregnancy, or with other anti-inflammatory medicines.',
    keys: ['Ibuprofen'],
  },
  {
    key: 'schedule3',
    name: 'Breezeway Salbutamol 100mcg Inhaler 200 Doses',
    brand: 'breezeway',
    cat: 'asthma-relievers',
    trade: 'otc',
    shape: 'device',
    price: 949,
    schedule: '3',
    description: [
      'A reliever inhaler that opens the airways within minutes.',
      'For adults and children with asthma who have an action plan. A pharmacist will ask a few questions before we send it.',
    ],
    directions: 'Inhale 1 to 2 puffs when needed, through a spacer if you can, as your action plan says.',
    ingredients: 'Each puff contains: salbutamol (as sulfate) 100 micrograms. Propellant HFA 134a.',
    storage: 'Store below 30°C. Do not puncture.',
    warnings:
      'If you need a reliever more than twice a week, see your doctor. If relief does not last three hours, call 000.',
  },
  {
    key: 'schedule3AppendixH',
    name: 'Femalley Fluconazole 150mg 1 Capsule',
    brand: 'femalley',
    cat: 'thrush-uti',
    trade: 'otc',
    shape: 'blister',
    price: 1695,
    schedule: '3',
    tags: ['S3_Appendix H'],
    description: [
      'A single capsule for vaginal thrush that has been diagnosed before.',
      'Fluconazole stops the yeast from growing. Most people feel better in two to three days.',
    ],
    directions: 'Women aged 16 to 60: swallow one capsule with water, once.',
    ingredients: 'Each capsule contains: fluconazole 150 mg.',
    storage: 'Store below 25°C.',
    warnings:
      'Do not use in pregnancy. See a doctor if it is your first time, if it comes back within two months, or if you have fever or pelvic pain.',
  },
  {
    key: 'schedule3Prescription',
    name: 'Oxbury Pantoprazole 20mg 28 Tablets',
    brand: 'oxbury',
    cat: 'heartburn-reflux',
    trade: 'otc',
    shape: 'blister',
    price: 1495,
    schedule: '3',
    flags: { requires_prescription: true },
    description: [
      'Pantoprazole reduces the acid your stomach makes, for frequent heartburn.',
      'The four-week pack is supplied against a prescription.',
    ],
    directions: 'Take one tablet daily, before breakfast, as prescribed.',
    ingredients: 'Each enteric-coated tablet contains: pantoprazole (as sodium) 20 mg.',
    storage: 'Store below 25°C.',
    warnings: 'See a doctor about trouble swallowing, weight loss, or black or bloody stools.',
  },
  {
    key: 'tga',
    name: 'Everwether Paracetamol 500mg 16 Tablets',
    brand: 'everwether',
    cat: 'paracetamol',
    trade: 'otc',
    shape: 'blister',
    price: 249,
    rrp: 349,
    flags: { is_tga: true },
    popularity: 0.93,
    description: [
      'Plain paracetamol for headache, fever and everyday aches.',
      'Gentle on the stomach and suitable for most people when the dose is followed.',
    ],
    directions:
      'Adults and children over 12: 1 to 2 tablets every 4 to 6 hours, no more than 8 in 24 hours. Not for more than a few days without advice.',
    ingredients: 'Each tablet contains: paracetamol 500 mg.',
    storage: 'Store below 30°C.',
    warnings:
      'Keep to the recommended dose. Do not take with other medicines that contain paracetamol. An overdose can be fatal even if you feel well: call 13 11 26 at once.',
    keys: ['Paracetamol'],
  },
  { ...atorva('Lorimer Pharma', 'lorimer-pharma', 1495), key: 'prescription' },
  { ...atorva('Hexley', 'hexley', 1395), key: 'prescriptionOtherBrand' },
  { ...atorva('Amberley Rx', 'amberley-rx', 1449), stock: 0 },
  {
    key: 'prescription4N',
    name: 'Nordane Semaglutide 1mg Weekly Injection 4 Pens',
    brand: 'nordane',
    cat: 'weight-loss-prescription',
    trade: 'generic',
    shape: 'box',
    price: 29900,
    schedule: '4N',
    journey: true,
    flags: { requires_prescription: true, is_fridge: true, is_limited_supply: true },
    description: [
      'A once-weekly GLP-1 injection supplied on a private prescription, as part of care by a doctor.',
      'Four pre-filled pens of 1 mg, one for each week. Sent cold, Monday to Wednesday.',
    ],
    directions:
      'Inject once a week under the skin of the abdomen, thigh or upper arm, exactly as prescribed.',
    ingredients:
      'Each pen delivers: semaglutide 1 mg. Also contains: disodium phosphate dihydrate, propylene glycol, phenol, water for injections.',
    storage:
      'Refrigerate between 2°C and 8°C. Do not freeze. After first use, below 30°C for up to six weeks.',
    warnings:
      'Do not use in pregnancy or with a history of medullary thyroid cancer. See a doctor urgently about severe stomach pain that does not go away.',
  },
  {
    key: 'practitioner',
    name: 'Cliniva MagCore Forte Powder 200g',
    brand: 'cliniva',
    cat: 'practitioner-minerals',
    trade: 'practitioner',
    shape: 'jar',
    price: 6495,
    flags: { is_practitioner: true },
    description: [
      'High-strength magnesium bisglycinate with taurine, glutamine and activated B6.',
      'Practitioners choose it for muscle cramps, migraine plans and poor sleep under stress. Forty serves in a mild citrus.',
    ],
    directions: 'Adults: stir 5 g into 200 mL of water once or twice a day, as your practitioner advises.',
    ingredients:
      'Each 5 g serve contains: magnesium bisglycinate providing magnesium 350 mg, taurine 1.5 g, glutamine 1 g, pyridoxal 5-phosphate 5 mg.',
    storage: 'Store below 25°C.',
    warnings:
      'Contains vitamin B6. Stop and see a doctor about tingling, burning or numbness. Not with kidney disease.',
    keys: ['Magnesium bisglycinate', 'Taurine', 'Glutamine'],
    badges: ['Vegan', 'Gluten free'],
  },
  {
    key: 'practitionerSkip',
    name: 'Orthovale Activated D3 1000IU 90 Capsules',
    brand: 'orthovale',
    cat: 'practitioner-vitamins',
    trade: 'practitioner',
    shape: 'bottle',
    price: 2695,
    flags: { is_practitioner: true, is_skip_questionnaire: true },
    description: [
      'Everyday vitamin D3 from the practitioner range, which needs no questionnaire.',
      'In a small olive-oil capsule without gelatin.',
    ],
    directions: 'Adults: take 1 capsule daily with food.',
    ingredients: 'Each capsule contains: colecalciferol 25 micrograms (vitamin D3 1000 IU).',
    storage: 'Store below 25°C.',
    keys: ['Vitamin D3'],
    badges: ['Vegan', 'Gluten free'],
  },
];
