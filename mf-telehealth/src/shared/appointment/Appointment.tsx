import { consultClock, consultMoment } from '@saltbush/contract';
import { Banner, Cluster, formatCents, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Booking } from '../booking/api/booking';
import { BookingCertificates } from '../certificate/BookingCertificates';
import { BookingScripts } from '../script/BookingScripts';
import styles from './Appointment.module.css';
import { AppointmentFacts } from './AppointmentFacts';
import { CalendarLink } from './CalendarLink';
import { CancelBooking } from './CancelBooking';
import { MoveBooking } from './MoveBooking';

const BEFORE = [
  'Keep your phone on and charged, and be somewhere private.',
  'Have your medicines, allergies and Medicare card at hand.',
  'If you feel worse before the call and need help now, call 000.',
];

/** Returns true for an appointment that is still to take place. */
export const isUpcoming = ({ status, ends_at }: Booking, now = Date.now()): boolean =>
  status === 'booked' && Date.parse(ends_at) > now;

/** Until when it can be changed, and what follows later (rule health-15). */
function Terms({ booking }: { booking: Booking }) {
  const isFree = Date.parse(booking.free_until) >= Date.now();
  return (
    <Text size="sm" tone="muted">
      {isFree
        ? `You can move or cancel it free of charge until ${consultMoment(booking.free_until, booking.state)}. Later the fee stays.`
        : 'It starts soon, so it can no longer be moved. If you cancel now, the fee stays.'}
    </Text>
  );
}

/** When a patient who was not reached was rung; earlier releases kept no times. */
function rungAt({ missed_calls: calls, state }: Booking): string {
  const times = calls.map((call) => consultClock(call, state));
  return times.length > 0 ? ` at ${times.slice(0, -1).join(', ')} and ${times.at(-1)}` : '';
}

function Changes({ booking }: { booking: Booking }) {
  const hasBegun = Date.parse(booking.starts_at) <= Date.now();
  const isFree = Date.parse(booking.free_until) >= Date.now();
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <CalendarLink booking={booking} />
        {isFree && <MoveBooking booking={booking} />}
        {!hasBegun && <CancelBooking booking={booking} />}
      </Cluster>
      {!hasBegun && <Terms booking={booking} />}
    </Stack>
  );
}

/** An appointment: its facts, what to prepare, and how to change it. */
export function Appointment({ booking, headingLevel = 2 }: { booking: Booking; headingLevel?: 2 | 3 }) {
  return (
    <Stack gap={5}>
      {booking.status === 'cancelled' && (
        <Banner tone="success" live>
          This appointment is cancelled. Nobody will ring you.
        </Banner>
      )}
      {booking.status === 'completed' && (
        <Banner tone="success">This consultation took place. Thank you for talking to us.</Banner>
      )}
      {booking.status === 'missed' && (
        <Banner tone="warning">
          The practitioner rang{rungAt(booking)} and could not reach you.
          {booking.fee > 0 && !booking.is_fee_returned && ' So the fee stays.'}
        </Banner>
      )}
      {booking.is_fee_returned && (
        <Banner tone="success">We have returned your fee of {formatCents(booking.fee)}.</Banner>
      )}
      <AppointmentFacts booking={booking} />
      <BookingScripts booking={booking} />
      <BookingCertificates booking={booking} />
      {isUpcoming(booking) && (
        <>
          <Stack gap={2}>
            <Heading level={headingLevel} size="md">
              Before the call
            </Heading>
            <ul className={styles.before}>
              {BEFORE.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Stack>
          <Changes booking={booking} />
        </>
      )}
    </Stack>
  );
}
