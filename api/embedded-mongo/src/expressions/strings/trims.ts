import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { isNullish } from '../operands';
import type { Operator } from '../operator';
import { text } from './text';

function trim(where: 'both' | 'start' | 'end'): Operator {
  return (operand, compile, name) => {
    if (!isDocument(operand) || !('input' in operand))
      throw new MongoError(50694, `${name} requires an input`);
    const input = compile(operand.input);
    const chars = operand.chars === undefined ? undefined : compile(operand.chars);
    return (scope) => {
      const value = input(scope);
      if (isNullish(value)) return null;
      const set = chars ? new Set(text(chars(scope), name)) : undefined;
      const drop = (char: string): boolean => (set ? set.has(char) : char.trim() === '' || char === '\0');
      const points = [...text(value, name)];
      if (where !== 'end') while (points.length > 0 && drop(points[0] as string)) points.shift();
      if (where !== 'start') while (points.length > 0 && drop(points.at(-1) as string)) points.pop();
      return points.join('');
    };
  };
}

/** Operators that remove characters at the ends. */
export const trims: Record<string, Operator> = {
  $trim: trim('both'),
  $ltrim: trim('start'),
  $rtrim: trim('end'),
};
