import { createHash } from 'node:crypto';
import { mix } from './palettes';
import { picture } from './picture';
import { type PropName, prop } from './props';

/** Colour families of the departments: main and second colour. */
const TONES = {
  green: ['#2fa084', '#f6c945'],
  amber: ['#e8973a', '#c9506e'],
  sky: ['#3f8ec9', '#f6c945'],
  coral: ['#e0664c', '#f2b84b'],
  plum: ['#8e4a85', '#e38fa2'],
  teal: ['#18919c', '#f2a65a'],
  blush: ['#d9708b', '#f2c14e'],
  olive: ['#7f9b3e', '#e0763f'],
  indigo: ['#5a63c4', '#f2b84b'],
  cocoa: ['#8a5a35', '#e8a13a'],
} as const;

type Tone = keyof typeof TONES;
type Rule = readonly [words: RegExp, tone: Tone, main: PropName, second: PropName];

/** The first rule whose words are in the slug decides what is drawn. */
const RULES: readonly Rule[] = [
  [/^practitioner(-systems)?$|herbal-liquids|practitioner-herbals/, 'plum', 'flask', 'sprig'],
  [/practitioner-(vitamins|nutrients)/, 'plum', 'capsule', 'leaf'],
  [/practitioner-gut/, 'plum', 'stomach', 'capsule'],
  [/practitioner-stress/, 'plum', 'brain', 'moon'],
  [/practitioner-immune/, 'plum', 'shield', 'capsule'],
  [/practitioner-hormones/, 'plum', 'flower', 'drop'],
  [/practitioner/, 'plum', 'tablets', 'leaf'],
  [/telehealth|doctor-consult/, 'plum', 'phone', 'stethoscope'],
  [/online-scripts/, 'plum', 'script', 'phone'],
  [/medical-certificates/, 'plum', 'script', 'stethoscope'],
  [/health-programs/, 'plum', 'lungs', 'stethoscope'],
  [/magnesium/, 'green', 'tablets', 'moon'],
  [/vitamin-c/, 'amber', 'citrus', 'capsule'],
  [/vitamin-d/, 'amber', 'sun', 'capsule'],
  [/vitamin-b/, 'coral', 'capsule', 'grain'],
  [/vitamin-e/, 'olive', 'nut', 'capsule'],
  [/kids-|childrens|parenting/, 'blush', 'duck', 'berries'],
  [/multivit|^vitamins(-supplements)?$/, 'green', 'capsule', 'citrus'],
  [/pregnancy-vit|fertility$/, 'blush', 'heart', 'capsule'],
  [/zinc|immun|elder/, 'indigo', 'shield', 'berries'],
  [/iron|trace|mineral/, 'teal', 'tablets', 'leaf'],
  [/calcium|bone|joint|glucosamine/, 'teal', 'bone', 'capsule'],
  [/plant-omega/, 'olive', 'leaf', 'drop'],
  [/fish|krill|omega/, 'sky', 'fish', 'drop'],
  [/turmeric|honey/, 'amber', 'honey', 'flower'],
  [/sleep|snor/, 'indigo', 'moon', 'sprig'],
  [/stress|mood|mind/, 'indigo', 'brain', 'flower'],
  [/probiotic|gut|digest|stomach|heartburn|diarrh|constip|haemorr/, 'amber', 'stomach', 'capsule'],
  [/fibre|gluten/, 'olive', 'grain', 'leaf'],
  [/collagen|hair-skin|beauty-sup/, 'blush', 'face', 'drop'],
  [/brain|memory|nerve|migraine/, 'indigo', 'brain', 'capsule'],
  [/energy|metabol|burns/, 'coral', 'flame', 'capsule'],
  [/heart|cholest|blood-pressure-med|blood-thin|cardio/, 'coral', 'heart', 'tablets'],
  [/blood-pressure|monitoring/, 'sky', 'monitor', 'heart'],
  [/diabet|glucose|sharps/, 'sky', 'drop', 'test'],
  [/eye/, 'sky', 'eye', 'drop'],
  [/(^|-)ear(-|$)/, 'teal', 'ear', 'drop'],
  [/menopause|cycle|womens|hormone|contracep|emergency|period-pain/, 'blush', 'flower', 'capsule'],
  [/prostate|mens-vital|mens-sup|mens-presc/, 'sky', 'person', 'capsule'],
  [/liver|detox|herb/, 'olive', 'sprig', 'flask'],
  [/adaptogen/, 'cocoa', 'mushroom', 'leaf'],
  [/topical|heat|tens|hot-cold/, 'coral', 'heatpack', 'flame'],
  [/paracetamol|ibuprofen|pain|antidep/, 'sky', 'tablets', 'capsule'],
  [/antihist|allergy/, 'blush', 'flower', 'nose'],
  [/nasal|nose|sinus|decong/, 'teal', 'nose', 'wave'],
  [/travel|nausea/, 'teal', 'wave', 'stomach'],
  [/fungal|eczema|skin-treat|skin-presc/, 'blush', 'hand', 'drop'],
  [/cold-sore|lip-care|lip-makeup/, 'coral', 'lipstick', 'flower'],
  [/lice|hair-tools|dandruff|scalp/, 'teal', 'comb', 'drop'],
  [/thrush|intimate-care|pelvic/, 'plum', 'flower', 'drop'],
  [/massager|intimate-dev|intimate/, 'plum', 'massager', 'moon'],
  [/asthma|inhal|lung|respir|nebul/, 'sky', 'inhaler', 'lungs'],
  [/smok|nicotine/, 'teal', 'lungs', 'leaf'],
  [/infection|antibio/, 'sky', 'virus', 'capsule'],
  [/hot-drinks|(^|-)teas?(-|$)|drinks/, 'olive', 'cup', 'citrus'],
  [/cough|throat/, 'amber', 'honey', 'cup'],
  [/cold-flu/, 'teal', 'cup', 'virus'],
  [/tests-masks|face-masks$/, 'sky', 'mask', 'virus'],
  [/rapid|pregnancy-tests|home-tests|fertility-tests/, 'blush', 'test', 'drop'],
  [/insect|bites/, 'olive', 'sprig', 'drop'],
  [/plaster|bandage|dressing|wound|antisep/, 'coral', 'plaster', 'cross'],
  [/first-aid|^kits/, 'coral', 'cross', 'plaster'],
  [/weight-(support|management)|weight-loss/, 'green', 'scale', 'leaf'],
  [/support|brace|sports-tape/, 'sky', 'strap', 'plaster'],
  [/sun|tan/, 'amber', 'sun', 'wave'],
  [/cleanser|toner|mask|body-wash|^bath-shower/, 'teal', 'soap', 'drop'],
  [/serum|moistur|pigment|blemish|sensitive|skin|face-care|face/, 'blush', 'face', 'leaf'],
  [/lotion|hand|body-care/, 'blush', 'hand', 'flower'],
  [/foot/, 'teal', 'foot', 'leaf'],
  [/nails|make-up|makeup|beauty/, 'coral', 'lipstick', 'flower'],
  [/perfume|fragrance/, 'plum', 'flower', 'candle'],
  [/candle/, 'amber', 'candle', 'sprig'],
  [/razor|shav|wax/, 'sky', 'razor', 'soap'],
  [/hair|shampoo|condition|styl|colour/, 'amber', 'comb', 'drop'],
  [/tooth|dental|brush|floss|rinse|mouth|dentur|whiten/, 'sky', 'tooth', 'brush'],
  [/deodor|hygiene|hand-wash|personal/, 'green', 'soap', 'leaf'],
  [/period|pads|tampon/, 'blush', 'moon', 'flower'],
  [/contin/, 'sky', 'drop', 'shield'],
  [/wipes$|baby-wash/, 'teal', 'soap', 'duck'],
  [/napp/, 'sky', 'nappy', 'duck'],
  [/formula|bottle|feeding|breast/, 'sky', 'bottleBaby', 'heart'],
  [/baby-food/, 'olive', 'berries', 'bottleBaby'],
  [/baby|teething/, 'amber', 'duck', 'heart'],
  [/shake|meal|program/, 'green', 'flask', 'scale'],
  [/weight|scales|appetite/, 'green', 'scale', 'leaf'],
  [/low-carb|bars|snack|confection|choc|nuts/, 'cocoa', 'chocolate', 'nut'],
  [/protein|pre-work|sport|fitness/, 'indigo', 'dumbbell', 'flask'],
  [/hydrat|shaker/, 'sky', 'flask', 'drop'],
  [/roller|bands|gear/, 'coral', 'roller', 'dumbbell'],
  [/yoga/, 'plum', 'mat', 'flower'],
  [/condom|lubric|protect|sexual/, 'plum', 'heart', 'drop'],
  [/thermo/, 'coral', 'thermometer', 'heart'],
  [/walk|mobil|bathroom|daily-aid/, 'teal', 'stick', 'foot'],
  [/compress/, 'teal', 'sock', 'foot'],
  [/pill|medicine-man/, 'sky', 'pillbox', 'capsule'],
  [/home-health/, 'sky', 'monitor', 'thermometer'],
  [/oil|vinegar/, 'olive', 'drop', 'leaf'],
  [/superfood|seed|pantry|food|nutrition|cook/, 'olive', 'grain', 'berries'],
  [/prescr/, 'sky', 'script', 'tablets'],
  [/medicine/, 'sky', 'tablets', 'shield'],
  [/dog|cat|pet/, 'cocoa', 'paw', 'bone'],
  [/book|journal/, 'indigo', 'book', 'cup'],
];

