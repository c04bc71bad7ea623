import type { Db } from 'mongodb';
import type { Resolvers } from '../../generated/resolvers';
import type { BaseContext } from '../../lib/context';
import { requirePermission } from '../../lib/context';
import { type PageArguments, readPage } from '../../lib/paging';
import type { AuditEventDocument, AuditResult } from './documents';
import { listEvents, listResults } from './store';

const UNKNOWN = { result: 'unknown', failure_code: null } as const;

/** An event with what became of it; null if it was refused, so that nothing was done. */
export interface ListedEvent extends Omit<AuditEventDocument, 'result'> {
  result: AuditResult['result'] | 'unknown' | null;
  failure_code: string | null;
}

/** Adds to events what became of them: what was written with the event, or after it. */
async function withResults(db: Db, events: readonly AuditEventDocument[]): Promise<ListedEvent[]> {
  const open = events.filter(({ outcome, result }) => outcome === 'allowed' && !result);
  const results = await listResults(
    db,
    open.map(({ _id }) => _id),
  );
  return events.map((event) => {
    if (event.outcome === 'refused') return { ...event, result: null, failure_code: null };
    const { result, failure_code } = event.result
      ? { result: event.result, failure_code: null }
      : (results.get(event._id) ?? UNKNOWN);
    return { ...event, result, failure_code };
  });
}

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
  AuditEvent: { id: (event: ListedEvent) => event._id },
};
