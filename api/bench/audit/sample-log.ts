import { AUDITED_OPERATIONS, kindsOf } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { numbers, skewed } from '../numbers';

/** A year of work: the first of the staff do most of it. */
export const STAFF = Array.from(
  { length: 40 },
  (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
);
/** Nobody else is acted upon so often. */
export const HEAVY_CUSTOMER = '11111111-0000-4000-8000-000000000000';
export const FIRST_DAY = '2025-11-25';
export const LAST_DAY = '2026-11-20';

const HEAVY_LINES = 5000;
const CUSTOMERS = 40_000;
const BATCH = 5000;
const AS_CUSTOMER = ['me', 'cart_add_item', 'cart_update_item', 'orders', 'patients', 'checkout_place_order'];

function lineAt(at: number, lines: number, random: () => number) {
  const [first, last] = [Date.parse(FIRST_DAY), Date.parse(LAST_DAY) + 86_400_000];
  const isActing = random() < 0.1;
  const operation = isActing ? skewed(AS_CUSTOMER, random) : skewed(AUDITED_OPERATIONS, random);
  const isHeavy = at % Math.max(1, Math.floor(lines / HEAVY_LINES)) === 0;
  const customer = `22222222-0000-4000-8000-${String(Math.floor(random() * CUSTOMERS)).padStart(12, '0')}`;
  const time = new Date(first + ((last - first) * at) / lines);
  return {
    _id: Math.floor(time.getTime() / 1000).toString(16) + at.toString(16).padStart(16, '0'),
    at: time,
    staff_id: skewed(STAFF, random),
    staff_name: 'Sam Sample',
    customer_id: isHeavy ? HEAVY_CUSTOMER : random() < 0.5 ? customer : null,
    impersonation_id: isActing ? customer : null,
    reason: isActing ? 'Asks for help with her order' : null,
    operation,
    touched: [{ name: 'reference', id: 'SB-2222-2222' }],
    reads_health: !isActing && kindsOf(operation).includes('care') && random() < 0.5,
    outcome: random() < 0.01 ? 'refused' : 'allowed',
    request_id: '33333333-0000-4000-8000-000000000000',
  };
}

type Line = ReturnType<typeof lineAt>;

function resultOf({ _id, at, touched: _touched, ...line }: Line, random: () => number) {
  const isFailed = random() < 0.03;
  const { staff_id, customer_id, impersonation_id, operation, reads_health } = line;
  const keys = { event_at: at, staff_id, customer_id, impersonation_id, operation, reads_health };
  const result = isFailed ? 'failed' : 'done';
  const what = { result, failure_code: isFailed ? 'NOT_FOUND' : null };
  return { _id: `${_id} ${result}`, event_id: _id, at, ...what, ...(isFailed && keys) };
}

/** Fills the log with lines of a year, and what became of them. */
export async function fillLog(db: Db, lines: number): Promise<void> {
  const random = numbers(7);
  for (let from = 0; from < lines; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, lines - from) }, (_, at) =>
      lineAt(from + at, lines, random),
    );
    const results = batch
      .filter(({ outcome }) => outcome === 'allowed')
      .map((line) => resultOf(line, random));
    await db.collection<{ _id: string }>('audit_events').insertMany(batch);
    await db.collection<{ _id: string }>('audit_results').insertMany(results);
  }
}
