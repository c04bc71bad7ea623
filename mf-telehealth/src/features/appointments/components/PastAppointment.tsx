import { consultMoment } from '@saltbush/contract';
import { Badge, Cluster, formatCents, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Booking } from '../../../shared/booking/api/booking';
import { BookingCertificates } from '../../../shared/certificate/BookingCertificates';
import { BookingScripts } from '../../../shared/script/BookingScripts';
import type { PastConsult } from '../api/program-consults';
import styles from './PastAppointment.module.css';

/** What a past booking is called; one that was never closed is simply over. */
function standing({ status }: Pick<Booking, 'status'> | Pick<PastConsult, 'status'>): {
  words: string;
  tone: 'brand' | 'neutral' | 'amber';
} {
  switch (status) {
    case 'completed':
      return { words: 'Took place', tone: 'brand' };
    case 'missed':
      return { words: 'We could not reach you', tone: 'amber' };
    case 'not_held':
      return { words: 'We did not ring you', tone: 'amber' };
    case 'cancelled':
      return { words: 'Cancelled', tone: 'neutral' };
    case 'held':
      return { words: 'Not paid yet', tone: 'amber' };
    case 'expired':
      return { words: 'Not paid', tone: 'neutral' };
    default:
      return { words: 'Over', tone: 'neutral' };
  }
}

function moneyOf({ status, fee, refunded }: Booking): string {
  if (status === 'held' || status === 'expired') return 'Nothing was charged';
  if (refunded > 0) return `${formatCents(refunded)} returned`;
  return fee > 0 ? `${formatCents(fee)} paid` : 'No fee';
}

function programMoney({ paid, refunded }: PastConsult): string {
  if (refunded > 0) return `${formatCents(refunded)} returned`;
  return paid > 0 ? `${formatCents(paid)} paid` : 'Part of the program';
}

/** A consult of a program that is over, and how it ended (rule health-39). */
export function PastProgramConsult({ consult }: { consult: PastConsult }) {
  const { appointment_at, state, program, patient } = consult;
  const { words, tone } = standing(consult);
  return (
    <li className={styles.past}>
      <Cluster justify="space-between" gap={3}>
        <Stack gap={1}>
          <Text strong>{program}: consult</Text>
          <Text size="sm" tone="muted">
            {consultMoment(appointment_at, state)}
            {patient ? ` · ${patient.first_name}` : ''}
          </Text>
        </Stack>
        <Stack gap={1}>
          <Badge tone={tone}>{words}</Badge>
          <Text size="sm">{programMoney(consult)}</Text>
        </Stack>
      </Cluster>
    </li>
  );
}

/** A consultation that is over, or was not paid. */
export function PastAppointment({ booking, title }: { booking: Booking; title: string }) {
  const { words, tone } = standing(booking);
  return (
    <li className={styles.past}>
      <Cluster justify="space-between" gap={3}>
        <Stack gap={1}>
          <Text strong>{title}</Text>
          <Text size="sm" tone="muted">
            {consultMoment(booking.starts_at, booking.state)} · {booking.first_name} {booking.last_name} ·{' '}
            {booking.reference}
          </Text>
        </Stack>
        <Stack gap={1}>
          <Badge tone={tone}>{words}</Badge>
          <Text size="sm">{moneyOf(booking)}</Text>
        </Stack>
      </Cluster>
      <BookingScripts booking={booking} />
      <BookingCertificates booking={booking} />
    </li>
  );
}
