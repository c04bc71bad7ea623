import { consultClock } from '@saltbush/contract';
import type { Mail } from '../../mail';
import type { Parties } from '../billing/parties';
import { consultState, isFirstConsult } from '../consults/consult-slot';
import type { EndedConsult, EndedMoney } from '../consults/ended-money';
import { firstConsultRefusal } from '../consults/first-again';
import { withOutcome } from '../consults/outcomes';
import type { JourneySubscriptionDocument } from '../documents';
import { consultContent, type MailSources } from './consult-mails';

/** Where its program stands, which decides what follows. */
function programOf(subscription: JourneySubscriptionDocument): 'first' | 'later' | 'ended' {
  if (subscription.status === 'cancelled') return 'ended';
  return isFirstConsult(subscription) ? 'first' : 'later';
}

interface Ended extends EndedMoney {
  booking: EndedConsult;
}

/** Notifies of how a program's consult ended, once, and of what becomes of its fee. Nothing of the note is in it. */
export function consultEndedMail(
  sources: MailSources,
  parties: Parties,
  subscription: JourneySubscriptionDocument,
  ended: Ended,
): Mail {
  const { booking, order, refunded, freeConsult } = ended;
  const { to, data } = consultContent(sources, parties, booking);
  const state = consultState(parties.patient);
  return {
    id: `booking_ended:${booking.id}`,
    to,
    template: 'booking_ended',
    data: {
      ...data,
      outcome: booking.status,
      calls: (booking.closed?.calls ?? []).map((call) => consultClock(call, state)),
      // What was paid for a consult of a program that has ended went back with its end.
      paid: subscription.status === 'cancelled' && refunded === 0 ? 0 : (order?.order_total ?? 0),
      refunded,
      freeConsult,
      canBookAgain: firstConsultRefusal({ ...subscription, ...withOutcome(subscription, booking) }) === null,
      program: programOf(subscription),
    },
  };
}
