import { isPermitted, isStaffOperation, type Permission, STAFF_OPERATIONS } from '@saltbush/contract';
import type { RequestUser } from '../../lib/context';
import { isAllowedImpersonated, type Values } from './impersonation-rules';

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

/** What names no one: figures of the shop, and what everybody may read of its products. */
const UNAUDITED: readonly Permission[] = ['search:report', 'products:see'];

/** Asked again and again by whoever has the log or a desk open: a number, what the shop shows or will, who works there. */
const UNAUDITED_FIELDS: readonly string[] = [
  'staff_audit_news',
  'staff_claim',
  'staff_claims_take',
  'staff_claims_leave',
  'staff_content',
  'staff_content_entry',
];

/** Whether what staff do through the field as themselves is put down: accounts they open, and whatever they change. */
export const isStaffField = (field: string): boolean =>
  isStaffOperation(field) &&
  !UNAUDITED_FIELDS.includes(field) &&
  !UNAUDITED.includes(STAFF_OPERATIONS[field]);
