import { MongoError } from '../../errors';
import { equalValues } from '../../values/compare';
import { toNumber } from '../operands';
import { fromValues, type Operator } from '../operator';
import { asArray } from './as-array';

/** Operators that look for a value in an array. */
export const arraySearch: Record<string, Operator> = {
  $in: fromValues(2, 2, ([value, list]) => {
    if (!Array.isArray(list)) throw new MongoError(40081, '$in requires an array as a second argument');
    return list.some((item) => equalValues(item, value));
  }),
  $indexOfArray: fromValues(2, 4, ([list, value, from, to], name) => {
    const items = asArray(list, name, 40090);
    if (items === null) return null;
    const start = from === undefined ? 0 : toNumber(from, name, 40096);
    const end = to === undefined ? items.length : toNumber(to, name, 40096);
    return items.findIndex(
      (item, position) => position >= start && position < end && equalValues(item, value),
    );
  }),
};
