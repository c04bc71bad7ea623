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
 * A failure that the caller may read. The contract's catalogue has the wording of each code; what a wording is made
 * from goes with it in `extensions`, beside `code`. Anything else that is thrown reaches callers as INTERNAL.
 */
export class BusinessError<Code extends ErrorCode = ErrorCode> extends GraphQLError {
  readonly code: Code;

  constructor(code: Code, ...details: ErrorDetails<Code>) {
    super(errorText(code, ...details), { extensions: { ...details[0], code } });
    this.name = 'BusinessError';
    this.code = code;
  }
}

/** Nobody is signed in, or the sign-in is over: the client renews its bearer and tries once more. */
export const unauthenticated = () => new BusinessError('UNAUTHENTICATED');

/** Signed in, but not as somebody who may do this. */
export const forbidden = () => new BusinessError('FORBIDDEN');

/** Unknown and foreign ids get the same error. */
export const notFound = (what: NamedThing) => new BusinessError('NOT_FOUND', { what });

/** Input that breaks rules: the first message for clients that show one, all of them in `extensions.fields`. */
export const invalidInput = (fields: FieldMessages) => new BusinessError('INVALID_INPUT', { fields });

/** @returns the body of a response that no operation made */
export const errorBody = (error: BusinessError) => ({ errors: [error.toJSON()] });
