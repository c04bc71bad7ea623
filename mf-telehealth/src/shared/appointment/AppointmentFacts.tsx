import { consultWindow, paymentNoun, stateTime } from '@saltbush/contract';
import { formatCents, Panel, Text } from '@saltbush/shared-ui/design/core';
import {
  CalendarDaysIcon,
  ClipboardListIcon,
  CreditCardIcon,
  PhoneIcon,
  UserRoundIcon,
  VideoIcon,
} from '@saltbush/shared-ui/design/icons';
import type { Booking } from '../booking/api/booking';
import styles from './Appointment.module.css';

/** What happened to the fee. */
function feeWords({ status, fee, refunded }: Booking): string {
  const back = `${formatCents(refunded)} goes back to your ${paymentNoun('now')}`;
  if (status === 'cancelled') return refunded > 0 ? back : 'The fee stays, as it was cancelled late';
  if (refunded > 0) return `Paid; ${back}`;
  return fee > 0 ? 'Paid' : 'Nothing to pay';
}

const HOW = {
  phone: { Icon: PhoneIcon, text: 'By phone', detail: 'The practitioner rings the number you gave.' },
  video: {
    Icon: VideoIcon,
    text: 'By video',
    detail: 'The practitioner rings the number you gave, then e-mails a link of their own video service.',
  },
};

/** What was paid, in cents: `fee` is what is left of it after a change of time, unless all of it goes back. */
function paidFee({ fee, refunded, status, is_fee_returned }: Booking): number {
  if (is_fee_returned) return refunded;
  return fee + (status === 'cancelled' ? 0 : refunded);
}

/** When, for whom, how, and what of the fee. */
export function AppointmentFacts({ booking }: { booking: Booking }) {
  const { state, starts_at, contact_method, first_name, last_name, reference } = booking;
  const facts = [
    {
      Icon: CalendarDaysIcon,
      text: consultWindow(starts_at, state, new Date()),
      detail: stateTime(state),
    },
    { Icon: UserRoundIcon, text: `${first_name} ${last_name}`, detail: null },
    HOW[contact_method],
    {
      Icon: CreditCardIcon,
      text: formatCents(paidFee(booking)),
      detail: feeWords(booking),
    },
    { Icon: ClipboardListIcon, text: reference, detail: 'Your reference, should you ring us' },
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
