import { NOTICE_DAYS, paymentNoun } from '@saltbush/contract';
import type { MailContent } from './content';

interface NextCharge {
  firstName: string;
  url: string;
  /** Formatted local days. */
  chargedOn: string;
  changesUntil: string;
}

const rows = ({ chargedOn, changesUntil }: NextCharge) => [
  { label: 'Changes until', value: changesUntil },
  { label: `Your ${paymentNoun('later')} is charged next on`, value: chargedOn },
];

const NOTICE = `We e-mail you the amount at least ${NOTICE_DAYS} days before. What you agreed to stays as it is.`;

/** A program's monthly charges are put off: until when, and what goes on. */
export function programPaused(pause: NextCharge & { paidUntil: string }): MailContent {
  const { firstName, url, paidUntil, chargedOn } = pause;
  return {
    subject: 'Your program is paused',
    heading: 'Your program is paused',
    paragraphs: [
      `Hello ${firstName},`,
      `As you asked, nothing is charged and no order is sent until ${chargedOn}.`,
      `Your paid month runs until ${paidUntil}. From then on no new lesson opens; those that are open stay so.`,
      `You can go on earlier at any time. ${NOTICE}`,
      'If you take a prescribed medicine, please speak with your doctor before you stop.',
    ],
    rows: rows(pause),
    action: { label: 'Go to your program', url },
  };
}

/** A pause has ended ahead of its time: when the next charge is made. */
export function programResumed(charge: NextCharge): MailContent {
  const { firstName, url, chargedOn } = charge;
  return {
    subject: 'Your program goes on',
    heading: 'Your program goes on',
    paragraphs: [
      `Hello ${firstName},`,
      `As you asked, your pause has ended. Your next order is charged on ${chargedOn}. ${NOTICE}`,
      'Until the day below you can change the order, pause again or cancel, and nothing is charged.',
    ],
    rows: rows(charge),
    action: { label: 'Go to your program', url },
  };
}
