/**
 * What a check-in of side effects leads to (rule health-26): the emergency number at once; a practitioner before others;
 * or only a note in the record.
 */
export type CheckInOutcome = 'emergency' | 'practitioner' | 'noted';

interface SymptomEntry {
  label: string;
  outcome: CheckInOutcome;
}

/** Side effects that a check-in asks for, the gravest first. */
export const SYMPTOMS = {
  breathing: {
    label: 'Trouble breathing, or a swollen face, mouth or throat',
    outcome: 'emergency',
  },
  chest_pain: { label: 'Chest pain, or fainting', outcome: 'emergency' },
  severe_belly_pain: {
    label: 'Severe pain in the belly that does not go away, with or without vomiting',
    outcome: 'emergency',
  },
  self_harm: { label: 'Thoughts of harming yourself', outcome: 'emergency' },
  vomiting: { label: 'Vomiting, or unable to keep fluids down', outcome: 'practitioner' },
  dehydration: { label: 'Very dark urine or hardly any, or dizzy when standing up', outcome: 'practitioner' },
  jaundice: { label: 'Yellow skin or eyes, or pale stools', outcome: 'practitioner' },
  vision: { label: 'A change in your sight', outcome: 'practitioner' },
  low_sugar: { label: 'Shaky, sweaty or confused, as with low blood sugar', outcome: 'practitioner' },
  heartbeat: { label: 'A racing or uneven heartbeat', outcome: 'practitioner' },
  rash: { label: 'A rash or itching', outcome: 'practitioner' },
  low_mood: { label: 'Low mood', outcome: 'practitioner' },
  nausea: { label: 'Nausea', outcome: 'noted' },
  constipation: { label: 'Constipation', outcome: 'noted' },
  diarrhoea: { label: 'Diarrhoea', outcome: 'noted' },
  reflux: { label: 'Heartburn or burping', outcome: 'noted' },
  headache: { label: 'Headache', outcome: 'noted' },
  tiredness: { label: 'Tiredness', outcome: 'noted' },
  injection_site: { label: 'A sore or red place after an injection', outcome: 'noted' },
} as const satisfies Readonly<Record<string, SymptomEntry>>;

export type Symptom = keyof typeof SYMPTOMS;

export const SYMPTOM_NAMES = Object.keys(SYMPTOMS) as Symptom[];

const RANK: readonly CheckInOutcome[] = ['noted', 'practitioner', 'emergency'];

/** Returns the symptoms in the order in which a check-in asks for them, each once. */
export const symptomsInOrder = (ticked: readonly Symptom[]): Symptom[] =>
  SYMPTOM_NAMES.filter((name) => ticked.includes(name));

/** Returns what a check-in leads to: the gravest of its symptoms; whatever is hard to live with is for a practitioner. */
export function checkInOutcome(symptoms: readonly Symptom[], isHard: boolean): CheckInOutcome {
  const ranks = symptoms.map((name) => RANK.indexOf(SYMPTOMS[name].outcome));
  const least = isHard && symptoms.length > 0 ? 1 : 0;
  return RANK[Math.max(least, ...ranks)] ?? 'noted';
}

/** Version of the rules above, kept with each check-in. */
export const CHECK_IN_RULES_VERSION = '2026-11-28';
