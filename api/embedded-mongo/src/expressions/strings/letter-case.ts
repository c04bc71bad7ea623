import { fromValues, type Operator } from '../operator';
import { looseText } from './text';

/** Operators on the case of letters. */
export const letterCase: Record<string, Operator> = {
  $toLower: fromValues(1, 1, ([value], name) => looseText(value, name).toLowerCase()),
  $toUpper: fromValues(1, 1, ([value], name) => looseText(value, name).toUpperCase()),
  $strcasecmp: fromValues(2, 2, ([a, b], name) => {
    const [x, y] = [looseText(a, name).toUpperCase(), looseText(b, name).toUpperCase()];
    return x < y ? -1 : Number(x > y);
  }),
};
