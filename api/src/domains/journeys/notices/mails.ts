import { nextBillingAt, SLOT_HOURS } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { localDay, localSpan } from '../../../lib/local-time';
import type { Mail } from '../../mail';
import type { Ahead } from '../../telehealth';
import type { Parties } from '../billing/parties';
import type { JourneysServices } from '../context';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';

type MailSources = Pick<JourneysServices, 'clock' | 'config'>;
type Reader = Pick<Parties, 'customer' | 'state'>;

const HOUR_MS = 60 * 60_000;

const programUrl = ({ config }: MailSources, { journey_id }: JourneySubscriptionDocument): string =>
  config.publicOrigin + links.journey.dashboard(journey_id);

/** Says that a renewal was declined, once for each time the job tried. */
export function declinedMail(
  sources: MailSources,
  { customer, state }: Reader,
  declined: JourneySubscriptionDocument,
): Mail {
  const { _id, cycle, declines, payment_retry_at } = declined;
  return {
    id: `program_payment_declined:${_id}:${cycle}:${declines}`,
    to: customer.email,
    template: 'program_payment_declined',
    data: {
      firstName: customer.first_name,
      url: programUrl(sources, declined),
      retryOn: payment_retry_at && localDay(payment_retry_at, state),
    },
  };
}

/** Says until when the next order can be changed, once for each period; null when that time is over. */
export function reviewMail(
  sources: MailSources,
  { customer, state }: Reader,
  subscription: JourneySubscriptionDocument,
): Mail | null {
  const { _id, next_period_at } = subscription;
  const lastDay = nextBillingAt(next_period_at);
  const now = sources.clock.now();
  if (!next_period_at || !lastDay || lastDay <= now) return null;
  return {
    id: `program_review:${_id}:${next_period_at.toISOString()}`,
    to: customer.email,
    template: 'program_review',
    data: {
      firstName: customer.first_name,
      url: programUrl(sources, subscription),
      changesUntil: localDay(lastDay, state),
    },
    usefulMs: lastDay.getTime() - now.getTime(),
  };
}

function aboutConsult(sources: MailSources, { customer, state }: Reader, booking: JourneyBookingDocument) {
  const { appointment_at: from } = booking;
  const to = new Date(from.getTime() + SLOT_HOURS * HOUR_MS);
  return {
    to: customer.email,
    data: {
      firstName: customer.first_name,
      time: localSpan(from, to, state),
      contactMethod: null,
      url: sources.config.publicOrigin + links.account.dashboard(),
    },
    usefulMs: from.getTime() - sources.clock.now().getTime(),
  };
}

/** Says that a consult of a program is booked; what was paid is in the confirmation of its order. */
export function consultConfirmationMail(
  sources: MailSources,
  reader: Reader,
  booking: JourneyBookingDocument,
): Mail {
  const about = aboutConsult(sources, reader, booking);
  const data = { ...about.data, paid: 0 };
  return { ...about, id: `booking_confirmation:${booking.id}`, template: 'booking_confirmation', data };
}

/** Reminds of a consult of a program, once for each time ahead. */
export function consultReminderMail(
  sources: MailSources,
  reader: Reader,
  booking: JourneyBookingDocument,
  ahead: Ahead,
): Mail {
  const about = aboutConsult(sources, reader, booking);
  const data = { ...about.data, ahead };
  return { ...about, id: `booking_reminder:${booking.id}:${ahead}`, template: 'booking_reminder', data };
}
