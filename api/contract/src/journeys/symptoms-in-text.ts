import type { Symptom } from './check-ins';

/**
 * What people write in an emergency, by the symptom that asks for 000 at once. Wide on purpose: a notice too many is read
 * past, one too few is not made good again; so "no chest pain" counts as well.
 */
const WORDS: Readonly<Partial<Record<Symptom, RegExp>>> = {
  breathing:
    /\b(can ?not|cant|hard to|unable to|trouble|difficulty|struggl\w+ to|short(ness)? of) (breath|breathe|breathing)\b|\b(throat|tongue|lips?|face|mouth)\b.{0,20}\b(swell\w*|swollen|clos(es|ed|ing)( up)?)\b|\b(swollen|swelling)\b.{0,20}\b(throat|tongue|lips?|face|mouth)\b|\banaphyla\w+/,
  chest_pain:
    /\bchest\b.{0,15}\b(pains?|tight\w*|pressure|hurts?)\b|\b(pains?|tight\w*|pressure)\b.{0,15}\bchest\b|\bheart attack\b|\bstroke\b|\b(faint(ed|ing)?|collapsed?|unconscious|seizures?)\b|\b(passed|blacked) out\b/,
  severe_belly_pain:
    /\b(severe|unbearable|terrible|worst)\b.{0,25}\b(pains?|cramps?)\b|\b(vomit\w*|throw\w* up|cough\w*)\b.{0,10}\bblood\b|\bblood in (my |the )?(vomit|stools?|poo)\b/,
  self_harm:
    /\b(kill|hurt|harm|cut)(ing|ting)? (myself|my self)\b|\bsuicid\w*|\bend (my life|it all)\b|\b(want to|wanna|going to) die\b|\b(dont|do not) want to (live|be here)\b|\bbetter off dead\b|\bself ?harm\w*|\boverdos\w+|\btook too (many|much)\b/,
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** Returns the emergencies that a text speaks of (rules health-25 and health-26): those who write one may tick nothing. */
export function symptomsInText(text: string): Symptom[] {
  const words = plain(text);
  return Object.entries(WORDS).flatMap(([symptom, pattern]) =>
    pattern.test(words) ? [symptom as Symptom] : [],
  );
}
