import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { equalValues } from '../../values/compare';
import type { ModifierFactory } from '../modifiers';
import { notAnArray } from './operands';

/** `$addToSet`, with `$each`. */
export const addToSet: ModifierFactory = (operand, path) => {
  const each = isDocument(operand) && '$each' in operand;
  const items = each ? operand.$each : [operand];
  if (!Array.isArray(items))
    throw new MongoError('TypeMismatch', 'The argument to $each in $addToSet must be an array');
  return {
    creates: true,
    change(value) {
      if (value !== undefined && !Array.isArray(value))
        throw notAnArray(path, value, 'BadValue', '$addToSet');
      const result = value === undefined ? [] : value.slice();
      for (const item of items) if (!result.some((known) => equalValues(known, item))) result.push(item);
      return result;
    },
  };
};
