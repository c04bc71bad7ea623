import { byReason } from './message-template';
import { SOMETHING_WENT_WRONG, UPDATE_FAILED } from './messages';

/** What an id can identify; unknown ids and those of other users get the same error. */
export type NamedThing =
  | 'Account'
  | 'Address'
  | 'AutoDelivery'
  | 'AutoDelivery item'
  | 'Booking'
  | 'Cart item'
  | 'Certificate'
  | 'Customer'
  | 'Draft'
  | 'Entry'
  | 'Food'
  | 'Item'
  | 'Lesson'
  | 'Line'
  | 'Mail'
  | 'Member of staff'
  | 'Order'
  | 'Patient'
  | 'Payment method'
  | 'Picture'
  | 'Price'
  | 'Product'
  | 'Program'
  | 'Promotion'
  | 'Return'
  | 'Script'
  | 'Sign-in'
  | 'Subscription'
  | 'Version'
  | 'Voucher';

/** Error messages by field name. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

const firstMessage = (fields: FieldMessages): string | undefined =>
  Object.values(fields).find((message) => message !== undefined);

/** Errors that any operation or endpoint can return. */
export const ACCESS_ERRORS = {
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'You are not allowed to do this.',
  LINK_EXPIRED: 'This link has expired.',
  LINK_INVALID: 'This link is not complete or has been changed.',
  NOT_FOUND: ({ what }: { what: NamedThing }) => `${what} not found`,
  INVALID_INPUT: ({ fields }: { fields: FieldMessages }) =>
    firstMessage(fields) ?? 'Please check your details',
  /** `retry_after` in seconds. */
  RATE_LIMITED: (_details: { retry_after: number }) =>
    'Too many attempts. Please try again in a few minutes.',
  CONFLICT: UPDATE_FAILED,
  INTERNAL: (_details: { request_id?: string }) => SOMETHING_WENT_WRONG,
  /** The database is out of reach, and nothing was changed. */
  UNAVAILABLE: (_details: { request_id?: string }) =>
    'We can’t reach our records at the moment. Nothing was changed. Please try again.',
  /** The database was lost in the middle of a mutation. */
  UNCONFIRMED: (_details: { request_id?: string }) =>
    'We could not confirm whether this was saved. Please reload the page before you try again.',
  /** The database was lost after a mutation. */
  SAVED_NOT_SHOWN: (_details: { request_id?: string }) =>
    'This was saved, but we could not show the result. Please reload the page.',
};

/** Errors of the web server, outside the operations. */
export const HTTP_ERRORS = {
  PATH_NOT_FOUND: 'Not found',
  BAD_REQUEST: byReason({
    invalid_json: 'The body is not valid JSON',
    too_large: 'The body is too large',
    encoding: 'The encoding is not supported',
    charset: 'The charset is not supported',
    aborted: 'The request was aborted',
    malformed: 'The request is malformed',
    method: 'Send operations by POST',
    not_acceptable: 'Accept application/json',
    not_graphql: 'Send a JSON object with a query, and variables as an object',
    unknown_operation: 'Name one of the operations in the query',
  }),
  /** `problem` is the parser's sentence. */
  GRAPHQL_PARSE_FAILED: ({ problem }: { problem: string }) => problem,
  /** `problem` is the sentence of the rule that the document breaks. */
  GRAPHQL_VALIDATION_FAILED: ({ problem }: { problem: string }) => problem,
  FORBIDDEN_ORIGIN: 'Requests from this origin are not allowed',
  UNSUPPORTED_MEDIA_TYPE: 'Send the request as application/json',
  NOT_REGISTERED: 'This operation is not registered',
  TOO_LARGE: ({ limit, max }: { limit: 'depth' | 'fields' | 'root_fields'; max: number }) =>
    ({
      depth: `The operation is deeper than ${max} levels`,
      fields: `The operation has more than ${max} fields`,
      root_fields: `The operation has more than ${max} fields at its root`,
    })[limit],
};
