import { createHash } from 'node:crypto';

/**
 * Lists and pages that renew themselves while they are open: whoever watches one reads it once an hour, not once a minute.
 * An open order is among them: its event says whether it showed health data. Patients' own records do not renew
 * themselves, and each read of one is an event.
 */
const RENEWED: ReadonlySet<string> = new Set([
  'staff_orders',
  'staff_order_queues',
  'staff_order',
  'staff_returns',
  'staff_return_counts',
  'staff_scripts',
  'staff_script_counts',
  'staff_appointments',
  'staff_programs',
]);

const HOUR_MS = 60 * 60_000;

/** A read of staff under their own identity. */
interface Read {
  staff_id: string;
  operation: string;
  reads_health: boolean;
}

/**
 * Returns the id of the one event that an hour's repetitions of a read share; null for what is put down each time.
 * Other arguments, such as another day or page, are another read.
 */
export function repeatedReadId(
  { staff_id, operation, reads_health }: Read,
  args: object,
  now: Date,
): string | null {
  if (!RENEWED.has(operation)) return null;
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const read = JSON.stringify([staff_id, operation, reads_health, args, hour]);
  // Ids begin with seconds, so that events of the same moment keep their order.
  const seconds = ((hour * HOUR_MS) / 1000).toString(16).padStart(8, '0');
  return seconds + createHash('sha256').update(read).digest('hex').slice(0, 24);
}
