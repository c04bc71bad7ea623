import type { AuditEventDocument } from '../../src/domains/audit/documents';
import { cookiesOf } from '../clients/test-client';
import type { Selling } from './selling';
import { at, Shopper } from './shopper';

export const REASON = 'Asks for help with the cart';
export const FORBIDDEN = { code: 'FORBIDDEN', message: 'You are not allowed to do this.' };
export const LOG = `query($customer_id: ID, $staff_id: ID, $page: Int, $per_page: Int) {
  staff_audit_events(customer_id: $customer_id, staff_id: $staff_id, page: $page, per_page: $per_page) {
    data { id at staff_id staff_name customer_id impersonation_id reason operation touched { name id }
      reads_health outcome result failure_code request_id } paginatorInfo { current_page last_page per_page total } } }`;

/** An audit event as staff see it. */
export interface AuditLine extends Omit<AuditEventDocument, '_id' | 'result'> {
  id: string;
  result: 'done' | 'failed' | 'unknown' | null;
  failure_code: string | null;
}

/** Creates a staff member who impersonates customers and reads the audit log. */
export async function createAuditors(shop: Selling) {
  const { token, cookie } = await shop.demo('staff');
  const staff = new Shopper(shop.url, token);
  return {
    staff,
    staffToken: token,

    /** Returns a customer's audit events, oldest first, without those of reading the log itself. */
    async linesOf(customer_id: string): Promise<AuditLine[]> {
      const answer = await staff.send(LOG, { customer_id, per_page: 50 });
      return at<AuditLine[]>(answer, 'staff_audit_events.data')
        .filter(({ operation }) => operation !== 'staff_audit_events')
        .reverse();
    },

    /** Impersonates a customer; returns the shopper, the bearer token and the browser's cookies. */
    async impersonate(customerId: string) {
      const answer = await staff.post('/api/auth/impersonate', { customerId, reason: REASON });
      const { data } = (await answer.json()) as { data: { token: string } };
      const agent = new Shopper(shop.url, data.token);
      return { agent, token: data.token, cookie: `${cookie}; ${cookiesOf(answer)}` };
    },
  };
}

export type Auditors = Awaited<ReturnType<typeof createAuditors>>;
