import { isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { toPattern } from '../query/filter/regex';
import { textValue } from '../values/text';
import { typeName } from '../values/type-names';
import { TypeRank, typeRank } from '../values/type-rank';
import { fromValues, isNullish, isNumber, type Operator, toNumber } from './operator';

function text(value: unknown, name: string): string {
  if (typeRank(value) !== TypeRank.string) {
    throw new MongoError(16702, `${name} only supports strings, not ${typeName(value)}`);
  }
  return textValue(value);
}

/** Converts to text for `$toLower` and similar: null is empty, numbers and dates are formatted. */
function looseText(value: unknown, name: string): string {
  if (isNullish(value)) return '';
  if (value instanceof Date) return value.toISOString();
  return isNumber(value) ? String(value) : text(value, name);
}

function substring([value, from, count]: unknown[], name: string): string {
  const points = [...looseText(value, name)];
  const start = toNumber(from, name, 34450);
  const length = toNumber(count, name, 34452);
  if (start < 0) throw new MongoError(34454, `${name}: the starting index must be non-negative`);
  return points.slice(start, length < 0 ? undefined : start + length).join('');
}

function trim(where: 'both' | 'start' | 'end'): Operator {
  return (operand, compile, name) => {
    if (!isDocument(operand) || !('input' in operand))
      throw new MongoError(50694, `${name} requires an input`);
    const input = compile(operand.input);
    const chars = operand.chars === undefined ? undefined : compile(operand.chars);
    return (scope) => {
      const value = input(scope);
      if (isNullish(value)) return null;
      const set = chars ? new Set(text(chars(scope), name)) : undefined;
      const drop = (char: string): boolean => (set ? set.has(char) : char.trim() === '' || char === '\0');
      const points = [...text(value, name)];
      if (where !== 'end') while (points.length > 0 && drop(points[0] as string)) points.shift();
      if (where !== 'start') while (points.length > 0 && drop(points.at(-1) as string)) points.pop();
      return points.join('');
    };
  };
}

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

function replace(all: boolean): Operator {
  return (operand, compile, name) => {
    if (!isDocument(operand)) throw new MongoError(51751, `${name} needs input, find and replacement`);
    const parts = [operand.input, operand.find, operand.replacement].map((part) => compile(part));
    return (scope) => {
      const values = parts.map((part) => part(scope));
      if (values.some(isNullish)) return null;
      const [input, find, replacement] = values.map((value) => text(value, name)) as [string, string, string];
      return all ? input.split(find).join(replacement) : input.replace(find, () => replacement);
    };
  };
}

export const strings: Record<string, Operator> = {
  $concat: fromValues(0, Number.POSITIVE_INFINITY, (values, name) =>
    values.some(isNullish) ? null : values.map((value) => text(value, name)).join(''),
  ),
  $toLower: fromValues(1, 1, ([value], name) => looseText(value, name).toLowerCase()),
  $toUpper: fromValues(1, 1, ([value], name) => looseText(value, name).toUpperCase()),
  $substrCP: fromValues(3, 3, substring),
  $strLenCP: fromValues(1, 1, ([value], name) => [...text(value, name)].length),
  $strLenBytes: fromValues(1, 1, ([value], name) => Buffer.byteLength(text(value, name))),
  $split: fromValues(2, 2, ([value, by], name) =>
    isNullish(value) || isNullish(by) ? null : text(value, name).split(text(by, name)),
  ),
  $strcasecmp: fromValues(2, 2, ([a, b], name) => {
    const [x, y] = [looseText(a, name).toUpperCase(), looseText(b, name).toUpperCase()];
    return x < y ? -1 : Number(x > y);
  }),
  $indexOfCP: fromValues(2, 2, ([value, part], name) => {
    if (isNullish(value)) return null;
    const source = text(value, name);
    const found = source.indexOf(text(part, name));
    return found < 0 ? -1 : [...source.slice(0, found)].length;
  }),
  $trim: trim('both'),
  $ltrim: trim('start'),
  $rtrim: trim('end'),
  $regexMatch: regex(false, (matches) => matches !== null && matches.length > 0),
  $regexFind: regex(false, (matches) => matches?.[0] ?? null),
  $regexFindAll: regex(true, (matches) => matches ?? []),
  $replaceOne: replace(false),
  $replaceAll: replace(true),
};
