import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { toPattern } from '../../query/filter/regex';
import { isNullish } from '../operands';
import type { Operator } from '../operator';
import { text } from './text';

interface RegexMatch {
  match: string;
  idx: number;
  captures: (string | null)[];
}

/** The `input`, `regex` and `options` of the `$regex…` operators, and how to use the matches. */
function regex(all: boolean, result: (matches: RegexMatch[] | null) => unknown): Operator {
  return (operand, compile, name) => {
    if (!isDocument(operand) || !('input' in operand) || !('regex' in operand)) {
      throw new MongoError(51103, `${name} needs input and regex`);
    }
    const input = compile(operand.input);
    const pattern = compile(operand.regex);
    const options = compile(operand.options ?? null);
    return (scope) => {
      const value = input(scope);
      const source = pattern(scope);
      if (isNullish(value) || isNullish(source)) return result(null);
      const flags = options(scope);
      const compiled = toPattern(source, isNullish(flags) ? undefined : flags);
      const subject = text(value, name);
      return result(
        compiled.find(subject, all).map(({ text: match, at, captures }) => ({
          match,
          idx: [...subject.slice(0, at)].length,
          captures,
        })),
      );
    };
  };
}

/** Operators that search by a regular expression. */
export const regularExpressions: Record<string, Operator> = {
  $regexMatch: regex(false, (matches) => matches !== null && matches.length > 0),
  $regexFind: regex(false, (matches) => matches?.[0] ?? null),
  $regexFindAll: regex(true, (matches) => matches ?? []),
};
