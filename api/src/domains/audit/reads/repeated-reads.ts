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
  'staff_autodelivery_charges',
  'staff_autodelivery_charge_counts',
  'staff_program_charges',
  'staff_program_charge_counts',
]);

/**
 * Reads of the log, by the arguments that make no other read of them: the pages of one choice are one read of it, and whoever
 * types a name reads as they go.
 */
const LOG_READS: Readonly<Record<string, readonly string[]>> = {
  staff_audit_log: ['after', 'first'],
  staff_audit_people: ['words', 'acted'],
};

const HOUR_MS = 60 * 60_000;

/** A read of staff under their own identity. */
interface Read {
  staff_id: string;
  operation: string;
  reads_health: boolean;
}

/**
 * Returns the id of the one event that an hour's repetitions of a read share; null for what is put down each time.
 * Other arguments, such as another day, are another read.
 */
export function repeatedReadId(
  { staff_id, operation, reads_health }: Read,
  args: object,
  now: Date,
): string | null {
  const ignored = RENEWED.has(operation) ? [] : LOG_READS[operation];
  if (!ignored) return null;
  const told = Object.fromEntries(Object.entries(args).filter(([name]) => !ignored.includes(name)));
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const read = JSON.stringify([staff_id, operation, reads_health, told, hour]);
  // Ids begin with seconds, so that events of the same moment keep their order.
  const seconds = ((hour * HOUR_MS) / 1000).toString(16).padStart(8, '0');
  return seconds + createHash('sha256').update(read).digest('hex').slice(0, 24);
}
