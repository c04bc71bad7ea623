import { paymentNoun } from '@saltbush/contract';
import type { MailContent } from './content';

interface Notice {
  firstName: string;
  /** The AutoDelivery's name, as chosen by its owner. */
  name: string;
  /** The page where it is managed. */
  url: string;
}

/** An AutoDelivery in a sentence: one without a name of its own is called by its frequency, which is said anyway. */
const called = ({ name, frequency }: Pick<Started, 'name' | 'frequency'>): string =>
  name === frequency ? 'an AutoDelivery' : `the AutoDelivery “${name}”`;

const action = (url: string) => ({ label: 'Manage your AutoDelivery', url });

interface Upcoming extends Notice {
  /** Formatted local times and days. */
  changesUntil: string;
  chargedOn: string;
  deliveredOn: string;
}

interface Started extends Upcoming {
  /** Such as "Every 4 weeks". */
  frequency: string;
  reference: string;
  /** Such as "Visa ending in 4242". */
  paidWith: string;
}

/** An order has started an AutoDelivery: what is charged to which card, when, and until when that can be changed. */
export function autodeliveryStarted(notice: Started): MailContent {
  const { firstName, url, frequency, reference, paidWith, changesUntil, chargedOn, deliveredOn } = notice;
  return {
    subject: 'Your AutoDelivery has started',
    heading: 'Your AutoDelivery has started',
    paragraphs: [
      `Hello ${firstName},`,
      `Your order ${reference} has started ${called(notice)}. ${frequency}, we charge ${paidWith} the prices of that day and send it again, until you pause or cancel it.`,
      `You can change, skip, pause or cancel the next delivery before ${changesUntil}.`,
    ],
    rows: [
      { label: 'How often', value: frequency },
      { label: 'Next charge', value: chargedOn },
      { label: 'Next delivery', value: deliveredOn },
      { label: 'Changes until', value: changesUntil },
      { label: 'Charged to', value: paidWith },
    ],
    action: action(url),
  };
}

/** A delivery is coming up and can still be changed. Does not name its items: they may be medicines. */
export function autodeliveryUpcoming(notice: Upcoming): MailContent {
  const { firstName, name, url, changesUntil, chargedOn, deliveredOn } = notice;
  return {
    subject: 'Your next AutoDelivery is coming up',
    heading: 'Your next AutoDelivery is coming up',
    paragraphs: [
      `Hello ${firstName},`,
      `“${name}” will next be delivered on ${deliveredOn}. You can change, skip or pause it before ${changesUntil}.`,
    ],
    rows: [
      { label: 'Changes until', value: changesUntil },
      { label: `Your ${paymentNoun('later')} is charged on`, value: chargedOn },
      { label: 'Delivery', value: deliveredOn },
    ],
    action: action(url),
  };
}

/** The payment was declined and will be retried. */
export function autodeliveryPaymentFailed({
  firstName,
  name,
  url,
  message,
  retryOn,
}: Notice & { message: string; retryOn: string }): MailContent {
  return {
    subject: 'We could not charge your AutoDelivery',
    heading: 'Your payment did not go through',
    paragraphs: [
      `Hello ${firstName},`,
      `We could not charge “${name}”. ${message} Nothing was paid.`,
      `We will try again on ${retryOn}. To be sure of your delivery, please check your ${paymentNoun('later')} or choose another one before then.`,
    ],
    action: action(url),
  };
}

const PAUSED = {
  payment: () =>
    `Your ${paymentNoun('later')} was declined again, so we have paused it. Nothing was paid, and nothing will be sent.`,
  address: () =>
    'We cannot deliver to its address at the moment, so we have paused it. Nothing was paid, and nothing will be sent.',
  consent: () =>
    'We have no record that you agreed to its charges, so we have paused it. Nothing was paid, and nothing will be sent.',
};

const REMEDIES: Readonly<Record<keyof typeof PAUSED, () => string>> = {
  payment: () => `choose another ${paymentNoun('later')}`,
  address: () => 'change the address',
  consent: () => 'read what it costs',
};

/** The AutoDelivery is paused until its owner resumes it. */
export function autodeliveryPaused({
  firstName,
  name,
  url,
  reason,
}: Notice & { reason: keyof typeof PAUSED }): MailContent {
  return {
    subject: 'Your AutoDelivery is paused',
    heading: 'Your AutoDelivery is paused',
    paragraphs: [
      `Hello ${firstName},`,
      `This is about “${name}”. ${PAUSED[reason]()}`,
      `To continue, please ${REMEDIES[reason]()} and resume it.`,
    ],
    action: action(url),
  };
}

/** Every item is out of stock or needs action from the owner. */
export function autodeliveryNothingToSend({
  firstName,
  name,
  url,
  nextOn,
}: Notice & { nextOn: string }): MailContent {
  return {
    subject: 'Your AutoDelivery was skipped this time',
    heading: 'Nothing could be sent this time',
    paragraphs: [
      `Hello ${firstName},`,
      `Nothing in “${name}” can be sent at the moment: it is out of stock, or we need something from you. You have not been charged.`,
      `The next delivery is planned for ${nextOn}.`,
    ],
    action: action(url),
  };
}
