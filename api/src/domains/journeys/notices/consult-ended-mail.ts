import { consultClock } from '@saltbush/contract';
import type { Mail } from '../../mail';
import type { OrderDocument } from '../../orders';
import type { Parties } from '../billing/parties';
import { consultState, isFirstConsult } from '../consults/consult-slot';
import type { ConsultOutcome } from '../consults/outcomes';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';
import { consultContent, type MailSources } from './consult-mails';

interface Ended {
  booking: JourneyBookingDocument;
  outcome: ConsultOutcome;
  /** What paid for it. */
  order: OrderDocument | null;
}

/** Notifies of how a program's consult ended, once: it took place, or the patient was not reached. Nothing of the note is in it. */
export function consultEndedMail(
  sources: MailSources,
  parties: Parties,
  subscription: JourneySubscriptionDocument,
  ended: Ended,
): Mail {
  const { booking, outcome, order } = ended;
  const { to, data } = consultContent(sources, parties, booking);
  const state = consultState(parties.patient);
  return {
    id: `booking_ended:${booking.id}`,
    to,
    template: 'booking_ended',
    data: {
      ...data,
      outcome,
      calls: (booking.closed?.calls ?? []).map((call) => consultClock(call, state)),
      // What was paid for a consult of a program that has ended went back with its end.
      paid: subscription.status === 'cancelled' ? 0 : (order?.order_total ?? 0),
      program: isFirstConsult(subscription) ? 'first' : 'later',
    },
  };
}
