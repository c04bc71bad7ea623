import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { MergeSpec, Target } from './output';

const FIELDS = new Set(['into', 'on', 'let', 'whenMatched', 'whenNotMatched']);
const MATCHED = ['replace', 'keepExisting', 'merge', 'fail'] as const;
const NOT_MATCHED = ['insert', 'discard', 'fail'] as const;

/** Parses the operand of `$merge`. */
export function parseMerge(operand: unknown): MergeSpec {
  const spec: Doc = typeof operand === 'string' ? { into: operand } : isDocument(operand) ? operand : {};
  const unknown = Object.keys(spec).find((name) => !FIELDS.has(name));
  if (unknown) throw new MongoError(40415, `BSON field '$merge.${unknown}' is an unknown field.`);
  if (spec.into === undefined)
    throw new MongoError(40414, "BSON field '$merge.into' is missing but a required field");
  const whenMatched = Array.isArray(spec.whenMatched)
    ? spec.whenMatched
    : choice(spec.whenMatched, MATCHED, 'whenMatched', 'merge');
  if (spec.let !== undefined && !Array.isArray(whenMatched))
    throw new MongoError(51199, "Cannot use 'let' variables with 'whenMatched' other than a pipeline");
  return {
    kind: 'merge',
    target: target(spec.into),
    on: joinFields(spec.on),
    let: isDocument(spec.let) ? spec.let : { new: '$$ROOT' },
    whenMatched,
    whenNotMatched: choice(spec.whenNotMatched, NOT_MATCHED, 'whenNotMatched', 'insert'),
  };
}

function choice<T extends string>(value: unknown, known: readonly T[], name: string, usual: T): T {
  if (value === undefined) return usual;
  const found = known.find((one) => one === value);
  if (found) return found;
  throw new MongoError(
    'BadValue',
    `Enumeration value '${String(value)}' for field '$merge.${name}' is not a valid value.`,
  );
}

function target(into: unknown): Target {
  if (typeof into === 'string' && into !== '') return { database: undefined, name: into };
  if (isDocument(into) && typeof into.coll === 'string')
    return { database: typeof into.db === 'string' ? into.db : undefined, name: into.coll };
  throw new MongoError(51178, "$merge 'into' field must be either a string or an object");
}

function joinFields(on: unknown): string[] {
  const fields = on === undefined ? ['_id'] : Array.isArray(on) ? on : [on];
  if (fields.length === 0)
    throw new MongoError(51187, "If explicitly specifying $merge 'on', must include at least one field");
  if (!fields.every((field): field is string => typeof field === 'string'))
    throw new MongoError(51134, "$merge 'on' array elements must be strings");
  if (new Set(fields).size < fields.length)
    throw new MongoError(31465, "Found a duplicate field in $merge 'on'");
  return fields;
}
