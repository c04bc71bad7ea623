import { ElementType } from '../../bson/element-type';
import { MongoError } from '../../errors';
import { TYPE_NAMES } from '../../values/type-names';
import { integer } from './numeric-operands';

const NUMERIC_TYPES = new Set(Object.values(TYPE_NAMES).flat());

/** The element types that the operand of `$type` names. */
export function typeSet(operand: unknown): ReadonlySet<number> {
  const names = Array.isArray(operand) ? operand : [operand];
  const types = names.flatMap((name) => {
    if (typeof name === 'string') {
      const known = TYPE_NAMES[name];
      if (!known) throw new MongoError('BadValue', `Unknown type name alias: ${name}`);
      return known;
    }
    const code = integer(name, 'type must be represented as a number or a string');
    const type = code === -1 ? ElementType.minKey : code;
    if (!NUMERIC_TYPES.has(type)) throw new MongoError('BadValue', `Invalid numerical type code: ${code}`);
    return [type];
  });
  return new Set(types);
}
