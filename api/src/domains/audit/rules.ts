import { isStaffOperation, MEDICARE_BOOKING_ENDPOINT, STAFF_OPERATIONS } from '@saltbush/contract';

type Values = Record<string, unknown>;

/**
 * What nobody does for a customer: password, e-mail and payment methods stay in the customer's own hands (section 6;
 * rule accounts-09). Fields of Query and Mutation.
 */
const REFUSED_FIELDS: ReadonlySet<string> = new Set([
  'payment_methods_add',
  'payment_methods_remove',
  'payment_methods_set_default',
  // Notify Me is suppressed in an impersonated session.
  'product_stock_notification',
]);

/** JSON endpoints below /api that an impersonated session may use; new ones are refused until they are listed. */
const ALLOWED_PATHS: ReadonlySet<string> = new Set([
  '/auth/providers',
  '/auth/session',
  '/auth/logout',
  MEDICARE_BOOKING_ENDPOINT,
]);

/** What somebody eats is health data that staff have no business with, in an impersonated session either. */
const isDiary = (field: string): boolean => field.startsWith('food_diary');

/** Does an AutoDelivery get another card? */
const changesCard = (field: string, { input }: Values): boolean =>
  field === 'autodeliveries_edit' && ((input as Values | undefined)?.stripe_source_id ?? null) !== null;

/** May staff ask for this field of Query or Mutation while they act as a customer? */
export const isAllowedImpersonated = (field: string, args: Values): boolean =>
  !REFUSED_FIELDS.has(field) && !isDiary(field) && !changesCard(field, args);

/** May staff use this endpoint while they act as a customer? */
export const isPathAllowed = (path: string): boolean => ALLOWED_PATHS.has(path);

/** Is the field one by which staff, as themselves, reach into customers' accounts? Figures of the shop name nobody. */
export const isStaffField = (field: string): boolean =>
  isStaffOperation(field) && STAFF_OPERATIONS[field] !== 'search:report';
