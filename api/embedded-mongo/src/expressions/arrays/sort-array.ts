import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { sorter } from '../../values/parse-sort';
import type { Operator } from '../operator';
import { asArray } from './as-array';

/** `$sortArray`: the elements in the order of a field, or of themselves. */
export const sortArray: Operator = (operand, compile, name) => {
  if (!isDocument(operand) || !('input' in operand) || !('sortBy' in operand)) {
    throw new MongoError(2942500, '$sortArray needs input and sortBy');
  }
  const input = compile(operand.input);
  const { sortBy } = operand;
  const compare = isDocument(sortBy)
    ? sorter(sortBy)
    : (
        (by) => (a: unknown, b: unknown) =>
          by({ value: a }, { value: b })
      )(sorter({ value: sortBy }));
  return (scope) =>
    asArray(input(scope), name, 2942504)
      ?.slice()
      .sort(compare as (a: unknown, b: unknown) => number) ?? null;
};
