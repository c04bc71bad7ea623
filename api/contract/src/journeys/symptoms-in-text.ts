import type { Symptom } from './check-ins';

/**
 * What people write in an emergency, by the symptom that asks for 000 at once. Wide on purpose: a notice too many is read
 * past, one too few is not made good again; so "no chest pain" counts as well.
 */
const WORDS: Readonly<Partial<Record<Symptom, RegExp>>> = {
  breathing:
    /\b(can ?not|cant|hard to|unable to|trouble|difficulty|struggl\w+ to|short(ness)? of) (breath|breathe|breathing)\b|\b(throat|tongue|lips?|face|mouth)\b.{0,20}\b(swell\w*|swollen|clos(es|ed|ing)( up)?)\b|\b(swollen|swelling)\b.{0,20}\b(throat|tongue|lips?|face|mouth)\b|\banaphyla\w+/,
  chest_pain:
    /\bchest\b.{0,15}\b(pains?|tight\w*|pressure|hurts?)\b|\b(pains?|tight\w*|pressure)\b.{0,15}\bchest\b|\bheart attack\b|\b(faint(ed|ing)?|collapsed?|unconscious|seizures?)\b|\b(passed|blacked) out\b/,
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

/** One is an emergency, several are one that somebody has, or has had. */
const STROKE =
  /\bstroke\b|\b(had|have|has|having|suffer\w*|mini|after|since|signs of|symptoms of|history of|risk of) (\w+ ){0,2}strokes\b/;

/** What may follow where it is a symptom all the same: "butterfly stroke symptoms" is no swimmer's. */
const NO_SYMPTOM = String.raw`(?!\W*(symptoms?|signs?|like|came|began|started|happened|suspected)\b)`;
/** What a swimmer says of how it goes. */
const OF_PROGRESS = String.raw`\s+((has|is|was|got|gets|feels|much|really)\s+)*(improv\w*|better|faster|easier|stronger|technique)\b`;
/**
 * Strokes of swimmers, golfers and painters, in words that mean nothing else. Only spaces and hyphens hold them together: "I
 * hurt my back. Stroke?" is none of them; nor is "stroke" alone, which stays an emergency wherever it is in doubt.
 */
const STROKE_OF_SPORT = new RegExp(
  [
    String.raw`(?<!\bin (my|the|her|his) )\b(butterfly|breast|freestyle|swim|swimming|medley|golf|tennis|paddle|brush)[\s-]+strokes?\b${NO_SYMPTOM}`,
    String.raw`\b(swim|swam|swum|swimming|(?<!\bin )my)[\s-]+back[\s-]+stroke${OF_PROGRESS}`,
    String.raw`\b(swim|swam|swum|swimming)\s+(the\s+)?back[\s-]+stroke\b${NO_SYMPTOM}`,
    String.raw`\bstrokes?\s+(per|rate|count|technique|play)\b`,
  ].join('|'),
  'g',
);

const speaksOfStroke = (text: string): boolean =>
  STROKE.test(plain(text.toLowerCase().replaceAll(STROKE_OF_SPORT, ' ')));

/** Returns the emergencies that a text speaks of (rules health-25 and health-26): those who write one may tick nothing. */
export function symptomsInText(text: string): Symptom[] {
  const words = plain(text);
  const isStroke = speaksOfStroke(text);
  return Object.entries(WORDS).flatMap(([symptom, pattern]) =>
    pattern.test(words) || (isStroke && symptom === 'chest_pain') ? [symptom as Symptom] : [],
  );
}
