import { consultDays, freeChangesUntil, isTooSoon } from '@saltbush/contract';
import type { Subscription } from '../shared/subscription/api/subscriptions';

type Consult = NonNullable<Subscription['upcoming_booking']>;

/** What moving a consult to a time changes of it. */
export const movedTo = (appointment_at: string) => ({
  appointment_at,
  free_until: freeChangesUntil(new Date(appointment_at)).toISOString(),
});

/** A free follow-up consult. */
export const sampleConsult = (changes: Partial<Consult> = {}): Consult => ({
  ...{ id: 'b1', status: 'booked', is_first: false, paid: 0 },
  ...movedTo(changes.appointment_at ?? '2026-11-25T22:00:00Z'),
  ...changes,
});

/** The times to which a consult can be moved. */
export const sampleConsultDays = ({ upcoming_booking, consult_state }: Subscription, now = new Date()) =>
  consultDays(now, consult_state).map(({ date, label, windows }) => ({
    date,
    label,
    slots: windows.map((one) => {
      const starts_at = one.startsAt.toISOString();
      const is_current = Date.parse(upcoming_booking?.appointment_at ?? '') === one.startsAt.getTime();
      const isLate = isTooSoon(one.startsAt, now);
      const message = isLate ? 'The appointment time must be at least 30 minutes from now.' : null;
      const is_available = !isLate && !is_current;
      return { starts_at, label: one.label, is_available, message, is_current, has_other_fee: false };
    }),
  }));
