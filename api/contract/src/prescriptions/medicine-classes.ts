/** Medicines that an allergy to one of them, or to their class, can speak against. */
export interface MedicineClass {
  /** What a record calls the class, or brands of it. */
  names: readonly string[];
  /** The ingredients that belong to it. */
  members: readonly string[];
  /** Whether an allergy to one of them is taken for one to all; otherwise only the class itself is. */
  isShared: boolean;
  /** Ingredients of other classes that who is allergic to this one may react to as well. */
  crosses?: readonly string[];
}

const words = (text: string): readonly string[] => text.split(', ');

const PENICILLINS = words(
  'penicillin, amoxicillin, amoxycillin, ampicillin, flucloxacillin, dicloxacillin, cloxacillin, phenoxymethylpenicillin, benzylpenicillin, benzathine, piperacillin, ticarcillin',
);
const CEPHALOSPORINS = words(
  'cefalexin, cephalexin, cefaclor, cefuroxime, cefalotin, cephalothin, cefazolin, cephazolin, cefoxitin, cefotaxime, ceftriaxone, ceftazidime, cefepime',
);

/** In doubt a medicine counts, and the words of who prescribes it clear it up. */
export const MEDICINE_CLASSES: readonly MedicineClass[] = [
  {
    names: words('penicillins, beta lactam, beta lactams, beta-lactam, beta-lactams, augmentin, amoxil'),
    members: PENICILLINS,
    isShared: true,
    crosses: CEPHALOSPORINS,
  },
  {
    names: words('cephalosporin, cephalosporins, cefalosporin, cefalosporins, keflex'),
    members: CEPHALOSPORINS,
    isShared: true,
    crosses: PENICILLINS,
  },
  {
    names: words(
      'sulfa, sulpha, sulfur, sulphur, sulfonamide, sulfonamides, sulphonamide, sulphonamides, bactrim, resprim, septrin',
    ),
    members: words('sulfamethoxazole, sulphamethoxazole, sulfadiazine, sulfasalazine, sulfadoxine'),
    isShared: true,
    crosses: ['celecoxib'],
  },
  {
    names: words(
      'nsaid, nsaids, anti-inflammatory, anti-inflammatories, anti inflammatory, anti inflammatories, antiinflammatory, antiinflammatories, aspro, disprin, nurofen, advil, naprosyn, naprogesic, voltaren, celebrex, mobic',
    ),
    members: words(
      'aspirin, acetylsalicylic, ibuprofen, naproxen, diclofenac, celecoxib, etoricoxib, meloxicam, piroxicam, indometacin, indomethacin, ketoprofen, ketorolac, mefenamic, flurbiprofen',
    ),
    isShared: true,
  },
  {
    names: words('statin, statins'),
    members: words('atorvastatin, rosuvastatin, simvastatin, pravastatin, fluvastatin'),
    isShared: false,
  },
  {
    names: words('ace inhibitor, ace inhibitors, ace-inhibitor, ace-inhibitors, acei'),
    members: words(
      'ramipril, perindopril, enalapril, lisinopril, captopril, quinapril, fosinopril, trandolapril',
    ),
    isShared: true,
  },
  {
    names: words('opioid, opioids, opiate, opiates, narcotic, narcotics'),
    members: words(
      'codeine, morphine, oxycodone, hydromorphone, tramadol, tapentadol, fentanyl, buprenorphine, methadone, dihydrocodeine',
    ),
    isShared: false,
  },
  {
    names: words('macrolide, macrolides'),
    members: words('erythromycin, clarithromycin, azithromycin, roxithromycin'),
    isShared: true,
  },
  {
    names: words('tetracyclines'),
    members: words('tetracycline, doxycycline, minocycline, lymecycline, demeclocycline'),
    isShared: true,
  },
];

/** Returns what a record can call an allergy by that speaks against the ingredients of a medicine. */
export const classTermsOf = (ingredients: ReadonlySet<string>): string[] =>
  MEDICINE_CLASSES.flatMap(({ names, members, isShared, crosses = [] }) =>
    [...members, ...crosses].some((one) => ingredients.has(one))
      ? [...names, ...(isShared ? members : [])]
      : [],
  );
