import type { AuditLine } from '../auditors';
import type { Selling } from '../selling';
import { at } from '../shopper';

const CHOICE =
  '$staff_id: ID, $customer_id: ID, $what: String, $outcome: StaffAuditOutcome, $from: String, $to: String';
const CHOSEN =
  'staff_id: $staff_id, customer_id: $customer_id, what: $what, outcome: $outcome, from: $from, to: $to';
const LINE = `id at staff_id staff_name customer_id impersonation_id reason operation touched { name id } reads_health
  outcome result failure_code request_id exported choice { name value }
  staff { id name email role } customer { id name email role }`;

export const LOG_CHOICE = `query(${CHOICE}, $after: String, $first: Int) {
  staff_audit_log(${CHOSEN}, after: $after, first: $first) {
    data { ${LINE} } next start staff { name } customer { name } } }`;
export const LOG_NEWS = `query(${CHOICE}, $since: String!) { staff_audit_news(${CHOSEN}, since: $since) }`;
export const LOG_EXPORT = `query(${CHOICE}) { staff_audit_export(${CHOSEN}) { data { ${LINE} } is_cut } }`;
export const LOG_PEOPLE =
  'query($words: String!, $acted: Boolean) { staff_audit_people(words: $words, acted: $acted) { id name email role } }';

interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
}

/** A line of the log as managers see it. */
export interface LogLine extends Omit<AuditLine, 'choice' | 'exported'> {
  staff: Person | null;
  customer: Person | null;
  exported: number | null;
  choice: { name: string; value: string }[];
}

export interface LogPage {
  data: LogLine[];
  next: string | null;
  start: string;
  staff: { name: string } | null;
  customer: { name: string } | null;
}

/** Creates a manager who reads the log. */
export async function startManager(shop: Selling) {
  const { id, shopper } = await shop.user('manager');
  const send = (query: string, variables: object = {}) => shopper.send(query, variables);
  const page = async (choice: object): Promise<LogPage> =>
    at<LogPage>(await send(LOG_CHOICE, choice), 'staff_audit_log');
  return {
    id,
    send,
    page,
    /** Returns the lines of a choice, newest first, without those of reading the log itself. */
    lines: async (choice: object): Promise<LogLine[]> =>
      (await page(choice)).data.filter(({ operation }) => !operation.startsWith('staff_audit_')),
  };
}
