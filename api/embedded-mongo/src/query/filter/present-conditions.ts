import { elementType } from '../../values/element-type';
import { numericValue } from '../../values/number';
import { textValue } from '../../values/text';
import { TypeRank, typeRank } from '../../values/type-rank';
import type { Condition } from './filter';

/** Whether a condition that no missing field meets holds for a value. */
export function holdsForPresent(condition: Condition, value: unknown): boolean {
  switch (condition.kind) {
    case 'exists':
      return true;
    case 'type':
      return condition.types.has(elementType(value));
    case 'regex':
      return typeRank(value) === TypeRank.string && condition.pattern.test(textValue(value));
    case 'modulo': {
      if (typeRank(value) !== TypeRank.number) return false;
      const remainder = Math.trunc(Number(numericValue(value))) % condition.divisor;
      return remainder === condition.remainder;
    }
    case 'bits':
      return typeRank(value) === TypeRank.number && holdsBits(condition, Number(numericValue(value)));
    default:
      return false;
  }
}

function holdsBits(condition: Extract<Condition, { kind: 'bits' }>, value: number): boolean {
  if (!Number.isInteger(value)) return false;
  const set = BigInt(value) & condition.mask;
  const found = condition.set ? set : condition.mask & ~set;
  return condition.all ? found === condition.mask : found !== 0n;
}
