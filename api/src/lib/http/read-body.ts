import { FIELD_MESSAGES } from '@saltbush/contract';
import * as v from 'valibot';
import { invalidInput } from '../errors';

/** A string of a body; empty if omitted. */
export const text = v.optional(v.pipe(v.string(), v.maxLength(500)), '');

/**
 * Parses the body of a JSON endpoint.
 * @throws INVALID_INPUT naming the field
 */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body ?? {});
  if (!result.success)
    throw invalidInput({ [v.getDotPath(result.issues[0]) ?? 'body']: FIELD_MESSAGES.value_invalid });
  return result.output;
}
