import type { Random } from '../../../api/test/fuzz/random';

/** Stands in for passwords, card and Medicare numbers and tokens; it must never appear in a log line. */
export const CANARY = 'c4n4ry5ecret';

const SECRET_FIELD = /password|token|medicare|ihi|number|cvc|secret|source|questionnaire|notes|phone|answer/i;
const SHARE = 0.3;

/** Replaces some of the secrets in a request's values by the canary. */
export function plantCanaries(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((entry) => plantCanaries(entry, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const isSecret = typeof inner === 'string' && SECRET_FIELD.test(key) && random.chance(SHARE);
    return [key, isSecret ? `${CANARY}${inner.slice(0, 20)}` : plantCanaries(inner, random)];
  });
  return Object.fromEntries(entries);
}
