import { freeChangesUntil, SLOT_HOURS } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { localMoment, localSpan } from '../../../lib/local-time';
import type { Mail } from '../../mail';
import type { Ahead } from '../../telehealth';
import type { Parties } from '../billing/parties';
import { consultState } from '../consults/consult-slot';
import type { JourneysServices } from '../context';
import type { JourneyBookingDocument } from '../documents';

export type MailSources = Pick<JourneysServices, 'clock' | 'config'>;
type Consulted = Pick<Parties, 'customer' | 'patient'>;

const HOUR_MS = 60 * 60_000;

/** Consults are at the local time of the patient's state, wherever their orders go. */
export function consultContent(
  sources: MailSources,
  { customer, patient }: Consulted,
  { appointment_at: from }: JourneyBookingDocument,
) {
  const to = new Date(from.getTime() + SLOT_HOURS * HOUR_MS);
  const now = sources.clock.now();
  const state = consultState(patient);
  const movableUntil = freeChangesUntil(from);
  return {
    to: customer.email,
    data: {
      firstName: customer.first_name,
      time: localSpan(from, to, state),
      contactMethod: null,
      url: sources.config.publicOrigin + links.account.appointments(),
      movableUntil: movableUntil > now ? localMoment(movableUntil, state) : null,
    },
    usefulMs: from.getTime() - now.getTime(),
  };
}

/** Confirms a program consult; any payment is in the order confirmation. */
export function consultConfirmationMail(
  sources: MailSources,
  reader: Consulted,
  booking: JourneyBookingDocument,
): Mail {
  const content = consultContent(sources, reader, booking);
  const data = { ...content.data, paid: 0 };
  return { ...content, id: `booking_confirmation:${booking.id}`, template: 'booking_confirmation', data };
}

/** Reminds of a program consult, once per lead time and per time it was moved to. */
export function consultReminderMail(
  sources: MailSources,
  reader: Consulted,
  booking: JourneyBookingDocument,
  ahead: Ahead,
): Mail {
  const content = consultContent(sources, reader, booking);
  const data = { ...content.data, ahead };
  const moved = booking.moves ? `:${booking.moves}` : '';
  const id = `booking_reminder:${booking.id}:${ahead}${moved}`;
  return { ...content, id, template: 'booking_reminder', data };
}

/** Notifies of a program consult's new time, once per move. */
export function consultMovedMail(
  sources: MailSources,
  reader: Consulted,
  booking: JourneyBookingDocument,
): Mail {
  const content = consultContent(sources, reader, booking);
  const data = { ...content.data, refunded: 0 };
  return {
    ...content,
    id: `booking_moved:${booking.id}:${booking.moves ?? 0}`,
    template: 'booking_moved',
    data,
  };
}

/** What cancelling a consult does to its fee in cents, or to the free consult that it used. */
export interface ConsultMoney {
  paid: number;
  refunded: number;
  freeConsult: 'back' | 'used' | null;
}

/** Notifies of a follow-up consult that its member has cancelled, and what happens to its fee, once per booking. */
export function consultCancelledMail(
  sources: MailSources,
  reader: Consulted,
  booking: JourneyBookingDocument,
  money: ConsultMoney,
): Mail {
  const { to, data } = consultContent(sources, reader, booking);
  // Worth sending after the start too: it says where the money is.
  return {
    id: `booking_cancelled:${booking.id}`,
    to,
    template: 'booking_cancelled',
    data: { ...data, movableUntil: null, by: 'patient', ...money },
  };
}
