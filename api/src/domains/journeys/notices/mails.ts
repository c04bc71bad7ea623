import { type ConsentTerms, consentLines, nextBillingAt, paymentLabel } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { localDay } from '../../../lib/local-time';
import type { Mail } from '../../mail';
import { chargedMethodOf, type Parties } from '../billing/parties';
import type { JourneysServices } from '../context';
import type { JourneyOfferDocument, JourneySubscriptionDocument } from '../documents';
import { chargeMailIds } from './mail-ids';

type MailSources = Pick<JourneysServices, 'clock' | 'config'>;
type Reader = Pick<Parties, 'customer' | 'state'>;

const programUrl = ({ config }: MailSources, { journey_id }: JourneySubscriptionDocument): string =>
  config.publicOrigin + links.journey.dashboard(journey_id);

/** Notifies of a declined renewal, once per scheduled attempt. */
export function declinedMail(
  sources: MailSources,
  { customer, state }: Reader,
  declined: JourneySubscriptionDocument,
  /** Cents. */
  amount: number,
): Mail {
  const { declines, payment_retry_at } = declined;
  const method = chargedMethodOf(customer);
  return {
    id: chargeMailIds.declined(declined, declines),
    to: customer.email,
    template: 'program_payment_declined',
    data: {
      firstName: customer.first_name,
      url: programUrl(sources, declined),
      amount,
      paidWith: method && paymentLabel(method),
      retryOn: payment_retry_at && localDay(payment_retry_at, state),
    },
  };
}

/**
 * Announces the next charge with its amount and date, and until when the order can be changed, once per period; null
 * once that time has passed (rule consent-02).
 */
export function reviewMail(
  sources: MailSources,
  { customer, state }: Reader,
  subscription: JourneySubscriptionDocument,
  /** Cents. */
  amount: number,
): Mail | null {
  const { next_period_at } = subscription;
  const lastDay = nextBillingAt(next_period_at);
  const now = sources.clock.now();
  if (!next_period_at || !lastDay || lastDay <= now) return null;
  return {
    id: chargeMailIds.review(subscription, next_period_at),
    to: customer.email,
    template: 'program_review',
    data: {
      firstName: customer.first_name,
      url: programUrl(sources, subscription),
      changesUntil: localDay(lastDay, state),
      chargedOn: localDay(next_period_at, state),
      amount,
    },
    usefulMs: lastDay.getTime() - now.getTime(),
  };
}

/** Asks for the member's agreement to renewals, once per period. */
export function consentMail(
  sources: MailSources,
  { customer }: Pick<Parties, 'customer'>,
  subscription: JourneySubscriptionDocument,
): Mail {
  const data = { firstName: customer.first_name, url: programUrl(sources, subscription) };
  const id = chargeMailIds.consent(subscription);
  return { id, to: customer.email, template: 'program_consent', data };
}

/** Puts what the member has agreed to into their hands, once per agreement. */
export function agreedMail(
  sources: MailSources,
  { customer }: Pick<Parties, 'customer'>,
  subscription: JourneySubscriptionDocument,
  terms: readonly ConsentTerms[],
): Mail {
  return {
    id: `program_agreed:${subscription._id}:${subscription.version}`,
    to: customer.email,
    template: 'program_agreed',
    data: {
      firstName: customer.first_name,
      url: programUrl(sources, subscription),
      terms: terms.flatMap(consentLines),
    },
  };
}

/** Tells the member that an order is held, once per period; says nothing of health. */
export function heldMail(
  { config }: MailSources,
  { customer }: Pick<Parties, 'customer'>,
  subscription: JourneySubscriptionDocument,
): Mail {
  const data = { firstName: customer.first_name, url: config.publicOrigin + links.account.patients() };
  return { id: chargeMailIds.held(subscription), to: customer.email, template: 'program_held', data };
}

/** Tells an applicant that a practitioner has looked at the patient's details, once per draft; says nothing of health. */
export function clearedMail(
  { config }: MailSources,
  { customer }: Pick<Parties, 'customer'>,
  { _id, version }: JourneySubscriptionDocument,
): Mail {
  const data = { firstName: customer.first_name, url: config.publicOrigin + links.journey.join() };
  return { id: `program_cleared:${_id}:${version}`, to: customer.email, template: 'program_cleared', data };
}

/** Tells the member that the care team has answered; says nothing of health. */
export function answeredMail(
  { config }: MailSources,
  { customer }: Pick<Parties, 'customer'>,
  { _id, journey_id }: JourneySubscriptionDocument,
  messageId: string,
): Mail {
  const data = {
    firstName: customer.first_name,
    url: config.publicOrigin + links.journey.messages(journey_id),
  };
  return { id: `program_message:${_id}:${messageId}`, to: customer.email, template: 'program_message', data };
}

/** Tells the member of an offer, once. */
export function offerMail(
  sources: MailSources,
  { customer, state }: Reader,
  subscription: JourneySubscriptionDocument,
  { id, expires_at }: JourneyOfferDocument,
): Mail {
  const expiresOn = localDay(expires_at, state);
  const data = { firstName: customer.first_name, url: programUrl(sources, subscription), expiresOn };
  return { id: `program_offer:${id}`, to: customer.email, template: 'program_offer', data };
}
