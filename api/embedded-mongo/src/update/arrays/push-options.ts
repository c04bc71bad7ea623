import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { compareValues } from '../../values/compare';
import { sorter } from '../../values/parse-sort';
import { typeName } from '../../values/type-names';
import { integer } from './operands';

/** The parsed operand of `$push`. */
interface PushOptions {
  items: unknown[];
  position?: number;
  slice?: number;
  compare?: (a: unknown, b: unknown) => number;
}

const PUSH_CLAUSES = new Set(['$each', '$position', '$slice', '$sort']);

/**
 * Reads the operand of `$push`.
 * @throws MongoError if it is not one
 */
export function pushOptions(operand: unknown): PushOptions {
  if (!isDocument(operand) || !('$each' in operand)) return { items: [operand] };
  const unknown = Object.keys(operand).find((name) => !PUSH_CLAUSES.has(name));
  if (unknown) throw new MongoError('BadValue', `Unrecognized clause in $push: ${unknown}`);
  if (!Array.isArray(operand.$each)) {
    throw new MongoError(
      'BadValue',
      `The argument to $each in $push must be an array but it was of type: ${typeName(operand.$each)}`,
    );
  }
  const options: PushOptions = { items: operand.$each };
  if ('$position' in operand) options.position = integer(operand.$position, '$position');
  if ('$slice' in operand) options.slice = integer(operand.$slice, '$slice');
  if ('$sort' in operand) options.compare = pushOrder(operand.$sort);
  return options;
}

function pushOrder(sort: unknown): (a: unknown, b: unknown) => number {
  if (isDocument(sort)) {
    const compare = sorter(sort);
    return (a, b) => compare(isDocument(a) ? a : {}, isDocument(b) ? b : {});
  }
  const direction = integer(sort, '$sort');
  if (direction !== 1 && direction !== -1) {
    throw new MongoError('BadValue', 'The $sort element value must be either 1 or -1');
  }
  return (a, b) => compareValues(a, b) * direction;
}
