import { isPermitted, isStaffOperation, STAFF_OPERATIONS } from '@saltbush/contract';
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

/** Whether staff access customers' accounts through the field as themselves. Shop-wide figures name no one. */
export const isStaffField = (field: string): boolean =>
  isStaffOperation(field) && STAFF_OPERATIONS[field] !== 'search:report';
