export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

/** Answers from a form, a cookie or a request: any of them can be missing or invalid. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

/** Error shown beside an unanswered question (section 5.f). */
export const ANSWER_MISSING = 'Please answer this question';

/** Returns the answer to a question if it is one of the options, else null; ignores inherited properties. */
export function givenAnswer<Option extends string>(
  answers: GivenAnswers,
  key: string,
  options: readonly Option[],
): Option | null {
  const answer = Object.hasOwn(answers, key) ? answers[key] : null;
  return options.find((option) => option === answer) ?? null;
}

const MAX_JSON = 10_000;

/** Parses the answers in a JSON object; null for any other text. */
export function parseGivenAnswers(json: string): GivenAnswers | null {
  if (json.length > MAX_JSON) return null;
  try {
    const parsed: unknown = JSON.parse(json);
    return parsed instanceof Object && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}

/** Parses the entries of a JSON list; null for any other text. */
export function parseGivenList(json: string): readonly unknown[] | null {
  if (json.length > MAX_JSON) return null;
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
