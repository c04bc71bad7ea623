import { MEDICARE_BOOKING_ENDPOINT } from '@saltbush/contract';

/** Arguments of a field, or an input object among them. */
export type Values = Record<string, unknown>;

/**
 * Never done on a customer's behalf: only the customer changes or closes their account and its payment methods (section
 * 6; rule accounts-09). Fields of Query and Mutation.
 */
const REFUSED_FIELDS: ReadonlySet<string> = new Set([
  'users_edit_profile',
  'users_change_password',
  'users_change_email',
  'users_end_sign_ins',
  'users_set_mail_reminder',
  'users_close_account',
  'second_factor',
  'second_factor_begin',
  'second_factor_confirm',
  'second_factor_verify',
  'payment_methods_add',
  'payment_methods_remove',
  'payment_methods_set_default',
  // What a patient's record says of their health comes from the patient.
  'patients_create',
  'patients_edit',
  'patients_delete',
  // Notify Me is suppressed in an impersonated session.
  'product_stock_notification',
  // Consent to mails, and to charges for treatment, is the customer's own.
  'favourite_alerts_set',
  'journey_subscriptions_charge',
  'journey_subscriptions_accept_offer',
  'journey_subscriptions_agree',
]);

/** JSON endpoints below /api that an impersonated session may use; endpoints not listed are refused. */
const ALLOWED_PATHS: ReadonlySet<string> = new Set([
  '/auth/providers',
  '/auth/session',
  '/auth/activity',
  '/auth/logout',
  MEDICARE_BOOKING_ENDPOINT,
]);

/** Health data that staff have no need to see, even in an impersonated session: diary, log, messages, unfinished forms. */
const PRIVATE = [
  'food_diary',
  'health_draft',
  'journey_measurements',
  'journey_conversation',
  'journey_messages',
  'journey_check_ins',
];
const isPrivate = (field: string): boolean => PRIVATE.some((start) => field.startsWith(start));

/** Whether the input changes an AutoDelivery's card. */
const changesCard = (field: string, { input }: Values): boolean =>
  field === 'autodeliveries_edit' && ((input as Values | undefined)?.stripe_source_id ?? null) !== null;

/** Whether staff may use this field of Query or Mutation while they act as a customer. */
export const isAllowedImpersonated = (field: string, args: Values): boolean =>
  !REFUSED_FIELDS.has(field) && !isPrivate(field) && !changesCard(field, args);

/** Whether staff may use this endpoint while they act as a customer. */
export const isPathAllowed = (path: string): boolean => ALLOWED_PATHS.has(path);
