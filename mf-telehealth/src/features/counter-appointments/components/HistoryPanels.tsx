import { bookingType } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import { standingOf } from '../model/standing';
import styles from './Counter.module.css';

function nameOf(type: string): string {
  const entry = bookingType(type);
  return entry ? `${entry.button}, ${entry.minutes} min` : type;
}

/** When it is, what was paid, and who ended it. */
export function BookingPanel({ appointment }: { appointment: StaffAppointment }) {
  const { booking, ended_by, ended_at } = appointment;
  const facts = [
    { label: 'Service', value: nameOf(booking.booking_type) },
    { label: 'Reference', value: booking.reference },
    { label: 'From', value: formatMoment(booking.starts_at) },
    { label: 'To', value: formatMoment(booking.ends_at) },
    { label: 'Booked', value: formatMoment(booking.created_at) },
    { label: 'Fee', value: formatCents(booking.fee) },
    ...(booking.refunded > 0 ? [{ label: 'Refunded', value: formatCents(booking.refunded) }] : []),
    ...(booking.missed_calls.length > 0
      ? [{ label: 'Rung', value: booking.missed_calls.map(formatMoment).join('; ') }]
      : []),
    ...(ended_at
      ? [{ label: 'Ended', value: `${ended_by ?? 'By the patient'}, ${formatMoment(ended_at)}` }]
      : []),
  ];
  return (
    <CounterPanel title="Booking">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}

/** Other consultations of the patient, with what was noted. */
export function EarlierPanel({ earlier }: Pick<StaffAppointment, 'earlier'>) {
  return (
    <CounterPanel title="Other consultations">
      {earlier.length === 0 && <p>None</p>}
      {earlier.length > 0 && (
        <ul>
          {earlier.map(({ booking, note }) => (
            <li key={booking.uuid}>
              <a href={links.staff.appointment(booking.uuid)}>{formatMoment(booking.starts_at)}</a>,{' '}
              {nameOf(booking.booking_type)}, {standingOf(booking, Date.now()).words}
              {note && <p className={styles.text}>{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </CounterPanel>
  );
}
