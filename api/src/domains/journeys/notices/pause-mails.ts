import { nextBillingAt } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { localDay } from '../../../lib/local-time';
import type { Mail } from '../../mail';
import type { Parties } from '../billing/parties';
import type { JourneysServices } from '../context';
import type { JourneySubscriptionDocument } from '../documents';

type MailSources = Pick<JourneysServices, 'config'>;
type Reader = Pick<Parties, 'customer' | 'state'>;

function chargeContent(
  { config }: MailSources,
  { customer, state }: Reader,
  { journey_id, next_period_at }: JourneySubscriptionDocument,
) {
  const lastDay = nextBillingAt(next_period_at);
  return {
    firstName: customer.first_name,
    url: config.publicOrigin + links.journey.dashboard(journey_id),
    chargedOn: next_period_at ? localDay(next_period_at, state) : '',
    changesUntil: lastDay ? localDay(lastDay, state) : '',
  };
}

/** Tells the member until when nothing is charged, once per pause. */
export function pausedMail(sources: MailSources, reader: Reader, program: JourneySubscriptionDocument): Mail {
  const from = program.pauses?.at(-1)?.from;
  return {
    id: `program_paused:${program._id}:${program.version}`,
    to: reader.customer.email,
    template: 'program_paused',
    data: {
      ...chargeContent(sources, reader, program),
      paidUntil: from ? localDay(from, reader.state) : '',
    },
  };
}

/** Tells the member when the next charge is made, once per pause that they end. */
export const resumedMail = (
  sources: MailSources,
  reader: Reader,
  program: JourneySubscriptionDocument,
): Mail => ({
  id: `program_resumed:${program._id}:${program.version}`,
  to: reader.customer.email,
  template: 'program_resumed',
  data: chargeContent(sources, reader, program),
});
