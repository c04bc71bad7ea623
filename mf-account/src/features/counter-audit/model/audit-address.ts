import { links } from '@saltbush/contract/links';
import type { AuditFilter } from '../api/staff-audit-events';

/** Returns the address of a page of the audit log with its filters. */
export function addressOf({ customer_id, staff_id }: AuditFilter, page = 1): string {
  const query = new URLSearchParams();
  if (customer_id) query.set('customer', customer_id);
  if (staff_id) query.set('staff', staff_id);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${links.staff.audit()}?${query}` : links.staff.audit();
}

/** Reads the filters of an address. */
export const readFilter = (search: URLSearchParams): AuditFilter => ({
  customer_id: search.get('customer'),
  staff_id: search.get('staff'),
});
