import type { Resolvers } from '../../generated/resolvers';
import type { BaseContext } from '../../lib/context';
import { requirePermission } from '../../lib/context';
import { type PageArguments, readPage } from '../../lib/paging';
import { type ListedEvent, withResults } from './listing/list-lines';
import { listEvents } from './store';

/** Returns a page of the audit log, for staff (rule accounts-10). */
async function staffAuditEvents(
  _root: unknown,
  args: PageArguments & { customer_id?: string | null; staff_id?: string | null },
  ctx: BaseContext,
) {
  requirePermission(ctx, 'audit:read');
  const page = readPage(args);
  const { data, total } = await listEvents(ctx.db, args, page);
  return { data: await withResults(ctx.db, data), paginatorInfo: page.info(total) };
}

export const resolvers: Resolvers<BaseContext> = {
  Query: { staff_audit_events: staffAuditEvents },
  AuditEvent: {
    id: (event: ListedEvent) => event._id,
    choice: (event: ListedEvent) => event.choice ?? [],
  },
};
