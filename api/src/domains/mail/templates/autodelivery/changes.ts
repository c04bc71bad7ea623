import type { MailContent } from '../content';
import { manage, type NextOrder, type Plan, planBlocks, planRows } from './plan';

const NOT_YOU = 'If you did not ask for this, please reply to this email at once.';

/** What the owner can still do about the next order, or that there is none or it is too late for it. */
function untilWhen({ next }: Plan): string {
  if (!next) return 'It is paused: nothing is charged and no order is placed until you resume it.';
  if (next.changesUntil) return `You can change, skip, pause or cancel it until ${next.changesUntil}.`;
  return 'The next order is locked in: what is in it and where it goes can change once it is charged.';
}

/** Why no amount is named. */
function unpriced({ next, products }: Plan): string[] {
  if (!next || next.total !== null) return [];
  return products === 0
    ? ['It is empty: nothing is charged or sent until you add something.']
    : [
        'As things are, nothing in it can be sent, and nothing would be charged. Its page says what it needs.',
      ];
}

const standing = (plan: Plan): Pick<MailContent, 'rows' | 'blocks' | 'action' | 'note'> => ({
  rows: planRows(plan),
  blocks: planBlocks(plan),
  action: manage(plan.url),
  note: NOT_YOU,
});

type Running = Plan & { next: NextOrder };

/** What is delivered, how often, where to or from which card has changed: how it stands now. */
export function autodeliveryChanged(plan: Plan): MailContent {
  return {
    subject: 'Your AutoDelivery was changed',
    heading: 'Your AutoDelivery was changed',
    paragraphs: [
      `Hello ${plan.firstName},`,
      `“${plan.name}” was changed. From now on it is as below.`,
      ...unpriced(plan),
      untilWhen(plan),
    ],
    ...standing(plan),
  };
}

/** A delivery is left out; `skippedOn` is the day on which it would have been charged. */
export function autodeliverySkipped(plan: Running & { skippedOn: string }): MailContent {
  return {
    subject: 'Your next AutoDelivery is skipped',
    heading: 'Your next AutoDelivery is skipped',
    paragraphs: [
      `Hello ${plan.firstName},`,
      `As you asked, the order of “${plan.name}” on ${plan.skippedOn} is skipped: nothing is charged or sent for it.`,
      `The next one is placed and charged on ${plan.next.chargedOn}.`,
      ...unpriced(plan),
      untilWhen(plan),
    ],
    ...standing(plan),
  };
}

/** A pause has ended: when it goes on. */
export function autodeliveryResumed(plan: Running): MailContent {
  return {
    subject: 'Your AutoDelivery goes on',
    heading: 'Your AutoDelivery goes on',
    paragraphs: [
      `Hello ${plan.firstName},`,
      `As you asked, “${plan.name}” goes on. Its next order is placed and charged on ${plan.next.chargedOn}.`,
      ...unpriced(plan),
      untilWhen(plan),
    ],
    ...standing(plan),
  };
}

interface Stopped extends Pick<Plan, 'firstName' | 'name' | 'url' | 'paidWith'> {
  /** When the order that is already paid is expected, if one is on its way. */
  onItsWay: string | null;
}

const stillComes = ({ onItsWay }: Stopped): string[] =>
  onItsWay
    ? [
        `The order that is already paid still comes (expected ${onItsWay}), unless you cancel it before it is packed.`,
      ]
    : [];

/** Its owner has paused it: nothing is charged until it is resumed. Tells a change of minutes before too. */
export function autodeliveryPausedAsAsked(stopped: Stopped & Plan & { next: null }): MailContent {
  const { firstName, name } = stopped;
  return {
    subject: 'You have paused your AutoDelivery',
    heading: 'Your AutoDelivery is paused',
    paragraphs: [
      `Hello ${firstName},`,
      `As you asked, “${name}” is paused until you resume it. Meanwhile nothing is charged, and no order is placed.`,
      ...stillComes(stopped),
      'It stays as it is below. When you resume it, we tell you the next date before anything is charged.',
    ],
    ...standing(stopped),
  };
}

/** Its owner has ended it for good. */
export function autodeliveryEnded(stopped: Stopped): MailContent {
  const { firstName, name, url, paidWith } = stopped;
  return {
    subject: 'Your AutoDelivery has ended',
    heading: 'Your AutoDelivery has ended',
    paragraphs: [
      `Hello ${firstName},`,
      `As you asked, “${name}” has ended. ${paidWith} is not charged for it any more, and no order is placed.`,
      ...stillComes(stopped),
    ],
    action: { label: 'See your AutoDeliveries', url },
    note: NOT_YOU,
  };
}
