import { paymentNoun } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  Banner,
  ButtonLink,
  ErrorState,
  formatCents,
  Panel,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import {
  CalendarDaysIcon,
  CreditCardIcon,
  PhoneIcon,
  UserRoundIcon,
  VideoIcon,
} from '@saltbush/shared-ui/design/icons';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { type Booking, bookingQuery } from '../../../shared/booking/api/booking';
import { formatAppointment, STATE_NAMES } from '../../../shared/booking/format-appointment';
import styles from './BookedStep.module.css';
import { CancelBooking } from './CancelBooking';

function Facts({ booking }: { booking: Booking }) {
  const { state, contact_method } = booking;
  const isVideo = contact_method === 'video';
  const facts = [
    {
      Icon: CalendarDaysIcon,
      text: formatAppointment(booking.starts_at, state, new Date()),
      detail: `${STATE_NAMES[state]} time`,
    },
    { Icon: UserRoundIcon, text: `${booking.first_name} ${booking.last_name}` },
    isVideo
      ? { Icon: VideoIcon, text: 'By video', detail: 'The link comes by text message.' }
      : { Icon: PhoneIcon, text: 'By phone', detail: 'The practitioner rings the number you gave.' },
    {
      Icon: CreditCardIcon,
      text: formatCents(booking.fee),
      detail: booking.status === 'cancelled' ? `Returned to your ${paymentNoun('now')}` : 'Paid',
    },
  ];
  return (
    <Panel ground="plum-soft">
      <ul className={styles.facts}>
        {facts.map(({ Icon, text, detail }) => (
          <li key={text} className={styles.fact}>
            <Icon size={22} />
            <span>
              <Text strong as="span">
                {text}
              </Text>
              {detail && <Text size="sm">{detail}</Text>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const BEFORE = [
  'Keep your phone on and charged, and be somewhere private.',
  'Have your medicines, allergies and Medicare card at hand.',
  'If you feel worse before the call and need help now, call 000.',
];

/** The booking's confirmation: what was booked, what happens next, and how to cancel. */
export function BookedStep({ uuid }: { uuid: string }) {
  const query = useQuery(bookingQuery(uuid));
  const booking = query.data;
  if (!booking) {
    if (!query.isError) return <FormSkeleton fields={4} />;
    return (
      <ErrorState headingLevel={2} onRetry={() => void query.refetch()} busy={query.isFetching}>
        {query.error.message}
      </ErrorState>
    );
  }
  const isCancelled = booking.status === 'cancelled';
  return (
    <Stack gap={6}>
      {isCancelled && (
        <Banner tone="success" live>
          Your time was given back. The fee goes back to your {paymentNoun('now')}.
        </Banner>
      )}
      <Facts booking={booking} />
      {!isCancelled && (
        <ul className={styles.before}>
          {BEFORE.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Stack gap={3}>
        <ButtonLink block href={links.home()}>
          Continue shopping
        </ButtonLink>
        {booking.status === 'booked' && <CancelBooking uuid={uuid} />}
      </Stack>
    </Stack>
  );
}
