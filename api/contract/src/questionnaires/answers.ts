export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

/** Answers as they come from a form, a cookie or a request: anything may be missing or wrong. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

/** Said beside a question without an answer (section 5.f). */
export const ANSWER_MISSING = 'Please answer this question';

/** The answer to a question when it is one of its options, else null; what every object inherits is no answer. */
export function givenAnswer<Option extends string>(
  answers: GivenAnswers,
  key: string,
  options: readonly Option[],
): Option | null {
  const answer = Object.hasOwn(answers, key) ? answers[key] : null;
  return options.find((option) => option === answer) ?? null;
}

const MAX_JSON = 10_000;

/** The answers in a JSON object, or null for any other text. */
export function parseGivenAnswers(json: string): GivenAnswers | null {
  if (json.length > MAX_JSON) return null;
  try {
    const parsed: unknown = JSON.parse(json);
    return parsed instanceof Object && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}
