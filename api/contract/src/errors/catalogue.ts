import { ACCESS_ERRORS, HTTP_ERRORS } from './access-errors';
import { ACCOUNT_ERRORS } from './account-errors';
import { AUTODELIVERY_ERRORS } from './autodelivery-errors';
import { CART_ERRORS } from './cart-errors';
import { CLIENT_ERRORS } from './client-errors';
import { CONSENT_ERRORS } from './consent-errors';
import { CONTENT_ERRORS } from './content-errors';
import { JOURNEY_ERRORS } from './journey-errors';
import { type DetailsOf, messageOf } from './message-template';
import { ORDER_ERRORS } from './order-errors';
import { PACKING_ERRORS } from './packing-errors';
import { PATIENT_ERRORS } from './patient-errors';
import { PHOTO_ERRORS } from './photo-errors';
import { PROMOTION_ERRORS } from './promotion-errors';
import { TELEHEALTH_ERRORS } from './telehealth-errors';

/**
 * All errors reported between server and clients, with their messages (section 8). For the server: a browser receives
 * the message with the error, and imports the few that it shows itself from `messages.ts`.
 */
export const ERROR_CATALOGUE = {
  ...ACCESS_ERRORS,
  ...HTTP_ERRORS,
  ...ACCOUNT_ERRORS,
  ...PATIENT_ERRORS,
  ...CART_ERRORS,
  ...ORDER_ERRORS,
  ...PACKING_ERRORS,
  ...AUTODELIVERY_ERRORS,
  ...CONSENT_ERRORS,
  ...CONTENT_ERRORS,
  ...JOURNEY_ERRORS,
  ...PHOTO_ERRORS,
  ...PROMOTION_ERRORS,
  ...TELEHEALTH_ERRORS,
  ...CLIENT_ERRORS,
};

/** A stable error code: `extensions.code` of a response, `code` of an ApiError. */
export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** Arguments that a code's message is built from: none if it is constant. */
export type ErrorDetails<Code extends ErrorCode> = DetailsOf<(typeof ERROR_CATALOGUE)[Code]>;

/** Details that an error carries in `extensions` besides its code; other releases of the api can omit some. */
export type ErrorExtensionsOf<Code extends ErrorCode> = Partial<NonNullable<ErrorDetails<Code>[0]>>;

/** Returns the message of an error. */
export const errorText = <Code extends ErrorCode>(code: Code, ...details: ErrorDetails<Code>): string =>
  messageOf(ERROR_CATALOGUE[code], details);
