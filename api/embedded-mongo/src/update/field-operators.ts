import { Timestamp } from 'bson';
import { isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { compareValues } from '../values/compare';
import { typeName } from '../values/type-names';
import type { Modifier, ModifierFactory } from './modifiers';
import { calculate, combineBits, numberKind } from './numbers';

function creating(change: Modifier['change']): Modifier {
  return { change, creates: true };
}

function arithmetic(operator: '$inc' | '$mul'): ModifierFactory {
  return (operand, path) => {
    const kind = numberKind(operand);
    const verb = operator === '$inc' ? 'increment' : 'multiply';
    if (!kind)
      throw new MongoError(
        'TypeMismatch',
        `Cannot ${verb} with non-numeric argument: {${path}: ${show(operand)}}`,
      );
    return creating((value) => {
      if (value === undefined) return operator === '$inc' ? operand : calculate('multiply', operand, 0);
      if (!numberKind(value)) {
        throw new MongoError(
          'TypeMismatch',
          `Cannot apply ${operator} to a value of non-numeric type. The field '${path}' is of type ${typeName(value)}`,
        );
      }
      return calculate(operator === '$inc' ? 'add' : 'multiply', value, operand);
    });
  };
}

/** A value for a message, never long. */
export function show(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 80);
}

function extreme(direction: 1 | -1): ModifierFactory {
  return (operand) =>
    creating((value) =>
      value === undefined || compareValues(operand, value) * direction > 0 ? operand : value,
    );
}

const currentDate: ModifierFactory = (operand, path) => {
  const type = isDocument(operand) ? operand.$type : operand === false ? undefined : 'date';
  if (type !== 'date' && type !== 'timestamp') {
    throw new MongoError(
      'BadValue',
      `The value of $currentDate for '${path}' must be true or {$type: 'date' | 'timestamp'}`,
    );
  }
  return creating(() =>
    type === 'date' ? new Date() : new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }),
  );
};

const bit: ModifierFactory = (operand, path) => {
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

/** The operators that compute one field's value. */
export const fieldOperators: Record<string, ModifierFactory> = {
  $set: (operand) => creating(() => operand),
  $setOnInsert: (operand) => ({ ...creating(() => operand), onInsert: true }),
  $unset: () => ({ change: () => undefined, creates: false }),
  $inc: arithmetic('$inc'),
  $mul: arithmetic('$mul'),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: currentDate,
  $bit: bit,
};
