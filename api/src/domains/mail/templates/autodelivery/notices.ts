import type { MailContent } from '../content';
import { counted, leftOutLines, manage, type NextOrder, nextRows } from './plan';

export interface Notice {
  firstName: string;
  /** The AutoDelivery's name, as chosen by its owner. */
  name: string;
  /** The page where it is managed. */
  url: string;
}

/** An AutoDelivery in a sentence: one without a name of its own is called by its frequency, which is said anyway. */
const called = ({ name, frequency }: Pick<Started, 'name' | 'frequency'>): string =>
  name === frequency ? 'an AutoDelivery' : `the AutoDelivery “${name}”`;

interface Upcoming extends Notice {
  /** Such as "Visa ending in 4242". */
  paidWith: string;
  next: NextOrder;
}

interface Started extends Upcoming {
  /** Such as "Every 4 weeks". */
  frequency: string;
  reference: string;
}

const before = ({ changesUntil }: NextOrder): string => (changesUntil ? ` before ${changesUntil}` : '');

/** An order has started an AutoDelivery: what is charged to which card, when, and until when that can be changed. */
export function autodeliveryStarted(notice: Started): MailContent {
  const { firstName, url, frequency, reference, paidWith, next } = notice;
  return {
    subject: 'Your AutoDelivery has started',
    heading: 'Your AutoDelivery has started',
    paragraphs: [
      `Hello ${firstName},`,
      `Your order ${reference} has started ${called(notice)}. ${frequency}, we charge ${paidWith} the prices of that day and send it again, until you pause or cancel it.`,
      `You can change, skip, pause or cancel the next order${before(next)}.`,
      ...leftOutLines(next),
    ],
    rows: [{ label: 'How often', value: frequency }, ...nextRows(next, paidWith)],
    action: manage(url),
  };
}

/** An order is coming up and can still be changed. Does not name its items: they may be medicines. */
export function autodeliveryUpcoming(notice: Upcoming): MailContent {
  const { firstName, name, url, paidWith, next } = notice;
  return {
    subject: 'Your next AutoDelivery is coming up',
    heading: 'Your next AutoDelivery is coming up',
    paragraphs: [
      `Hello ${firstName},`,
      `The next order of “${name}” is placed and charged to ${paidWith} on ${next.chargedOn}. You can change, skip or pause it${before(next)}.`,
      ...leftOutLines(next),
    ],
    rows: nextRows(next, paidWith),
    action: manage(url),
  };
}

const PAUSED = {
  address: () =>
    'We cannot deliver to its address at the moment, so we have paused it. Nothing was paid, and nothing will be sent.',
  consent: () =>
    'We have no record that you agreed to its charges, so we have paused it. Nothing was paid, and nothing will be sent.',
};

const REMEDIES: Readonly<Record<keyof typeof PAUSED, () => string>> = {
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
    action: manage(url),
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
    subject: 'Your AutoDelivery was not sent this time',
    heading: 'Nothing could be sent this time',
    paragraphs: [
      `Hello ${firstName},`,
      `Nothing in “${name}” can be sent at the moment: it is out of stock, too early to supply again, or we need something from you. You have not been charged.`,
      `The next order is planned for ${nextOn}: it is charged on that day.`,
    ],
    action: manage(url),
  };
}

/** An order was placed without some of what is to be sent. Does not name it: it may be a medicine. */
export function autodeliveryLeftOut({
  firstName,
  name,
  url,
  reference,
  leftOut,
}: Notice & { reference: string; leftOut: number }): MailContent {
  return {
    subject: 'Part of your AutoDelivery was not sent',
    heading: 'Part of your AutoDelivery was not sent',
    paragraphs: [
      `Hello ${firstName},`,
      `Your order ${reference} of “${name}” was placed without ${counted(leftOut)}: out of stock, too early to supply again, or in need of something from you, such as a prescription. What was left out was not charged.`,
      'It stays for the next order. If it is out of stock or needs something from you, the page of your AutoDelivery says so; please order it by itself if you cannot wait.',
    ],
    action: manage(url),
  };
}
