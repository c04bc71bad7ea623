import { FIELD_WORDINGS } from '@saltbush/contract';
import type { Request } from 'express';
import * as v from 'valibot';
import { invalidInput } from '../errors';

/** A text of a body; empty when it is left out. */
export const text = v.optional(v.pipe(v.string(), v.maxLength(500)), '');

/** Reads the body of a JSON endpoint. Raises INVALID_INPUT that names the field. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body ?? {});
  if (!result.success)
    throw invalidInput({ [v.getDotPath(result.issues[0]) ?? 'body']: FIELD_WORDINGS.value_invalid });
  return result.output;
}

/** Where a request comes from: the address that the shop's own web server reports. */
export const addressOf = (request: Request) => request.ip ?? 'unknown';
