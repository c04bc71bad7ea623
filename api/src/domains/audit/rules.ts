import {
  isPermitted,
  isStaffOperation,
  MEDICARE_BOOKING_ENDPOINT,
  STAFF_OPERATIONS,
} from '@saltbush/contract';
import type { RequestUser } from '../../lib/context';

type Values = Record<string, unknown>;

/**
 * Never done on a customer's behalf: only the customer changes their password, e-mail and payment methods (section 6;
 * rule accounts-09). Fields of Query and Mutation.
 */
const REFUSED_FIELDS: ReadonlySet<string> = new Set([
  'payment_methods_add',
  'payment_methods_remove',
  'payment_methods_set_default',
  // Notify Me is suppressed in an impersonated session.
  'product_stock_notification',
]);

/** JSON endpoints below /api that an impersonated session may use; endpoints not listed are refused. */
const ALLOWED_PATHS: ReadonlySet<string> = new Set([
  '/auth/providers',
  '/auth/session',
  '/auth/logout',
  MEDICARE_BOOKING_ENDPOINT,
]);

/** The food diary is health data that staff have no need to see, even in an impersonated session. */
const isDiary = (field: string): boolean => field.startsWith('food_diary');

/** Whether the input changes an AutoDelivery's card. */
const changesCard = (field: string, { input }: Values): boolean =>
  field === 'autodeliveries_edit' && ((input as Values | undefined)?.stripe_source_id ?? null) !== null;

/** Whether staff may use this field of Query or Mutation while they act as a customer. */
export const isAllowedImpersonated = (field: string, args: Values): boolean =>
  !REFUSED_FIELDS.has(field) && !isDiary(field) && !changesCard(field, args);

/**
 * Whether a user may use a field of Query or Mutation: the permission of a staff operation, and what staff may do as a
 * customer. What depends on the data is checked by the resolver.
 */
export function isAllowed(
  user: Pick<RequestUser, 'role' | 'impersonation'>,
  field: string,
  args: Values,
): boolean {
  if (isStaffOperation(field) && !isPermitted(user.role, STAFF_OPERATIONS[field])) return false;
  return !user.impersonation || isAllowedImpersonated(field, args);
}

/** Whether staff may use this endpoint while they act as a customer. */
export const isPathAllowed = (path: string): boolean => ALLOWED_PATHS.has(path);

/** Whether staff access customers' accounts through the field as themselves. Shop-wide figures name no one. */
export const isStaffField = (field: string): boolean =>
  isStaffOperation(field) && STAFF_OPERATIONS[field] !== 'search:report';