const FALLBACK: Rule = [/./, 'green', 'leaf', 'drop'];

/** Grounds of four kinds, so that neighbours do not look alike. */
const GROUNDS: readonly ((light: string, lighter: string) => string)[] = [
  (light, lighter) =>
    `<circle cx="120" cy="124" r="92" fill="${light}"/><circle cx="182" cy="66" r="26" fill="${lighter}"/>`,
  (light, lighter) =>
    `<path d="M30 210V120a90 90 0 0 1 180 0v90z" fill="${light}"/><path d="M30 210h180v14H30z" fill="${lighter}"/>`,
  (light, lighter) =>
    `<path d="M24 132q-8 -84 76 -98q92 -14 112 66q18 90 -74 112q-100 14 -114 -80z" fill="${light}"/><circle cx="54" cy="62" r="16" fill="${lighter}"/>`,
  (light, lighter) =>
    `<rect x="28" y="34" width="184" height="184" rx="56" fill="${light}"/><path d="M28 168q92 -40 184 0v-6v20q0 36 -36 36H64q-36 0 -36 -36z" fill="${lighter}"/>`,
];

/** The illustration of a category, 240 by 240, on a transparent ground. */
export function drawCategory(slug: string): string {
  const [, tone, main, second] = RULES.find(([words]) => words.test(slug)) ?? FALLBACK;
  const [first, other] = TONES[tone];
  const bytes = createHash('sha256').update(`category/${slug}`).digest();
  const at = (index: number) => bytes[index] ?? 0;
  const draw = GROUNDS[at(0) % GROUNDS.length] ?? GROUNDS[0];
  const left = at(1) % 2 === 0;
  const tones = { main: first, dark: mix(first, '#14231f', 0.5), light: mix(first, '#ffffff', 0.82) };
  const secondTones = { main: other, dark: mix(other, '#14231f', 0.5), light: mix(other, '#ffffff', 0.8) };
  const ground = draw?.(mix(first, '#ffffff', 0.84), mix(other, '#ffffff', 0.62)) ?? '';
  const turn = (at(2) % 17) - 8;
  const content = `${ground}<ellipse cx="120" cy="206" rx="70" ry="9" fill="${mix(first, '#14231f', 0.2)}" opacity=".14"/>${prop(main, left ? 46 : 70, 62, 128, tones, turn)}${prop(second, left ? 148 : 28, 132, 66, secondTones, -turn)}`;
  return picture(240, 240, slug, content);
}
