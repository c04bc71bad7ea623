import { ACCESS_ERRORS, HTTP_ERRORS } from './access-errors';
import { ACCOUNT_ERRORS } from './account-errors';
import { AUTODELIVERY_ERRORS } from './autodelivery-errors';
import { CART_ERRORS } from './cart-errors';
import { CLIENT_ERRORS } from './client-errors';
import { JOURNEY_ERRORS } from './journey-errors';
import { ORDER_ERRORS } from './order-errors';
import { PATIENT_ERRORS } from './patient-errors';
import { TELEHEALTH_ERRORS } from './telehealth-errors';
import { type DetailsOf, textOf } from './wording';

/**
 * Every error that one side tells the other, with its wording (section 8). For the server: a browser gets the wording
 * with the error, and imports from `wordings.ts` the few that it shows itself.
 */
export const ERROR_CATALOGUE = {
  ...ACCESS_ERRORS,
  ...HTTP_ERRORS,
  ...ACCOUNT_ERRORS,
  ...PATIENT_ERRORS,
  ...CART_ERRORS,
  ...ORDER_ERRORS,
  ...AUTODELIVERY_ERRORS,
  ...JOURNEY_ERRORS,
  ...TELEHEALTH_ERRORS,
  ...CLIENT_ERRORS,
};

/** A stable code of an error: `extensions.code` of a response, `code` of an ApiError. */
export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** What the wording of a code is made from, as arguments: none where the wording is always the same. */
export type ErrorDetails<Code extends ErrorCode> = DetailsOf<(typeof ERROR_CATALOGUE)[Code]>;

/** What an error carries in `extensions` besides its code; older or newer releases of the api may leave some out. */
export type ErrorExtensionsOf<Code extends ErrorCode> = Partial<NonNullable<ErrorDetails<Code>[0]>>;

/** @returns the wording of an error. */
export const errorText = <Code extends ErrorCode>(code: Code, ...details: ErrorDetails<Code>): string =>
  textOf(ERROR_CATALOGUE[code], details);
