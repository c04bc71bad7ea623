import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { AuditLine } from '../features/counter-audit/api/audit-line-fields';
import {
  StaffAuditExportDocument,
  StaffAuditLogDocument,
  StaffAuditNewsDocument,
  StaffAuditPeopleDocument,
} from '../generated/gql/graphql';

const SAM = { id: 's1', name: 'Sam Okafor', email: 'sam@example.com', role: 'support' };
const PRIYA = { id: 'c1', name: 'Priya Nolan', email: 'priya@example.com', role: 'customer' };

/** A line of the log: Sam opens an order of Priya's. */
export const auditLine = (over: Partial<AuditLine> = {}): AuditLine => ({
  id: 'e1',
  at: '2026-11-28T03:04:05.000Z',
  staff_id: SAM.id,
  staff_name: SAM.name,
  customer_id: null,
  impersonation_id: null,
  reason: null,
  operation: 'staff_order',
  touched: [{ name: 'reference', id: 'SB-7K3M-9QXT' }],
  reads_health: false,
  outcome: 'allowed',
  result: 'done',
  failure_code: null,
  request_id: 'req-1',
  exported: null,
  choice: [],
  staff: SAM,
  customer: null,
  ...over,
});

/** A session as a customer, a refund that failed, a refusal, and somebody whose account is gone. */
export const sampleLog = (): AuditLine[] => [
  auditLine(),
  auditLine({
    ...{ id: 'e2', operation: 'POST /api/auth/impersonate', touched: [], impersonation_id: 'i1' },
    ...{ customer_id: PRIYA.id, customer: PRIYA, reason: '=Asks for help with her cart' },
  }),
  auditLine({
    ...{ id: 'e3', operation: 'staff_orders_refund', result: 'failed', failure_code: 'REFUND_LIMIT' },
    at: '2026-11-28T02:00:00.000Z',
  }),
  auditLine({
    ...{ id: 'e4', operation: 'staff_members', touched: [], outcome: 'refused', result: null },
    at: '2026-11-27T12:00:00.000Z',
  }),
  auditLine({
    ...{ id: 'e5', staff_id: 'gone', staff_name: 'Una Former', staff: null, result: 'unknown' },
    ...{ at: '2026-11-27T11:00:00.000Z', reads_health: true, operation: 'staff_health_record' },
  }),
];

/** Responses for the page of the log. */
export const auditAnswers = ({
  lines = sampleLog(),
  next = null as string | null,
  news = 0,
  isCut = false,
} = {}): RequestHandler[] => [
  respondWith(StaffAuditLogDocument, ({ staff_id, customer_id }) => ({
    staff_audit_log: {
      ...{ data: lines, next, start: 'c3RhcnQ' },
      ...{ staff: staff_id === SAM.id ? SAM : null, customer: customer_id === PRIYA.id ? PRIYA : null },
    },
  })),
  respondWith(StaffAuditNewsDocument, { staff_audit_news: news }),
  respondWith(StaffAuditExportDocument, { staff_audit_export: { data: lines, is_cut: isCut } }),
  respondWith(StaffAuditPeopleDocument, ({ acted }) => ({ staff_audit_people: [acted ? SAM : PRIYA] })),
];
