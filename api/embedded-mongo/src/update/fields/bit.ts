import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { typeName } from '../../values/type-names';
import { combineBits } from '../calculate';
import { creating, type ModifierFactory } from '../modifiers';
import { numberKind } from '../number-kind';

/** `$bit`. */
export const bit: ModifierFactory = (operand, path) => {
  const steps = isDocument(operand) ? Object.entries(operand) : [];
  if (steps.length === 0)
    throw new MongoError('BadValue', `The $bit modifier of '${path}' needs and, or or xor`);
  for (const [name, mask] of steps) {
    const known = name === 'and' || name === 'or' || name === 'xor';
    const kind = numberKind(mask);
    if (!known || (kind !== 'int' && kind !== 'long')) {
      throw new MongoError(
        'BadValue',
        `The $bit modifier only supports 'and', 'or', and 'xor' with integers, not '${name}'`,
      );
    }
  }
  return creating((value = 0) => {
    const kind = numberKind(value);
    if (kind !== 'int' && kind !== 'long') {
      throw new MongoError(
        'BadValue',
        `Cannot apply $bit to a value of non-integral type: '${path}' is of type ${typeName(value)}`,
      );
    }
    return steps.reduce<unknown>((result, [name, mask]) => combineBits(name as 'and', result, mask), value);
  });
};
