import type { Doc } from '../../bson/types';
import { bitMask } from './bit-mask';
import type { Filter } from './filter';
import { modulo, nonNegativeSize } from './numeric-operands';
import { at, truthy } from './parts';
import { toPattern } from './regex';
import { typeSet } from './type-set';

/**
 * Parses an operator that tests a property of the value, such as its type; undefined for any other operator. The
 * operators beside it hold the `$options` of a `$regex`.
 */
export function parseTest(path: string, operator: string, operand: unknown, beside: Doc): Filter | undefined {
  switch (operator) {
    case '$exists':
      return truthy(operand)
        ? at(path, { kind: 'exists' })
        : { kind: 'not', filter: at(path, { kind: 'exists' }) };
    case '$regex':
      return at(path, { kind: 'regex', pattern: toPattern(operand, beside.$options) });
    case '$size':
      return at(path, { kind: 'size', size: nonNegativeSize(operand) });
    case '$type':
      return at(path, { kind: 'type', types: typeSet(operand) });
    case '$mod':
      return at(path, modulo(operand));
    case '$bitsAllSet':
    case '$bitsAnySet':
    case '$bitsAllClear':
    case '$bitsAnyClear':
      return at(path, {
        kind: 'bits',
        mask: bitMask(operand),
        all: operator.includes('All'),
        set: operator.endsWith('Set'),
      });
    default:
      return undefined;
  }
}
