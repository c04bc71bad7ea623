import type { MailContent } from './content';

interface Notice {
  firstName: string;
  /** What its owner calls the AutoDelivery. */
  name: string;
  /** Where it is managed. */
  url: string;
}

const action = (url: string) => ({ label: 'Manage your AutoDelivery', url });

interface Upcoming extends Notice {
  /** Local times and days, written out. */
  changesUntil: string;
  chargedOn: string;
  deliveredOn: string;
}

/** The next delivery comes, and can still be changed. What is in it is not named: it may be a medicine. */
export function autodeliveryUpcoming(notice: Upcoming): MailContent {
  const { firstName, name, url, changesUntil, chargedOn, deliveredOn } = notice;
  return {
    subject: 'Your next AutoDelivery is coming up',
    heading: 'Your next AutoDelivery is coming up',
    paragraphs: [
      `Hello ${firstName},`,
      `“${name}” is delivered next on ${deliveredOn}. You can change, skip or pause it before ${changesUntil}.`,
    ],
    rows: [
      { label: 'Changes until', value: changesUntil },
      { label: 'Your card is charged on', value: chargedOn },
      { label: 'Delivery', value: deliveredOn },
    ],
    action: action(url),
  };
}

/** The card was declined, and is tried again. */
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
      `We will try again on ${retryOn}. To be sure of your delivery, please check your card or choose another one before then.`,
    ],
    action: action(url),
  };
}

const PAUSED = {
  payment: 'Your card was declined again, so we have paused it. Nothing was paid, and nothing will be sent.',
  address:
    'We cannot deliver to its address at the moment, so we have paused it. Nothing was paid, and nothing will be sent.',
};

/** The AutoDelivery stops until its owner resumes it. */
export function autodeliveryPaused({
  firstName,
  name,
  url,
  reason,
}: Notice & { reason: keyof typeof PAUSED }): MailContent {
  const remedy = reason === 'payment' ? 'choose another card' : 'change the address';
  return {
    subject: 'Your AutoDelivery is paused',
    heading: 'Your AutoDelivery is paused',
    paragraphs: [
      `Hello ${firstName},`,
      `This is about “${name}”. ${PAUSED[reason]}`,
      `To go on, please ${remedy} and resume it.`,
    ],
    action: action(url),
  };
}

/** Everything in it is sold out or needs something of its owner. */
export function autodeliveryNothingToSend({
  firstName,
  name,
  url,
  nextOn,
}: Notice & { nextOn: string }): MailContent {
  return {
    subject: 'Your AutoDelivery is left out this time',
    heading: 'Nothing could be sent this time',
    paragraphs: [
      `Hello ${firstName},`,
      `Nothing in “${name}” can be sent at the moment: it is out of stock, or we need something from you. You have not been charged.`,
      `The next delivery is planned for ${nextOn}.`,
    ],
    action: action(url),
  };
}
