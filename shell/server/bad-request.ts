import { errorText } from '@saltbush/contract';

/** @returns the body of a refusal, in both shapes that clients of the api understand */
export function badRequest(reason: 'too_large' | 'malformed') {
  const message = errorText('BAD_REQUEST', { reason });
  return { errors: [{ message, extensions: { code: 'BAD_REQUEST', reason } }], message };
}
