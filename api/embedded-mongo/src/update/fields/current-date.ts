import { Timestamp } from 'bson';
import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { creating, type ModifierFactory } from '../modifiers';

/** `$currentDate`. */
export const currentDate: ModifierFactory = (operand, path) => {
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
