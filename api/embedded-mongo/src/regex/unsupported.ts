import { MongoError, notSupported } from '../errors';

/** Refuses syntax that needs backtracking, and what the engine otherwise lacks of PCRE. */
export function unsupportedSyntax(what: string): MongoError {
  return notSupported(`${what} in a regular expression`);
}

/** @param reason what is wrong, as PCRE would say it */
export function invalidRegex(reason: string): MongoError {
  return new MongoError(51091, `Regular expression is invalid: ${reason}`);
}

const UNSUPPORTED_GROUPS: [RegExp, string][] = [
  [/^\(\?[=!]/, 'look-ahead'],
  [/^\(\?>/, 'an atomic group'],
  [/^\(\?\|/, 'a branch reset group'],
  [/^\(\?\(/, 'a conditional group'],
  [/^\(\?(?:R|[+-]?\d|&|P>)/, 'recursion'],
  [/^\(\?P=/, 'a back-reference'],
  [/^\(\?C/, 'a callout'],
  [/^\(\*/, 'a verb such as (*UCP)'],
];

/** @throws MongoError if the group that starts here is of a kind that cannot run in linear time */
export function checkGroup(rest: string): void {
  const found = UNSUPPORTED_GROUPS.find(([start]) => start.test(rest));
  if (found) throw unsupportedSyntax(found[1]);
}
