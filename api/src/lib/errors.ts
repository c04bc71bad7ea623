import {
  type ErrorCode,
  type ErrorDetails,
  errorText,
  type FieldMessages,
  type NamedThing,
} from '@saltbush/contract';
import { GraphQLError } from 'graphql';

export type { FieldMessages } from '@saltbush/contract';

/**
 * A failure the caller may see. The contract's catalogue defines the message of each code; its parameters are sent in
 * `extensions`, beside `code`. Any other error reaches callers as INTERNAL.
 */
export class BusinessError<Code extends ErrorCode = ErrorCode> extends GraphQLError {
  readonly code: Code;

  constructor(code: Code, ...details: ErrorDetails<Code>) {
    super(errorText(code, ...details), { extensions: { ...details[0], code } });
    this.name = 'BusinessError';
    this.code = code;
  }
}

/** Not signed in, or the session has expired: the client renews its bearer and retries once. */
export const unauthenticated = () => new BusinessError('UNAUTHENTICATED');

/** Signed in, but without permission. */
export const forbidden = () => new BusinessError('FORBIDDEN');

/** Unknown ids and other people's ids are indistinguishable. */
export const notFound = (what: NamedThing) => new BusinessError('NOT_FOUND', { what });

/** Invalid input: the first message for clients that show one, all of them in `extensions.fields`. */
export const invalidInput = (fields: FieldMessages) => new BusinessError('INVALID_INPUT', { fields });

/** @returns the body of a response that no operation made */
export const errorBody = (error: BusinessError) => ({ errors: [error.toJSON()] });
