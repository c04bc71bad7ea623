import { FIELD_WORDINGS } from '@saltbush/contract';
import type { Request } from 'express';
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
    throw invalidInput({ [v.getDotPath(result.issues[0]) ?? 'body']: FIELD_WORDINGS.value_invalid });
  return result.output;
}

/** The client's address as reported by the shop's own web server. */
export const addressOf = (request: Request) => request.ip ?? 'unknown';
