import { MongoError } from '../../errors';
import { typeName } from '../../values/type-names';
import { calculate } from '../calculate';
import { creating, type ModifierFactory, show } from '../modifiers';
import { numberKind } from '../number-kind';

/** `$inc` and `$mul`. */
export function arithmetic(operator: '$inc' | '$mul'): ModifierFactory {
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
