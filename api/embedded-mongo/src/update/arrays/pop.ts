import { MongoError } from '../../errors';
import { typeName } from '../../values/type-names';
import type { ModifierFactory } from '../modifiers';
import { integer } from './operands';

/** `$pop`. */
export const pop: ModifierFactory = (operand, path) => {
  const end = integer(operand, '$pop');
  if (end !== 1 && end !== -1) throw new MongoError('FailedToParse', `$pop expects 1 or -1, found: ${end}`);
  return {
    creates: false,
    change(value) {
      if (value === undefined) return undefined;
      if (!Array.isArray(value))
        throw new MongoError(
          'TypeMismatch',
          `Path '${path}' contains an element of non-array type '${typeName(value)}'`,
        );
      return end === 1 ? value.slice(0, -1) : value.slice(1);
    },
  };
};
