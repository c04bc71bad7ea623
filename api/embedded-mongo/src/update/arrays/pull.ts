import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Filter } from '../../query/filter/filter';
import { matches } from '../../query/filter/matcher';
import { parseFilter } from '../../query/filter/parse-filter';
import { isRegex } from '../../query/filter/regex';
import { equalValues } from '../../values/compare';
import { type ModifierFactory, show } from '../modifiers';
import { notAnArray } from './operands';

/** What `$pull` removes: elements that match a filter, or that equal a value. */
function pullTest(operand: unknown): (item: unknown) => boolean {
  const first = isDocument(operand) ? Object.keys(operand)[0] : undefined;
  if (isRegex(operand) || first?.startsWith('$')) {
    const filter: Filter = parseFilter({ items: operand });
    // The operand tests each element itself: a nested array is not expanded.
    return (item) => matches(filter, { items: Array.isArray(item) ? [item] : item });
  }
  if (isDocument(operand)) {
    const filter = parseFilter(operand);
    return (item) => isDocument(item) && matches(filter, item);
  }
  return (item) => equalValues(item, operand);
}

function removing(
  test: (item: unknown) => boolean,
  path: string,
  operator: string,
): ReturnType<ModifierFactory> {
  return {
    creates: false,
    change(value) {
      if (value === undefined) return undefined;
      if (!Array.isArray(value)) throw notAnArray(path, value, 'BadValue', operator);
      return value.filter((item) => !test(item));
    },
  };
}

const pullAll: ModifierFactory = (operand, path) => {
  if (!Array.isArray(operand))
    throw new MongoError('BadValue', `$pullAll requires an array argument but was given ${show(operand)}`);
  return removing((item) => operand.some((value) => equalValues(value, item)), path, '$pullAll');
};

/** The operators that remove the elements that match. */
export const pullOperators: Record<string, ModifierFactory> = {
  $pull: (operand, path) => removing(pullTest(operand), path, '$pull'),
  $pullAll: pullAll,
};
