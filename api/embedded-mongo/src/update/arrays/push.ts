import { MongoError } from '../../errors';
import { typeName } from '../../values/type-names';
import type { ModifierFactory } from '../modifiers';
import { pushOptions } from './push-options';

/** `$push`, with `$each`, `$position`, `$sort` and `$slice`. */
export const push: ModifierFactory = (operand, path) => {
  const { items, position, slice, compare } = pushOptions(operand);
  return {
    creates: true,
    change(value) {
      if (value !== undefined && !Array.isArray(value)) {
        throw new MongoError(
          'BadValue',
          `The field '${path}' must be an array but is of type ${typeName(value)}`,
        );
      }
      const result = value === undefined ? [] : value.slice();
      const at =
        position === undefined
          ? result.length
          : position < 0
            ? Math.max(0, result.length + position)
            : position;
      result.splice(at, 0, ...items);
      if (compare) result.sort(compare);
      if (slice === undefined) return result;
      return slice < 0 ? result.slice(slice) : result.slice(0, slice);
    },
  };
};
