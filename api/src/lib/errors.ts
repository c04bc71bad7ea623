import { GraphQLError } from 'graphql';

/** What is wrong with each field of an input, by its name. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

/**
 * A failure that the caller may read: `message` in the specification's wording, `code` stable for clients
 * (`extensions.code`). Anything else that is thrown is answered as "Something went wrong".
 */
export class BusinessError extends GraphQLError {
  constructor(
    message: string,
    readonly code: string,
    extensions: Record<string, unknown> = {},
  ) {
    super(message, { extensions: { ...extensions, code } });
    this.name = 'BusinessError';
  }
}

/** Nobody is signed in, or the sign-in is over: the client renews its bearer and tries once more. */
export const unauthenticated = () => new BusinessError('Please sign in to continue.', 'UNAUTHENTICATED');

/** Signed in, but not as somebody who may do this. */
export const forbidden = () => new BusinessError('You are not allowed to do this.', 'FORBIDDEN');

/** Unknown and foreign ids get the same answer; `what` begins the sentence: "Order not found". */
export const notFound = (what: string) => new BusinessError(`${what} not found`, 'NOT_FOUND');

/** Input that breaks rules: the first message for clients that show one, all of them in `extensions.fields`. */
export function invalidInput(fields: FieldMessages): BusinessError {
  const message = Object.values(fields).find((text) => text !== undefined) ?? 'Please check your details';
  return new BusinessError(message, 'INVALID_INPUT', { fields });
}
