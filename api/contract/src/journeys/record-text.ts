import { classTermsOf } from '../prescriptions/medicine-classes';

/** Words that deny what follows them in the same clause of a record: "no kidney disease". */
const DENIALS = /\b(?:no|not|nil|none|never|denies|without)\b/;
/**
 * Of allergies, only these: who "must not take" something, or "never again", reacts to it. In doubt a word counts, and a note
 * clears it up.
 */
const ALLERGY_DENIALS = /\b(?:no|nil|none|denies|not (?:known to be )?allergic|never allergic)\b/;
const CLAUSES = /[.,;:\n]|\bbut\b|\band\b|\bexcept(?:ing)?\b|\bapart from\b|\bother than\b|\baside from\b/;

const escaped = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns whether a record's text names a term as whole words, other than to deny it */
export function recordNames(text: string, terms: readonly string[], denials: RegExp = DENIALS): boolean {
  const named = new RegExp(`\\b(?:${terms.map(escaped).join('|')})\\b`);
  return text
    .toLowerCase()
    .split(CLAUSES)
    .some((clause) => {
      const at = clause.search(named);
      return at >= 0 && !denials.test(clause.slice(0, at));
    });
}

/** Words of a record about allergies that name no substance, or one that nearly every medicine holds. */
const NO_SUBSTANCES = new Set(
  'allergy allergies allergic reaction reactions known drug drugs medicine medicines medication severe mild moderate rash hives anaphylaxis none water injection injections tablet tablets capsule capsules weekly daily with from after when some other except apart than aside nothing currently taking only'.split(
    ' ',
  ),
);
/** Salts and forms, which many different medicines share. */
const SALTS_AND_FORMS = new Set(
  'hydrochloride sodium calcium potassium maleate succinate mesylate mesilate besilate besylate acetate phosphate sulfate sulphate tartrate citrate fumarate release modified extended slow coated film'.split(
    ' ',
  ),
);
const MIN_WORD = 4;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);

/** Returns the words that a record names and a medicine's name or ingredients contain. */
function sharedWords(record: string, medicine: string): string[] {
  const contents = wordsOf(medicine);
  return [...wordsOf(record)].filter(
    (word) =>
      word.length >= MIN_WORD &&
      contents.has(word) &&
      !NO_SUBSTANCES.has(word) &&
      recordNames(record, [word], ALLERGY_DENIALS),
  );
}

/**
 * @returns what a record about allergies names of a medicine: words of its name or ingredients, and the classes or members of
 * classes that speak against it
 */
export function allergensIn(allergies: string, medicine: string): string[] {
  const byClass = classTermsOf(wordsOf(medicine)).filter((term) =>
    recordNames(allergies, [term], ALLERGY_DENIALS),
  );
  return [...new Set([...sharedWords(allergies, medicine), ...byClass])];
}

/** @returns the words of a record about medicines that a medicine's name or ingredients contain, other than salts and forms */
export const medicinesIn = (medication: string, medicine: string): string[] =>
  sharedWords(medication, medicine).filter((word) => !SALTS_AND_FORMS.has(word));
