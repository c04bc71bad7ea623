import type { MailContent } from './content';

/** A script that the pharmacy has kept and keeps no longer. */
export interface TakenOffScript {
  firstName: string;
  /** Why, in words for the customer. */
  reason: string;
  url: string;
}

/** A script is not on file any more. The subject names no script: others see it on a locked screen. */
export const scriptTakenOff = ({ firstName, reason, url }: TakenOffScript): MailContent => ({
  subject: 'A change to what we keep for you',
  heading: 'A script is no longer on file',
  paragraphs: [
    `Hello ${firstName},`,
    'We have taken a script off file that we kept for you or for somebody in your account. Nothing more is supplied on its repeats.',
    `Reason: ${reason}.`,
    'For the next order, or the next AutoDelivery, please give us another script on the product’s page. If you have a question, please call us: our pharmacist will help.',
  ],
  action: { label: 'View your account', url },
});
