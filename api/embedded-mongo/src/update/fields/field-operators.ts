import { compareValues } from '../../values/compare';
import { creating, type ModifierFactory } from '../modifiers';
import { arithmetic } from './arithmetic';
import { bit } from './bit';
import { currentDate } from './current-date';

function extreme(direction: 1 | -1): ModifierFactory {
  return (operand) =>
    creating((value) =>
      value === undefined || compareValues(operand, value) * direction > 0 ? operand : value,
    );
}

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
