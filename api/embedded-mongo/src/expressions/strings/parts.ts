import { MongoError } from '../../errors';
import { isNullish, toNumber } from '../operands';
import { fromValues, type Operator } from '../operator';
import { looseText, text } from './text';

function substring([value, from, count]: unknown[], name: string): string {
  const points = [...looseText(value, name)];
  const start = toNumber(from, name, 34450);
  const length = toNumber(count, name, 34452);
  if (start < 0) throw new MongoError(34454, `${name}: the starting index must be non-negative`);
  return points.slice(start, length < 0 ? undefined : start + length).join('');
}

/** Operators on the parts of text and their positions. */
export const parts: Record<string, Operator> = {
  $concat: fromValues(0, Number.POSITIVE_INFINITY, (values, name) =>
    values.some(isNullish) ? null : values.map((value) => text(value, name)).join(''),
  ),
  $substrCP: fromValues(3, 3, substring),
  $strLenCP: fromValues(1, 1, ([value], name) => [...text(value, name)].length),
  $strLenBytes: fromValues(1, 1, ([value], name) => Buffer.byteLength(text(value, name))),
  $split: fromValues(2, 2, ([value, by], name) =>
    isNullish(value) || isNullish(by) ? null : text(value, name).split(text(by, name)),
  ),
  $indexOfCP: fromValues(2, 2, ([value, part], name) => {
    if (isNullish(value)) return null;
    const source = text(value, name);
    const found = source.indexOf(text(part, name));
    return found < 0 ? -1 : [...source.slice(0, found)].length;
  }),
};
